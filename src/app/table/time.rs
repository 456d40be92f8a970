use js_sys::Promise;
use leptos::prelude::window;
use wasm_bindgen_futures::JsFuture;

/// Lets the page go on for at least this long.
pub async fn sleep(millis: i32) {
    let promise = Promise::new(&mut |wake, _| {
        // Without timers nothing on the page would work at all.
        let _ = window().set_timeout_with_callback_and_timeout_and_arguments_0(&wake, millis);
    });
    let _ = JsFuture::from(promise).await;
}
