use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use super::cards::{CARD_COUNT, Card};
use crate::rules::deck::full_deck;
use crate::rules::{Rng, Seat, Seed, SetupError, Standings, seats_clockwise};

pub const LEAST_SEATS: usize = 2;
pub const MOST_SEATS: usize = 5;
pub const HAND: usize = 3;
/// The sum of a perfect taco.
pub const PERFECT: u8 = 11;
/// 70 cards less 15 in hands: more tacos than this cannot stand at once.
pub const MOST_TACOS: usize = 55;

pub type Hand = ArrayVec<[Card; HAND]>;

/// How many sit at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Setup {
    pub seats: usize,
}

/// A card that has been laid down, and the one under it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(super) struct Laid {
    pub card: Card,
    below: u8,
}

/// Cards lying on each other, as a chain through [`Tacoloco::laid`]: a whole pile moves in one step.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(super) struct Pile {
    top: u8,
    bottom: u8,
    pub count: u8,
}

/// A taco on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Taco {
    pub(super) pile: Pile,
    /// The last card laid on it.
    pub top: Card,
    /// Counts only what was laid after the last Lonesome Taco.
    pub sum: u8,
}

impl Taco {
    pub const fn count(&self) -> usize {
        self.pile.count as usize
    }
}

/// The sum of a taco once this card lies on it.
pub const fn sum_with(sum: u8, card: Card) -> u8 {
    match card {
        Card::Legendary => PERFECT,
        Card::Lonesome | Card::Unknown => 0,
        filling => match filling.value() {
            Some(value) => sum + value,
            None => sum,
        },
    }
}

/// What the deciding seat is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Stage {
    /// Lay a card.
    Lay,
    /// `asked` may counter the Legendary Taco on this taco.
    Counter {
        asked: Seat,
        taco: u8,
    },
    /// Name who gets this perfect taco.
    Give {
        taco: u8,
    },
    Over,
}

/// A position of Tacoloco.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Tacoloco {
    pub(super) seats: u8,
    pub(super) active: Seat,
    pub(super) stage: Stage,
    /// The next card to draw is the last.
    pub(super) deck: ArrayVec<[Card; CARD_COUNT]>,
    pub(super) hands: [Hand; MOST_SEATS],
    pub(super) laid: ArrayVec<[Laid; CARD_COUNT]>,
    pub(super) tacos: ArrayVec<[Taco; MOST_TACOS]>,
    pub(super) fronts: [Pile; MOST_SEATS],
}

impl Tacoloco {
    pub(super) fn dealt(setup: &Setup, seed: Seed) -> Result<Self, SetupError> {
        if !(LEAST_SEATS..=MOST_SEATS).contains(&setup.seats) {
            return Err(SetupError::Seats {
                asked: setup.seats,
                least: LEAST_SEATS,
                most: MOST_SEATS,
            });
        }
        let mut rng = Rng::from_seed(seed);
        let mut position = Self {
            seats: setup.seats as u8,
            active: Seat::new(rng.below(setup.seats as u32) as usize),
            stage: Stage::Lay,
            deck: full_deck().collect(),
            hands: Default::default(),
            laid: ArrayVec::new(),
            tacos: ArrayVec::new(),
            fronts: Default::default(),
        };
        rng.shuffle(&mut position.deck);
        for seat in seats_clockwise(position.active, setup.seats) {
            (0..HAND).for_each(|_| position.draw(seat));
        }
        position.turn_up_base(&mut rng);
        Ok(position)
    }

    /// A position laid out by hand, for lessons and worked examples: tacos are given from the bottom up,
    /// the deck from the top down, and `active` is to lay a card. Cards not named are not in the game.
    pub fn arranged(hands: &[&[Card]], tacos: &[&[Card]], deck: &[Card], active: Seat) -> Self {
        let mut position = Self {
            seats: hands.len() as u8,
            active,
            stage: Stage::Lay,
            deck: deck.iter().rev().copied().collect(),
            hands: Default::default(),
            laid: ArrayVec::new(),
            tacos: ArrayVec::new(),
            fronts: Default::default(),
        };
        for (seat, hand) in hands.iter().enumerate() {
            position.hands[seat] = hand.iter().copied().collect();
        }
        for cards in tacos {
            for (height, &card) in cards.iter().enumerate() {
                if height == 0 {
                    position.open_taco(card);
                } else {
                    position.add_to_taco(card, position.tacos.len() - 1);
                }
            }
        }
        position
    }

