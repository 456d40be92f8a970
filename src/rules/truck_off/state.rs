use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use super::actions::{Action, Cards};
use super::grid::Grid;
use super::specials::{DRAWN_PER_ROUND, Special, SpecialDeck};
use super::venues::{VENUES, Venue};
use crate::rules::{Rng, Seat, Seed, SetupError, Standings};

pub const LEAST_SEATS: usize = 2;
pub const MOST_SEATS: usize = 6;
/// Everybody who has trucks: six players, or two and Barry.
pub const MOST_OWNERS: usize = 6;
/// Where Auto-Play Barry sits: after the two players.
pub const BARRY: Seat = Seat::new(2);
pub const BARRYS_START: i32 = 20;
/// Cards that each of two players takes from the grid in a round.
pub const TAKEN_PER_ROUND: usize = 2;
/// Six players with the two they sent and the one they may place; or three with four trucks each.
pub const MOST_PARKED: usize = 18;

/// Which two cards of every set stay in the box.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum LeftOut {
    /// A Reroll and a Move your truck.
    #[default]
    Feisty,
    /// The two shut-downs.
    Friendly,
    Chosen(Action, Action),
}

impl LeftOut {
    pub const fn cards(self) -> [Action; 2] {
        match self {
            Self::Feisty => [Action::Reroll, Action::MoveYours],
            Self::Friendly => [Action::ShutTruck, Action::ShutVenue],
            Self::Chosen(one, other) => [one, other],
        }
    }

    /// What is left of a set; `None` if a set does not hold these two cards.
    pub fn rest_of_set(self) -> Option<Cards> {
        let mut set = Cards::full_set();
        self.cards().into_iter().all(|card| set.take(card)).then_some(set)
    }
}

/// How many sit at the table and what they play with. Two play with Auto-Play Barry, and with all cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Setup {
    pub seats: usize,
    pub left_out: LeftOut,
    pub specials: bool,
}

/// A truck that is out on the street.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Truck {
    pub owner: Seat,
    pub at: Venue,
    /// Carries a 2× token.
    pub doubled: bool,
}

/// What the deciding seat is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Stage {
    /// Secretly name the two trucks to send. Secret choices are asked in seat order: nothing depends on it.
    Send {
        asked: Seat,
    },
    /// Secretly select cards, one by one.
    Select {
        asked: Seat,
    },
    /// Execute or discard a card: a selected one, or with Barry a free one of the grid.
    Execute {
        on: Seat,
    },
    Over,
}

/// What belongs to one player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(super) struct Player {
    pub money: i32,
    /// The venues of the chosen trucks until they are revealed; a hole is the same as not chosen yet.
    pub sending: Option<(Venue, Venue)>,
    pub spent: Cards,
    /// The selected cards that are known.
    pub selected: Cards,
    /// How many more cards are selected whose kind the viewer may not know.
    pub veiled: u8,
    /// Not even their number is known yet.
    pub choosing_unseen: bool,
}

/// The dice of a broken tie: d4, d6 and d20.
pub type TieDice = [u8; 3];

/// A position of Truck Off.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TruckOff {
    pub(super) seats: u8,
    pub(super) stage: Stage,
    /// Counted from 1.
    pub(super) round: u8,
    pub(super) first: Seat,
    /// What every player's set holds at the start.
    pub(super) set: Cards,
    pub(super) players: [Player; MOST_OWNERS],
    /// In order of arrival, which is the order in every column.
    pub(super) parked: ArrayVec<[Truck; MOST_PARKED]>,
    /// What each venue's die shows; 0 before it is rolled.
    pub(super) dice: [u8; VENUES],
    pub(super) shut: [bool; VENUES],
    pub(super) promos: [u8; VENUES],
    pub(super) specials: [Option<Special>; VENUES],
    pub(super) special_deck: SpecialDeck,
    pub(super) grid: Grid,
    /// The cards of the two sets that did not get into the grid.
    pub(super) left_over: Cards,
    /// The last dice of those who tied for the victory, and who won.
    pub(super) tie: Option<(Seat, [Option<TieDice>; MOST_OWNERS])>,
    /// Where all dice and draws come from. A view does not have it: there, dice show 0 and nothing is drawn.
    pub(super) luck: Option<Rng>,
}

impl TruckOff {
    pub(super) fn dealt(setup: &Setup, seed: Seed) -> Result<Self, SetupError> {
        let &Setup { seats, left_out, specials } = setup;
        if !(LEAST_SEATS..=MOST_SEATS).contains(&seats) {
            let (least, most) = (LEAST_SEATS, MOST_SEATS);
            return Err(SetupError::Seats { asked: seats, least, most });
        }
        let set = match seats {
            2 => Cards::full_set(),
            _ => left_out.rest_of_set().ok_or(SetupError::Variant)?,
        };
        let mut rng = Rng::from_seed(seed);
        let first = Seat::new(rng.below(seats as u32) as usize);
        let mut position = Self::empty(seats, first, set);
        if seats == 2 {
            position.players[BARRY.index()].money = BARRYS_START;
            (position.grid, position.left_over) = Grid::laid_out(&mut rng);
        }
        if specials {
            position.special_deck = SpecialDeck::for_table(position.venues(), &set);
        }
        position.luck = Some(rng);
        position.draw_specials(&mut |_, _| {});
        Ok(position)
    }

    /// Nothing on the street, nothing spent, everybody to choose trucks.
    pub(super) fn empty(seats: usize, first: Seat, set: Cards) -> Self {
        Self {
            seats: seats as u8,
            stage: Stage::Send { asked: Seat::new(0) },
            round: 1,
            first,
            set,
            players: Default::default(),
            parked: ArrayVec::new(),
            dice: [0; VENUES],
            shut: [false; VENUES],
            promos: [0; VENUES],
            specials: [None; VENUES],
            special_deck: SpecialDeck::default(),
            grid: Grid::default(),
            left_over: Cards::NONE,
            tie: None,
            luck: None,
        }
    }

