use leptos::prelude::window;
use wasm_bindgen_futures::JsFuture;

/// Whether the text got into the clipboard.
pub async fn copy(text: &str) -> bool {
    let navigator = window().navigator();
    // Only secure pages have a clipboard.
    if js_sys::Reflect::get(&navigator, &"clipboard".into()).is_ok_and(|value| value.is_undefined())
    {
        return false;
    }
    JsFuture::from(navigator.clipboard().write_text(text)).await.is_ok()
}
