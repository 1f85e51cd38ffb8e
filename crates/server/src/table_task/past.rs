//! Looking back: the steps that are open to everyone, and what one viewer has seen.
//!
//! Open steps are the same for every requester, because a bystander may be a player with a second window.

use super::note::Absence;
use super::play::Play;
use super::{Requester, Stage, TableTask, ViewerMemory};
use crate::setup::Setup;
use catalog::AnyPast;
use catalog::Rejection;
use kernel::{Message, Seat, Viewer};
use protocol::Reason;

impl Play {
    /// Returns how many steps are open to everyone: all once the game is over; before that those of finished rounds,
    /// if the table has late hands.
    pub(super) fn open_steps(&self, setup: &Setup) -> usize {
        let is_open = setup.late_hands || self.table.standing().is_some();
        if is_open { self.table.open_steps() } else { 0 }
    }
}

impl TableTask {
    /// Returns the open steps. The rejection is the same for every table.
    pub(super) fn past(&self) -> Result<Box<dyn AnyPast>, Rejection> {
        match &self.stage {
            Stage::Playing(play) | Stage::Over(play) if play.open_steps(&self.setup) > 0 => {
                Ok(play.table.past())
            }
            _ => Err(Rejection::new(Reason::NotNow, Message::new("server-not-open"))),
        }
    }

    /// Returns what the requester has seen, from their seat if they have one.
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
