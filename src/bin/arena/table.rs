//! Bots playing whole games, on both cores.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use taco_street::ai::wire::Budget;
use taco_street::ai::{Judged, Level, Mind};
use taco_street::rules::tacoloco::{Move, Tacoloco};
use taco_street::rules::truck_off::{self, Aim, Pick, TruckOff};
use taco_street::rules::{Rng, Seat, Seed, Standings, Turn};

/// How the arena counts what is played.
pub trait Tallied: Judged {
    /// The card or action that a move plays; `None` for moves that are no choice of a card or action.
    fn action(&self, mv: Self::Move) -> Option<String>;

    /// Who goes first at the start of the game, where that is not whoever is asked first.
    fn first(&self) -> Option<Seat> {
        match self.turn() {
            Turn::Decide(seat) => Some(seat),
            Turn::Over => None,
        }
    }
}

impl Tallied for Tacoloco {
    fn action(&self, mv: Move) -> Option<String> {
        match mv {
            Move::Lay { card, .. } => Some(format!("{card:?}")),
            Move::Counter => Some("Counter".to_owned()),
            Move::Give(_) => Some("Give".to_owned()),
            Move::LetPass => None,
        }
    }
}

impl Tallied for TruckOff {
    fn action(&self, mv: truck_off::Move) -> Option<String> {
        let truck_off::Move::Play { pick, aim } = mv else { return None };
        let action = match pick {
            Pick::Selected(action) => Some(action),
            Pick::Grid(place) => self.grid().card(place),
        };
        match aim {
            Aim::Discard => Some("discarded".to_owned()),
            _ => action.map(|action| format!("{action:?}")),
        }
    }

    fn first(&self) -> Option<Seat> {
        Some(self.first())
    }
}

pub struct Finished {
    pub seed: Seed,
    /// Which entry of the line-up sat at seat 0; the others follow clockwise.
    pub rotation: usize,
    pub first: Option<Seat>,
    pub standings: Standings,
    pub decisions: usize,
    pub actions: Vec<(Seat, String)>,
}

/// Plays one game; entry `(seat + rotation) % seats` of the line-up sits at each seat.
pub fn play<G: Tallied>(
    lineup: &[Level],
    rotation: usize,
    seed: Seed,
    budget: Budget,
) -> Result<Finished, String> {
    let seats = lineup.len();
    let mut position = G::deal(&G::plain_setup(seats), seed)
        .map_err(|error| format!("no game for this table: {error:?}"))?;
    let mut dice = Rng::from_seed(seed ^ rotation as u64);
    let mut finished = Finished {
        seed,
        rotation,
        first: position.first(),
        standings: position.standings(),
        decisions: 0,
        actions: Vec::new(),
    };
    while let Turn::Decide(seat) = position.turn() {
        let level = lineup[(seat.index() + rotation) % seats];
        let view = position.seen_by(Some(seat));
        let mv = decide(Mind::new(view, level, dice.seed()), budget).ok_or("a bot had no move")?;
        finished.actions.extend(position.action(mv).map(|action| (seat, action)));
        finished.decisions += 1;
        position.play(mv, &mut |_| {}).map_err(|refusal| format!("a bot played: {refusal:?}"))?;
    }
    finished.standings = position.standings();
    Ok(finished)
}

fn decide<G: Judged>(mut mind: Mind<G>, budget: Budget) -> Option<G::Move> {
    match budget {
        Budget::Iterations(iterations) => {
            mind.think(iterations);
        }
        Budget::Millis(millis) => {
            let end = Instant::now() + Duration::from_millis(millis.into());
            while mind.think(64) && Instant::now() < end {}
        }
    }
    mind.choice()
}

/// Plays all pairs of seed and rotation on two threads; the order of the results is fixed.
pub fn play_all<G: Tallied>(
    lineup: &[Level],
    seeds: impl Iterator<Item = Seed>,
    budget: Budget,
) -> Result<Vec<Finished>, String> {
    let tasks: Vec<(Seed, usize)> =
        seeds.flat_map(|seed| (0..lineup.len()).map(move |rotation| (seed, rotation))).collect();
    let next = AtomicUsize::new(0);
    let results = Mutex::new(Vec::with_capacity(tasks.len()));
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                while let Some(&(seed, rotation)) = tasks.get(next.fetch_add(1, Ordering::Relaxed))
                {
                    let result = play::<G>(lineup, rotation, seed, budget);
                    results.lock().expect("no thread panics with the lock").push(result);
                }
            });
        }
    });
    let results = results.into_inner().expect("no thread panics with the lock");
    let mut finished = results.into_iter().collect::<Result<Vec<_>, _>>()?;
    finished.sort_by_key(|game| (game.seed, game.rotation));
    Ok(finished)
}

/// What share of the victory a seat has.
pub fn win_share(standings: &Standings, seat: Seat) -> f64 {
    let winners = standings.winners().count() as f64;
    if standings.winners().any(|winner| winner == seat) { 1.0 / winners } else { 0.0 }
}

/// Mean and half-width of its 95 % interval.
pub fn mean_and_interval(values: &[f64]) -> (f64, f64) {
    let n = values.len() as f64;
    let mean = values.iter().sum::<f64>() / n;
    let variance = values.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / (n - 1.0);
    (mean, 1.96 * (variance / n).sqrt())
}
