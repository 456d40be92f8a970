//! The part of the document that pages are painted on: only what differs from before is written.

use leptos::prelude::document;
use web_sys::Element;

use crate::app::dom::morph;

pub struct Canvas {
    id: &'static str,
    /// The parts painted so far and their text; the page as a whole has no name.
    shown: Vec<(&'static str, String)>,
}

impl Canvas {
    /// Paints into the element of this id.
    pub const fn new(id: &'static str) -> Self {
        Self { id, shown: Vec::new() }
    }

    /// Wipes everything and sets up a frame for parts.
    pub fn clear(&mut self, frame: &str) {
        self.shown.clear();
        if let Some(place) = document().get_element_by_id(self.id) {
            place.set_inner_html(frame);
        }
    }

    pub fn whole(&mut self, html: String) {
        self.part("", html);
    }

    /// Paints the element of this class within the frame; says whether anything was new.
    pub fn part(&mut self, class: &'static str, html: String) -> bool {
        let index = self.shown.iter().position(|(name, _)| *name == class);
        if index.is_some_and(|index| self.shown[index].1 == html) {
            return false;
        }
        if let Some(place) = self.find(class) {
            morph(&place, &html);
        }
        match index {
            Some(index) => self.shown[index].1 = html,
            None => self.shown.push((class, html)),
        }
        true
    }

    /// Sets an attribute of the frame's outermost element, or removes it.
    pub fn mark(&self, name: &str, value: Option<&str>) {
        let Some(frame) = self.find("").and_then(|place| place.first_element_child()) else {
            return;
        };
        // A frame that cannot be marked is still a page.
        let _ = match value {
            Some(value) => frame.set_attribute(name, value),
            None => frame.remove_attribute(name),
        };
    }

    fn find(&self, class: &str) -> Option<Element> {
        let place = document().get_element_by_id(self.id)?;
        if class.is_empty() {
            return Some(place);
        }
        place.query_selector(&format!(".{class}")).ok().flatten()
    }
}
