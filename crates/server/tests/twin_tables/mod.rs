//! Pairs of tables that look the same to a viewer and are not, and a script that can happen at both before the viewer
//! sees a difference. The dealer deals both, as in every game; which seeds look alike was found by trying many.

use crate::fixed_deal::Deal;
use catalog::{AnyTable, Rejection, take_back_line};
use kernel::{Luck, QuickLuck, Seat, Viewer};
use std::collections::BTreeMap;
use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher};

/// This is long.
const STEPS: usize = 40;
/// How many pairs of deals are tried, and how often the best of them.
const PAIRS: usize = 3_000;
const AGAIN: u64 = 40;

/// Two tables, and what happens at both.
pub(crate) struct Twins {
    pub(crate) deals: [Deal; 2],
    pub(crate) script: Vec<Step>,
}

/// Something that happens at both.
pub(crate) struct Step {
    pub(crate) seat: Seat,
    pub(crate) deed: Deed,
    /// What the viewer may not do just before that, at either.
    pub(crate) forbidden: Option<String>,
}

pub(crate) enum Deed {
    /// An action, in answer to the decision of this name at each.
    Act([u32; 2], String),
    /// The last one is taken back.
    Back,
}

/// One of the two: all that has happened, and how it stands.
struct Side<'d> {
    deal: &'d Deal,
    log: Vec<String>,
    table: Box<dyn AnyTable>,
}

impl<'d> Side<'d> {
    fn new(deal: &'d Deal) -> Side<'d> {
        let table = deal.table();
        Side { deal, log: table.log_lines(0), table }
    }

    /// Replays the log and one step more. Returns it with the notices of the viewer in this place.
    fn after(&self, seat: Seat, action: Option<(u32, &str)>, place: usize) -> Option<(Side<'d>, String)> {
        let mut table = self.deal.resumed(&self.log);
        let (mut log, count) = (self.log.clone(), table.step_count());
        let told = if let Some((at, action)) = action {
            let news = table.answer(seat, at, action).ok()?;
            log.extend(table.log_lines(count));
            // Not the events: that they are the same is what bytes are compared for.
            let sentences = news[place].iter();
            let sentences = sentences.map(|told| (told.version, told.notice.rule, &told.notice.message));
            format!("{:?}", sentences.collect::<Vec<_>>())
        } else {
            log.push(take_back_line(seat));
            table.take_back(seat).then(String::new)?
        };
        Some((Side { deal: self.deal, log, table }, told))
    }

    /// All that a viewer may know, in one text.
    fn known(&self, viewer: Viewer) -> String {
        let table = &self.table;
        let own =
            viewer.seat().map(|seat| (table.legal(seat), table.decision(seat), table.may_take_back(seat)));
        format!("{} {own:?} {}", table.view_json(viewer), table.version(viewer))
    }

    fn refused(&self, seat: Seat, action: &str) -> Option<Rejection> {
        self.table.check(seat, self.table.decision(seat).unwrap_or_default(), action).err()
    }
}

impl Twins {
    /// Whatever can be done at both so that both look the same again, as this luck has it.
    pub(crate) fn play(deals: [Deal; 2], viewer: Viewer, luck: u64) -> Twins {
        let mut luck = QuickLuck::new(luck);
        let mut sides = [Side::new(&deals[0]), Side::new(&deals[1])];
        let mut script = Vec::new();
        if sides[0].known(viewer) == sides[1].known(viewer) {
            while script.len() < STEPS
                && let Some((next, step)) = step(&sides, viewer, &mut luck)
            {
                sides = next;
                script.push(step);
            }
        }
        drop(sides);
        Twins { deals, script }
    }

    /// Looks among so many deals for the two that stay the same for longest: their seeds, and the luck.
    pub(crate) fn find(game: &str, seats: u8, viewer: Viewer, deals: u64) -> ([u64; 2], u64) {
        let (mut seen, mut pairs) = (BTreeMap::new(), Vec::new());
        for seed in 0..deals {
            let deal = Deal::new(game, seats, seed);
            let known = Side::new(&deal).known(viewer);
            let hash = BuildHasherDefault::<DefaultHasher>::default().hash_one(known);
            pairs.extend(seen.insert(hash, seed).map(|before| [before, seed]));
            if pairs.len() == PAIRS {
                break;
            }
        }
        let length = |seeds: [u64; 2], luck: u64| {
            Twins::play(seeds.map(|seed| Deal::new(game, seats, seed)), viewer, luck).script.len()
        };
        let mut best: Vec<(usize, [u64; 2])> =
            pairs.into_iter().map(|seeds| (length(seeds, 0), seeds)).collect();
        best.sort_by_key(|(length, _)| usize::MAX - length);
        best.truncate(10);
        let tries = best.iter().flat_map(|(_, seeds)| (0..AGAIN).map(|luck| (*seeds, luck)));
        tries.max_by_key(|(seeds, luck)| length(*seeds, *luck)).expect("two deals look the same")
    }
}

fn step<'d>(sides: &[Side<'d>; 2], viewer: Viewer, luck: &mut QuickLuck) -> Option<([Side<'d>; 2], Step)> {
    let [one, other] = sides;
    let place = viewer.seat().map_or(usize::from(one.deal.seats), Seat::index);
    let mut deeds = Vec::new();
    for seat in Seat::all(one.deal.seats) {
        if let (Some(at), Some(other_at)) = (one.table.decision(seat), other.table.decision(seat)) {
            let others = other.table.legal(seat);
            let both = one.table.legal(seat).into_iter().filter(|action| others.contains(action));
            deeds.extend(both.map(|action| (seat, Deed::Act([at, other_at], action.text))));
        }
        let may_go_back = one.table.may_take_back(seat) && other.table.may_take_back(seat);
        if may_go_back && luck.below(4) == 0 {
            deeds.push((seat, Deed::Back));
        }
    }
    let texts: Vec<String> = deeds.iter().filter_map(|(_, deed)| deed.text().map(str::to_owned)).collect();
    let forbidden = viewer.seat().and_then(|seat| {
        let refused = |side: &Side<'_>, text: &String| side.refused(seat, text);
        texts.into_iter().find(|text| {
            let (no, other_no) = (refused(one, text), refused(other, text));
            no.is_some() && no == other_no
        })
    });
    while !deeds.is_empty() {
        let (seat, deed) = deeds.swap_remove(luck.below(deeds.len() as u32) as usize);
        let (action, other_action) = match &deed {
            Deed::Act([at, other_at], text) => (Some((*at, text.as_str())), Some((*other_at, text.as_str()))),
            Deed::Back => (None, None),
        };
        let (Some((next, told)), Some((other_next, other_told))) =
            (one.after(seat, action, place), other.after(seat, other_action, place))
        else {
            continue;
        };
        let is_over = next.table.standing().is_some();
        if told == other_told && next.known(viewer) == other_next.known(viewer) && !is_over {
            return Some(([next, other_next], Step { seat, deed, forbidden }));
        }
    }
    None
}

impl Deed {
    fn text(&self) -> Option<&str> {
        match self {
            Deed::Act(_, text) => Some(text),
            Deed::Back => None,
        }
    }
}
