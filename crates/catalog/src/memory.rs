//! What one viewer has seen, without the game's type.

use crate::shown::Shows;
use crate::table::cited;
use crate::{Cited, Seen};
use kernel::View;
use std::fmt;
use std::ops::Range;
use table::Memory;

/// What one viewer has seen at some table, taken from it to be looked at anywhere and at leisure.
pub trait AnyMemory: Send {
    /// These moments, counted from 0, as far as there are such; and how many there are.
    fn moments(&self, which: Range<usize>) -> (Vec<Seen>, usize);
    /// All that he was told, with the number of the moment, and how many moments there are.
    fn told(&self) -> (Vec<(usize, Cited)>, usize);
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
                let told = told.iter().map(cited).collect();
                found.push(Seen { told, shown: G::shown(&view), status: view.status() });
            }
            count += 1;
        });
        (found, count)
    }

    fn told(&self) -> (Vec<(usize, Cited)>, usize) {
        let (mut found, mut count) = (Vec::new(), 0);
        self.relive(|told, _| {
            found.extend(told.iter().map(|notice| (count, cited(notice))));
            count += 1;
        });
        (found, count)
    }
}
