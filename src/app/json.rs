//! JSON as the browser reads it: it has a parser already, and ours would be one more to download.

use js_sys::{Array, JSON, Reflect};
use wasm_bindgen::JsValue;

/// A value from outside: whatever is asked of it may not be there.
#[derive(Default)]
pub struct Json(JsValue);

impl Json {
    pub fn parse(text: &str) -> Option<Self> {
        JSON::parse(text).ok().map(Self)
    }

    /// A field, or nothing at all.
    pub fn get(&self, name: &str) -> Self {
        Self(Reflect::get(&self.0, &JsValue::from_str(name)).unwrap_or_default())
    }

    pub fn text(&self) -> Option<String> {
        self.0.as_string()
    }

    pub fn number(&self) -> Option<f64> {
        self.0.as_f64()
    }

    pub fn flag(&self) -> Option<bool> {
        self.0.as_bool()
    }

    pub fn list(&self) -> Option<Vec<Self>> {
        Array::is_array(&self.0).then(|| Array::from(&self.0).iter().map(Self).collect())
    }

    /// The value as text again.
    pub fn written(&self) -> Option<String> {
        JSON::stringify(&self.0).ok().and_then(|text| text.as_string())
    }
}
