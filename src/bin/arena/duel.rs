use serde_json::json;
use taco_street::rules::Seat;

use crate::args::Options;
use crate::table::{Finished, Tallied, mean_and_interval, play_all, win_share};

/// Every seed is played once per rotation of the line-up, so that no entry profits from a seat or a
/// deal; shares of victory are averaged per seed before the interval is taken.
pub fn run<G: Tallied>(options: &Options) -> Result<(), String> {
    let seats = options.seats.len();
    let seeds = options.games.div_ceil(seats).max(2) as u64;
    let games = play_all::<G>(&options.seats, options.seed..options.seed + seeds, options.budget)?;
    // Automatic players win their share too.
    let even = 1.0 / games.first().map_or(seats, |game| game.standings.rows().len()) as f64;
    let rows: Vec<_> = (0..seats)
        .map(|entry| {
            let shares: Vec<f64> =
                games.chunks(seats).map(|rotations| entry_share(rotations, entry, seats)).collect();
            (options.seats[entry], mean_and_interval(&shares))
        })
        .collect();
    if options.json {
        let entries: Vec<_> = rows
            .iter()
            .map(|(level, (share, half))| {
                json!({"level": level.slug(), "share": share, "interval": [share - half, share + half]})
            })
            .collect();
        println!(
            "{}",
            json!({"game": G::ID.slug(), "games": games.len(), "even": even, "entries": entries})
        );
        return Ok(());
    }
    println!(
        "{}: {} games, {:?} per decision, an even share is {:.1} %",
        G::ID.slug(),
        games.len(),
        options.budget,
        100.0 * even
    );
    for (level, (share, half)) in rows {
        println!(
            "  {:<8} {:5.1} %  (95 %: {:.1} to {:.1})",
            level.slug(),
            100.0 * share,
            100.0 * (share - half),
            100.0 * (share + half)
        );
    }
    Ok(())
}

fn entry_share(rotations: &[Finished], entry: usize, seats: usize) -> f64 {
    let total: f64 = rotations
        .iter()
        .map(|game| {
            let seat = Seat::new((entry + seats - game.rotation) % seats);
            win_share(&game.standings, seat)
        })
        .sum();
    total / rotations.len() as f64
}
