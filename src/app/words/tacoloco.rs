use super::names::{Who, de};
use crate::ai::TacolocoReason as Reason;
use crate::rules::tacoloco::{Card, Refusal};

/// Tacoloco: cards, moves, events.
pub struct TacolocoWords {
    pub card: fn(Card) -> &'static str,
    /// Two short lines for the specials.
    pub effect: fn(Card) -> Option<[&'static str; 2]>,
    pub lay_on: fn(card: &str, top: &str, outcome: &str) -> String,
    pub open_with: fn(card: &str, outcome: &str) -> String,
    pub outcome_sum: fn(u8) -> String,
    pub outcome_perfect: fn(usize) -> String,
    pub outcome_ruined: fn(u8, usize) -> String,
    pub outcome_reset: &'static str,
    pub outcome_legendary: fn(usize) -> String,
    pub counter: fn(usize) -> String,
    pub let_pass: &'static str,
    pub give_to: fn(&Who) -> String,
    pub opened: fn(&Who, card: &str, sum: u8) -> String,
    pub laid: fn(&Who, card: &str, sum: u8) -> String,
    pub perfect: fn(&Who, usize) -> String,
    pub ruined: fn(&Who, u8, usize) -> String,
    pub countered: fn(&Who, &Who, usize) -> String,
    pub gave: fn(&Who, &Who, usize) -> String,
    pub ended: &'static str,
    pub task_lay: &'static str,
    pub task_open: &'static str,
    pub task_counter: fn(&Who, usize) -> String,
    pub task_cannot_counter: fn(&Who) -> String,
    pub task_give: &'static str,
    pub deck_left: fn(usize) -> String,
    pub deck: &'static str,
    pub score: fn(i32) -> String,
    pub scoring: &'static [&'static str],
    pub taco: fn(number: usize, sum: u8, cards: &str) -> String,
    pub new_taco: &'static str,
    pub perfect_short: &'static str,
    pub ruined_short: &'static str,
    pub refusal: fn(Refusal) -> &'static str,
    pub reason: fn(Reason) -> String,
}

fn cards(count: usize) -> String {
    if count == 1 { "1 card".to_owned() } else { format!("{count} cards") }
}

fn cartes(count: usize) -> String {
    if count < 2 { format!("{count} carte") } else { format!("{count} cartes") }
}

