use super::actions::Action;
use super::hidden::some_pair;
use super::moves::{Aim, Move, Pick, Refusal};
use super::specials::Special;
use super::state::{BARRY, MOST_OWNERS, Stage, TAKEN_PER_ROUND, TieDice, Truck, TruckOff};
use super::venues::{VENUES, Venue};
use crate::rules::Seat;

/// What happened. Amounts are money.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// Somebody has chosen their trucks, nobody knows which.
    TrucksChosen {
        seat: Seat,
    },
    Sent {
        owner: Seat,
        one: Venue,
        other: Venue,
    },
    Rolled {
        venue: Venue,
        value: u8,
    },
    /// Two were rolled by a special, this one counts.
    RolledTwice {
        venue: Venue,
        special: Special,
        value: u8,
        ignored: u8,
    },
    /// Somebody picked up a card; nobody knows which, or whether there will be more.
    CardChosen {
        seat: Seat,
    },
    CardsChosen {
        seat: Seat,
    },
    Selected {
        seat: Seat,
        count: u8,
    },
    Played {
        seat: Seat,
        action: Action,
    },
    Discarded {
        seat: Seat,
        action: Action,
    },
    Rerolled {
        venue: Venue,
        from: u8,
        to: u8,
    },
    Drove {
        owner: Seat,
        from: Venue,
        to: Venue,
    },
    Placed {
        seat: Seat,
        venue: Venue,
    },
    Doubled {
        seat: Seat,
        venue: Venue,
    },
    TruckShut {
        owner: Seat,
        venue: Venue,
    },
    VenueShut {
        venue: Venue,
    },
    Promoted {
        venue: Venue,
    },
    MobRolled {
        venue: Venue,
        from: u8,
        to: u8,
    },
    Inspected {
        owner: Seat,
        venue: Venue,
        amount: u16,
    },
    VenuePays {
        venue: Venue,
        total: u16,
        trucks: u8,
    },
    Earned {
        owner: Seat,
        venue: Venue,
        amount: u16,
        doubled: bool,
    },
    Sponsored {
        owner: Seat,
        venue: Venue,
        amount: u16,
    },
    StoodInLine {
        owner: Seat,
        venue: Venue,
        amount: u16,
    },
    RoundBegan {
        round: u8,
        first: Seat,
    },
    SpecialDrawn {
        special: Special,
        venue: Venue,
    },
    UnusedPaid {
        seat: Seat,
        cards: u8,
        amount: u16,
    },
    TieRolled {
        owner: Seat,
        dice: TieDice,
    },
    TieWon {
        owner: Seat,
    },
    Ended,
}

const TIE_DICE: [u8; 3] = [4, 6, 20];

impl TruckOff {
    pub(super) fn act(&mut self, mv: Move, log: &mut impl FnMut(Event)) -> Result<(), Refusal> {
        self.check(mv)?;
        match (self.stage, mv) {
            (Stage::Send { asked }, Move::Send(one, other)) => self.send(asked, (one, other), log),
            (Stage::Select { asked }, Move::Select(action)) => {
                self.players[asked.index()].selected.add(action);
                log(Event::CardChosen { seat: asked });
            }
            (Stage::Select { asked }, Move::CloseSelection) => {
                log(Event::CardsChosen { seat: asked });
                self.ask_to_select(asked.index() + 1, log);
            }
            (Stage::Execute { on }, Move::Play { pick, aim }) => {
                let action = self.action_of(on, pick)?;
                self.put_down(on, pick, action);
                self.execute(on, action, aim, log);
                self.go_on_executing(on, log);
            }
            _ => {}
        }
        Ok(())
    }

    fn send(&mut self, seat: Seat, trucks: (Venue, Venue), log: &mut impl FnMut(Event)) {
        self.players[seat.index()].sending = Some(trucks);
        log(Event::TrucksChosen { seat });
        if seat.index() + 1 < self.seats() {
            self.stage = Stage::Send { asked: seat.next(self.seats()) };
            return;
        }
        self.reveal_trucks(log);
        self.roll_all(log);
        if self.has_barry() {
            self.stage = Stage::Execute { on: self.first };
        } else {
            self.ask_to_select(0, log);
        }
    }

