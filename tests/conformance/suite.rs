use std::collections::HashSet;
use std::fmt::Debug;

use taco_street::rules::record::RecordFile;
use taco_street::rules::{Game, MAX_SEATS, Record, Rng, Seat, Seed, Turn};

/// What the suite needs to know of a game beyond its rules.
pub trait Accounted: Game {
    /// Panics unless every card, coin and point is somewhere.
    fn account(&self);
}

/// Plays one random game per seed and checks every promise on the way. Cheap checks run at every
/// ply; those that copy the position many times run at a few plies of each game.
pub fn run<G: Accounted>(setup: &G::Setup, seeds: impl Iterator<Item = Seed>)
where
    G::Refusal: Debug,
{
    for seed in seeds {
        let mut game = Playing::<G>::start(setup, seed);
        while let Turn::Decide(seat) = game.position.turn() {
            game.check_moves(seat);
            if game.dice.below(16) == 0 {
                game.check_refusals();
                game.check_views();
            }
            game.play_a_random_move();
        }
        game.check_end();
    }
}

struct Playing<G: Game> {
    position: G,
    record: Record<G>,
    moves: Vec<G::Move>,
    dice: Rng,
}

impl<G: Accounted> Playing<G> {
    fn start(setup: &G::Setup, seed: Seed) -> Self {
        let position = G::deal(setup, seed).unwrap();
        assert_eq!(position, G::deal(setup, seed).unwrap(), "a deal is decided by its seed");
        position.account();
        let record = Record::new(setup.clone(), seed);
        Self { position, record, moves: Vec::new(), dice: Rng::from_seed(seed ^ 0xd1ce) }
    }

    fn check_moves(&mut self, seat: Seat) {
        assert!(seat.index() < self.position.seats());
        self.position.moves(&mut self.moves);
        assert!(!self.moves.is_empty(), "no move before the end: {:?}", self.position);
        let distinct: HashSet<_> = self.moves.iter().collect();
        assert_eq!(distinct.len(), self.moves.len(), "a move is listed twice");
    }

    fn play_a_random_move(&mut self) {
        let mv = self.dice.pick(&self.moves).unwrap();
        self.position.play(mv, &mut |_| {}).unwrap();
        self.record.moves.push(mv);
        self.position.account();
        assert!(self.record.moves.len() <= G::LONGEST, "the game does not end");
    }

    /// Every listed move is accepted; every other value of the type is refused without a trace.
    fn check_refusals(&mut self) {
        for &mv in &self.moves {
            let mut next = self.position.clone();
            next.play(mv, &mut |_| {}).unwrap();
        }
        for _ in 0..24 {
            let bytes: Vec<u8> = (0..12).map(|_| self.dice.below(14) as u8).collect();
            let Ok((mv, _)) = postcard::take_from_bytes::<G::Move>(&bytes) else { continue };
            let mut next = self.position.clone();
            let mut heard = 0;
            let result = next.play(mv, &mut |_| heard += 1);
            assert_eq!(result.is_ok(), self.moves.contains(&mv), "{mv:?}: {result:?}");
            if result.is_err() {
                assert_eq!((&next, heard), (&self.position, 0), "a refused move left a trace");
            }
        }
    }

    fn check_views(&mut self) {
        let seats = (0..self.position.seats()).map(|index| Some(Seat::new(index)));
        for viewer in seats.chain([None]) {
            let view = self.position.seen_by(viewer);
            assert_eq!(view, view.seen_by(viewer), "hiding twice is hiding once");
            assert_eq!(view.turn(), self.position.turn());
            assert_eq!(view.standings(), self.position.standings());

            let mut world = view.clone();
            world.imagine(&mut self.dice);
            world.account();
            assert_eq!(world.seen_by(viewer), view, "an imagined world looks the same");
            if viewer.is_some() && self.position.turn() == Turn::Decide(viewer.unwrap()) {
                let mut imagined = Vec::new();
                world.moves(&mut imagined);
                assert_eq!(imagined, self.moves, "the deciding seat sees all its moves");
                view.moves(&mut imagined);
                assert_eq!(imagined, self.moves, "in the same order");
            }
        }
    }

    fn check_end(&mut self) {
        self.position.moves(&mut self.moves);
        assert!(self.moves.is_empty());
        let standings = self.position.standings();
        assert_eq!(standings.rows().len(), self.position.seats() + self.position.automatic());
        assert!(standings.winners().count() >= 1);
        assert!(self.position.seats() <= MAX_SEATS);
        assert_eq!(self.record.replay().as_ref(), Ok(&self.position), "the record replays");

        let bytes = postcard::to_allocvec(&self.position).unwrap();
        assert_eq!(postcard::from_bytes::<G>(&bytes).unwrap(), self.position);
        let (from_link, _) = Record::<G>::from_link(&self.record.to_link()).unwrap();
        assert_eq!(from_link, self.record);
        let players = vec!["random"; self.position.seats()];
        let file = RecordFile::write(&self.record, &players, &standings);
        let (from_file, _) = RecordFile::from_json(&file).unwrap().open::<G>().unwrap();
        assert_eq!(from_file, self.record);
    }
}
