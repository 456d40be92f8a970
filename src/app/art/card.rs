//! One card anatomy for all games, on a 200×280 grid: frame and window in the category's colour, a badge at the top
//! left that stays visible in a fan, a name ribbon, and at most two lines of effect.

use super::Glyph;
use crate::app::html::escaped;

/// A category's colours. The CSS class sets `--frame`, `--frame-d` (its shade), `--window` and `--ray`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tint {
    Lima,
    Morado,
    Rosa,
    Chile,
    Maiz,
    Agave,
    Barro,
    Cielo,
    Oro,
    Noche,
}

impl Tint {
    /// The CSS class that carries the colours.
    pub const fn class(self) -> &'static str {
        match self {
            Tint::Lima => "tint-lima",
            Tint::Morado => "tint-morado",
            Tint::Rosa => "tint-rosa",
            Tint::Chile => "tint-chile",
            Tint::Maiz => "tint-maiz",
            Tint::Agave => "tint-agave",
            Tint::Barro => "tint-barro",
            Tint::Cielo => "tint-cielo",
            Tint::Oro => "tint-oro",
            Tint::Noche => "tint-noche",
        }
    }
}

/// What stands in the corner of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Badge {
    Number(u8),
    Glyph(Glyph),
}

/// Everything a card shows. An effect line keeps its full size up to about 15 characters; longer ones are set smaller.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardLook {
    pub glyph: Glyph,
    pub badge: Badge,
    pub tint: Tint,
    pub name: String,
    pub effect: Option<[String; 2]>,
}

/// The outer edge, cut by hand: no side is quite straight.
const EDGE: &str = "M22 3.5c53 1.5 103-1 156 .5 11 0 18 7 18 18 1.5 80-1 157 .5 236 0 11-8 18-19 18.5-52-1.5-104 1-156-.5C10 276 4 269 4 258 2.5 180 5 100 3.5 22 4 11 11 4 22 3.5z";

/// The card's board, lying on the table: its shade, its thickness, its frame. Flat shapes, because filters are slow by the dozen.
fn board() -> String {
    format!(
        r##"<path class="card-shade" transform="translate(2 9)" d="{EDGE}"/><path class="card-side" transform="translate(0 4)" d="{EDGE}"/><path class="card-frame" d="{EDGE}"/>"##
    )
}

/// A row of cut-outs along the foot of the frame.
const FOOT: &str = r##"<path class="card-cut" d="M31 259l6 6-6 6-6-6zM54 259l6 6-6 6-6-6zM77 259l6 6-6 6-6-6zM100 259l6 6-6 6-6-6zM123 259l6 6-6 6-6-6zM146 259l6 6-6 6-6-6zM169 259l6 6-6 6-6-6z"/>"##;

/// The rosette under the badge.
const ROSETTE: &str = r##"<path class="card-badge" d="M69 47A9 9 0 0 1 61 61A9 9 0 0 1 47 69A9 9 0 0 1 31 69A9 9 0 0 1 17 61A9 9 0 0 1 9 47A9 9 0 0 1 9 31A9 9 0 0 1 17 17A9 9 0 0 1 31 9A9 9 0 0 1 47 9A9 9 0 0 1 61 17A9 9 0 0 1 69 31A9 9 0 0 1 69 47z"/>"##;

/// A card, face up. Give it a width; the height follows.
pub fn card_face(look: &CardLook) -> String {
    whole(look.tint, &face(look))
}

/// A card, face down.
pub fn card_back(tint: Tint) -> String {
    whole(tint, &back())
}

fn whole(tint: Tint, drawing: &str) -> String {
    let tint = tint.class();
    format!(
        r##"<svg class="card {tint}" viewBox="0 0 200 280" aria-hidden="true">{drawing}</svg>"##
    )
}

fn face(look: &CardLook) -> String {
    let (window, picture, ribbon) = match look.effect {
        None => (190, look.glyph.placed(35, 50, 144), 205),
        Some(_) => (142, look.glyph.placed(54, 34, 114), 156),
    };
    let rays = rays(window);
    let name = name(&look.name, ribbon);
    let effect = look.effect.as_ref().map(effect).unwrap_or_else(|| FOOT.into());
    let (board, badge) = (board(), badge(look.badge));
    format!(
        r##"{board}<rect class="card-window" x="13" y="13" width="174" height="{window}" rx="12"/>{rays}{picture}{effect}{name}{ROSETTE}{badge}"##
    )
}

/// Rays behind the picture, for windows of the two heights.
fn rays(window: u32) -> String {
    let (low, mid) = (window + 11, window / 2 + 18);
    format!(
        r##"<path class="card-ray" d="M107 {mid}L15 60V24zM107 {mid}L76 15h36zM107 {mid}L150 15h26l9 9v9zM107 {mid}L185 78v40zM107 {mid}L176 {low}h-31zM107 {mid}L112 {low}H72zM107 {mid}L36 {low}H24l-9-9v-15zM107 {mid}L15 142v-38z"/>"##
    )
}

/// The ribbon with the name; long names are set smaller so that they stay inside.
fn name(name: &str, y: u32) -> String {
    let size = fitted(name, 27, 242);
    let (tail, text) = (y + 8, y + 31);
    let name = escaped(name);
    format!(
        r##"<path class="card-fold" d="M-2 {tail}l26-2v40l-26 2 8-20zM202 {tail}l-26-2v40l26 2-8-20z"/><path class="card-ribbon" d="M11 {y}q89-7 178 0v41q-89-7-178 0z"/><text class="card-name" x="100" y="{text}" font-size="{size}">{name}</text>"##
    )
}

fn effect(lines: &[String; 2]) -> String {
    let [first, second] = lines;
    let longest = if first.chars().count() >= second.chars().count() { first } else { second };
    let size = fitted(longest, 20, 262);
    let (first, second) = (escaped(first), escaped(second));
    format!(
        r##"<path class="card-text-ground" d="M11 194h178v64c0 7-4 11-11 11H22c-7 0-11-4-11-11z"/><text class="card-text" font-size="{size}"><tspan x="100" y="226">{first}</tspan><tspan x="100" y="252">{second}</tspan></text>"##
    )
}

fn badge(badge: Badge) -> String {
    match badge {
        Badge::Number(n) => {
            let (size, y) = if n < 10 { (58, 60) } else { (44, 55) };
            format!(r##"<text class="card-number" x="39" y="{y}" font-size="{size}">{n}</text>"##)
        }
        Badge::Glyph(glyph) => glyph.placed(14, 14, 50),
    }
}

/// The largest size up to `most` at which a line of this many characters fits; `room` is the width in half-ems.
fn fitted(line: &str, most: usize, room: usize) -> usize {
    (room / line.chars().count().max(1)).clamp(12, most)
}

fn back() -> String {
    let board = board();
    let taco = Glyph::Taco.placed(64, 102, 72);
    format!(
        r##"{board}<path class="card-stitch" d="M17 17h166v246H17z"/><path class="card-cut" d="M100 26l17 27-17 27-17-27zM100 200l17 27-17 27-17-27zM56 62l12 19-12 19-12-19zM144 62l12 19-12 19-12-19zM56 180l12 19-12 19-12-19zM144 180l12 19-12 19-12-19zM27 27h26c-2 15-11 24-26 26zM173 27v26c-15-2-24-11-26-26zM27 253v-26c15 2 24 11 26 26zM173 253h-26c2-15 11-24 26-26zM29 118c14 8 14 36 0 44zM171 118c-14 8-14 36 0 44z"/><g transform="translate(34 74) scale(1.7)">{ROSETTE}</g>{taco}"##
    )
}
