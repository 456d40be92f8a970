//! Taco Street in a real browser: what the browser tests share.
//!
//! `cargo xtask test --browser` builds and serves the site, starts the driver and says where they are.

mod accessibility;
mod browser;
mod choice;
mod emulation;
mod hands;
mod table;
mod trouble;

pub use accessibility::is_accessible_day_and_night;
pub use browser::{Browser, open};
pub use choice::Choice;
pub use emulation::{Motion, Scheme, Viewport};
pub use hands::{Did, Hands};
pub use table::{State, TablePage};
pub use trouble::{Outcome, Trouble};
