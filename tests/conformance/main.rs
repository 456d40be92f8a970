//! One suite that checks every promise of `Game` on every game, player count and variant.

#![allow(clippy::unwrap_used, clippy::panic)]

mod suite;
mod tacoloco;
mod truck_off;
