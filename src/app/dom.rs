//! Markup brought onto the page without touching what stays the same: whatever has the focus, is being dragged or was
//! typed into keeps its element, because only differences are written.

use js_sys::Reflect;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, Node};

/// Makes the children of an element look like `html`.
pub fn morph(root: &Element, html: &str) {
    // A copy of the same kind, so that the text is read as it would be inside the element.
    let Ok(fresh) = root.clone_node().map(JsCast::unchecked_into::<Element>) else { return };
    fresh.set_inner_html(html);
    let _ = morph_children(root, &fresh);
}

fn morph_children(old: &Node, fresh: &Node) -> Result<(), JsValue> {
    let mut place = old.first_child();
    while let Some(wanted) = fresh.first_child() {
        fresh.remove_child(&wanted)?;
        let Some(present) = place else {
            old.append_child(&wanted)?;
            continue;
        };
        place = present.next_sibling();
        morph_node(old, &present, &wanted)?;
    }
    while let Some(surplus) = place {
        place = surplus.next_sibling();
        old.remove_child(&surplus)?;
    }
    Ok(())
}

fn morph_node(parent: &Node, present: &Node, wanted: &Node) -> Result<(), JsValue> {
    if present.is_equal_node(Some(wanted)) {
        return Ok(());
    }
    if present.node_name() != wanted.node_name() {
        return parent.replace_child(wanted, present).map(|_| ());
    }
    match (present.dyn_ref::<Element>(), wanted.dyn_ref::<Element>()) {
        (Some(present), Some(wanted)) => {
            morph_attributes(present, wanted)?;
            morph_children(present, wanted)
        }
        _ => {
            present.set_node_value(wanted.node_value().as_deref());
            Ok(())
        }
    }
}

fn morph_attributes(present: &Element, wanted: &Element) -> Result<(), JsValue> {
    for name in present.get_attribute_names().iter().filter_map(|name| name.as_string()) {
        // What a person has opened stays open.
        if name != "open" && !wanted.has_attribute(&name) {
            present.remove_attribute(&name)?;
            set_state(present, &name, None)?;
        }
    }
    for name in wanted.get_attribute_names().iter().filter_map(|name| name.as_string()) {
        let value = wanted.get_attribute(&name);
        if let Some(value) =
            value.filter(|value| present.get_attribute(&name).as_ref() != Some(value))
        {
            present.set_attribute(&name, &value)?;
            set_state(present, &name, Some(&value))?;
        }
    }
    Ok(())
}

/// Once somebody has used a control, its attributes no longer say what it shows.
fn set_state(control: &Element, name: &str, value: Option<&str>) -> Result<(), JsValue> {
    let state = match name {
        "checked" | "selected" => JsValue::from_bool(value.is_some()),
        "value" => JsValue::from_str(value.unwrap_or_default()),
        _ => return Ok(()),
    };
    Reflect::set(control, &JsValue::from_str(name), &state).map(|_| ())
}
