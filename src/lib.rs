//! Taco Street: five food-truck tabletop games.
//!
//! Three rooms, one direction: `app` knows `ai` and `rules`; `ai` knows `rules`; `rules` knows nobody.

#[cfg(feature = "app")]
pub mod app;
pub mod ai;
pub mod rules;
