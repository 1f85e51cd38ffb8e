//! What one viewer has seen, without the game's type.

use crate::table::erase_notice;
use crate::wire::WireGame;
use crate::{AnyNotice, AnyObservation};
use std::fmt;
use std::ops::Range;
use table::Memory;

/// What one viewer has seen at a table. It is independent of the table, so another thread can read it.
pub trait AnyMemory: Send {
    /// Returns the observations with these numbers, counted from 0, and the number of all. Those that do not exist are
    /// left out.
    fn observations(&self, which: Range<usize>) -> (Vec<AnyObservation>, usize);
    /// Returns every notice with the number of its observation, and the number of all observations.
    fn notices(&self) -> (Vec<(usize, AnyNotice)>, usize);
}

/// Hides the contents, which are for the viewer only.
impl fmt::Debug for dyn AnyMemory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a memory")
    }
}

impl<G: WireGame> AnyMemory for Memory<G> {
    fn observations(&self, which: Range<usize>) -> (Vec<AnyObservation>, usize) {
        let (mut found, mut count) = (Vec::new(), 0);
        self.replay(|observation| {
            if which.contains(&count) {
                found.push(AnyObservation::of::<G>(&observation));
            }
            count += 1;
        });
        (found, count)
    }

    fn notices(&self) -> (Vec<(usize, AnyNotice)>, usize) {
        let (mut found, mut count) = (Vec::new(), 0);
        self.replay(|observation| {
            found.extend(observation.notices.iter().map(|notice| (count, erase_notice::<G>(notice))));
            count += 1;
        });
        (found, count)
    }
}
