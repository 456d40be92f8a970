//! Taking moves back, as far as nothing new has been seen.

use leptos::prelude::*;

use super::game::TableGame;
use super::players::people;
use super::session::{Session, lone_person};
use crate::rules::Turn;

impl<G: TableGame> Session<G> {
    pub fn undo(self) {
        if let Some(ply) = self.undo_to.get_untracked() {
            self.next_generation();
            self.rebuild(ply);
            self.save();
        }
    }

    /// Plays the same deal from the start.
    pub fn restart(self) {
        self.next_generation();
        self.viewer.set(lone_person(&self.players.get_value()));
        self.rebuild(0);
        self.save();
    }

    /// Undo reaches back over one's own moves as long as they told nobody anything new; at a
    /// practice table it reaches one's last decision whatever happened since.
    pub(super) fn update_undo(self, before: &G, mv: G::Move, after: &G, ply: usize) {
        let Turn::Decide(seat) = before.turn() else { return };
        let person = self.players.with_value(|players| players[seat.index()].is_person());
        if self.address.with_value(|address| address.practice) {
            if person && !before.is_reply() {
                self.undo_to.set(Some(ply));
            }
            return;
        }
        let mut foreseen = before.seen_by(Some(seat));
        let nothing_new = foreseen.play(mv, &mut |_| {}).is_ok()
            && foreseen == after.seen_by(Some(seat))
            && !before.is_reply();
        // With several people at the device, nobody takes back another's move.
        let alone = self.players.with_value(|players| people(players)) == 1;
        let from = self.undo_to.get_untracked().filter(|_| alone).unwrap_or(ply);
        self.undo_to.set((person && nothing_new).then_some(from));
    }
}
