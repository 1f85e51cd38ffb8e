//! Exact odds of the next roll.

use crate::Odds;
use dice_town::{Action, DICE, Dice, FACES, Face, Phase, View};
use kernel::Saying;

/// How many lines are worth reading.
const LINES: usize = 3;

/// For dice kept with others left to roll: how likely the next roll shows at least one more of each
/// face in the row, the largest group first. Nothing else is next by chance alone that a view can
/// tell without counting cards it does not see.
pub(super) fn odds(view: &View, action: Action) -> Vec<Odds> {
    let (Action::Keep(kept) | Action::KeepBrute(kept), Phase::Keep) = (action, view.public.phase) else {
        return Vec::new();
    };
    let Some(me) = view.viewer.seat() else { return Vec::new() };
    let row = view.public.rows[me.index()].plus(kept);
    let free = DICE - row.len();
    if free == 0 {
        return Vec::new();
    }
    let all = (FACES as u32).pow(free.into());
    let ways = all - (FACES as u32 - 1).pow(free.into());
    let mut faces: Vec<Face> = Face::ALL.into_iter().filter(|&face| row.count(face) > 0).collect();
    faces.sort_by_key(|&face| std::cmp::Reverse((row.count(face), face)));
    let line = |face: Face| {
        let what = Saying::new("dice-town-odds-one-more").with("dice", Dice::of([face]));
        Odds { what, ways, of: all }
    };
    faces.into_iter().take(LINES).map(line).collect()
}
