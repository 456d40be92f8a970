//! A game on the table, whichever it is. The table is written once and knows no game's types: were it made for each game
//! by the compiler, every game would add most of it to the download.

use super::address::{AddressError, TableAddress};
use super::game::{Look, SeatFacts, TableGame};
use super::moves_panel::Offer;
use super::sound::Sound;
use super::travel::Flight;
use crate::ai::wire::{from_bytes, to_bytes};
use crate::app::art::Glyph;
use crate::app::words::Words;
use crate::app::words::names::Names;
use crate::rules::record::{RecordError, RecordFile, play_telling};
use crate::rules::{GameId, Record, Seat, Seed, SetupError, Standings, Turn};

/// A record and the position somewhere along it. Legal moves go by their place in the list of legal moves.
pub trait Play {
    fn game(&self) -> GameId;
    fn seats(&self) -> usize;
    fn seed(&self) -> Seed;
    /// The whole record as the fragment of a share link.
    fn link(&self) -> String;
    /// The whole record as the text of a file; the position must be the last one.
    fn file(&self, players: &[&'static str]) -> String;
    /// How many moves are behind the position.
    fn ply(&self) -> usize;
    /// How many moves the record has.
    fn last_ply(&self) -> usize;
    /// Who decided what so far, in words, from the deal to the end of the record.
    fn steps(&self, names: &Names, words: &Words) -> Vec<Step>;
    /// Goes to the position with so many moves behind it.
    fn go_to(&mut self, ply: usize);
    /// Drops the moves of the record that come after the position.
    fn forget_the_rest(&mut self);

    fn turn(&self) -> Turn;
    fn is_reply(&self) -> bool;
    /// Whether the choice at hand stays hidden until others have chosen too.
    fn is_secret(&self) -> bool;
    fn standings(&self) -> Standings;
    /// How many legal moves there are.
    fn choices(&self) -> usize;
    fn choice_named(&self, key: &str) -> Option<usize>;
    /// The "not this time" of a reply.
    fn pass(&self) -> Option<usize>;
    /// Plays a legal move at the end of the record; `None` if there is no such move.
    fn play(&mut self, choice: usize, names: &Names, words: &Words) -> Option<Played>;
    /// The position as a seat may see it, for the AI.
    fn view_bytes(&self, seat: Seat) -> Vec<u8>;

    fn board(&self, glance: &Glance, words: &Words) -> String;
    fn hand(&self, glance: &Glance, words: &Words) -> String;
    /// Names and faces of the players that the rules play by themselves; they sit after the seats.
    fn automatic(&self) -> &'static [(&'static str, Glyph)];
    fn facts(&self, seat: Seat) -> SeatFacts;
    /// The ways of the last move's cards.
    fn flights(&self) -> Vec<Flight>;
    /// The legal moves of the deciding seat.
    fn offers(&self, names: &Names, words: &Words) -> Vec<Offer>;
    fn task(&self, glance: &Glance, words: &Words) -> String;
    fn say_progress(&self, words: &Words) -> String;
    fn say_reason(&self, reason: &[u8], words: &Words) -> String;
    fn say_score(&self, score: i32, words: &Words) -> String;
    fn score_short(&self, score: i32, words: &Words) -> String;
    fn say_scoring(&self, words: &Words) -> &'static [&'static str];
    fn say_account(&self, seat: Seat, words: &Words) -> String;

    /// While a seat chooses in secret, those after it may be asked already: begins such a look ahead.
    fn look_ahead(&mut self);
    /// Who would be asked next in the look ahead, and what they see.
    fn asked_ahead(&self) -> Option<(Seat, Vec<u8>)>;
    /// Somebody has chosen in the look ahead, or, with `None`, is passed over.
    fn choose_ahead(&mut self, choice: Option<usize>);
}

/// One decision of the past.
#[derive(Clone)]
pub struct Step {
    pub seat: Seat,
    pub reply: bool,
    /// What came of it.
    pub sentences: Vec<String>,
}

/// What playing a move came to.
pub struct Played {
    pub step: Step,
    /// The mover could foresee all of it, so that it may be taken back.
    pub foreseen: bool,
    pub sound: Option<Sound>,
}

/// How somebody looks at the table.
pub struct Glance<'a> {
    pub me: Option<Seat>,
    pub names: &'a Names,
    /// Whether they may act now.
    pub acting: bool,
    pub hint: Option<usize>,
    pub picked: &'a str,
    pub eyed: &'a str,
}

struct Playing<G: TableGame> {
    record: Record<G>,
    position: G,
    ply: usize,
    /// What the last move did.
    last: Vec<G::Event>,
    /// The last move that all could see: the position before it, and what it did.
    seen: (Option<G>, Vec<G::Event>),
    /// The position as it may be once those who choose in secret have chosen.
    ahead: Option<G>,
    legal: Vec<G::Move>,
}

