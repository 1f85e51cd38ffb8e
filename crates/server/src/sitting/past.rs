//! What everybody may look back at. Deliberately absent: who asks. It is the same for everybody, because
//! nobody can tell a bystander from a player with a second window.

use super::play::Play;
use super::{Sitting, Stage};
use crate::no::No;
use crate::setup::Setup;
use catalog::AnyPast;
use kernel::Saying;
use protocol::Reason;

impl Play {
    /// How many steps everybody may look back at: all once the game is over; before that those of
    /// finished rounds, where the table shows late hands.
    pub(super) fn open_steps(&self, setup: &Setup) -> usize {
        let is_open = setup.late_hands || self.table.standing().is_some();
        if is_open { self.table.open_steps() } else { 0 }
    }
}

impl Sitting {
    /// Those steps. The refusal is the same whatever the table is like.
    pub(super) fn past(&self) -> Result<Box<dyn AnyPast>, No> {
        match &self.stage {
            Stage::Playing(play) | Stage::Over(play) if play.open_steps(&self.setup) > 0 => {
                Ok(play.table.past())
            }
            _ => Err(No::new(Reason::NotNow, Saying::new("server-not-open"))),
        }
    }
}
