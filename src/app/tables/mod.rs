//! One folder per game: its board as components.

pub mod tacoloco;
pub mod truck_off;
