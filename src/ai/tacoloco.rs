//! How Tacoloco looks to its players. The unit of judgement is one card in front of somebody.

use serde::{Deserialize, Serialize};

use super::{Judged, Sight};
use crate::rules::deck::Card as _;
use crate::rules::tacoloco::cards::KINDS;
use crate::rules::tacoloco::{Card, Move, PERFECT, Place, Stage, Tacoloco, sum_with};
use crate::rules::{Game, MAX_SEATS, Rng, Seat, Turn};

/// Why a move is good.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Reason {
    MakesEleven { cards: u8 },
    LegendaryEleven { cards: u8 },
    SmallestRuin { cards: u8 },
    LeavesHardSum { sum: u8 },
    StaysLow { sum: u8 },
    ResetsTaco { sum: u8 },
    OpensTaco,
    HitsTheLeader,
    StopsLegendary { cards: u8 },
    KeepsLonesome,
    OnlyMove,
}

/// What giving up a special costs: it could have served better later.
const LEGENDARY_WORTH: f32 = 2.2;
const LONESOME_WORTH: f32 = 1.6;
/// Low cards fit almost everywhere, which is worth a little.
const LOW_CARD_WORTH: f32 = 0.25;

impl Judged for Tacoloco {
    type Reason = Reason;

    fn judge(&self, mv: Move, sight: Sight) -> f32 {
        match mv {
            Move::Lay { card, place } => self.judge_lay(card, place, sight),
            Move::Counter => {
                let Stage::Counter { taco, .. } = self.stage() else { return 0.0 };
                let cards = self.tacos()[usize::from(taco)].count() as f32 + 1.0;
                cards * self.hurt_share() - LONESOME_WORTH
            }
            Move::LetPass => {
                let Stage::Counter { asked, taco } = self.stage() else { return 0.0 };
                let cards = self.tacos()[usize::from(taco)].count() as f32;
                -cards * self.target_chance(asked)
            }
            Move::Give(to) => -(self.front_count(to) as f32),
        }
    }

    fn prospects(&self) -> [f32; MAX_SEATS] {
        let seats = Game::seats(self);
        let mut shares = [0.0; MAX_SEATS];
        // The fewer cards are left to come, the surer a lead; at the end only the lead counts.
        let unsure = if self.turn() == Turn::Over { 0.35 } else { 1.0 + self.cards_left() * 0.11 };
        let burden = |seat: usize| self.front_count(Seat::new(seat)) as f32 - self.held_worth(seat);
        let lead = (0..seats).map(burden).fold(f32::MAX, f32::min);
        let mut total = 0.0;
        for (seat, share) in shares.iter_mut().enumerate().take(seats) {
            *share = ((lead - burden(seat)) / unsure).exp();
            total += *share;
        }
        shares.iter_mut().for_each(|share| *share /= total);
        shares
    }

    fn sketch(&self, moves: &[Move], rng: &mut Rng) -> Option<Move> {
        if moves.len() < 2 {
            return moves.first().copied();
        }
        let mut best = None;
        let mut best_score = i32::MIN;
        for &mv in moves {
            let score = self.sketch_score(mv) + rng.below(6) as i32;
            if score > best_score {
                best_score = score;
                best = Some(mv);
            }
        }
        best
    }

    fn reason(&self, mv: Move) -> Reason {
        let mut moves = Vec::new();
        self.moves(&mut moves);
        if moves.len() == 1 {
            return Reason::OnlyMove;
        }
        match mv {
            Move::Give(_) => Reason::HitsTheLeader,
            Move::Counter => Reason::StopsLegendary { cards: self.asked_about() + 1 },
            Move::LetPass => Reason::KeepsLonesome,
            Move::Lay { place: Place::NewTaco, card } if card != Card::Legendary => {
                Reason::OpensTaco
            }
            Move::Lay { card, place } => self.reason_to_lay(card, place),
        }
    }
}

