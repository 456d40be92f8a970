//! Addresses inside the site, wherever it is hosted.

use leptos::prelude::document;
use web_sys::Url;

/// The path the site lives under, without a slash at the end; empty at the root of a host.
pub fn base() -> String {
    document()
        .base_uri()
        .ok()
        .flatten()
        .and_then(|uri| Url::new(&uri).ok())
        .map(|url| url.pathname().trim_end_matches('/').to_owned())
        .unwrap_or_default()
}

/// The address of a path such as `/tacoloco/rules`, for links; the router takes them over.
pub fn href(path: &str) -> String {
    base() + path
}
