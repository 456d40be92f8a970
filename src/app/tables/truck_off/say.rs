//! Moves, events and reasons of Truck Off in words.

use super::held::{action_of, first_sent, gain, held};
use super::venue::signed;
use crate::ai::TruckOffReason as Reason;
use crate::app::table::game::Look;
use crate::app::words::TruckOffWords;
use crate::app::words::names::Names;
use crate::rules::truck_off::{Action, Aim, Event, Move, Stage, Target, TieDice, TruckOff, Venue};
use crate::rules::{Game, Seat, Turn};

/// What to do now, with the card that is picked up.
pub fn task(look: &Look<TruckOff>) -> String {
    let (view, words) = (look.view, &look.words.truck_off);
    if let (Some(held), Some(me)) = (held(look), look.me) {
        let mut has_target = false;
        view.each_aim(me, held.action, |_| has_target = true);
        let task = match (held.action.target(), held.truck) {
            _ if !has_target => words.task_no_target,
            (Target::Venue, _) => words.task_venue,
            (Target::Drive, Some(_)) => words.task_drive,
            (Target::Truck | Target::Drive, _) => words.task_truck,
        };
        return task.with([&(words.action)(held.action)]);
    }
    match view.stage() {
        Stage::Send { .. } if first_sent(look).is_some() => words.task_send_second,
        Stage::Send { .. } => words.task_send,
        Stage::Select { .. } => words.task_select,
        Stage::Execute { .. } if view.has_barry() => words.task_take,
        Stage::Execute { .. } => words.task_play,
        Stage::Over => words.ended,
    }
    .to_owned()
}

/// A move as an offer.
pub fn offer(view: &TruckOff, mv: Move, names: &Names, words: &TruckOffWords) -> String {
    match mv {
        Move::Send(one, other) => words.send.with([&(words.venue)(one), &(words.venue)(other)]),
        Move::Select(action) => {
            words.select.with([&(words.action)(action), &action.card().unused_value])
        }
        Move::CloseSelection => words.close.of(match view.turn() {
            Turn::Decide(seat) => view.selected_count(seat),
            Turn::Over => 0,
        }),
        Move::Play { pick, aim } => {
            let Some(action) = action_of(view, pick) else { return String::new() };
            play(view, action, aim, names, words)
        }
    }
}

fn play(view: &TruckOff, action: Action, aim: Aim, names: &Names, words: &TruckOffWords) -> String {
    let name = (words.action)(action);
    let brings = match gain(view, action, aim) {
        None => match aim {
            Aim::Venue(venue) => words.rolls_again.with([&view.die(venue)]),
            _ => String::new(),
        },
        Some(0) => words.brings_nothing.to_owned(),
        Some(gain) => words.brings.with([&signed(gain)]),
    };
    let truck = |place: u8| {
        let truck = view.parked().get(usize::from(place));
        truck.map_or_else(String::new, |truck| {
            words.truck.say(names.of(truck.owner), [&(words.venue)(truck.at)])
        })
    };
    match aim {
        Aim::Discard => words.discard.with([&name]),
        Aim::Venue(venue) => words.play_on.with([&name, &(words.venue)(venue), &brings]),
        Aim::Truck(place) => words.play_on.with([&name, &truck(place), &brings]),
        Aim::Drive { truck: place, to } => {
            words.drive.with([&name, &truck(place), &(words.venue)(to), &brings])
        }
    }
}

/// What stands over the moves of one card.
pub fn group(view: &TruckOff, mv: Move, words: &TruckOffWords) -> String {
    match mv {
        Move::Play { pick, .. } => action_of(view, pick)
            .map_or_else(String::new, |action| (words.action)(action).to_owned()),
        Move::Send(..) | Move::Select(_) | Move::CloseSelection => String::new(),
    }
}