impl Tacoloco {
    fn reason_to_lay(&self, card: Card, place: Place) -> Reason {
        let (sum, count) = self.under(place);
        let after = sum_with(sum, card);
        let cards = count + 1;
        match card {
            Card::Legendary => Reason::LegendaryEleven { cards },
            Card::Lonesome => Reason::ResetsTaco { sum },
            _ if after == PERFECT => Reason::MakesEleven { cards },
            _ if after > PERFECT => Reason::SmallestRuin { cards },
            _ if after >= 8 => Reason::LeavesHardSum { sum: after },
            _ => Reason::StaysLow { sum: after },
        }
    }

    fn judge_lay(&self, card: Card, place: Place, sight: Sight) -> f32 {
        let (sum, count) = self.under(place);
        let after = sum_with(sum, card);
        let cards = f32::from(count) + 1.0;
        let now = match card {
            Card::Legendary => {
                let countered = self.chance_that_others_hold(Card::Lonesome);
                cards * self.hurt_share() * (1.0 - countered)
                    - (cards + 1.0) * countered
                    - LEGENDARY_WORTH
            }
            Card::Lonesome => -LONESOME_WORTH,
            _ if after == PERFECT => cards * self.hurt_share(),
            _ if after > PERFECT => -cards,
            Card::One | Card::Two => -LOW_CARD_WORTH,
            _ => 0.0,
        };
        match sight {
            Sight::Near => now,
            Sight::Far => now + self.what_it_leaves(card, place),
        }
    }

    /// Expected cards for the deciding seat from the next player's turn: perfect tacos may come
    /// back here, and a table without a safe place makes the next player take one.
    fn what_it_leaves(&self, card: Card, place: Place) -> f32 {
        let me = self.active();
        let next = me.next(Game::seats(self));
        let unseen = self.unseen();
        let all: f32 = unseen.iter().sum();
        let hand = self.hand(next).len() as f32;
        if all <= 0.0 || hand <= 0.0 {
            return 0.0;
        }
        let table = TableAfter::laying(self, card, place);
        let mut perfect_risk: f32 = 0.0;
        let mut safe = unseen[Card::Legendary.index()] + unseen[Card::Lonesome.index()];
        for value in 1..=8u8 {
            let Some(filling) = Card::of_value(value) else { continue };
            let copies = unseen[filling.index()];
            let (mut finishes, mut fits) = (0.0f32, table.is_empty());
            for &(sum, top, count) in table.tacos() {
                if top == filling {
                    fits = true;
                } else if sum + value == PERFECT {
                    finishes = finishes.max(f32::from(count) + 1.0);
                    fits = true;
                } else if sum + value < PERFECT {
                    fits = true;
                }
            }
            perfect_risk += (copies / all * hand).min(1.0) * finishes;
            if fits {
                safe += copies;
            }
        }
        let stuck = (1.0 - safe / all).max(0.0).powf(hand);
        let least = table.tacos().iter().map(|taco| taco.2).min().unwrap_or(0);
        stuck * (f32::from(least) + 1.0) * self.hurt_share()
            - perfect_risk * self.target_chance(me) * 0.6
    }

    /// Sum and count of what lies at a place now.
    fn under(&self, place: Place) -> (u8, u8) {
        match place {
            Place::NewTaco => (0, 0),
            Place::Onto(index) => {
                self.tacos().get(usize::from(index)).map_or((0, 0), |t| (t.sum, t.count() as u8))
            }
        }
    }

    fn asked_about(&self) -> u8 {
        match self.stage() {
            Stage::Counter { taco, .. } | Stage::Give { taco } => {
                self.tacos().get(usize::from(taco)).map_or(0, |taco| taco.count() as u8)
            }
            _ => 0,
        }
    }

    /// How much a card in front of one rival is worth to me.
    fn hurt_share(&self) -> f32 {
        match Game::seats(self) {
            2 => 1.0,
            seats => 0.55 + 0.6 / seats as f32,
        }
    }