pub const ENGLISH: TacolocoWords = TacolocoWords {
    card: |card| match card {
        Card::Unknown => "Face-down card",
        Card::One => "Lime",
        Card::Two => "Onion",
        Card::Three => "Radish",
        Card::Four => "Tomato",
        Card::Five => "Cheese",
        Card::Six => "Avocado",
        Card::Seven => "Steak",
        Card::Eight => "Chile",
        Card::Legendary => "Legendary Taco",
        Card::Lonesome => "Lonesome Taco",
    },
    effect: |card| match card {
        Card::Legendary => Some(["Makes it", "exactly 11"]),
        Card::Lonesome => Some(["Back to 0, or", "stops Legendary"]),
        _ => None,
    },
    lay_on: |card, top, outcome| format!("{card} onto the {top}: {outcome}"),
    open_with: |card, outcome| format!("{card} as a new taco: {outcome}"),
    outcome_sum: |sum| format!("makes {sum}"),
    outcome_perfect: |count| format!("perfect 11, {} to give away", cards(count)),
    outcome_ruined: |sum, count| format!("ruined with {sum}, you take {}", cards(count)),
    outcome_reset: "back to 0",
    outcome_legendary: |count| format!("exactly 11 with {}, unless it is countered", cards(count)),
    counter: |count| format!("Counter with your Lonesome Taco: they take {}", cards(count)),
    let_pass: "Not this time",
    give_to: |who| match who {
        Who::You => "Give the taco to yourself".to_owned(),
        Who::Named(name) => format!("Give the taco to {name}"),
    },
    opened: |who, card, sum| match who {
        Who::You => format!("You start a taco with {card}: {sum}."),
        Who::Named(name) => format!("{name} starts a taco with {card}: {sum}."),
    },
    laid: |who, card, sum| match who {
        Who::You => format!("You lay {card}: {sum}."),
        Who::Named(name) => format!("{name} lays {card}: {sum}."),
    },
    perfect: |who, count| match who {
        Who::You => format!("Perfect! You have {} to give away.", cards(count)),
        Who::Named(name) => format!("Perfect! {name} has {} to give away.", cards(count)),
    },
    ruined: |who, sum, count| match who {
        Who::You => format!("Ruined with {sum}: you take {}.", cards(count)),
        Who::Named(name) => format!("Ruined with {sum}: {name} takes {}.", cards(count)),
    },
    countered: |who, victim, count| {
        let stops = match who {
            Who::You => "You counter with a Lonesome Taco".to_owned(),
            Who::Named(name) => format!("{name} counters with a Lonesome Taco"),
        };
        match victim {
            Who::You => format!("{stops}: you take {}.", cards(count)),
            Who::Named(name) => format!("{stops}: {name} takes {}.", cards(count)),
        }
    },
    gave: |who, to, count| match (who, to) {
        (Who::You, Who::Named(to)) => format!("You give {} to {to}.", cards(count)),
        (Who::Named(name), Who::You) => format!("{name} gives you {}.", cards(count)),
        (Who::Named(name), Who::Named(to)) => format!("{name} gives {} to {to}.", cards(count)),
        (Who::You, Who::You) => format!("You take {}.", cards(count)),
    },
    ended: "All cards have been played.",
    task_lay: "Play a card on a taco.",
    task_open: "The table is empty: start a taco with any card.",
    task_counter: |who, count| {
        let whose = match who {
            Who::You => "your".to_owned(),
            Who::Named(name) => format!("{name}’s"),
        };
        format!("Stop {whose} Legendary Taco ({})?", cards(count))
    },
    task_cannot_counter: |who| match who {
        Who::You => "You played a Legendary Taco.".to_owned(),
        Who::Named(name) => {
            format!("{name} played a Legendary Taco, and you have nothing to stop it.")
        }
    },
    task_give: "Perfect taco! Choose who gets it.",
    deck_left: |count| match count {
        0 => "the deck is empty".to_owned(),
        count => format!("{} left", cards(count)),
    },
    deck: "Deck",
    score: |score| cards(score.unsigned_abs() as usize),
    scoring: &[
        "Every card in front of you counts one. Fewest cards wins.",
        "Cards in tacos that were never finished count for nobody.",
        "Equal players share the place; there is no tie-break.",
    ],
    taco: |number, sum, list| format!("Taco {number}, sum {sum}: {list}"),
    new_taco: "New taco",
    perfect_short: "Perfect!",
    ruined_short: "Ruined",
    refusal: |refusal| match refusal {
        Refusal::GameOver => "The game is over.",
        Refusal::NotAsked => "That is not the question now.",
        Refusal::NotInHand => "You do not hold that card.",
        Refusal::NoSuchTaco => "There is no such taco.",
        Refusal::SameAsTop => "A card never goes onto an equal card.",
        Refusal::NoEqualTop => "A new taco needs a card equal to some top card.",
        Refusal::NoLonesome => "You hold no Lonesome Taco.",
        Refusal::NoSuchSeat => "Nobody sits there.",
        Refusal::NotToYourself => "You cannot give it to yourself.",
    },
    reason: |reason| match reason {
        Reason::MakesEleven { cards: count } => {
            format!("It makes exactly 11 and gives {} away.", cards(count.into()))
        }
        Reason::LegendaryEleven { cards: count } => {
            format!("A sure 11 with {} in it is worth a Legendary.", cards(count.into()))
        }
        Reason::SmallestRuin { cards: count } => {
            format!("Nothing is safe, and {} is the least to take.", cards(count.into()))
        }
        Reason::LeavesHardSum { sum } => format!("{sum} is hard to play on for the next player."),
        Reason::StaysLow { sum } => format!("{sum} stays safe and gives nobody an easy 11."),
        Reason::ResetsTaco { sum } => format!("{sum} was getting dangerous for you."),
        Reason::OpensTaco => "A fresh taco gives you more places to play.".to_owned(),
        Reason::HitsTheLeader => "They are the one to catch.".to_owned(),
        Reason::StopsLegendary { cards: count } => {
            format!("They take {} instead of giving them away.", cards(count.into()))
        }
        Reason::KeepsLonesome => "Your Lonesome Taco will be worth more later.".to_owned(),
        Reason::OnlyMove => "It is the only move.".to_owned(),
    },
};

