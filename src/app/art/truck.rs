//! A food truck: one plan for all five, with a body, a roof and a sign of its own each.

use super::trucks::{self, Parts};
use super::{Glyph, lettering};

/// Whose truck it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TruckStyle {
    Tacoloco,
    TruckOff,
    TacoTuesday,
    FoodTruckCity,
    Taco,
}

impl TruckStyle {
    const fn parts(self) -> &'static Parts {
        match self {
            TruckStyle::Tacoloco => &trucks::TACOLOCO,
            TruckStyle::TruckOff => &trucks::TRUCK_OFF,
            TruckStyle::TacoTuesday => &trucks::TACO_TUESDAY,
            TruckStyle::FoodTruckCity => &trucks::FOOD_TRUCK_CITY,
            TruckStyle::Taco => &trucks::TACO,
        }
    }
}

/// A parked truck. At night its hatch and lamps are lit; `closed` lets the shutter down and hangs an empty ribbon across
/// it (from 16 % to 63 % of the width, 54 % to 65 % of the height) for words that the page lays over it.
pub fn truck(style: TruckStyle, closed: bool) -> String {
    let class = if closed { "truck truck-closed" } else { "truck" };
    let drawing = drawn(style.parts(), closed);
    format!(r##"<svg class="{class}" viewBox="0 -14 360 268" aria-hidden="true">{drawing}</svg>"##)
}

fn drawn(parts: &Parts, closed: bool) -> String {
    let Parts { body, roof, owner, .. } = parts;
    let hatch = if closed { SHUTTER.into() } else { open_hatch(owner) };
    let pool = if closed { "" } else { POOL };
    let (wheels, sign, awning) = (wheels(parts), sign(parts), awning(parts.awning));
    format!(
        r##"<g class="ink"><ellipse cx="180" cy="243" rx="164" ry="9" class="t-shadow"/>{pool}{roof}{sign}{body}{wheels}{hatch}{awning}</g>"##
    )
}

/// The light that falls on the ground at night.
const POOL: &str = r##"<ellipse class="lamplight" cx="144" cy="244" rx="150" ry="15"/>"##;

/// A shutter of slats with a ribbon across, and the empty counter.
const SHUTTER: &str = r##"<path d="M62 106h160v66H62z" fill="#cfc4cf"/><path d="M62 132h160M62 142h160M62 152h160M62 162h160" stroke="#8a7398"/><path d="M52 172h180v9H52z" fill="#eac98f"/><path d="M44 134h22v32l-22 4 8-18zM240 134h-22v32l22 4-8-18z" fill="#c98612"/><path d="M56 130q86-6 172 0v32q-86-6-172 0z" fill="#fff8ea"/>"##;

/// The owner at work, and dishes on the counter.
fn open_hatch(owner: &str) -> String {
    let dishes = Glyph::Tomato.placed(134, 144, 26)
        + &Glyph::Taco.placed(160, 136, 36)
        + &Glyph::Chile.placed(196, 142, 28);
    format!(
        r##"<path d="M62 106h160v66H62z" class="t-hatch"/><path d="M136 134h80" stroke="#c69a55" stroke-width="5"/><path d="M142 134v-8h9v8zM158 134v-10h7v10zM198 134v-9h10v9z" fill="#1f8a8c" stroke-width="2"/><use href="#h-{owner}" transform="translate(66 112)"/>{dishes}<path d="M52 170h180v10H52z" fill="#eac98f"/><path d="M54 177h176" stroke="#c69a55"/>"##
    )
}

/// Nine scallops in two paints.
fn awning(paints: [&str; 2]) -> String {
    let scallop = |i: usize| {
        let (x, paint) = (52 + 20 * i, paints[i % 2]);
        format!(r##"<path d="M{x} 98h20v17c0 6-4 10-10 10s-10-4-10-10z" fill="{paint}"/>"##)
    };
    (0..9).map(scallop).collect::<String>() + r##"<path d="M50 98h184" stroke-width="5"/>"##
}

fn wheels(parts: &Parts) -> String {
    let (places, y, r, hub) = parts.wheels;
    let wheel = |x: &i32| {
        let (inner, dot) = (r / 2, r / 5);
        format!(
            r##"<circle cx="{x}" cy="{y}" r="{r}" fill="#4a2f5a" stroke-width="4"/><circle cx="{x}" cy="{y}" r="{inner}" fill="{hub}"/><circle cx="{x}" cy="{y}" r="{dot}" fill="#2a1a33"/>"##
        )
    };
    places.iter().map(wheel).collect()
}

/// The board on the roof; the lettering scales itself into it.
fn sign(parts: &Parts) -> String {
    let (words, [x, y, w, h], paint) = parts.sign;
    let line = lettering::set(words);
    let (right, low, shapes) = (x + w, y + h, line.shapes);
    let (post, far_post) = (x + 26, right - 26);
    let (tx, ty, tw, th, wide) = (x + 8, y + 6, w - 16, h - 12, line.width + 20);
    format!(
        r##"<path d="M{post} {low}v24M{far_post} {low}v24" stroke-width="9"/><path d="M{post} {low}v24M{far_post} {low}v24" stroke="#c69a55"/><path d="M{x} {y}l{w}-3 2 {h}-{w} 4z" fill="{paint}" stroke-width="4"/><path d="M{left} {light}h22" stroke="#fff8ea" opacity=".6"/><svg x="{tx}" y="{ty}" width="{tw}" height="{th}" viewBox="-10 -10 {wide} 120"><g class="t-sign-edge">{shapes}</g><g class="t-sign-face">{shapes}</g></svg>"##,
        left = x + 6,
        light = y + 5,
    )
}
