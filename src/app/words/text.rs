//! Sentences with gaps, as data: a language is read, not run, so that the next one costs little more than its letters.
//!
//! The gaps `{0}`, `{1}` … are for parts, `{w}` is for who does something and `{v}` for whom it is done to. A `d` before it,
//! as in `{dw}`, puts a French "de" there: "d’Ana", "de Beto".

use std::fmt::Display;

use super::names::{Who, de};

/// A sentence with gaps for `N` parts.
#[derive(Clone, Copy)]
pub struct Text<const N: usize>(&'static str);

/// A sentence for no, one, or more things, their number being `{0}`.
#[derive(Clone, Copy)]
pub struct Counted([Text<1>; 3]);

/// A sentence about somebody: about "you", and about anybody else.
#[derive(Clone, Copy)]
pub struct About<const N: usize>([Text<N>; 2]);

/// A sentence about two: you to others, others to you, others among themselves.
#[derive(Clone, Copy)]
pub struct Between<const N: usize>([Text<N>; 3]);

/// A sentence; its gaps are checked when it is compiled.
pub const fn text<const N: usize>(sentence: &'static str) -> Text<N> {
    let bytes = sentence.as_bytes();
    let mut at = 0;
    while at < bytes.len() {
        if bytes[at] == b'{' {
            at += if bytes[at + 1] == b'd' { 2 } else { 1 };
            let of_part = bytes[at] >= b'0' && ((bytes[at] - b'0') as usize) < N;
            assert!(of_part || bytes[at] == b'w' || bytes[at] == b'v', "no such part");
            assert!(bytes[at + 1] == b'}', "a gap that does not end");
        }
        at += 1;
    }
    Text(sentence)
}

pub const fn counted(none: &'static str, one: &'static str, more: &'static str) -> Counted {
    Counted([text(none), text(one), text(more)])
}

pub const fn about<const N: usize>(you: &'static str, other: &'static str) -> About<N> {
    About([text(you), text(other)])
}

pub const fn between<const N: usize>(
    from_you: &'static str,
    to_you: &'static str,
    others: &'static str,
) -> Between<N> {
    Between([text(from_you), text(to_you), text(others)])
}

impl<const N: usize> Text<N> {
    pub fn with(self, parts: [&dyn Display; N]) -> String {
        fill(self.0, ["", ""], &parts)
    }
}

impl Counted {
    pub fn of(self, count: usize) -> String {
        self.0[count.min(2)].with([&count])
    }
}

impl<const N: usize> About<N> {
    pub fn say(self, who: &Who, parts: [&dyn Display; N]) -> String {
        let [Text(you), Text(other)] = self.0;
        match who {
            Who::You => fill(you, ["", ""], &parts),
            Who::Named(name) => fill(other, [name, ""], &parts),
        }
    }
}

impl<const N: usize> Between<N> {
    pub fn say(self, who: &Who, whom: &Who, parts: [&dyn Display; N]) -> String {
        let [Text(from_you), Text(to_you), Text(others)] = self.0;
        let (sentence, names) = match (who, whom) {
            (Who::Named(who), Who::Named(whom)) => (others, [who.as_str(), whom]),
            (Who::Named(who), Who::You) => (to_you, [who.as_str(), ""]),
            (Who::You, Who::Named(whom)) => (from_you, ["", whom.as_str()]),
            // Nobody does anything to themselves.
            (Who::You, Who::You) => (from_you, ["", ""]),
        };
        fill(sentence, names, &parts)
    }
}

fn fill(sentence: &str, [who, whom]: [&str; 2], parts: &[&dyn Display]) -> String {
    let mut filled = String::with_capacity(sentence.len());
    for (index, piece) in sentence.split(['{', '}']).enumerate() {
        if index % 2 == 0 {
            filled += piece;
            continue;
        }
        let (gap, after_de) = piece.strip_prefix('d').map_or((piece, false), |gap| (gap, true));
        let part = match gap {
            "w" => who.to_owned(),
            "v" => whom.to_owned(),
            number => {
                let part = number.parse::<usize>().ok().and_then(|number| parts.get(number));
                part.map(|part| part.to_string()).unwrap_or_default()
            }
        };
        filled += &if after_de { de(&part) } else { part };
    }
    filled
}