    fn reveal_trucks(&mut self, log: &mut impl FnMut(Event)) {
        if self.has_barry() {
            let venues = self.venues();
            self.players[BARRY.index()].sending =
                self.luck.as_mut().map(|luck| some_pair(venues, luck));
        }
        for owner in self.in_turn_order() {
            if let Some((one, other)) = self.players[owner.index()].sending.take() {
                self.parked.push(Truck { owner, at: one, doubled: false });
                self.parked.push(Truck { owner, at: other, doubled: false });
                log(Event::Sent { owner, one, other });
            }
        }
    }

    fn roll_all(&mut self, log: &mut impl FnMut(Event)) {
        for &venue in self.venues() {
            let value = self.roll(venue.sides());
            let special = self.special(venue);
            let Some(special @ (Special::TwoForOne | Special::SlowDay)) = special else {
                self.dice[venue.index()] = value;
                log(Event::Rolled { venue, value });
                continue;
            };
            let second = self.roll(venue.sides());
            let (low, high) = (value.min(second), value.max(second));
            let (value, ignored) =
                if special == Special::TwoForOne { (high, low) } else { (low, high) };
            self.dice[venue.index()] = value;
            log(Event::RolledTwice { venue, special, value, ignored });
        }
    }

    /// Asks the next seat from this one on that has a card to select, or goes on to the execution.
    fn ask_to_select(&mut self, from: usize, log: &mut impl FnMut(Event)) {
        let able = (from..self.seats()).map(Seat::new).find(|&seat| self.unused_count(seat) > 0);
        if let Some(asked) = able {
            self.stage = Stage::Select { asked };
            return;
        }
        for seat in self.in_turn_order() {
            log(Event::Selected { seat, count: self.selected_count(seat) as u8 });
        }
        self.let_execute_from(self.first, log);
    }

    /// The card leaves the hand or the grid.
    fn put_down(&mut self, seat: Seat, pick: Pick, action: Action) {
        let player = &mut self.players[seat.index()];
        match pick {
            Pick::Selected(_) => {
                player.selected.take(action);
            }
            Pick::Grid(place) => self.grid.take(place),
        }
        player.spent.add(action);
    }

    /// The street after an action, whoever is on; for previews and judgement.
    pub fn preview(&self, seat: Seat, action: Action, aim: Aim) -> Self {
        let mut after = self.clone();
        after.execute(seat, action, aim, &mut |_| {});
        after
    }

    fn execute(&mut self, seat: Seat, action: Action, aim: Aim, log: &mut impl FnMut(Event)) {
        if aim == Aim::Discard {
            log(Event::Discarded { seat, action });
            return;
        }
        log(Event::Played { seat, action });
        match aim {
            Aim::Discard => {}
            Aim::Venue(venue) => self.execute_on_venue(seat, action, venue, log),
            Aim::Truck(place) => {
                let place = usize::from(place);
                let Truck { owner, at: venue, .. } = self.parked[place];
                if action == Action::DoublePayout {
                    self.parked[place].doubled = true;
                    log(Event::Doubled { seat, venue });
                } else {
                    self.parked.remove(place);
                    log(Event::TruckShut { owner, venue });
                }
            }
            Aim::Drive { truck, to } => {
                let truck = self.parked.remove(truck.into());
                self.parked.push(Truck { at: to, ..truck });
                log(Event::Drove { owner: truck.owner, from: truck.at, to });
            }
        }
    }

