//! Random decisions and search iterations per second, per game.

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use taco_street::ai::{Judged, Search, random_game};
use taco_street::rules::tacoloco::Tacoloco;
use taco_street::rules::truck_off::TruckOff;
use taco_street::rules::{Rng, Turn};

const SEATS: usize = 3;
const ITERATIONS: u32 = 1_000;

fn random_play<G: Judged>(c: &mut Criterion) {
    let mut group = c.benchmark_group(format!("{}/random-game", G::ID.slug()));
    let setup = G::plain_setup(SEATS);
    let (mut rng, mut moves, mut plies) = (Rng::from_seed(1), Vec::new(), 0);
    for _ in 0..1_000 {
        let mut position = G::deal(&setup, rng.seed()).expect("three seats are allowed");
        plies += random_game(&mut position, &mut rng, &mut moves);
    }
    group.throughput(Throughput::Elements(plies as u64 / 1_000));
    group.bench_function("decisions", |b| {
        b.iter(|| {
            let mut position = G::deal(&setup, rng.seed()).expect("three seats are allowed");
            black_box(random_game(&mut position, &mut rng, &mut moves))
        });
    });
    group.finish();
}

fn search<G: Judged>(c: &mut Criterion) {
    let mut group = c.benchmark_group(format!("{}/search", G::ID.slug()));
    group.throughput(Throughput::Elements(ITERATIONS.into()));
    let position = G::deal(&G::plain_setup(SEATS), 7).expect("three seats are allowed");
    let Turn::Decide(seat) = position.turn() else { return };
    group.bench_function("iterations", |b| {
        b.iter(|| {
            let mut search = Search::new(position.seen_by(Some(seat)), Rng::from_seed(1));
            search.run(ITERATIONS);
            black_box(search.best())
        });
    });
    group.finish();
}

criterion_group!(
    speed,
    random_play::<Tacoloco>,
    search::<Tacoloco>,
    random_play::<TruckOff>,
    search::<TruckOff>
);
criterion_main!(speed);
