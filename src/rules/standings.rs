use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use super::{MAX_SEATS, Seat};

/// How one seat stands. Equal ranks share the place.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Standing {
    pub seat: Seat,
    pub score: i32,
    /// 1 is the best.
    pub rank: u8,
}

/// How everybody stands, best first, seats of equal rank in seat order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Standings(ArrayVec<[Standing; MAX_SEATS]>);

impl Standings {
    /// Ranks the seats' scores where fewer is better; equal scores share a rank.
    pub fn fewest_first(scores: impl IntoIterator<Item = i32>) -> Self {
        Self::ranked(scores, |_, score| (score, false))
    }

    /// Ranks the seats' scores where more is better; equal scores share a rank, but for the one who won a tie.
    pub fn most_first(scores: impl IntoIterator<Item = i32>, won_tie: Option<Seat>) -> Self {
        Self::ranked(scores, |seat, score| (-score, won_tie != Some(seat)))
    }

    /// Ranks by `cost`, lowest first.
    fn ranked<C: Ord>(
        scores: impl IntoIterator<Item = i32>,
        cost: impl Fn(Seat, i32) -> C,
    ) -> Self {
        let cost = |row: &Standing| cost(row.seat, row.score);
        let mut rows: ArrayVec<[Standing; MAX_SEATS]> = ArrayVec::new();
        for (index, score) in scores.into_iter().enumerate() {
            let row = Standing { seat: Seat::new(index), score, rank: 1 };
            let place = rows.partition_point(|other| cost(other) <= cost(&row));
            rows.insert(place, row);
        }
        for place in 1..rows.len() {
            let above = rows[place - 1];
            let equal = cost(&above) == cost(&rows[place]);
            rows[place].rank = if equal { above.rank } else { place as u8 + 1 };
        }
        Self(rows)
    }

    pub fn rows(&self) -> &[Standing] {
        &self.0
    }

    pub fn of(&self, seat: Seat) -> Option<&Standing> {
        self.0.iter().find(|row| row.seat == seat)
    }

    pub fn winners(&self) -> impl Iterator<Item = Seat> + '_ {
        self.0.iter().filter(|row| row.rank == 1).map(|row| row.seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_scores_share_a_rank_and_the_next_rank_is_skipped() {
        let standings = Standings::fewest_first([9, 4, 12, 4]);
        let rows: Vec<_> =
            standings.rows().iter().map(|row| (row.seat.index(), row.rank)).collect();
        assert_eq!(rows, [(1, 1), (3, 1), (0, 3), (2, 4)]);
        assert_eq!(standings.winners().count(), 2);
    }

    #[test]
    fn where_more_is_better_the_winner_of_a_tie_stands_alone_on_top() {
        let ranks = |won_tie| {
            let standings = Standings::most_first([9, 12, 4, 12, 9], won_tie);
            standings.rows().iter().map(|row| (row.seat.index(), row.rank)).collect::<Vec<_>>()
        };
        assert_eq!(ranks(None), [(1, 1), (3, 1), (0, 3), (4, 3), (2, 5)]);
        assert_eq!(ranks(Some(Seat::new(3))), [(3, 1), (1, 2), (0, 3), (4, 3), (2, 5)]);
    }
}