    fn execute_on_venue(
        &mut self,
        seat: Seat,
        action: Action,
        venue: Venue,
        log: &mut impl FnMut(Event),
    ) {
        match action {
            Action::Reroll => {
                let from = self.die(venue);
                let to = self.roll(venue.sides());
                self.dice[venue.index()] = to;
                log(Event::Rerolled { venue, from, to });
            }
            Action::PlaceTruck => {
                self.parked.push(Truck { owner: seat, at: venue, doubled: false });
                log(Event::Placed { seat, venue });
            }
            Action::ShutVenue => {
                self.shut[venue.index()] = true;
                log(Event::VenueShut { venue });
            }
            Action::Promote => {
                self.promos[venue.index()] += 1;
                log(Event::Promoted { venue });
            }
            Action::Trigger => {
                self.pay(venue, log);
                self.parked.retain(|truck| truck.at != venue);
                self.promos[venue.index()] = 0;
            }
            Action::MoveYours | Action::MoveTheirs | Action::DoublePayout | Action::ShutTruck => {}
        }
    }

    fn go_on_executing(&mut self, after: Seat, log: &mut impl FnMut(Event)) {
        let next = after.next(self.seats());
        if !self.has_barry() {
            self.let_execute_from(next, log);
        } else if self.grid.left().is_multiple_of(TAKEN_PER_ROUND * self.seats()) {
            self.end_round(log);
        } else {
            self.stage = Stage::Execute { on: next };
        }
    }

    /// The next seat clockwise from this one with a selected card is on; without one the venues pay.
    fn let_execute_from(&mut self, seat: Seat, log: &mut impl FnMut(Event)) {
        let mut around = crate::rules::seats_clockwise(seat, self.seats());
        match around.find(|&seat| self.selected_count(seat) > 0) {
            Some(on) => self.stage = Stage::Execute { on },
            None => self.end_round(log),
        }
    }

    fn end_round(&mut self, log: &mut impl FnMut(Event)) {
        for &venue in self.venues() {
            self.pay(venue, log);
        }
        if self.round() == self.rounds() {
            self.end_game(log);
            return;
        }
        self.parked.clear();
        (self.shut, self.promos, self.dice) = ([false; VENUES], [0; VENUES], [0; VENUES]);
        self.round += 1;
        self.first = self.first.next(self.seats());
        self.stage = Stage::Send { asked: Seat::new(0) };
        log(Event::RoundBegan { round: self.round, first: self.first });
        self.draw_specials(&mut |special, venue| log(Event::SpecialDrawn { special, venue }));
    }

    fn end_game(&mut self, log: &mut impl FnMut(Event)) {
        self.stage = Stage::Over;
        for index in 0..self.seats() {
            let (seat, unused) = (Seat::new(index), self.unused(Seat::new(index)));
            let amount = unused.unused_value();
            if amount > 0 {
                self.players[index].money += amount;
                let (cards, amount) = (unused.total() as u8, amount as u16);
                log(Event::UnusedPaid { seat, cards, amount });
            }
        }
        self.break_tie(log);
        log(Event::Ended);
    }

    /// Those who tie for the victory roll until one of them rolls highest.
    fn break_tie(&mut self, log: &mut impl FnMut(Event)) {
        let most = (0..self.owners()).map(|owner| self.players[owner].money).max();
        let mut tied: Vec<Seat> =
            self.in_turn_order().filter(|&owner| Some(self.money(owner)) == most).collect();
        let mut shown = [None; MOST_OWNERS];
        while tied.len() > 1 && self.luck.is_some() {
            let mut highest = 0;
            let mut sums = [0; MOST_OWNERS];
            for &owner in &tied {
                let dice = TIE_DICE.map(|sides| self.roll(sides));
                shown[owner.index()] = Some(dice);
                sums[owner.index()] = dice.iter().sum::<u8>();
                highest = highest.max(sums[owner.index()]);
                log(Event::TieRolled { owner, dice });
            }
            tied.retain(|owner| sums[owner.index()] == highest);
            if let [owner] = tied[..] {
                self.tie = Some((owner, shown));
                log(Event::TieWon { owner });
            }
        }
    }
}
