//! How playthroughs and failed tests show what everybody knows.

use crate::Public;
use kernel::Seat;
use std::fmt;

#[expect(clippy::missing_fields_in_debug, reason = "what is kept beside the cards for speed says the same")]
impl fmt::Debug for Public {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seats = usize::from(self.seats);
        f.debug_struct("Public")
            .field("phase", &self.phase)
            .field("round", &self.round)
            .field("trick", &(self.trick + 1))
            .field("opener", &self.opener)
            .field("leader", &self.leader)
            .field("turn", &self.turn)
            .field("trump", &self.trump)
            .field("trumps", &self.trumps.iter().flatten().collect::<Vec<_>>())
            .field("table", &self.table())
            .field("held", &Seat::all(self.seats).map(|seat| self.held(seat)).collect::<Vec<_>>())
            .field("undealt", &self.undealt)
            .field("pile", &self.pile)
            .field("finished", &self.finished().collect::<Vec<_>>())
            .field("voids", &&self.voids[..seats])
            .field("penalties", &self.penalties.map(|round| round[..seats].to_vec()))
            .field("before", &self.before)
            .finish()
    }
}
