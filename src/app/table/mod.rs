//! A session at a table: everything that all games share.

mod actions;
pub mod address;
mod bar;
mod chips;
mod clipboard;
mod curtain;
pub mod game;
mod listen;
mod log_panel;
mod menu;
mod moves_panel;
mod page;
pub mod play;
pub mod players;
mod prompt;
mod replay;
mod replay_bar;
mod reply;
mod result;
pub mod saves;
mod screen;
mod session;
pub mod sound;
pub mod time;
pub mod travel;
mod trouble;
mod turns;
mod undo;

pub use page::table_screen;
pub use replay::replay_screen;
