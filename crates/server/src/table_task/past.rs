//! What may be looked back at: by everybody, and by one viewer.
//!
//! Of the first nobody is asked who he is: it is the same for all, because nobody can tell a bystander from a
//! player with a second window. The second is what he has seen with his own eyes.

use super::note::Absence;
use super::play::Play;
use super::{Requester, Stage, TableTask, ViewerMemory};
use crate::setup::Setup;
use catalog::AnyPast;
use catalog::Rejection;
use kernel::{Message, Seat, Viewer};
use protocol::Reason;

impl Play {
    /// How many steps everybody may look back at: all once the game is over; before that those of
    /// finished rounds, where the table shows late hands.
    pub(super) fn open_steps(&self, setup: &Setup) -> usize {
        let is_open = setup.late_hands || self.table.standing().is_some();
        if is_open { self.table.open_steps() } else { 0 }
    }
}

impl TableTask {
    /// Those steps. The refusal is the same whatever the table is like.
    pub(super) fn past(&self) -> Result<Box<dyn AnyPast>, Rejection> {
        match &self.stage {
            Stage::Playing(play) | Stage::Over(play) if play.open_steps(&self.setup) > 0 => {
                Ok(play.table.past())
            }
            _ => Err(Rejection::new(Reason::NotNow, Message::new("server-not-open"))),
        }
    }

    /// What this person has seen, from his seat if he has one.
    pub(super) fn memory(&self, requester: Option<&Requester>) -> Result<ViewerMemory, Rejection> {
        let (Stage::Playing(play) | Stage::Over(play)) = &self.stage else {
            return Err(Rejection::new(Reason::NotNow, Message::new("server-not-playing")));
        };
        let viewer = requester.map_or(Viewer::Bystander, |requester| self.viewer(requester));
        let place = viewer.seat().map_or(usize::from(play.table.seats()), Seat::index);
        let seen = |absence: &Absence| Some((*absence.versions.get(place)?, absence.seat, absence.what));
        Ok(ViewerMemory {
            memory: play.table.memory(viewer),
            version: play.table.version(viewer),
            absences: play.absences.iter().filter_map(seen).collect(),
        })
    }
}