pub fn event(event: &Event, names: &Names, words: &TruckOffWords) -> Option<String> {
    let at = |venue: Venue| (words.venue)(venue);
    Some(match *event {
        Event::Sent { owner, one, other } => {
            words.sent.say(names.of(owner), [&at(one), &at(other)])
        }
        Event::Rolled { venue, value } => words.rolled.with([&at(venue), &value]),
        Event::RolledTwice { venue, special, value, ignored } => {
            words.rolled_twice.with([&at(venue), &value, &ignored, &(words.special)(special)])
        }
        Event::Selected { seat, count } => {
            words.selected.say(names.of(seat), [&words.cards.of(count.into())])
        }
        Event::Played { seat, action } => {
            words.played.say(names.of(seat), [&(words.action)(action)])
        }
        Event::Discarded { seat, action } => {
            words.discarded.say(names.of(seat), [&(words.action)(action)])
        }
        Event::Rerolled { venue, from, to } => words.rerolled.with([&at(venue), &from, &to]),
        Event::Drove { owner, from, to } => words.drove.say(names.of(owner), [&at(from), &at(to)]),
        Event::Placed { seat, venue } => words.placed.say(names.of(seat), [&at(venue)]),
        Event::Doubled { seat, venue } => words.doubled.say(names.of(seat), [&at(venue)]),
        Event::TruckShut { owner, venue } => words.truck_shut.say(names.of(owner), [&at(venue)]),
        Event::VenueShut { venue } => words.venue_shut.with([&at(venue)]),
        Event::Promoted { venue } => words.promoted.with([&at(venue)]),
        _ => return money_event(event, names, words),
    })
}

/// Payouts, rounds and the end.
fn money_event(event: &Event, names: &Names, words: &TruckOffWords) -> Option<String> {
    let at = |venue: Venue| (words.venue)(venue);
    Some(match *event {
        Event::MobRolled { venue, from, to } => words.mob_rolled.with([&at(venue), &from, &to]),
        Event::Inspected { owner, venue, amount } => {
            words.inspected.say(names.of(owner), [&at(venue), &amount])
        }
        Event::VenuePays { venue, total, trucks } => {
            words.venue_pays.with([&at(venue), &total, &words.trucks.of(trucks.into())])
        }
        Event::Earned { amount: 0, .. } => return None,
        Event::Earned { owner, venue, amount, .. } => {
            words.earned.say(names.of(owner), [&at(venue), &amount])
        }
        Event::Sponsored { owner, venue, amount } => {
            words.sponsored.say(names.of(owner), [&at(venue), &amount])
        }
        Event::StoodInLine { owner, venue, amount } => {
            words.stood_in_line.say(names.of(owner), [&at(venue), &amount])
        }
        Event::RoundBegan { round, first } => {
            words.round_began.with([&round]) + " " + &words.goes_first.say(names.of(first), [])
        }
        Event::SpecialDrawn { special, venue } => {
            words.special_drawn.with([&(words.special)(special), &at(venue)])
        }
        Event::UnusedPaid { seat, cards, amount } => {
            words.unused_paid.say(names.of(seat), [&words.cards.of(cards.into()), &amount])
        }
        Event::TieRolled { owner, dice } => {
            words.tie_rolled.say(names.of(owner), [&dice_words(dice), &sum(dice)])
        }
        Event::TieWon { owner } => words.tie_won.say(names.of(owner), []),
        Event::Ended => words.ended.to_owned(),
        _ => return None,
    })
}

fn dice_words(dice: TieDice) -> String {
    dice.map(|die| die.to_string()).join(" + ")
}

fn sum(dice: TieDice) -> u8 {
    dice.iter().sum()
}

pub fn reason(reason: Reason, words: &TruckOffWords) -> String {
    (words.reason)(reason).with([&reason.about()])
}

/// Payouts, unused cards, and the dice of a tie.
pub fn account(end: &TruckOff, seat: Seat, words: &TruckOffWords) -> String {
    let mut parts = Vec::new();
    if !end.has_barry() {
        let unused = end.unused(seat);
        let value = unused.unused_value();
        let cards = words.cards.of(unused.total());
        parts.push(words.account.with([&(end.money(seat) - value), &value, &cards]));
    }
    let dice = end.tie().and_then(|(_, dice)| *dice.get(seat.index())?);
    parts.extend(dice.map(|dice| words.tie_dice.with([&dice_words(dice), &sum(dice)])));
    parts.join(" · ")
}
