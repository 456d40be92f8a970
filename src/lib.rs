//! Taco Street: five food-truck tabletop games.
//!
//! Three rooms, one direction: `app` knows `ai` and `rules`; `ai` knows `rules`; `rules` knows nobody.

pub mod ai;
#[cfg(feature = "app")]
pub mod app;
pub mod rules;