/// A new game as its address says.
pub fn deal<G: TableGame>(address: &TableAddress) -> Result<Box<dyn Play>, AddressError> {
    let setup = G::setup(address.players.len(), &address.variants)?;
    let record = Record::<G>::new(setup, address.seed.unwrap_or_default());
    match G::deal(&record.setup, record.seed) {
        Ok(position) => Ok(Playing::boxed(record, position)),
        Err(SetupError::Seats { asked, least, most }) => {
            Err(AddressError::Seats { asked, least, most })
        }
        Err(SetupError::Variant) => Err(AddressError::Variants),
    }
}

/// The game of a share link, at its end.
pub fn open_link<G: TableGame>(link: &str) -> Result<Box<dyn Play>, RecordError> {
    let (record, position) = Record::<G>::from_link(link)?;
    let mut play = Playing::boxed(record, position);
    // Once more to the end, to know what the last move did.
    play.go_to(play.last_ply());
    Ok(play)
}

impl<G: TableGame> Playing<G> {
    fn boxed(record: Record<G>, position: G) -> Box<dyn Play> {
        let ply = record.moves.len();
        let mut playing = Self {
            record,
            position,
            ply,
            last: Vec::new(),
            seen: (None, Vec::new()),
            ahead: None,
            legal: Vec::new(),
        };
        playing.position.moves(&mut playing.legal);
        Box::new(playing)
    }

    fn look<T>(&self, glance: &Glance, words: &Words, draw: fn(&Look<G>) -> T) -> T {
        let (before, last) = &self.seen;
        let before = before.as_ref().map(|before| before.seen_by(glance.me));
        draw(&Look {
            view: &self.position.seen_by(glance.me),
            before: before.as_ref(),
            me: glance.me,
            moves: if glance.acting { &self.legal } else { &[] },
            last,
            hint: glance.hint.and_then(|choice| self.legal.get(choice).copied()),
            picked: glance.picked,
            eyed: glance.eyed,
            names: glance.names,
            words,
        })
    }

    /// The position as the deciding seat sees it.
    fn deciding_view(&self) -> G {
        match self.position.turn() {
            Turn::Decide(seat) => self.position.seen_by(Some(seat)),
            Turn::Over => self.position.seen_by(None),
        }
    }
}

fn sentences<G: TableGame>(events: &[G::Event], names: &Names, words: &Words) -> Vec<String> {
    events.iter().filter_map(|event| G::say_event(event, names, words)).collect()
}

fn is_seen<G: TableGame>(events: &[G::Event]) -> bool {
    events.iter().any(|event| !G::is_unseen(event))
}

impl<G: TableGame> Play for Playing<G> {
    fn game(&self) -> GameId {
        G::ID
    }

    fn seats(&self) -> usize {
        self.position.seats()
    }

    fn seed(&self) -> Seed {
        self.record.seed
    }

    fn link(&self) -> String {
        self.record.to_link()
    }

