//! A table, through the page's contract: `<main data-game data-state data-ply>`, `data-move`, `data-step`.

use crate::browser::Browser;
use crate::choice::Choice;
use crate::hands::{Did, Hands};
use crate::trouble::{Outcome, Trouble};
use thirtyfour::WebElement;

pub(crate) const CURTAIN: &str = "main [data-step=curtain]";

/// So many actions without a move played mean that the page offers no way on.
const ACTIONS_WITHOUT_MOVE: usize = 80;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum State {
    /// A person at this screen may act.
    You,
    /// Somebody else is thinking.
    Other,
    Over,
}

pub struct TablePage<'a> {
    pub(crate) browser: &'a Browser,
}

impl<'a> TablePage<'a> {
    /// Sits down at a table of `game`; `seats` is as in the address, such as `you,hard`.
    pub async fn open(browser: &'a Browser, game: &str, seats: &str, seed: u32) -> Outcome<Self> {
        browser.go(&format!("/{game}/play?seats={seats}&seed={seed}&speed=instant")).await?;
        let table = Self { browser };
        table.wait_for_you_or_over().await?;
        Ok(table)
    }

    /// The table that the browser already shows.
    pub fn at(browser: &'a Browser) -> Self {
        Self { browser }
    }

    /// Skips the bots' turns as soon as there is something to skip.
    pub async fn skip_to_you(&self) -> Outcome<()> {
        if self.state().await? == State::Other {
            self.browser.click("[data-do=skip]").await?;
        }
        self.wait_for_you_or_over().await.map(|_| ())
    }

    pub async fn state(&self) -> Outcome<State> {
        match self.attribute("state").await?.as_str() {
            "you" => Ok(State::You),
            "other" => Ok(State::Other),
            "over" => Ok(State::Over),
            other => Err(Trouble::Contract(format!("data-state is {other:?}"))),
        }
    }

    /// How many moves have been played.
    pub async fn ply(&self) -> Outcome<u32> {
        let text = self.attribute("ply").await?;
        text.parse().map_err(|_| Trouble::Contract(format!("data-ply is {text:?}")))
    }

    pub async fn wait_for_you_or_over(&self) -> Outcome<State> {
        let condition =
            "['you', 'over'].includes(document.querySelector('main[data-game]').dataset.state)";
        self.browser.wait_until(condition).await?;
        self.state().await
    }

    /// Everything on the board that plays a move at once.
    pub async fn moves_on_board(&self) -> Outcome<Vec<WebElement>> {
        self.browser.usable("[data-board] [data-move]").await
    }

    pub async fn curtain_is_up(&self) -> Outcome<bool> {
        Ok(!self.browser.usable(CURTAIN).await?.is_empty())
    }

    /// The seats whose cards are in the page, face up.
    pub async fn owners_of_visible_hands(&self) -> Outcome<Vec<String>> {
        let script = "return [...document.querySelectorAll('[data-hand][data-owner]')]
            .filter(hand => hand.querySelector('[data-card]')).map(hand => hand.dataset.owner);";
        let owners = self.browser.ask(script).await?;
        serde_json::from_value(owners).map_err(|error| Trouble::Contract(error.to_string()))
    }

    /// Plays for every person at this screen until the game is over.
    pub async fn play_out(&self, hands: Hands, choice: &mut Choice) -> Outcome<()> {
        while self.wait_for_you_or_over().await? != State::Over {
            self.play_one_move(hands, choice).await?;
        }
        Ok(())
    }

    /// Plays up to `moves` moves, fewer if the game is over before.
    pub async fn play_some(&self, hands: Hands, choice: &mut Choice, moves: usize) -> Outcome<()> {
        for _ in 0..moves {
            if self.wait_for_you_or_over().await? == State::Over {
                break;
            }
            self.play_one_move(hands, choice).await?;
        }
        Ok(())
    }

    /// Acts until a move has been played.
    pub async fn play_one_move(&self, hands: Hands, choice: &mut Choice) -> Outcome<()> {
        for _ in 0..ACTIONS_WITHOUT_MOVE {
            if self.act(hands, choice).await? == Did::Move {
                return Ok(());
            }
        }
        let problem = format!("no move after {ACTIONS_WITHOUT_MOVE} actions");
        Err(Trouble::Contract(problem))
    }

    /// Activates one thing; if that plays a move, waits until the move has been played.
    pub async fn act(&self, hands: Hands, choice: &mut Choice) -> Outcome<Did> {
        let ply = self.ply().await?;
        let did = hands.act(self, choice).await?;
        if did == Did::Move {
            self.browser.wait_until(&has_moved_on(ply)).await?;
        }
        Ok(did)
    }

    async fn attribute(&self, name: &str) -> Outcome<String> {
        let script = format!("return document.querySelector('main[data-game]')?.dataset.{name}");
        let value = self.browser.ask(&script).await?;
        let missing = || Trouble::Contract(format!("<main data-game> has no data-{name}"));
        value.as_str().map(str::to_owned).ok_or_else(missing)
    }
}

fn has_moved_on(ply: u32) -> String {
    format!("document.querySelector('main[data-game]').dataset.ply !== '{ply}'")
}
