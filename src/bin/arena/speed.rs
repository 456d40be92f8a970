use std::time::{Duration, Instant};

use serde_json::json;
use taco_street::ai::{Search, random_game};
use taco_street::rules::{Rng, Turn};

use crate::args::Options;
use crate::table::Tallied;

const SPELL: Duration = Duration::from_secs(2);

/// Random games, decisions and search iterations per second on one core.
pub fn run<G: Tallied>(options: &Options) -> Result<(), String> {
    let setup = G::plain_setup(options.seats.len());
    let mut rng = Rng::from_seed(options.seed);
    let mut moves = Vec::new();
    let (mut games, mut decisions) = (0u64, 0u64);
    let start = Instant::now();
    while start.elapsed() < SPELL {
        for _ in 0..256 {
            let mut position =
                G::deal(&setup, rng.seed()).map_err(|error| format!("no deal: {error:?}"))?;
            decisions += random_game(&mut position, &mut rng, &mut moves) as u64;
            games += 1;
        }
    }
    let seconds = start.elapsed().as_secs_f64();
    let iterations = search_iterations_per_second::<G>(&setup, &mut rng)?;
    let (games, decisions) = (games as f64 / seconds, decisions as f64 / seconds);
    if options.json {
        let seats = options.seats.len();
        println!(
            "{}",
            json!({"game": G::ID.slug(), "seats": seats, "games_per_second": games,
                   "decisions_per_second": decisions, "search_iterations_per_second": iterations})
        );
    } else {
        println!("{} with {} seats, one core:", G::ID.slug(), options.seats.len());
        println!("  {games:>12.0} random games/s");
        println!("  {decisions:>12.0} decisions/s");
        println!("  {iterations:>12.0} search iterations/s");
    }
    Ok(())
}

/// Searches from positions of the first half of random games, where there is something to think about.
fn search_iterations_per_second<G: Tallied>(
    setup: &G::Setup,
    rng: &mut Rng,
) -> Result<f64, String> {
    const PER_SEARCH: u32 = 10_000;
    let mut iterations = 0u64;
    let mut thinking = Duration::ZERO;
    let mut moves = Vec::new();
    while thinking < SPELL {
        let mut position =
            G::deal(setup, rng.seed()).map_err(|error| format!("no deal: {error:?}"))?;
        for _ in 0..rng.below(30) {
            position.moves(&mut moves);
            let Some(mv) = rng.pick(&moves) else { break };
            position.play(mv, &mut |_| {}).map_err(|refusal| format!("{refusal:?}"))?;
        }
        let Turn::Decide(seat) = position.turn() else { continue };
        let mut search = Search::new(position.seen_by(Some(seat)), Rng::from_seed(rng.seed()));
        let start = Instant::now();
        if search.run(PER_SEARCH) {
            thinking += start.elapsed();
            iterations += u64::from(PER_SEARCH);
        }
    }
    Ok(iterations as f64 / thinking.as_secs_f64())
}
