//! SVG parts that every screen and game shares.
//!
//! Everything here is decoration: hidden from screen readers unless a component says otherwise. Drawings are text set
//! once into one sprite; colours that depend on the theme come from `style/tokens.css`, the rest from `style/art.css`.

mod card;
mod glyph;
mod glyphs;
mod lettering;
mod scene;
mod truck;
mod trucks;

pub use card::{Badge, CardLook, Tint, card_back, card_face};
pub use glyph::{Glyph, sprite};
pub use lettering::{lettering, mute_lettering};
pub use scene::{garland, street_scene};
pub use truck::{TruckStyle, truck};
