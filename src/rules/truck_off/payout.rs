//! What a venue pays, now and at the end of the round.

use tinyvec::ArrayVec;

use super::actions::promo_bonus;
use super::play::Event;
use super::specials::Special;
use super::state::{MOST_OWNERS, MOST_PARKED, TruckOff};
use super::venues::Venue;
use crate::rules::Seat;

/// What a doubled truck earns, in shares.
const DOUBLE: u16 = 2;
/// What a Sponsor gives.
const SPONSORED: i32 = 2;
/// How many trucks are paid where it is Sold Out.
const PAID_IF_SOLD_OUT: usize = 2;
/// A crowd that the Health Inspection looks at.
const INSPECTED: usize = 3;

/// How a venue's total would be split among the trucks there.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Split {
    pub total: u16,
    /// What each truck earns, with its place in [`TruckOff::parked`].
    pub earned: ArrayVec<[(u8, u16); MOST_PARKED]>,
    /// What the split leaves over.
    pub remainder: u16,
}

impl TruckOff {
    /// How a venue would be split if it paid with its die as it is; a shut one earns nobody anything.
    pub fn split(&self, venue: Venue) -> Split {
        let trucks = self.trucks_at(venue);
        if trucks == 0 || self.is_shut(venue) {
            let earned = self.column(venue).map(|(place, _)| (place as u8, 0)).collect();
            return Split { earned, ..Split::default() };
        }
        let is = |special| self.is_on(special, venue);
        let promo = u16::from(self.promos(venue)) * promo_bonus(trucks);
        let happy = if is(Special::HappyHour) { trucks as u16 } else { 0 };
        let total = u16::from(self.die(venue)) + promo + happy;
        let paid = if is(Special::SoldOut) { trucks.min(PAID_IF_SOLD_OUT) } else { trucks };
        let share = match is(Special::LoyalRegulars) {
            true => total.div_ceil(paid as u16),
            false => total / paid as u16,
        };
        let alone = if is(Special::GrandPrize) && trucks == 1 { DOUBLE } else { 1 };
        let earned = self.column(venue).enumerate().map(|(rank, (place, truck))| {
            let times = if truck.doubled { DOUBLE * alone } else { alone };
            (place as u8, if rank < paid { share * times } else { 0 })
        });
        let remainder = total.saturating_sub(share * paid as u16);
        Split { total, earned: earned.collect(), remainder }
    }

    /// What every owner would earn if all venues paid now, with the dice as they are: the specials' extras count too.
    pub fn outlook(&self) -> [i32; MOST_OWNERS] {
        let mut sums = [0; MOST_OWNERS];
        for &venue in self.venues() {
            if self.is_shut(venue) {
                continue;
            }
            for (owner, fee) in self.inspection_fees(venue).into_iter().enumerate() {
                sums[owner] -= fee.min(self.players[owner].money + sums[owner]);
            }
            let split = self.split(venue);
            for &(place, amount) in &split.earned {
                sums[self.parked[usize::from(place)].owner.index()] += i32::from(amount);
            }
            match self.special(venue) {
                Some(Special::Sponsor) => {
                    self.lone_owners(venue).for_each(|owner| sums[owner.index()] += SPONSORED);
                }
                Some(Special::LongLine) => {
                    let poorest = self.poorest_at(venue, &sums);
                    poorest.into_iter().for_each(|owner| {
                        sums[owner.index()] += i32::from(split.remainder);
                    });
                }
                _ => {}
            }
        }
        sums
    }

    /// What an owner has and would earn if all venues paid now.
    pub fn prospect(&self, owner: Seat) -> i32 {
        self.money(owner) + self.outlook()[owner.index()]
    }

    /// Pays one venue completely.
    pub(super) fn pay(&mut self, venue: Venue, log: &mut impl FnMut(Event)) {
        let trucks = self.trucks_at(venue);
        if self.is_shut(venue) || trucks == 0 {
            return;
        }
        self.before_payout(venue, log);
        let split = self.split(venue);
        log(Event::VenuePays { venue, total: split.total, trucks: trucks as u8 });
        for &(place, amount) in &split.earned {
            let truck = self.parked[usize::from(place)];
            self.players[truck.owner.index()].money += i32::from(amount);
            log(Event::Earned { owner: truck.owner, venue, amount, doubled: truck.doubled });
        }
        self.after_payout(venue, split.remainder, log);
    }

    fn before_payout(&mut self, venue: Venue, log: &mut impl FnMut(Event)) {
        let die = self.die(venue);
        if self.is_on(Special::FlashMob, venue) && die * 2 < venue.sides() {
            let to = self.roll(venue.sides());
            self.dice[venue.index()] = to;
            log(Event::MobRolled { venue, from: die, to });
        }
        let fees = self.inspection_fees(venue);
        for owner in self.in_turn_order() {
            let money = &mut self.players[owner.index()].money;
            let amount = fees[owner.index()].min(*money);
            if amount > 0 {
                *money -= amount;
                log(Event::Inspected { owner, venue, amount: amount as u16 });
            }
        }
    }

    /// What an inspection asks of every owner; nobody pays more than they have.
    fn inspection_fees(&self, venue: Venue) -> [i32; MOST_OWNERS] {
        let mut fees = [0; MOST_OWNERS];
        if self.is_on(Special::HealthInspection, venue) && self.trucks_at(venue) >= INSPECTED {
            self.column(venue).for_each(|(_, truck)| fees[truck.owner.index()] += 1);
        }
        fees
    }

    fn after_payout(&mut self, venue: Venue, remainder: u16, log: &mut impl FnMut(Event)) {
        if self.is_on(Special::Sponsor, venue) {
            let lone: ArrayVec<[Seat; MOST_OWNERS]> = self.lone_owners(venue).collect();
            for owner in lone {
                self.players[owner.index()].money += SPONSORED;
                log(Event::Sponsored { owner, venue, amount: SPONSORED as u16 });
            }
        }
        if remainder > 0
            && self.is_on(Special::LongLine, venue)
            && let Some(owner) = self.poorest_at(venue, &[0; MOST_OWNERS])
        {
            self.players[owner.index()].money += i32::from(remainder);
            log(Event::StoodInLine { owner, venue, amount: remainder });
        }
    }

    /// Owners with exactly one truck at a venue, in turn order.
    fn lone_owners(&self, venue: Venue) -> impl Iterator<Item = Seat> + '_ {
        self.in_turn_order().filter(move |&owner| {
            self.column(venue).filter(|(_, truck)| truck.owner == owner).count() == 1
        })
    }

    /// Who at a venue has the least money with `more` added; the earlier in turn order of several.
    fn poorest_at(&self, venue: Venue, more: &[i32; MOST_OWNERS]) -> Option<Seat> {
        let here = |owner: &Seat| self.column(venue).any(|(_, truck)| truck.owner == *owner);
        self.in_turn_order()
            .filter(here)
            .min_by_key(|owner| self.players[owner.index()].money + more[owner.index()])
    }
}
