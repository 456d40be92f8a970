//! A session at a table: everything that all games share.

pub mod address;
mod chips;
mod clipboard;
mod curtain;
pub mod game;
mod layout;
mod moves_panel;
mod log_panel;
mod page;
pub mod players;
mod replay;
mod replay_bar;
mod reply;
mod result;
pub mod saves;
mod session;
pub mod sound;
pub mod time;
pub mod travel;

pub use page::TablePage;
pub use replay::ReplayPage;
