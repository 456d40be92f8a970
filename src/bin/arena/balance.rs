use std::collections::{BTreeMap, BTreeSet};

use serde_json::json;
use taco_street::rules::Seat;

use crate::args::Options;
use crate::table::{Finished, Tallied, mean_and_interval, play_all, win_share};

#[derive(Default)]
struct Action {
    played: usize,
    /// Games in which anybody played it, and seats that did.
    games: usize,
    users: usize,
    won: f64,
}

/// How long games are, what they score, what going first is worth, and which actions win.
pub fn run<G: Tallied>(options: &Options) -> Result<(), String> {
    let seats = options.seats.len();
    let seeds = options.games.div_ceil(seats).max(2) as u64;
    let games = play_all::<G>(&options.seats, options.seed..options.seed + seeds, options.budget)?;
    let lengths: Vec<f64> = games.iter().map(|game| game.decisions as f64).collect();
    let scores: Vec<f64> = games
        .iter()
        .flat_map(|game| game.standings.rows().iter().map(|row| f64::from(row.score)))
        .collect();
    let from_first = shares_by_distance_from_first(&games, seats);
    let actions = tally(&games);
    let (length, _) = mean_and_interval(&lengths);
    let (score, _) = mean_and_interval(&scores);
    if options.json {
        let actions: BTreeMap<_, _> = actions
            .iter()
            .map(|(name, action)| {
                let share = action.won / action.users as f64;
                (name, json!({"per_game": action.played as f64 / games.len() as f64, "win_share": share}))
            })
            .collect();
        println!(
            "{}",
            json!({"game": G::ID.slug(), "games": games.len(), "decisions": length, "score": score,
                   "shares_from_first_seat": from_first, "actions": actions})
        );
        return Ok(());
    }
    let players = games.first().map_or(seats, |game| game.standings.rows().len());
    println!(
        "{}: {} games of {seats}, {:?} per decision",
        G::ID.slug(),
        games.len(),
        options.budget
    );
    println!("  decisions per game {length:.1}, score per seat {score:.1}");
    println!("  share of victory by turn order (even: {:.1} %):", 100.0 / players as f64);
    for (distance, (share, half)) in from_first.iter().enumerate() {
        println!("    {}. {:5.1} % ± {:.1}", distance + 1, 100.0 * share, 100.0 * half);
    }
    println!("  share of victory by seat:");
    for seat in (0..players).map(Seat::new) {
        let shares: Vec<f64> = games.iter().map(|game| win_share(&game.standings, seat)).collect();
        let (share, half) = mean_and_interval(&shares);
        let automatic = if seat.index() < seats { "" } else { " (the automatic player)" };
        println!(
            "    {}. {:5.1} % ± {:.1}{automatic}",
            seat.index() + 1,
            100.0 * share,
            100.0 * half
        );
    }
    println!("  action        per game   in games   share of victory of seats that played it");
    for (name, action) in &actions {
        let of_all = |count: usize| count as f64 / games.len() as f64;
        println!(
            "    {name:<12} {:6.2}   {:6.1} %   {:5.1} %",
            of_all(action.played),
            100.0 * of_all(action.games),
            100.0 * action.won / action.users as f64
        );
    }
    Ok(())
}

fn shares_by_distance_from_first(games: &[Finished], seats: usize) -> Vec<(f64, f64)> {
    (0..seats)
        .map(|distance| {
            let shares: Vec<f64> = games
                .iter()
                .filter_map(|game| {
                    let seat = Seat::new((game.first?.index() + distance) % seats);
                    Some(win_share(&game.standings, seat))
                })
                .collect();
            mean_and_interval(&shares)
        })
        .collect()
}

/// Counts each action once per play, and once per seat and game for its share of victories.
fn tally(games: &[Finished]) -> BTreeMap<String, Action> {
    let mut actions: BTreeMap<String, Action> = BTreeMap::new();
    for game in games {
        let mut users = BTreeMap::new();
        for (seat, name) in &game.actions {
            users.entry((name, *seat)).or_insert(());
            actions.entry(name.clone()).or_default().played += 1;
        }
        let mut seen = BTreeSet::new();
        for ((name, seat), ()) in users {
            let action = actions.entry(name.clone()).or_default();
            action.users += 1;
            action.games += usize::from(seen.insert(name));
            action.won += win_share(&game.standings, seat);
        }
    }
    actions
}
