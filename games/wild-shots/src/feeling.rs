//! Says which seats are likely to be glad or sorry about a notice, for talk at the table.

use crate::Notice;
use kernel::{Feeling, Seat};

pub(crate) fn feelings(notice: &Notice) -> Vec<(Seat, Feeling)> {
    match *notice {
        // Points are penalties (WS-12).
        Notice::Taken { seat, points, .. } if points > 0 => vec![(seat, Feeling::Sorry)],
        Notice::Scored { seat, points: 0, .. } => vec![(seat, Feeling::Glad)],
        _ => Vec::new(),
    }
}
