use serde::{Deserialize, Serialize};

/// The most seats any of the games has.
pub const MAX_SEATS: usize = 8;

/// A place at the table, counted clockwise from 0.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
pub struct Seat(u8);

impl Seat {
    pub const fn new(index: usize) -> Self {
        Self(index as u8)
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise at a table of this many seats.
    pub const fn next(self, seats: usize) -> Self {
        let next = self.index() + 1;
        Self::new(if next >= seats { 0 } else { next })
    }
}

/// All seats of a table once around, clockwise, from `first`.
pub fn seats_clockwise(first: Seat, seats: usize) -> impl Iterator<Item = Seat> {
    let mut seat = first;
    (0..seats).map(move |_| {
        let this = seat;
        seat = seat.next(seats);
        this
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn going_around_the_table_visits_every_seat_once() {
        let visited: Vec<_> = seats_clockwise(Seat::new(3), 5).map(Seat::index).collect();
        assert_eq!(visited, [3, 4, 0, 1, 2]);
    }
}
