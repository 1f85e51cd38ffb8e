//! How playthroughs and failed tests show what everybody knows: short, and only what is there.

use crate::{Outlaw, Public, Set};
use kernel::Seat;
use std::fmt;

/// Such as `3 outlaws, photo, [0, 1, 0] attached, covered`.
impl fmt::Debug for Set {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} outlaws", self.outlaws)?;
        if self.photo {
            f.write_str(", photo")?;
        }
        if self.attached != [0; 3] {
            write!(f, ", {:?} attached", self.attached)?;
        }
        f.write_str(if self.covered { ", covered" } else { "" })
    }
}

#[expect(clippy::missing_fields_in_debug, reason = "fields without a meaning at the moment are left out")]
impl fmt::Debug for Public {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seats = usize::from(self.seats);
        let territory = |seat: Seat| {
            let held = Outlaw::ALL.into_iter().map(move |outlaw| (outlaw, self.set(seat, outlaw)));
            held.filter(|(_, set)| !set.is_empty()).collect::<Vec<_>>()
        };
        let mut shown = f.debug_struct("Public");
        shown
            .field("phase", &self.phase)
            .field("round", &self.round)
            .field("dealer", &self.dealer)
            .field("turn", &self.turn)
            .field("actor", &self.actor)
            .field("posters", &self.posters)
            .field("open", &self.open)
            .field("money", &&self.money[..seats])
            .field("held", &&self.held[..seats])
            .field("supply", &self.supply)
            .field("reshuffled", &self.reshuffled)
            .field("idle", &self.idle)
            .field("sets", &Seat::all(self.seats).map(territory).collect::<Vec<_>>())
            .field("known", &&self.known[..seats])
            .field("none_of", &&self.none_of[..seats]);
        if self.murky > 0 {
            shown.field("murky", &self.murky).field("sure", &self.sure).field("searcher", &self.searcher);
        }
        if let Some(card) = self.committed.or(self.announced) {
            shown.field("pending", &card).field("reaction", &self.reaction);
        }
        if !self.duellists.is_empty() {
            shown.field("duellists", &self.duellists).field("hits", &self.hits);
        }
        shown.finish()
    }
}
