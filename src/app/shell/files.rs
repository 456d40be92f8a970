//! Files in and out of the browser.

use js_sys::{Array, JsString};
use leptos::prelude::document;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, File, HtmlAnchorElement, Url};

/// Hands a text to the player as a file.
pub fn download(name: &str, text: &str) {
    let parts = Array::of1(&JsString::from(text));
    let Ok(blob) = Blob::new_with_str_sequence(&parts) else { return };
    let Ok(url) = Url::create_object_url_with_blob(&blob) else { return };
    if let Ok(link) =
        document().create_element("a").map(JsCast::unchecked_into::<HtmlAnchorElement>)
    {
        link.set_href(&url);
        link.set_download(name);
        link.click();
    }
    let _ = Url::revoke_object_url(&url);
}

/// The text of a file, if it can be read.
pub async fn read_text(file: &File) -> Option<String> {
    JsFuture::from(file.text()).await.ok()?.as_string()
}
