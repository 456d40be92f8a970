//! The drawings behind [`Glyph`](super::Glyph), as SVG text on a 64×64 grid.

pub mod actions;
pub mod faces;
pub mod food;
pub mod seats;
pub mod street;
pub mod table;
pub mod tools;
