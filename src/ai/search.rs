use super::{Judged, Sight};
use crate::rules::{MAX_SEATS, Rng, Seat, Turn};

/// Information-set tree search: one tree over moves, a new imagined world per iteration, every seat
/// after its own prospects (max^n), and counts of how often a move was available at all.
pub struct Search<G: Judged> {
    view: G,
    rng: Rng,
    nodes: Vec<Node<G::Move>>,
    path: Vec<usize>,
    /// Children of the node at hand that are legal in the world at hand.
    legal: Vec<usize>,
    moves: Vec<G::Move>,
    /// Nothing to think about: at most one legal move.
    settled: bool,
}

struct Node<M> {
    /// The move that leads here and who made it; the root has none.
    entered: Option<(M, Seat)>,
    visits: u32,
    /// In how many worlds this move could have been chosen.
    available: u32,
    /// Sum of the mover's rewards, the judgement counting as [`PRIOR_VISITS`] of them.
    total: f32,
    prior: f32,
    first_child: usize,
    next_sibling: usize,
}

const NONE: usize = usize::MAX;
const ROOT: usize = 0;
/// The judgement of a move weighs as much as this many playouts.
const PRIOR_VISITS: f32 = 4.0;
const EXPLORATION: f32 = 0.45;
/// Decisions of a playout before the prospects are asked.
const PLAYOUT: usize = 24;
/// The tree stops growing here (about 40 bytes a node).
const MOST_NODES: usize = 600_000;
/// How many units of judgement make a move almost certainly better.
const JUDGEMENT_SCALE: f32 = 6.0;

impl<G: Judged> Search<G> {
    pub fn new(view: G, rng: Rng) -> Self {
        let mut moves = Vec::new();
        view.moves(&mut moves);
        view.worth_trying(&mut moves);
        let settled = moves.len() < 2;
        let mut search = Self {
            view,
            rng,
            nodes: vec![Node::new(None, 0.0)],
            path: Vec::new(),
            legal: Vec::new(),
            moves,
            settled,
        };
        if let Turn::Decide(seat) = search.view.turn() {
            let root_view = search.view.clone();
            search.grow(ROOT, &root_view, seat);
        }
        search
    }

    /// Runs iterations; says whether more could change the choice.
    pub fn run(&mut self, iterations: u32) -> bool {
        if self.settled {
            return false;
        }
        for _ in 0..iterations {
            self.iterate();
        }
        true
    }

    /// The move tried most often.
    pub fn best(&self) -> Option<G::Move> {
        let best = self.children(ROOT).max_by(|&a, &b| {
            let (a, b) = (&self.nodes[a], &self.nodes[b]);
            a.visits.cmp(&b.visits).then(a.value().total_cmp(&b.value()))
        })?;
        self.nodes[best].entered.map(|(mv, _)| mv)
    }

    fn iterate(&mut self) {
        let mut world = self.view.clone();
        world.imagine(&mut self.rng);
        self.path.clear();
        self.path.push(ROOT);
        let mut node = ROOT;
        while let Turn::Decide(seat) = world.turn() {
            world.moves(&mut self.moves);
            world.worth_trying(&mut self.moves);
            self.grow(node, &world, seat);
            let Some(next) = self.select() else { break };
            let Some((mv, _)) = self.nodes[next].entered else { break };
            if world.play(mv, &mut |_| {}).is_err() {
                break;
            }
            let fresh = self.nodes[next].visits == 0;
            self.path.push(next);
            node = next;
            if fresh {
                break;
            }
        }
        self.play_out(&mut world);
        self.reward(&world.prospects());
    }

    /// Lists in `self.legal` the children of `node` for the moves in `self.moves`, adding new ones
    /// while there is room.
    fn grow(&mut self, node: usize, world: &G, seat: Seat) {
        self.legal.clear();
        for index in 0..self.moves.len() {
            let mv = self.moves[index];
            let known = self
                .children(node)
                .find(|&child| self.nodes[child].entered.is_some_and(|(entered, _)| entered == mv));
            let child = match known {
                Some(child) => child,
                None if self.nodes.len() >= MOST_NODES => continue,
                None => {
                    let judgement = world.judge(mv, Sight::Far) / JUDGEMENT_SCALE;
                    let prior = 0.5 + 0.5 * judgement / (1.0 + judgement.abs());
                    self.nodes.push(Node::new(Some((mv, seat)), prior));
                    let child = self.nodes.len() - 1;
                    self.nodes[child].next_sibling = self.nodes[node].first_child;
                    self.nodes[node].first_child = child;
                    child
                }
            };
            self.legal.push(child);
        }
    }

    /// The legal child with the best upper bound.
    fn select(&mut self) -> Option<usize> {
        let mut best = None;
        let mut best_bound = f32::MIN;
        for &child in &self.legal {
            let node = &mut self.nodes[child];
            node.available += 1;
            let tries = node.visits as f32 + 1.0;
            let bound =
                node.value() + EXPLORATION * ((node.available as f32 + 1.0).ln() / tries).sqrt();
            if bound > best_bound {
                best_bound = bound;
                best = Some(child);
            }
        }
        best
    }

    fn play_out(&mut self, world: &mut G) {
        for _ in 0..PLAYOUT {
            if world.turn() == Turn::Over {
                return;
            }
            world.moves(&mut self.moves);
            let Some(mv) = world.sketch(&self.moves, &mut self.rng) else { return };
            if world.play(mv, &mut |_| {}).is_err() {
                return;
            }
        }
    }

    fn reward(&mut self, prospects: &[f32; MAX_SEATS]) {
        for &index in &self.path {
            let node = &mut self.nodes[index];
            node.visits += 1;
            if let Some((_, seat)) = node.entered {
                node.total += prospects[seat.index()];
            }
        }
    }

    fn children(&self, node: usize) -> impl Iterator<Item = usize> + '_ {
        let mut child = self.nodes[node].first_child;
        std::iter::from_fn(move || {
            let this = child;
            child = self.nodes.get(this)?.next_sibling;
            Some(this)
        })
    }
}

impl<M> Node<M> {
    fn new(entered: Option<(M, Seat)>, prior: f32) -> Self {
        Self {
            entered,
            visits: 0,
            available: 0,
            total: 0.0,
            prior,
            first_child: NONE,
            next_sibling: NONE,
        }
    }

    /// The mover's mean reward, starting from the judgement.
    fn value(&self) -> f32 {
        (self.total + self.prior * PRIOR_VISITS) / (self.visits as f32 + PRIOR_VISITS)
    }
}