    /// How likely a perfect taco of somebody else comes to this seat: leaders are hit first.
    fn target_chance(&self, seat: Seat) -> f32 {
        let seats = Game::seats(self);
        if seats == 2 {
            return 1.0;
        }
        let mine = self.front_count(seat);
        let ahead = (0..seats).filter(|&other| self.front_count(Seat::new(other)) < mine).count();
        if ahead == 0 { 0.6 } else { 0.35 / ahead as f32 }
    }

    /// Copies of each kind that the deciding seat cannot see.
    fn unseen(&self) -> [f32; KINDS] {
        let mut copies = [0.0; KINDS];
        for &(card, count) in Card::COPIES {
            copies[card.index()] = f32::from(count);
        }
        let Turn::Decide(me) = self.turn() else { return copies };
        for card in self.laid_cards().chain(self.hand(me).iter().copied()) {
            copies[card.index()] -= 1.0;
        }
        copies[Card::Unknown.index()] = 0.0;
        copies
    }

    fn chance_that_others_hold(&self, card: Card) -> f32 {
        let unseen = self.unseen();
        let all: f32 = unseen.iter().sum();
        let me = self.active();
        let held: usize = (0..Game::seats(self))
            .map(Seat::new)
            .filter(|&seat| seat != me)
            .map(|seat| self.hand(seat).len())
            .sum();
        if all <= 0.0 { 0.0 } else { (unseen[card.index()] / all * held as f32).min(1.0) }
    }

    /// What the specials in a hand are worth; less and less as the last tacos are made.
    fn held_worth(&self, seat: usize) -> f32 {
        let worth = |card: &Card| match card {
            Card::Legendary => LEGENDARY_WORTH,
            Card::Lonesome => LONESOME_WORTH,
            _ => 0.0,
        };
        let held: f32 = self.hand(Seat::new(seat)).iter().map(worth).sum();
        held * (self.cards_left() / 20.0).min(1.0)
    }

    /// Cards that are still to be played.
    fn cards_left(&self) -> f32 {
        let hands: usize =
            (0..Game::seats(self)).map(|seat| self.hand(Seat::new(seat)).len()).sum();
        (self.deck_count() + hands) as f32
    }

    fn sketch_score(&self, mv: Move) -> i32 {
        match mv {
            Move::Give(to) => -2 * self.front_count(to) as i32,
            Move::Counter => i32::from(self.asked_about()) * 2,
            Move::LetPass => 4,
            Move::Lay { card, place } => {
                let (sum, count) = self.under(place);
                let after = sum_with(sum, card);
                let cards = i32::from(count) + 1;
                match card {
                    Card::Legendary => cards * 2 - 3,
                    Card::Lonesome => 1,
                    _ if after == PERFECT => 8 + cards * 2,
                    _ if after > PERFECT => -2 * cards,
                    _ => 4,
                }
            }
        }
    }
}

/// The tacos as they would lie after a card, as (sum, top, count).
struct TableAfter {
    tacos: [(u8, Card, u8); TableAfter::MOST],
    len: usize,
}

impl TableAfter {
    /// More tacos than this change nothing: somebody always fits somewhere.
    const MOST: usize = 8;

    fn laying(position: &Tacoloco, card: Card, place: Place) -> Self {
        let mut table = Self { tacos: [(0, Card::Unknown, 0); Self::MOST], len: 0 };
        for (index, taco) in position.tacos().iter().enumerate() {
            if place == Place::Onto(index as u8) {
                table.push(sum_with(taco.sum, card), card, taco.count() as u8 + 1);
            } else {
                table.push(taco.sum, taco.top, taco.count() as u8);
            }
        }
        if place == Place::NewTaco {
            table.push(sum_with(0, card), card, 1);
        }
        table
    }

    /// A finished taco is no longer on the table.
    fn push(&mut self, sum: u8, top: Card, count: u8) {
        if sum < PERFECT && self.len < Self::MOST {
            self.tacos[self.len] = (sum, top, count);
            self.len += 1;
        }
    }

    fn tacos(&self) -> &[(u8, Card, u8)] {
        &self.tacos[..self.len]
    }

    fn is_empty(&self) -> bool {
        self.len == 0
    }
}
