mod english;
mod french;

use super::text::{About, Counted, Text};
use crate::ai::TruckOffReason as Reason;
use crate::rules::truck_off::{Action, Keyword, Refusal, Special, Venue};

pub use english::ENGLISH;
pub use french::FRENCH;

/// Truck Off: venues, cards, moves, events. Amounts of money come as numbers.
pub struct TruckOffWords {
    pub venue: fn(Venue) -> &'static str,
    pub action: fn(Action) -> &'static str,
    /// Short enough for a card's ribbon.
    pub short_action: fn(Action) -> &'static str,
    /// Two short lines for the card.
    pub effect: fn(Action) -> [&'static str; 2],
    pub special: fn(Special) -> &'static str,
    pub special_effect: fn(Special) -> &'static str,
    pub keyword: fn(Keyword) -> &'static str,

    // Moves. A truck comes as `truck` says it.
    pub send: Text<2>,
    /// Action, its value if it stays unused.
    pub select: Text<2>,
    /// How many cards are selected.
    pub close: Counted,
    /// Action, venue or truck, what it brings.
    pub play_on: Text<3>,
    /// Action, truck, venue, what it brings.
    pub drive: Text<4>,
    pub discard: Text<1>,
    pub discard_short: &'static str,
    /// Venue.
    pub truck: About<1>,
    /// What a card changes for whoever plays it.
    pub brings: Text<1>,
    pub brings_nothing: &'static str,
    /// What the die shows.
    pub rolls_again: Text<1>,

    // Events.
    /// Two venues.
    pub sent: About<2>,
    /// Venue, number.
    pub rolled: Text<2>,
    /// Venue, number, the other number, the special.
    pub rolled_twice: Text<4>,
    /// How many cards.
    pub selected: About<1>,
    pub played: About<1>,
    pub discarded: About<1>,
    /// Venue, number before, number now.
    pub rerolled: Text<3>,
    /// From, to.
    pub drove: About<2>,
    pub placed: About<1>,
    pub doubled: About<1>,
    pub truck_shut: About<1>,
    pub venue_shut: Text<1>,
    pub promoted: Text<1>,
    pub mob_rolled: Text<3>,
    /// Venue, amount.
    pub inspected: About<2>,
    /// Venue, total, trucks.
    pub venue_pays: Text<3>,
    /// Venue, amount.
    pub earned: About<2>,
    pub sponsored: About<2>,
    pub stood_in_line: About<2>,
    pub round_began: Text<1>,
    pub goes_first: About<0>,
    /// Special, venue.
    pub special_drawn: Text<2>,
    /// Cards, amount.
    pub unused_paid: About<2>,
    /// The dice and their sum.
    pub tie_rolled: About<2>,
    pub tie_won: About<0>,
    /// Payouts, value of unused cards, cards.
    pub account: Text<3>,
    pub tie_dice: Text<2>,
    pub ended: &'static str,

    // What to do.
    pub task_send: &'static str,
    pub task_send_second: &'static str,
    pub task_select: &'static str,
    pub task_play: &'static str,
    pub task_take: &'static str,
    // The card that is picked up.
    pub task_venue: Text<1>,
    pub task_truck: Text<1>,
    pub task_drive: Text<1>,
    pub task_no_target: Text<1>,

    // The board.
    /// Round, rounds.
    pub round: Text<2>,
    pub order: &'static str,
    pub first_player: &'static str,
    pub cards: Counted,
    pub trucks: Counted,
    pub money: Text<1>,
    /// Name, die, trucks.
    pub venue_label: Text<3>,
    pub shut: &'static str,
    pub pays: Text<1>,
    pub promo: &'static str,
    pub on_the_way: &'static str,
    pub would_earn: Text<1>,
    pub is_doubled: &'static str,
    pub no_target: &'static str,
    pub copies: Text<1>,
    pub your_choice: &'static str,
    pub grid: &'static str,
    pub covered: &'static str,
    pub nothing_changed: &'static str,
    pub round_paid: Text<1>,
    pub scoring: &'static [&'static str],
    pub scoring_barry: &'static [&'static str],
    pub refusal: fn(Refusal) -> &'static str,
    /// `{0}` is the amount or number that the reason is about.
    pub reason: fn(Reason) -> Text<1>,

    // The lobby.
    pub barry_mode: &'static str,
    pub barry_hint: &'static str,
    pub specials: &'static str,
    pub specials_hint: &'static str,
    pub specials_off: &'static str,
    pub specials_on: &'static str,
    pub left_out: &'static str,
    pub left_out_hint: &'static str,
    pub feisty: &'static str,
    pub friendly: &'static str,
    /// Two actions.
    pub without: Text<2>,
}
