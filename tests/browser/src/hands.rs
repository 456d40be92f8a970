//! The ways a person can act at a table: with a pointer, with the keyboard alone, from the list of moves.

use crate::choice::Choice;
use crate::table::{CURTAIN, TablePage};
use crate::trouble::{Outcome, Trouble};
use thirtyfour::error::{WebDriverErrorInner, WebDriverResult};
use thirtyfour::{Key, WebElement};

/// Moves and steps outside the list of moves.
const ON_TABLE: &str = "main [data-move]:not([data-moves-list] *)";
const STEPS_ON_TABLE: &str = "main [data-step]:not([data-moves-list] *, [data-step=moves])";
const IN_LIST: &str = "[data-moves-list] [data-move]";
const STEPS_IN_LIST: &str = "[data-moves-list] [data-step]";
const OPEN_LIST: &str = "[data-step=moves]";

/// So many presses of Tab go around any of our pages.
const TABS_AROUND: usize = 250;
/// How many things to play are passed over at most before one is taken.
const PASSED_OVER: usize = 4;

#[derive(Clone, Copy, Debug)]
pub enum Hands {
    Pointer,
    Keyboard,
    MovesList,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Did {
    /// Something that plays a move was activated.
    Move,
    /// Something that prepares one was activated.
    Step,
}

impl Hands {
    /// Activates one thing that plays or prepares a move.
    pub(crate) async fn act(self, table: &TablePage<'_>, choice: &mut Choice) -> Outcome<Did> {
        match self {
            Self::Keyboard => act_by_keyboard(table, choice).await,
            Self::Pointer | Self::MovesList if table.curtain_is_up().await? => {
                click_one_of(table.browser.usable(CURTAIN).await?, Did::Step, choice).await
            }
            Self::Pointer => act_by_pointer(table, choice).await,
            Self::MovesList => act_from_list(table, choice).await,
        }
    }
}

async fn act_by_pointer(table: &TablePage<'_>, choice: &mut Choice) -> Outcome<Did> {
    let moves = table.browser.usable(ON_TABLE).await?;
    let steps = table.browser.usable(STEPS_ON_TABLE).await?;
    // Mostly moves, so that a card picked up gets played, but not only, so that cards get picked up.
    let prefer_step = choice.below(3) == 0;
    if moves.is_empty() || (prefer_step && !steps.is_empty()) {
        click_one_of(steps, Did::Step, choice).await
    } else {
        click_one_of(moves, Did::Move, choice).await
    }
}

async fn act_from_list(table: &TablePage<'_>, choice: &mut Choice) -> Outcome<Did> {
    let moves = table.browser.usable(IN_LIST).await?;
    if !moves.is_empty() {
        return click_one_of(moves, Did::Move, choice).await;
    }
    let mut steps = table.browser.usable(STEPS_IN_LIST).await?;
    if steps.is_empty() {
        steps = table.browser.usable(OPEN_LIST).await?;
    }
    click_one_of(steps, Did::Step, choice).await
}

async fn click_one_of(elements: Vec<WebElement>, kind: Did, choice: &mut Choice) -> Outcome<Did> {
    if elements.is_empty() {
        return Err(Trouble::Contract("it is your turn, but nothing can be clicked".into()));
    }
    let chosen = &elements[choice.below(elements.len())];
    match scroll_and_click(chosen).await {
        Ok(()) => Ok(kind),
        // The page redrew between the look and the click: look again.
        Err(error) if matches!(*error, WebDriverErrorInner::StaleElementReference(_)) => {
            Ok(Did::Step)
        }
        Err(error) => Err(error.into()),
    }
}

async fn act_by_keyboard(table: &TablePage<'_>, choice: &mut Choice) -> Outcome<Did> {
    let mut to_pass = choice.below(PASSED_OVER);
    for _ in 0..TABS_AROUND {
        table.browser.press(Key::Tab).await?;
        if focused(table).await?.is_none() {
            continue;
        }
        if to_pass == 0 {
            return activate_nearby(table, choice).await;
        }
        to_pass -= 1;
    }
    Err(Trouble::Contract(format!("no move within {TABS_AROUND} presses of Tab")))
}

/// Walks within a group that takes arrow keys, then presses what has the focus.
async fn activate_nearby(table: &TablePage<'_>, choice: &mut Choice) -> Outcome<Did> {
    for _ in 0..choice.below(PASSED_OVER) {
        table.browser.press(Key::Right).await?;
    }
    let key = if choice.below(2) == 0 { Key::Enter } else { Key::Space };
    match focused(table).await? {
        Some(did) => table.browser.press(key).await.map(|()| did),
        None => Ok(Did::Step),
    }
}

/// What the focused element does, if it plays or prepares a move.
async fn focused(table: &TablePage<'_>) -> Outcome<Option<Did>> {
    let script = "const data = document.activeElement?.dataset ?? {};
        return 'move' in data ? 'move' : 'step' in data ? 'step' : '';";
    Ok(match table.browser.ask(script).await?.as_str() {
        Some("move") => Some(Did::Move),
        Some("step") => Some(Did::Step),
        _ => None,
    })
}

/// People scroll to where nothing covers what they press.
async fn scroll_and_click(element: &WebElement) -> WebDriverResult<()> {
    let script = "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })";
    element.handle().execute(script, vec![element.to_json()?]).await?;
    element.click().await
}
