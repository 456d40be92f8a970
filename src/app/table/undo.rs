//! Taking moves back, as far as nothing new has been seen.

use super::play::Played;
use super::session::{Session, lone_person};
use crate::app::brain;

impl Session {
    pub fn undo(&mut self) {
        let Some(reach) = self.undo_to else { return };
        if self.address.practice {
            self.go_back_to(reach);
            return;
        }
        // One move at a time: everything since `reach` is one's own.
        let ply = self.steps.len().saturating_sub(1).max(reach);
        self.go_back_to(ply);
        self.undo_to = (ply > reach).then_some(reach);
    }

    /// Plays the same deal from the start.
    pub fn restart(&mut self) {
        (self.silent, self.hurry) = Default::default();
        self.viewer = lone_person(self.players());
        self.go_back_to(0);
    }

    /// Goes to a ply of the record, forgets what came after, and takes the game up from there.
    fn go_back_to(&mut self, ply: usize) {
        self.generation += 1;
        brain::cancel();
        self.play.go_to(ply);
        self.play.forget_the_rest();
        self.steps.truncate(ply);
        self.save();
        self.take_up();
    }

    /// Goes on where the record ends. Only a practice table still knows how to go back from here.
    pub(super) fn take_up(&mut self) {
        self.undo_to = self.last_own_turn().filter(|_| self.address.practice);
        self.clear_notes();
        self.advance();
    }

    /// Undo reaches back over one's own moves as long as they told nobody anything new; at a
    /// practice table it reaches one's last decision whatever happened since.
    pub(super) fn update_undo(&mut self, played: &Played) {
        let ply = self.steps.len();
        let own_turn = self.is_person(played.step.seat) && !played.step.reply;
        if self.address.practice {
            if own_turn {
                self.undo_to = Some(ply);
            }
            return;
        }
        self.undo_to = (own_turn && played.foreseen).then(|| self.undo_to.unwrap_or(ply));
    }
}
