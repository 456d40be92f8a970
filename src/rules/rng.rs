use rand_core::Rng as _;
use rand_pcg::Pcg32;
use serde::{Deserialize, Serialize};

/// What a deal grows from; shown to players, so that anyone can check or repeat it.
pub type Seed = u64;

/// The generator behind every deal and every imagined world.
///
/// Seeding, `below` and `shuffle` are spelled out here, not taken from a library, because records live
/// longer than library versions: a seed must give the same deal for ever.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Rng(Pcg32);

impl Rng {
    pub fn from_seed(seed: Seed) -> Self {
        Self(Pcg32::new(mix(seed), STREAM))
    }

    /// A whole number from 0 up to but not including `bound`, each equally likely; 0 if `bound` is 0.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        if bound == 0 {
            return 0;
        }
        loop {
            let wide = u64::from(self.0.next_u32()) * u64::from(bound);
            let low = wide as u32;
            // Lemire's method: only the few lowest values would favour some results.
            if low >= bound || low >= bound.wrapping_neg() % bound {
                return (wide >> 32) as u32;
            }
        }
    }

    pub fn seed(&mut self) -> Seed {
        self.0.next_u64()
    }

    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }

    #[inline]
    pub fn pick<T: Copy>(&mut self, items: &[T]) -> Option<T> {
        items.get(self.below(items.len() as u32) as usize).copied()
    }
}

const STREAM: u64 = 0x7ac0_57ee_7ac0_57ee;

/// SplitMix64's finisher: seeds that people type (1, 2, 3 …) give unrelated deals.
const fn mix(seed: Seed) -> u64 {
    let x = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    x ^ (x >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_gives_the_same_numbers_for_ever() {
        let mut rng = Rng::from_seed(7);
        let numbers: Vec<_> = (0..8).map(|_| rng.below(100)).collect();
        assert_eq!(numbers, FIRST_EIGHT_OF_SEED_SEVEN);
    }

    const FIRST_EIGHT_OF_SEED_SEVEN: [u32; 8] = [66, 51, 66, 63, 21, 8, 3, 46];

    #[test]
    fn every_number_below_the_bound_is_about_equally_likely() {
        let mut rng = Rng::from_seed(1);
        let mut seen = [0u32; 6];
        for _ in 0..60_000 {
            seen[rng.below(6) as usize] += 1;
        }
        assert!(seen.iter().all(|&n| (9_500..10_500).contains(&n)), "{seen:?}");
    }

    #[test]
    fn shuffling_keeps_every_item() {
        let mut items: Vec<u32> = (0..70).collect();
        Rng::from_seed(3).shuffle(&mut items);
        assert!(items.windows(2).any(|pair| pair[0] > pair[1]));
        items.sort_unstable();
        assert_eq!(items, (0..70).collect::<Vec<_>>());
    }
}