pub const FRENCH: TacolocoWords = TacolocoWords {
    card: |card| match card {
        Card::Unknown => "Carte cachée",
        Card::One => "Citron vert",
        Card::Two => "Oignon",
        Card::Three => "Radis",
        Card::Four => "Tomate",
        Card::Five => "Fromage",
        Card::Six => "Avocat",
        Card::Seven => "Bœuf grillé",
        Card::Eight => "Piment",
        Card::Legendary => "Taco légendaire",
        Card::Lonesome => "Taco Solo",
    },
    effect: |card| match card {
        Card::Legendary => Some(["Fait 11", "tout rond"]),
        Card::Lonesome => Some(["Remet à 0, ou", "contre un 11"]),
        _ => None,
    },
    lay_on: |card, top, outcome| format!("{card} sur {top} : {outcome}"),
    open_with: |card, outcome| format!("{card} pour un nouveau taco : {outcome}"),
    outcome_sum: |sum| format!("fait {sum}"),
    outcome_perfect: |count| format!("11 parfait, {} à donner", cartes(count)),
    outcome_ruined: |sum, count| format!("raté avec {sum}, vous prenez {}", cartes(count)),
    outcome_reset: "retour à 0",
    outcome_legendary: |count| format!("11 tout rond avec {}, sauf si on le contre", cartes(count)),
    counter: |count| format!("Contrer avec votre Taco Solo : {} pour l’adversaire", cartes(count)),
    let_pass: "Pas cette fois",
    give_to: |who| match who {
        Who::You => "Donner le taco à vous-même".to_owned(),
        Who::Named(name) => format!("Donner le taco à {name}"),
    },
    opened: |who, card, sum| match who {
        Who::You => format!("Vous commencez un taco avec {card} : {sum}."),
        Who::Named(name) => format!("{name} commence un taco avec {card} : {sum}."),
    },
    laid: |who, card, sum| match who {
        Who::You => format!("Vous posez {card} : {sum}."),
        Who::Named(name) => format!("{name} pose {card} : {sum}."),
    },
    perfect: |who, count| match who {
        Who::You => format!("Parfait ! Vous avez {} à donner.", cartes(count)),
        Who::Named(name) => format!("Parfait ! {name} a {} à donner.", cartes(count)),
    },
    ruined: |who, sum, count| match who {
        Who::You => format!("Raté avec {sum} : vous prenez {}.", cartes(count)),
        Who::Named(name) => format!("Raté avec {sum} : {name} prend {}.", cartes(count)),
    },
    countered: |who, victim, count| {
        let stops = match who {
            Who::You => "Vous contrez avec un Taco Solo".to_owned(),
            Who::Named(name) => format!("{name} contre avec un Taco Solo"),
        };
        match victim {
            Who::You => format!("{stops} : vous prenez {}.", cartes(count)),
            Who::Named(name) => format!("{stops} : {name} prend {}.", cartes(count)),
        }
    },
    gave: |who, to, count| match (who, to) {
        (Who::You, Who::Named(to)) => format!("Vous donnez {} à {to}.", cartes(count)),
        (Who::Named(name), Who::You) => format!("{name} vous donne {}.", cartes(count)),
        (Who::Named(name), Who::Named(to)) => format!("{name} donne {} à {to}.", cartes(count)),
        (Who::You, Who::You) => format!("Vous prenez {}.", cartes(count)),
    },
    ended: "Toutes les cartes ont été jouées.",
    task_lay: "Jouez une carte sur un taco.",
    task_open: "La table est vide : commencez un taco avec n’importe quelle carte.",
    task_counter: |who, count| match who {
        Who::You => format!("Arrêter votre Taco légendaire ({}) ?", cartes(count)),
        Who::Named(name) => {
            format!("Arrêter le Taco légendaire {} ({}) ?", de(name), cartes(count))
        }
    },
    task_cannot_counter: |who| match who {
        Who::You => "Vous avez joué un Taco légendaire.".to_owned(),
        Who::Named(name) => {
            format!("{name} a joué un Taco légendaire, et vous n’avez rien pour l’arrêter.")
        }
    },
    task_give: "Taco parfait ! Choisissez qui le reçoit.",
    deck_left: |count| match count {
        0 => "la pioche est vide".to_owned(),
        1 => "reste 1 carte".to_owned(),
        count => format!("restent {count} cartes"),
    },
    deck: "Pioche",
    score: |score| cartes(score.unsigned_abs() as usize),
    scoring: &[
        "Chaque carte devant vous compte un. Qui en a le moins gagne.",
        "Les cartes des tacos jamais finis ne comptent pour personne.",
        "À égalité, on partage la place ; rien ne départage.",
    ],
    taco: |number, sum, list| format!("Taco {number}, somme {sum} : {list}"),
    new_taco: "Nouveau taco",
    perfect_short: "Parfait !",
    ruined_short: "Raté",
    refusal: |refusal| match refusal {
        Refusal::GameOver => "La partie est finie.",
        Refusal::NotAsked => "Ce n’est pas la question du moment.",
        Refusal::NotInHand => "Vous n’avez pas cette carte.",
        Refusal::NoSuchTaco => "Ce taco n’existe pas.",
        Refusal::SameAsTop => "Une carte ne va jamais sur une carte égale.",
        Refusal::NoEqualTop => "Pour un nouveau taco, il faut une carte égale à un sommet.",
        Refusal::NoLonesome => "Vous n’avez pas de Taco Solo.",
        Refusal::NoSuchSeat => "Personne n’est assis là.",
        Refusal::NotToYourself => "Vous ne pouvez pas vous le donner.",
    },
    reason: |reason| match reason {
        Reason::MakesEleven { cards: count } => {
            format!("Cela fait 11 tout rond : {} de données.", cartes(count.into()))
        }
        Reason::LegendaryEleven { cards: count } => {
            format!("Un 11 sûr avec {} vaut bien un légendaire.", cartes(count.into()))
        }
        Reason::SmallestRuin { cards: count } => {
            format!("Rien n’est sûr, et {} est le moindre mal.", cartes(count.into()))
        }
        Reason::LeavesHardSum { sum } => format!("{sum} est difficile pour le joueur suivant."),
        Reason::StaysLow { sum } => format!("{sum} reste sûr et n’offre de 11 facile à personne."),
        Reason::ResetsTaco { sum } => format!("{sum} devenait dangereux pour vous."),
        Reason::OpensTaco => "Un taco de plus vous laisse plus de choix.".to_owned(),
        Reason::HitsTheLeader => "C’est l’adversaire à rattraper.".to_owned(),
        Reason::StopsLegendary { cards: count } => {
            format!("L’adversaire prend {} au lieu de les donner.", cartes(count.into()))
        }
        Reason::KeepsLonesome => "Votre Taco Solo servira mieux plus tard.".to_owned(),
        Reason::OnlyMove => "C’est le seul coup.".to_owned(),
    },
};
