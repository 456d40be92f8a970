//! How Truck Off looks to its players. The unit of judgement is one dollar of the lead.

use serde::{Deserialize, Serialize};

use super::{Judged, Sight};
use crate::rules::truck_off::{Action, Aim, Move, Pick, Stage, TruckOff, Venue};
use crate::rules::{Game, MAX_SEATS, Rng, Seat, Turn};

/// Why a move is good.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Reason {
    BigShare { amount: u8 },
    WorthSelecting { amount: u8 },
    KeepsValue { value: u8 },
    Gains { amount: u8 },
    HurtsRivals { amount: u8 },
    BetterRoll { average: u8 },
    NothingBetter,
    OnlyMove,
}

impl Reason {
    /// The number that the reason is about.
    pub const fn about(self) -> u8 {
        match self {
            Self::BigShare { amount }
            | Self::WorthSelecting { amount }
            | Self::Gains { amount }
            | Self::HurtsRivals { amount } => amount,
            Self::KeepsValue { value } => value,
            Self::BetterRoll { average } => average,
            Self::NothingBetter | Self::OnlyMove => 0,
        }
    }
}

/// What a card still in hand is worth beyond its unused value, per round to come.
const OPTION_PER_ROUND: f32 = 0.8;
/// How much of a card's best use is left when its turn comes.
const SURE: f32 = 0.8;
/// What every further card of a round loses because others act in between.
const CROWDED_HAND: f32 = 0.3;
/// How far below keeping it a wasted card is judged.
const WASTE: f32 = 3.0;

impl Judged for TruckOff {
    type Reason = Reason;

    fn judge(&self, mv: Move, _: Sight) -> f32 {
        let Turn::Decide(me) = self.turn() else { return 0.0 };
        match mv {
            Move::Send(one, other) => self.expected_share(one) + self.expected_share(other),
            Move::Select(action) => {
                let already = self.selected(me).total() as f32;
                let gain = self.best_use(me, action) * SURE - self.keeping_worth(action);
                let gain = gain - already * CROWDED_HAND;
                // Wasting a card is not a matter of taste: no level does it.
                if gain < 0.0 { gain - WASTE } else { gain }
            }
            Move::CloseSelection => 0.0,
            Move::Play { pick, aim } => {
                let Some(action) = self.card_of(pick) else { return 0.0 };
                self.use_of(me, action, aim)
            }
        }
    }

    fn prospects(&self) -> [f32; MAX_SEATS] {
        let owners = self.owners();
        let mut worth = [0.0f32; MAX_SEATS];
        let outlook = self.outlook();
        let over = self.turn() == Turn::Over;
        for owner in 0..owners {
            let seat = Seat::new(owner);
            worth[owner] = self.money(seat) as f32;
            if !over {
                worth[owner] += outlook[owner] as f32 * 0.9;
                if owner < Game::seats(self) {
                    let left = self.rounds().saturating_sub(self.round()) as f32;
                    let unused = self.unused(seat);
                    worth[owner] += unused.unused_value() as f32
                        + unused.total() as f32 * OPTION_PER_ROUND * left.min(2.0) * 0.3;
                }
            }
        }
        if over {
            let mut shares = [0.0; MAX_SEATS];
            let standings = self.standings();
            let count = standings.winners().count() as f32;
            standings.winners().for_each(|seat| shares[seat.index()] = 1.0 / count);
            return soften(&shares, &worth, owners);
        }
        let rounds_left = self.rounds() as f32 - self.round() as f32 + 1.0;
        let unsure = 3.0 + 2.2 * rounds_left;
        let best = worth[..owners].iter().copied().fold(f32::MIN, f32::max);
        let mut shares = [0.0; MAX_SEATS];
        let mut sum = 0.0;
        for owner in 0..owners {
            shares[owner] = ((worth[owner] - best) / unsure).exp();
            sum += shares[owner];
        }
        shares.iter_mut().for_each(|share| *share /= sum);
        shares
    }