    /// A special that turns up goes back into the deck, which is shuffled again.
    fn turn_up_base(&mut self, rng: &mut Rng) {
        while self.deck.last().is_some_and(|card| card.is_special()) {
            rng.shuffle(&mut self.deck);
        }
        if let Some(base) = self.deck.pop() {
            self.open_taco(base);
        }
    }

    pub(super) fn draw(&mut self, seat: Seat) {
        if let Some(card) = self.deck.pop() {
            self.hands[seat.index()].push(card);
        }
    }

    /// Starts a taco with this card and returns its place.
    pub(super) fn open_taco(&mut self, card: Card) -> usize {
        let node = self.lay(card, 0);
        let pile = Pile { top: node, bottom: node, count: 1 };
        self.tacos.push(Taco { pile, top: card, sum: sum_with(0, card) });
        self.tacos.len() - 1
    }

    /// Lays a card on a taco and returns the new sum.
    pub(super) fn add_to_taco(&mut self, card: Card, taco: usize) -> u8 {
        let below = self.tacos[taco].pile.top;
        let node = self.lay(card, below);
        let taco = &mut self.tacos[taco];
        taco.pile.top = node;
        taco.pile.count += 1;
        taco.top = card;
        taco.sum = sum_with(taco.sum, card);
        taco.sum
    }

    fn lay(&mut self, card: Card, below: u8) -> u8 {
        self.laid.push(Laid { card, below });
        (self.laid.len() - 1) as u8
    }

    /// Takes a taco off the table and puts its cards in front of a seat.
    pub(super) fn move_to_front(&mut self, taco: usize, seat: Seat) -> u8 {
        let pile = self.tacos.remove(taco).pile;
        let front = &mut self.fronts[seat.index()];
        self.laid[usize::from(pile.bottom)].below = front.top;
        let bottom = if front.count == 0 { pile.bottom } else { front.bottom };
        *front = Pile { top: pile.top, bottom, count: front.count + pile.count };
        pile.count
    }

    /// A pile's cards from the top down.
    fn cards_of(&self, pile: Pile) -> impl Iterator<Item = Card> + '_ {
        let mut node = pile.top;
        (0..pile.count).map(move |_| {
            let laid = self.laid[usize::from(node)];
            node = laid.below;
            laid.card
        })
    }

    pub(super) fn standing(&self) -> Standings {
        Standings::fewest_first((0..self.seats()).map(|seat| self.fronts[seat].count.into()))
    }

    pub(super) const fn seats(&self) -> usize {
        self.seats as usize
    }

    /// Whose turn it is, whoever is being asked.
    pub const fn active(&self) -> Seat {
        self.active
    }

    pub const fn stage(&self) -> Stage {
        self.stage
    }

    pub fn tacos(&self) -> &[Taco] {
        &self.tacos
    }

    /// A taco's cards from the top down.
    pub fn taco_cards(&self, taco: &Taco) -> impl Iterator<Item = Card> + '_ {
        self.cards_of(taco.pile)
    }

    /// The cards in front of a seat, newest first.
    pub fn front_cards(&self, seat: Seat) -> impl Iterator<Item = Card> + '_ {
        self.cards_of(self.fronts[seat.index()])
    }

    pub fn front_count(&self, seat: Seat) -> usize {
        usize::from(self.fronts[seat.index()].count)
    }

    /// The hand as far as it is known; a card that is hidden is there as `Unknown`.
    pub fn hand(&self, seat: Seat) -> &[Card] {
        &self.hands[seat.index()]
    }

    pub fn deck_count(&self) -> usize {
        self.deck.len()
    }

    /// The deck from the bottom up, as far as it is known.
    pub fn deck_cards(&self) -> impl Iterator<Item = Card> + '_ {
        self.deck.iter().copied()
    }

    /// Every card laid down so far, wherever it lies now.
    pub fn laid_cards(&self) -> impl Iterator<Item = Card> + '_ {
        self.laid.iter().map(|laid| laid.card)
    }
}
