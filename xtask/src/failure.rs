//! Why a command stopped.

use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

#[derive(Debug)]
pub enum Failure {
    Usage(&'static str),
    /// A program could not be started.
    NotStarted {
        program: String,
        source: io::Error,
    },
    /// A program ran and said no.
    Refused {
        program: String,
    },
    /// A program this machine lacks and that cannot be installed from here.
    Missing {
        program: &'static str,
        remedy: &'static str,
    },
    /// A pinned version and the one in use differ.
    Drift {
        tool: &'static str,
        pinned: String,
        found: String,
        remedy: String,
    },
    File {
        path: PathBuf,
        source: io::Error,
    },
    Server(String),
    OverBudget(Vec<String>),
}

impl Failure {
    /// For `map_err` on file operations: remembers which path was meant.
    pub fn file(path: &Path) -> impl FnOnce(io::Error) -> Self + use<> {
        let path = path.to_path_buf();
        |source| Self::File { path, source }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Usage(usage) => write!(f, "no such command; there are:\n\n{usage}"),
            Self::NotStarted { program, source } => {
                write!(f, "`{program}` did not start: {source}")
            }
            Self::Refused { program } => write!(f, "`{program}` failed"),
            Self::Missing { program, remedy } => write!(f, "{program} is missing: {remedy}"),
            Self::Drift { tool, pinned, found, remedy } => {
                write!(f, "{tool} {pinned} is pinned, but {found} was found: {remedy}")
            }
            Self::File { path, source } => write!(f, "{}: {source}", path.display()),
            Self::Server(reason) => write!(f, "{reason}"),
            Self::OverBudget(parts) => write!(f, "over the size budget: {}", parts.join(", ")),
        }
    }
}

impl std::error::Error for Failure {}
