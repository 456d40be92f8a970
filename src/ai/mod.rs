//! Picks a move from what a seat may know.
//!
//! Everything here works on a position that has been through `hide_from`: a bot cannot peek because
//! what it may not know is not there.

mod choice;
mod judged;
mod mind;
mod random;
mod search;
mod tacoloco;
mod truck_off;
pub mod wire;

pub use judged::{Judged, Sight};
pub use mind::{Level, Mind, choose};
pub use random::random_game;
pub use search::Search;
pub use tacoloco::Reason as TacolocoReason;
pub use truck_off::Reason as TruckOffReason;