    fn file(&self, players: &[&'static str]) -> String {
        RecordFile::write(&self.record, players, &self.position.standings())
    }

    fn ply(&self) -> usize {
        self.ply
    }

    fn last_ply(&self) -> usize {
        self.record.moves.len()
    }

    fn steps(&self, names: &Names, words: &Words) -> Vec<Step> {
        let mut steps: Vec<Step> = Vec::with_capacity(self.record.moves.len());
        // The record was replayed when it was read; it cannot fail now.
        let Ok(mut before) = self.record.replay_first(0, &mut |_, _, _| {}) else { return steps };
        let _ = self.record.replay_first(self.record.moves.len(), &mut |_, position, events| {
            if let Turn::Decide(seat) = before.turn() {
                let reply = before.is_reply();
                steps.push(Step { seat, reply, sentences: sentences::<G>(events, names, words) });
            }
            before.clone_from(position);
        });
        steps
    }

    fn go_to(&mut self, ply: usize) {
        self.ply = ply.min(self.record.moves.len());
        let mut before = self.record.replay_first(0, &mut |_, _, _| {}).ok();
        let (mut last, mut seen) = (Vec::new(), (before.clone(), Vec::new()));
        let there = self.record.replay_first(self.ply, &mut |_, position, events| {
            last = events.to_vec();
            let before = before.replace(position.clone());
            if is_seen::<G>(events) {
                seen = (before, events.to_vec());
            }
        });
        if let Ok(position) = there {
            self.position = position;
        }
        (self.last, self.seen, self.ahead) = (last, seen, None);
        self.position.moves(&mut self.legal);
    }

    fn forget_the_rest(&mut self) {
        self.record.moves.truncate(self.ply);
    }

    fn turn(&self) -> Turn {
        self.position.turn()
    }

    fn is_reply(&self) -> bool {
        self.position.is_reply()
    }

    fn is_secret(&self) -> bool {
        self.position.is_secret()
    }

    fn standings(&self) -> Standings {
        self.position.standings()
    }

    fn choices(&self) -> usize {
        self.legal.len()
    }

    fn choice_named(&self, key: &str) -> Option<usize> {
        self.legal.iter().position(|&mv| G::move_key(mv) == key)
    }

    fn pass(&self) -> Option<usize> {
        self.legal.iter().position(|&mv| G::is_pass(mv))
    }

    fn play(&mut self, choice: usize, names: &Names, words: &Words) -> Option<Played> {
        let mv = *self.legal.get(choice)?;
        let Turn::Decide(seat) = self.position.turn() else { return None };
        let reply = self.position.is_reply();
        let mut expected = self.position.seen_by(Some(seat));
        let could_expect = play_telling(&mut expected, mv, &mut self.last).is_ok();
        let before = self.position.clone();
        play_telling(&mut self.position, mv, &mut self.last).ok()?;
        if is_seen::<G>(&self.last) {
            self.seen = (Some(before), self.last.clone());
        }
        self.ahead = None;
        self.record.moves.push(mv);
        self.ply += 1;
        self.position.moves(&mut self.legal);
        Some(Played {
            step: Step { seat, reply, sentences: sentences::<G>(&self.last, names, words) },
            foreseen: could_expect && expected == self.position.seen_by(Some(seat)),
            sound: self.last.iter().filter_map(G::sound_of).next_back(),
        })
    }

    fn view_bytes(&self, seat: Seat) -> Vec<u8> {
        to_bytes(&self.position.seen_by(Some(seat)))
    }

    fn board(&self, glance: &Glance, words: &Words) -> String {
        self.look(glance, words, G::board_html)
    }

    fn hand(&self, glance: &Glance, words: &Words) -> String {
        self.look(glance, words, G::hand_html)
    }

    fn automatic(&self) -> &'static [(&'static str, Glyph)] {
        &G::AUTOMATIC[..self.position.automatic().min(G::AUTOMATIC.len())]
    }

    fn facts(&self, seat: Seat) -> SeatFacts {
        self.position.seat_facts(seat)
    }

    fn flights(&self) -> Vec<Flight> {
        self.last.iter().filter_map(G::flight_of).collect()
    }

    fn offers(&self, names: &Names, words: &Words) -> Vec<Offer> {
        let view = self.deciding_view();
        let offer = |&mv: &G::Move| Offer {
            key: G::move_key(mv),
            words: view.say_move(mv, names, words),
            is_pass: G::is_pass(mv),
            seat: G::move_on_seat(mv),
            group: G::group_of(mv).map(|step| (step, view.say_group(mv, words))),
        };
        self.legal.iter().map(offer).collect()
    }

    fn task(&self, glance: &Glance, words: &Words) -> String {
        self.look(glance, words, G::say_task)
    }

    fn say_progress(&self, words: &Words) -> String {
        self.position.say_progress(words)
    }

    fn say_reason(&self, reason: &[u8], words: &Words) -> String {
        from_bytes(reason).map(|reason| G::say_reason(reason, words)).unwrap_or_default()
    }

    fn say_score(&self, score: i32, words: &Words) -> String {
        G::say_score(score, words)
    }

    fn score_short(&self, score: i32, words: &Words) -> String {
        G::score_short(score, words)
    }

    fn say_scoring(&self, words: &Words) -> &'static [&'static str] {
        self.position.say_scoring(words)
    }

    fn say_account(&self, seat: Seat, words: &Words) -> String {
        self.position.say_account(seat, words)
    }

    fn look_ahead(&mut self) {
        self.ahead = self.position.while_choosing();
    }

    fn asked_ahead(&self) -> Option<(Seat, Vec<u8>)> {
        let ahead = self.ahead.as_ref()?;
        let Turn::Decide(seat) = ahead.turn() else { return None };
        Some((seat, to_bytes(&ahead.seen_by(Some(seat)))))
    }

    fn choose_ahead(&mut self, choice: Option<usize>) {
        let Some(mut ahead) = self.ahead.take() else { return };
        let Some(choice) = choice else {
            self.ahead = ahead.while_choosing();
            return;
        };
        let mut legal = Vec::new();
        ahead.moves(&mut legal);
        let before = ahead.turn();
        let played = legal.get(choice).is_some_and(|&mv| ahead.play(mv, &mut |_| {}).is_ok());
        let (Turn::Decide(was), Turn::Decide(is)) = (before, ahead.turn()) else { return };
        // Once the last one has chosen, everything is revealed, and nothing of that can be known ahead.
        self.ahead = (played && is >= was).then_some(ahead);
    }
}
