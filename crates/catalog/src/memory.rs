//! What one viewer has seen, without the game's type.

use crate::past::seen;
use crate::shown::Shows;
use crate::table::erase_notice;
use crate::{AnyNotice, Seen};
use std::fmt;
use std::ops::Range;
use table::Memory;

/// What one viewer has seen at some table, taken from it to be looked at anywhere and at leisure.
pub trait AnyMemory: Send {
    /// These moments, counted from 0, as far as there are such; and how many there are.
    fn moments(&self, which: Range<usize>) -> (Vec<Seen>, usize);
    /// All that he was told, with the number of the moment, and how many moments there are.
    fn told(&self) -> (Vec<(usize, AnyNotice)>, usize);
}

/// What is in it is for its viewer.
impl fmt::Debug for dyn AnyMemory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a memory")
    }
}

impl<G: Shows> AnyMemory for Memory<G> {
    fn moments(&self, which: Range<usize>) -> (Vec<Seen>, usize) {
        let (mut found, mut count) = (Vec::new(), 0);
        self.relive(|told, view| {
            if which.contains(&count) {
                found.push(seen::<G>(&told, &view));
            }
            count += 1;
        });
        (found, count)
    }

    fn told(&self) -> (Vec<(usize, AnyNotice)>, usize) {
        let (mut found, mut count) = (Vec::new(), 0);
        self.relive(|told, _| {
            found.extend(told.iter().map(|notice| (count, erase_notice::<G>(notice))));
            count += 1;
        });
        (found, count)
    }
}
