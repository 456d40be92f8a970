//! What went wrong, in one sentence that says what to do next.

use super::catalog::offer;
use crate::app::storage::StorageError;
use crate::app::table::address::AddressError;
use crate::app::words::Words;
use crate::app::words::shell::range;
use crate::rules::SetupError;
use crate::rules::record::RecordError;

pub fn record_error_words(words: &Words, error: RecordError) -> String {
    let say = &words.shell.errors;
    match error {
        RecordError::TooLong => say.too_long.to_owned(),
        RecordError::NotARecord => say.not_a_record.to_owned(),
        RecordError::Damaged => say.damaged.to_owned(),
        RecordError::OtherGame(game) => say.other_game.with([&offer(game).title]),
        RecordError::OtherRules { found, ours } => say.other_rules.with([&found, &ours]),
        RecordError::ImpossibleSetup(SetupError::Seats { asked, least, most }) => {
            say.seats.with([&asked, &range(least, most)])
        }
        RecordError::ImpossibleSetup(SetupError::Variant) => say.variants.to_owned(),
        RecordError::IllegalMove { ply } => say.illegal_move.with([&(ply + 1)]),
        RecordError::OtherResult => say.other_result.to_owned(),
    }
}

pub fn storage_error_words(words: &Words, error: StorageError) -> &'static str {
    match error {
        StorageError::Forbidden => words.shell.errors.storage_forbidden,
        StorageError::Full => words.shell.errors.storage_full,
    }
}

pub fn address_error_words(words: &Words, error: &AddressError) -> String {
    let say = &words.shell.errors;
    match error {
        AddressError::Value { name, value } => say.value.with([name, value]),
        AddressError::Name(name) => say.name.with([name]),
        AddressError::Seats { asked, least, most } => {
            say.seats.with([asked, &range(*least, *most)])
        }
        AddressError::TwoOfYou => say.two_of_you.to_owned(),
        AddressError::Variants => say.variants.to_owned(),
    }
}
