//! Says which seats are likely to be glad or sorry about a notice, for talk at the table.

use crate::Notice;
use kernel::{Feeling, Seat};

pub(crate) fn feelings(notice: &Notice) -> Vec<(Seat, Feeling)> {
    use Feeling::{Glad, Sorry};
    match *notice {
        Notice::Shot { seat, hit, .. } | Notice::Duel { seat, hit, .. } => {
            vec![(seat, if hit { Glad } else { Sorry })]
        }
        Notice::Covered { seat, owner, .. } => vec![(seat, Glad), (owner, Sorry)],
        Notice::Stolen { seat, victim, .. } => vec![(seat, Glad), (victim, Sorry)],
        Notice::Displaced { seat, .. } => vec![(seat, Sorry)],
        Notice::Scored { ref payout, .. } => {
            payout.takes.iter().take(1).map(|(seat, ..)| (*seat, Glad)).collect()
        }
        _ => Vec::new(),
    }
}
