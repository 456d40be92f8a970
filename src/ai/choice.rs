use super::{Judged, Sight};
use crate::rules::Rng;

/// How softly a weaker level chooses, in the unit of the game's judgement.
#[derive(Clone, Copy)]
pub struct Softness {
    pub sight: Sight,
    /// Moves this much below the best are chosen about a third as often as the best.
    pub temperature: f32,
    /// Moves further below the best than this are never chosen.
    pub margin: f32,
}

/// Chooses softly among the good moves: what is far below the best is left alone.
pub fn choose_softly<G: Judged>(view: &G, softness: Softness, rng: &mut Rng) -> Option<G::Move> {
    let mut moves = Vec::new();
    view.moves(&mut moves);
    let scores: Vec<f32> = moves.iter().map(|&mv| view.judge(mv, softness.sight)).collect();
    let best = scores.iter().copied().fold(f32::MIN, f32::max);
    let weights: Vec<f32> = scores
        .iter()
        .map(|score| best - score)
        .map(|loss| if loss > softness.margin { 0.0 } else { (-loss / softness.temperature).exp() })
        .collect();
    let total: f32 = weights.iter().sum();
    let mut left = total * (rng.below(1 << 24) as f32 / (1 << 24) as f32);
    for (&mv, &weight) in moves.iter().zip(&weights) {
        left -= weight;
        if weight > 0.0 && left <= 0.0 {
            return Some(mv);
        }
    }
    // Rounding may leave a crumb: then the best one it is.
    moves.iter().zip(&scores).max_by(|a, b| a.1.total_cmp(b.1)).map(|(&mv, _)| mv)
}
