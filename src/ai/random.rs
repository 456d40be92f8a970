use crate::rules::{Game, Rng, Turn};

/// Plays random legal moves to the end and returns how many; `moves` is scratch space.
pub fn random_game<G: Game>(position: &mut G, rng: &mut Rng, moves: &mut Vec<G::Move>) -> usize {
    let mut plies = 0;
    while position.turn() != Turn::Over {
        position.moves(moves);
        let Some(mv) = rng.pick(moves) else { break };
        if position.play(mv, &mut |_| {}).is_err() {
            break;
        }
        plies += 1;
    }
    plies
}
