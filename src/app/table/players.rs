use crate::ai::Level;
use crate::app::art::Glyph;
use crate::app::words::names::{Names, Who};
use crate::app::words::text::Text;
use crate::rules::Seat;

/// Who sits on a chair.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Player {
    You,
    /// Another person at this device.
    Person,
    Bot(Level),
}

impl Player {
    /// Everything that can sit on a chair, in the order the lobby offers it.
    pub const ALL: [Self; 6] = [
        Self::You,
        Self::Person,
        Self::Bot(Level::Easy),
        Self::Bot(Level::Medium),
        Self::Bot(Level::Hard),
        Self::Bot(Level::Random),
    ];

    /// The word in addresses and files.
    pub const fn slug(self) -> &'static str {
        match self {
            Self::You => "you",
            Self::Person => "person",
            Self::Bot(level) => level.slug(),
        }
    }

    pub fn from_slug(slug: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|player| player.slug() == slug)
    }

    pub const fn is_person(self) -> bool {
        matches!(self, Self::You | Self::Person)
    }
}

/// The stall owners who play as bots. A bot takes the character of its place among the bots.
pub const CHARACTERS: [(&str, Glyph); 6] = [
    ("Ana", Glyph::Ana),
    ("Beto", Glyph::Beto),
    ("Chela", Glyph::Chela),
    ("Diego", Glyph::Diego),
    ("Inés", Glyph::Ines),
    ("Paco", Glyph::Paco),
];

/// Name and face of the bot on this chair; `None` for people.
pub fn character(players: &[Player], seat: Seat) -> Option<(&'static str, Glyph)> {
    let is_bot = |player: &&Player| !player.is_person();
    players.get(seat.index()).filter(is_bot)?;
    let place = players[..seat.index()].iter().filter(is_bot).count();
    Some(CHARACTERS[place % CHARACTERS.len()])
}

/// How sentences speak of everybody: a lone person is "you", several people are numbered. Those whom the rules play come
/// last.
pub fn names(players: &[Player], automatic: &[(&str, Glyph)], person: Text<1>) -> Names {
    let alone = players.iter().filter(|player| player.is_person()).count() == 1;
    let mut people = 0;
    let name = |(seat, player): (usize, &Player)| match character(players, Seat::new(seat)) {
        Some((name, _)) => Who::Named(name.to_owned()),
        None if alone && *player == Player::You => Who::You,
        None => {
            people += 1;
            Who::Named(person.with([&people]))
        }
    };
    let seated = players.iter().enumerate().map(name);
    let others = automatic.iter().map(|(name, _)| Who::Named((*name).to_owned()));
    Names(seated.chain(others).collect())
}

pub fn people(players: &[Player]) -> usize {
    players.iter().filter(|player| player.is_person()).count()
}
