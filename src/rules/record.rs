//! A record is setup + seed + moves: a save, a replay, a share link and a bug report.
//!
//! Records come back from links, files and storage, so everything read here is untrusted: limited in
//! size, decoded with typed errors, and replayed move by move.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use serde::{Deserialize, Serialize};

use super::{Game, GameId, Seed, SetupError, Standing, Standings};

/// The longest share link that is looked at.
pub const LONGEST_LINK: usize = 16 * 1024;
/// The largest file that is looked at.
pub const LARGEST_FILE: usize = 512 * 1024;

/// Everything needed to play a game again.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Record<G: Game> {
    pub game: GameId,
    pub rules_version: u16,
    pub setup: G::Setup,
    pub seed: Seed,
    pub moves: Vec<G::Move>,
}

/// Hears of a move: its ply, the position after it, and what happened.
pub type Hear<'a, G> = dyn FnMut(usize, &G, &[<G as Game>::Event]) + 'a;

/// What a file holds: the record as its link, who sat where, and how the writer saw it stand.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct RecordFile {
    pub game: GameId,
    /// One word per seat, as in a table's address.
    pub players: Vec<String>,
    pub standings: Vec<Standing>,
    pub record: String,
}

/// What is wrong with bytes from outside.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RecordError {
    TooLong,
    /// Not something this program wrote.
    NotARecord,
    /// Written by this program, then cut off or edited.
    Damaged,
    OtherGame(GameId),
    OtherRules {
        found: u16,
        ours: u16,
    },
    ImpossibleSetup(SetupError),
    /// The move at this ply is against the rules.
    IllegalMove {
        ply: usize,
    },
    /// The replay ends with other scores than the file says.
    OtherResult,
}

/// Just enough of a file to know what it is.
#[derive(Deserialize)]
struct Header {
    game: GameId,
    rules_version: u16,
}

impl Header {
    fn check<G: Game>(&self) -> Result<(), RecordError> {
        if self.game != G::ID {
            return Err(RecordError::OtherGame(self.game));
        }
        if self.rules_version != G::RULES_VERSION {
            let (found, ours) = (self.rules_version, G::RULES_VERSION);
            return Err(RecordError::OtherRules { found, ours });
        }
        Ok(())
    }
}

impl<G: Game> Record<G> {
    pub fn new(setup: G::Setup, seed: Seed) -> Self {
        Self { game: G::ID, rules_version: G::RULES_VERSION, setup, seed, moves: Vec::new() }
    }

    /// Plays the record from the deal and returns the last position.
    pub fn replay(&self) -> Result<G, RecordError> {
        self.replay_first(self.moves.len(), &mut |_, _, _| {})
    }

    /// Plays the first `plies` moves; `each` hears of every one.
    pub fn replay_first(&self, plies: usize, each: &mut Hear<G>) -> Result<G, RecordError> {
        Header { game: self.game, rules_version: self.rules_version }.check::<G>()?;
        if self.moves.len() > G::LONGEST {
            return Err(RecordError::TooLong);
        }
        let mut position = G::deal(&self.setup, self.seed).map_err(RecordError::ImpossibleSetup)?;
        let mut events = Vec::new();
        for (ply, &mv) in self.moves.iter().take(plies).enumerate() {
            play_telling(&mut position, mv, &mut events)
                .map_err(|_| RecordError::IllegalMove { ply })?;
            each(ply, &position, &events);
        }
        Ok(position)
    }

    /// The record as the fragment of a share link.
    pub fn to_link(&self) -> String {
        let mut bytes = postcard::to_allocvec(self).unwrap_or_default();
        bytes.extend(checksum(&bytes).to_le_bytes());
        URL_SAFE_NO_PAD.encode(bytes)
    }

    /// Reads a share link and replays it.
    pub fn from_link(link: &str) -> Result<(Self, G), RecordError> {
        if link.len() > LONGEST_LINK {
            return Err(RecordError::TooLong);
        }
        let bytes = URL_SAFE_NO_PAD.decode(link).map_err(|_| RecordError::NotARecord)?;
        let (body, sum) = bytes.split_last_chunk::<4>().ok_or(RecordError::NotARecord)?;
        if checksum(body) != u32::from_le_bytes(*sum) {
            return Err(RecordError::Damaged);
        }
        let (header, _) =
            postcard::take_from_bytes::<Header>(body).map_err(|_| RecordError::Damaged)?;
        header.check::<G>()?;
        let record: Self = postcard::from_bytes(body).map_err(|_| RecordError::Damaged)?;
        let position = record.replay()?;
        Ok((record, position))
    }
}

/// Plays a move and replaces the contents of `events` with what happened.
pub fn play_telling<G: Game>(
    position: &mut G,
    mv: G::Move,
    events: &mut Vec<G::Event>,
) -> Result<(), G::Refusal> {
    events.clear();
    position.play(mv, &mut |event| events.push(event))
}

impl RecordFile {
    /// The text of a file. The seed is there for readers only: the record holds it too.
    pub fn write<G: Game>(
        record: &Record<G>,
        players: &[&'static str],
        standings: &Standings,
    ) -> String {
        // Numbers and words of ours: nothing needs escaping.
        let player = |word: &&str| format!(r#""{word}""#);
        let standing = |row: &Standing| {
            let (seat, score, rank) = (row.seat.index(), row.score, row.rank);
            format!(r#"{{"seat":{seat},"score":{score},"rank":{rank}}}"#)
        };
        format!(
            r#"{{"game":"{game}","seed":{seed},"players":[{players}],"standings":[{standings}],"record":"{link}"}}"#,
            game = record.game.slug(),
            seed = record.seed,
            players = listed(players, player),
            standings = listed(standings.rows(), standing),
            link = record.to_link(),
        )
    }

    /// Reads a file. The page reads its files with the browser's own parser instead.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn from_json(json: &str) -> Result<Self, RecordError> {
        if json.len() > LARGEST_FILE {
            return Err(RecordError::TooLong);
        }
        serde_json::from_str(json).map_err(|_| RecordError::NotARecord)
    }

    /// Replays the record and checks that it ends as the file says.
    pub fn open<G: Game>(&self) -> Result<(Record<G>, G), RecordError> {
        let (record, position) = Record::<G>::from_link(&self.record)?;
        self.check_end(&position.standings(), position.seats())?;
        Ok((record, position))
    }

    /// Whether a game of so many seats that stands like this is the file's. Automatic players have no word in it.
    pub fn check_end(&self, standings: &Standings, seats: usize) -> Result<(), RecordError> {
        let agrees = standings.rows() == self.standings && self.players.len() == seats;
        if agrees { Ok(()) } else { Err(RecordError::OtherResult) }
    }
}

fn listed<T>(items: &[T], item: impl Fn(&T) -> String) -> String {
    items.iter().map(item).collect::<Vec<_>>().join(",")
}

/// FNV-1a: enough to notice a link that was cut off or retyped; it does not guard against intent,
/// which the replay does.
pub fn checksum(bytes: &[u8]) -> u32 {
    bytes.iter().fold(0x811c_9dc5, |sum, &byte| (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}
