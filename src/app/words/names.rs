//! Who sits where, in words.

use super::Words;
use crate::rules::Seat;

/// How a sentence speaks of a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Who {
    /// The only person at this table.
    You,
    Named(String),
}

/// The people and bots of a table, by seat.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Names(pub Vec<Who>);

impl Who {
    /// The name that stands alone, on a chip or in a list.
    pub fn spoken(&self, words: &Words) -> String {
        match self {
            Self::You => words.table.you.to_owned(),
            Self::Named(name) => name.clone(),
        }
    }
}

impl Names {
    pub fn of(&self, seat: Seat) -> &Who {
        const NOBODY: &Who = &Who::Named(String::new());
        self.0.get(seat.index()).unwrap_or(NOBODY)
    }
}

/// French: "de Beto", but "d’Ana".
pub fn de(name: &str) -> String {
    let vowel = matches!(
        name.chars().next(),
        Some('A' | 'E' | 'I' | 'O' | 'U' | 'Y' | 'À' | 'Â' | 'É' | 'È' | 'Ê' | 'Î' | 'Ô' | 'Û')
    );
    if vowel { format!("d’{name}") } else { format!("de {name}") }
}
