//! Why a browser test fails.

use std::fmt;
use thirtyfour::error::WebDriverError;

pub type Outcome<T> = Result<T, Trouble>;

pub enum Trouble {
    /// A setting that `cargo xtask` passes to the tests is missing.
    Unset(&'static str),
    Driver(WebDriverError),
    /// Something that was waited for did not happen.
    Timeout(String),
    /// The page broke its contract with the tests.
    Contract(String),
    /// The page complained in the browser's console.
    Console(Vec<String>),
    /// Accessibility rules that the page breaks.
    Inaccessible(Vec<String>),
    File(std::io::Error),
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unset(name) => write!(f, "{name} is not set: run `cargo xtask test --browser`"),
            Self::Driver(error) => write!(f, "{error}"),
            Self::Timeout(what) => write!(f, "waited in vain until {what}"),
            Self::Contract(what) => write!(f, "{what}"),
            Self::Console(lines) => write!(f, "the console says:\n{}", lines.join("\n")),
            Self::Inaccessible(rules) => write!(f, "not accessible:\n{}", rules.join("\n")),
            Self::File(error) => write!(f, "{error}"),
        }
    }
}

/// A failing test prints its error this way; people read it.
impl fmt::Debug for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl std::error::Error for Trouble {}

impl From<WebDriverError> for Trouble {
    fn from(error: WebDriverError) -> Self {
        Self::Driver(error)
    }
}