    fn sketch(&self, moves: &[Move], rng: &mut Rng) -> Option<Move> {
        let Turn::Decide(me) = self.turn() else { return None };
        match self.stage() {
            Stage::Send { .. } => rng.pick(moves),
            Stage::Select { .. } => {
                // Few cards per round, more towards the end.
                let left = self.rounds() - self.round() + 1;
                let close = rng.below(2 + left as u32) > 0 || self.selected(me).total() > 2;
                if close { Some(Move::CloseSelection) } else { rng.pick(moves) }
            }
            Stage::Execute { .. } | Stage::Over => {
                let mut best = None;
                let mut best_use = f32::MIN;
                for _ in 0..4 {
                    let mv = rng.pick(moves)?;
                    let worth = self.judge(mv, Sight::Near);
                    if worth > best_use {
                        (best, best_use) = (Some(mv), worth);
                    }
                }
                best
            }
        }
    }

    /// A selection is reached in one order only, and a card is thrown away only if it can do nothing.
    fn worth_trying(&self, moves: &mut Vec<Move>) {
        let Turn::Decide(me) = self.turn() else { return };
        if let Stage::Select { .. } = self.stage() {
            let last = self.selected(me).kinds().last();
            moves.retain(|mv| match *mv {
                Move::Select(action) => last.is_none_or(|last| action >= last),
                _ => true,
            });
        }
        let wasteful = |mv: &Move| self.is_wasteful(me, *mv);
        if moves.iter().any(|mv| !wasteful(mv)) {
            moves.retain(|mv| !wasteful(mv));
        }
    }

    fn reason(&self, mv: Move) -> Reason {
        let Turn::Decide(me) = self.turn() else { return Reason::OnlyMove };
        let rounded = |amount: f32| amount.round().clamp(0.0, 99.0) as u8;
        match mv {
            Move::Send(..) => Reason::BigShare { amount: rounded(self.judge(mv, Sight::Near)) },
            Move::Select(action) => {
                Reason::WorthSelecting { amount: rounded(self.best_use(me, action)) }
            }
            Move::CloseSelection => {
                let value = self.unused(me).unused_value().clamp(0, 99) as u8;
                Reason::KeepsValue { value }
            }
            Move::Play { pick, aim } => {
                let Some(action) = self.card_of(pick) else { return Reason::OnlyMove };
                if let (Action::Reroll, Aim::Venue(venue)) = (action, aim) {
                    return Reason::BetterRoll { average: venue.sides().div_ceil(2) };
                }
                if aim == Aim::Discard {
                    return Reason::NothingBetter;
                }
                let gain = self.preview(me, action, aim).prospect(me) - self.prospect(me);
                match gain {
                    1.. => Reason::Gains { amount: rounded(gain as f32) },
                    _ => match self.use_of(me, action, aim) {
                        worth if worth >= 0.5 => Reason::HurtsRivals { amount: rounded(worth) },
                        _ => Reason::NothingBetter,
                    },
                }
            }
        }
    }
}

/// At the end mostly the victory counts, and a little how close it was.
fn soften(shares: &[f32; MAX_SEATS], worth: &[f32; MAX_SEATS], owners: usize) -> [f32; MAX_SEATS] {
    let best = worth[..owners].iter().copied().fold(1.0, f32::max);
    let mut softened = [0.0; MAX_SEATS];
    for owner in 0..owners {
        softened[owner] = 0.9 * shares[owner] + 0.1 * (worth[owner] / best).clamp(0.0, 1.0);
    }
    softened
}