    /// Lays out this round's specials; a new one replaces what lies at its venue.
    pub(super) fn draw_specials(&mut self, tell: &mut impl FnMut(Special, Venue)) {
        for _ in 0..DRAWN_PER_ROUND {
            let Some(luck) = &mut self.luck else { return };
            let place = luck.below(self.special_deck.len() as u32) as usize;
            if let Some((special, venue)) = self.special_deck.draw(place) {
                self.specials[venue.index()] = Some(special);
                tell(special, venue);
            }
        }
    }

    /// A number on a die with so many sides; 0 if the viewer cannot know it.
    pub(super) fn roll(&mut self, sides: u8) -> u8 {
        self.luck.as_mut().map_or(0, |luck| luck.below(sides.into()) as u8 + 1)
    }

    pub(super) fn standing(&self) -> Standings {
        let money = (0..self.owners()).map(|owner| self.players[owner].money);
        Standings::most_first(money, self.tie.map(|(winner, _)| winner))
    }

    pub(super) const fn seats(&self) -> usize {
        self.seats as usize
    }

    /// Two players share the street with Auto-Play Barry.
    pub const fn has_barry(&self) -> bool {
        self.seats == 2
    }

    /// Everybody who has trucks, Barry included.
    pub const fn owners(&self) -> usize {
        self.seats() + self.has_barry() as usize
    }

    /// All owners in this round's turn order; Barry comes last.
    pub fn in_turn_order(&self) -> impl Iterator<Item = Seat> + use<> {
        let barry = self.has_barry().then_some(BARRY);
        crate::rules::seats_clockwise(self.first, self.seats()).chain(barry)
    }

    pub const fn stage(&self) -> Stage {
        self.stage
    }

    pub const fn round(&self) -> usize {
        self.round as usize
    }

    pub const fn rounds(&self) -> usize {
        if self.has_barry() { 4 } else { 5 }
    }

    pub const fn first(&self) -> Seat {
        self.first
    }

    /// The venues in play, smallest die first.
    pub fn venues(&self) -> &'static [Venue] {
        Venue::in_play(self.seats())
    }

    pub fn money(&self, owner: Seat) -> i32 {
        self.players[owner.index()].money
    }

    /// The trucks a seat has chosen and not yet revealed, as far as known.
    pub fn sending(&self, seat: Seat) -> Option<(Venue, Venue)> {
        self.players[seat.index()].sending
    }

    /// Every truck on the street in order of arrival.
    pub fn parked(&self) -> &[Truck] {
        &self.parked
    }

    /// The trucks in a venue's column, with their places in [`Self::parked`].
    pub fn column(&self, venue: Venue) -> impl Iterator<Item = (usize, &Truck)> + '_ {
        self.parked.iter().enumerate().filter(move |(_, truck)| truck.at == venue)
    }

    pub fn trucks_at(&self, venue: Venue) -> usize {
        self.column(venue).count()
    }

    /// How many trucks of an owner stand at home.
    pub fn trucks_at_home(&self, owner: Seat) -> usize {
        let out = self.parked.iter().filter(|truck| truck.owner == owner).count();
        self.venues().len().saturating_sub(out)
    }

    /// What a venue's die shows; 0 before it is rolled.
    pub const fn die(&self, venue: Venue) -> u8 {
        self.dice[venue.index()]
    }

    pub const fn is_shut(&self, venue: Venue) -> bool {
        self.shut[venue.index()]
    }

    pub const fn promos(&self, venue: Venue) -> u8 {
        self.promos[venue.index()]
    }

    /// The special that lies at a venue, active or not.
    pub const fn special(&self, venue: Venue) -> Option<Special> {
        self.specials[venue.index()]
    }

    /// Whether this special counts at this venue now: a shut venue has none.
    #[inline]
    pub fn is_on(&self, special: Special, venue: Venue) -> bool {
        !self.is_shut(venue) && self.special(venue) == Some(special)
    }

    pub const fn special_deck(&self) -> SpecialDeck {
        self.special_deck
    }

    /// What every set held at the start.
    pub const fn set(&self) -> &Cards {
        &self.set
    }

    pub fn spent(&self, seat: Seat) -> &Cards {
        &self.players[seat.index()].spent
    }

    /// The selected cards of a seat that are known to the viewer.
    pub fn selected(&self, seat: Seat) -> &Cards {
        &self.players[seat.index()].selected
    }

    /// How many cards a seat has selected, known or not.
    pub fn selected_count(&self, seat: Seat) -> usize {
        let player = &self.players[seat.index()];
        player.selected.total() + usize::from(player.veiled)
    }

    /// What a seat has neither selected nor spent; in somebody else's view, veiled cards are still among them.
    pub fn unused(&self, seat: Seat) -> Cards {
        if self.has_barry() {
            return Cards::NONE;
        }
        let player = &self.players[seat.index()];
        self.set.without(&player.spent).without(&player.selected)
    }

    pub fn unused_count(&self, seat: Seat) -> usize {
        let veiled = usize::from(self.players[seat.index()].veiled);
        self.unused(seat).total().saturating_sub(veiled)
    }

    /// The cards of the game with Barry.
    pub const fn grid(&self) -> &Grid {
        &self.grid
    }

    pub const fn left_over(&self) -> &Cards {
        &self.left_over
    }

    /// Who won a tie for the victory, and the last dice of those who tied.
    pub const fn tie(&self) -> Option<&(Seat, [Option<TieDice>; MOST_OWNERS])> {
        self.tie.as_ref()
    }
}
