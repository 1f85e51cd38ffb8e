//! Says which seats are likely to be glad or sorry about a notice, for talk at the table.

use crate::Notice;
use kernel::{Feeling, Seat};

pub(crate) fn feelings(notice: &Notice) -> Vec<(Seat, Feeling)> {
    use Feeling::{Glad, Sorry};
    match *notice {
        Notice::Mined { seat, .. }
        | Notice::RobbedBank { seat, .. }
        | Notice::NewSheriff { seat, .. }
        | Notice::TookTitles { seat, .. } => vec![(seat, Glad)],
        Notice::Stole { seat, victim, .. } | Notice::Joe { seat, victim, .. } => {
            vec![(seat, Glad), (victim, Sorry)]
        }
        Notice::Cancelled { seat, player, .. } => vec![(seat, Glad), (player, Sorry)],
        Notice::Shared { seat, from, .. } => vec![(seat, Glad), (from, Sorry)],
        Notice::DocNothing { seat, .. } => vec![(seat, Sorry)],
        _ => Vec::new(),
    }
}
