//! The variants of a game in its lobby: one choice each, the first being the usual one.

use super::stage::Deed;
use crate::app::html::{tag, text};

/// What can be chosen about a game; `name` is its parameter in a table's address.
pub struct Variant {
    pub name: &'static str,
    pub label: &'static str,
    pub hint: &'static str,
    pub choices: Vec<Choice>,
}

pub struct Choice {
    pub value: String,
    pub label: String,
}

/// What has been chosen, by name; what is not listed is as usual.
#[derive(Default)]
pub struct Chosen(Vec<(String, String)>);

/// The controls' own deed; which variant it is says the control's name.
const VARY: &str = "vary";
const ID: &str = "variant-";

impl Chosen {
    /// One of the variants' controls has been used.
    pub fn act(&mut self, deed: &Deed) {
        let id = deed.control.id();
        if let (VARY, Some(name)) = (deed.what.as_str(), id.strip_prefix(ID)) {
            self.0.retain(|(chosen, _)| chosen != name);
            self.0.push((name.to_owned(), deed.control.value()));
        }
    }

    /// The parameters for these variants that are not as usual.
    pub fn parameters(&self, variants: &[Variant]) -> Vec<(String, String)> {
        let unusual = |variant: &Variant| {
            let chosen = self.of(variant)?;
            let usual = variant.choices.first().is_some_and(|usual| usual.value == chosen);
            (!usual).then(|| (variant.name.to_owned(), chosen.to_owned()))
        };
        variants.iter().filter_map(unusual).collect()
    }

    fn of(&self, variant: &Variant) -> Option<&str> {
        let offered = |value: &str| variant.choices.iter().any(|choice| choice.value == value);
        let chosen = self.0.iter().find(|(name, value)| name == variant.name && offered(value))?;
        Some(&chosen.1)
    }

    pub fn html(&self, variants: &[Variant]) -> String {
        variants.iter().map(|variant| self.row(variant)).collect()
    }

    fn row(&self, variant: &Variant) -> String {
        let (name, chosen) = (variant.name, self.of(variant));
        let mut options = String::new();
        for choice in &variant.choices {
            let selected = if chosen == Some(&choice.value) { " selected" } else { "" };
            options +=
                &text(&format!(r#"option value="{}"{selected}"#, choice.value), &choice.label);
        }
        let select = format!(
            r#"select id="{ID}{name}" data-do="{VARY}" aria-describedby="{ID}{name}-hint""#
        );
        let parts = [
            text(&format!(r#"label class="field" for="{ID}{name}""#), variant.label),
            tag(&select, &options),
            text(&format!(r#"p class="hint" id="{ID}{name}-hint""#), variant.hint),
        ];
        tag(r#"div class="variant""#, &parts.concat())
    }
}
