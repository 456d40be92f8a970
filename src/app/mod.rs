//! The page: Leptos, wasm only.

mod art;
mod brain;
mod dom;
mod html;
mod json;
mod settings;
mod shell;
mod storage;
mod table;
mod tables;
mod words;

pub use shell::mount;