impl TruckOff {
    /// Moves that help nobody who makes them: a token or a truck where nothing is paid, a promotion for others only.
    fn is_wasteful(&self, me: Seat, mv: Move) -> bool {
        let Move::Play { pick, aim } = mv else { return false };
        let mine_at = |venue| self.column(venue).any(|(_, truck)| truck.owner == me);
        match (self.card_of(pick), aim) {
            (Some(Action::Promote | Action::Trigger), Aim::Venue(venue)) => {
                self.is_shut(venue) || !mine_at(venue)
            }
            (Some(Action::PlaceTruck), Aim::Venue(to)) => self.is_shut(to),
            (Some(Action::Reroll), Aim::Venue(venue)) => {
                self.is_shut(venue) || self.trucks_at(venue) == 0
            }
            (Some(Action::MoveYours), Aim::Drive { to, .. }) => self.is_shut(to),
            (Some(Action::DoublePayout), Aim::Truck(place)) => {
                self.parked().get(usize::from(place)).is_some_and(|truck| self.is_shut(truck.at))
            }
            _ => false,
        }
    }

    fn card_of(&self, pick: Pick) -> Option<Action> {
        match pick {
            Pick::Selected(action) => Some(action),
            Pick::Grid(place) => self.grid().card(place),
        }
    }

    /// What a truck may hope for at a venue: larger dice draw more company.
    fn expected_share(&self, venue: Venue) -> f32 {
        let average = (f32::from(venue.sides()) + 1.0) / 2.0;
        let all: f32 = self.venues().iter().map(|venue| f32::from(venue.sides()).sqrt()).sum();
        let others = self.owners() as f32 - 1.0;
        let company = others * 2.0 * f32::from(venue.sides()).sqrt() / all;
        average / (1.0 + company.min(others))
    }

    /// What an action on something is worth to a seat, without what the card would be worth later.
    fn use_of(&self, me: Seat, action: Action, aim: Aim) -> f32 {
        match (action, aim) {
            (_, Aim::Discard) => 0.0,
            (Action::Reroll, Aim::Venue(venue)) => self.reroll_worth(me, venue),
            _ => self.lead_after(&self.preview(me, action, aim), me) - self.lead_after(self, me),
        }
    }

    /// What a new roll changes on average: shares grow with the die.
    fn reroll_worth(&self, me: Seat, venue: Venue) -> f32 {
        let trucks = self.trucks_at(venue);
        if trucks == 0 || self.is_shut(venue) {
            return -0.1;
        }
        let average = (f32::from(venue.sides()) + 1.0) / 2.0;
        let change = (average - f32::from(self.die(venue))) / trucks as f32;
        let mut mine = 0.0;
        let mut theirs = 0.0;
        for (_, truck) in self.column(venue) {
            let times = if truck.doubled { 2.0 } else { 1.0 };
            *(if truck.owner == me { &mut mine } else { &mut theirs }) += times;
        }
        change * (mine - theirs * self.rival_weight())
    }

    /// How much a dollar of one rival counts for me.
    fn rival_weight(&self) -> f32 {
        1.0 / (self.owners() as f32 - 1.0)
    }

    /// My prospects less those of my rivals, the leader counting most.
    fn lead_after(&self, after: &Self, me: Seat) -> f32 {
        let outlook = after.outlook();
        let (mut mine, mut sum, mut most) = (0.0, 0.0, f32::MIN);
        for (owner, earned) in outlook.into_iter().enumerate().take(after.owners()) {
            let worth = (after.money(Seat::new(owner)) + earned) as f32;
            if owner == me.index() {
                mine = worth;
            } else {
                sum += worth;
                most = most.max(worth);
            }
        }
        mine - 0.5 * sum * self.rival_weight() - 0.5 * most
    }

    /// The best use of an action as the street is now.
    fn best_use(&self, me: Seat, action: Action) -> f32 {
        let mut best = 0.0f32;
        self.each_aim(me, action, |aim| best = best.max(self.use_of(me, action, aim)));
        best
    }

    /// What a card is worth if it is kept.
    fn keeping_worth(&self, action: Action) -> f32 {
        let left = self.rounds().saturating_sub(self.round()) as f32;
        f32::from(action.card().unused_value) + OPTION_PER_ROUND * left
    }
}
