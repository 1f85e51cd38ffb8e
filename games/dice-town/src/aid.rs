//! What a client wants to show without knowing a rule: a function of the view alone.

pub(crate) use crate::page::page;
use crate::{Action, Cards, Dice, Place, Points, Public, View};
use kernel::{Saying, Seat, Seats, View as _};

/// Costs, leaders and points beside the view.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Aid {
    /// What each legal choice of dice costs, in dollars (DT-8, DT-10).
    pub keeps: Vec<Preview>,
    /// Who leads at each place, as the rows are now.
    pub leaders: Vec<Leader>,
    /// By seat: the points this viewer can count (DT-31), and how many cards he cannot see.
    pub points: Vec<(Points, u8)>,
}

/// What a choice of dice costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Preview {
    /// The legal action.
    pub action: Action,
    /// Dollars for the stagecoach.
    pub cost: u8,
}

/// Who leads at a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Leader {
    /// The place.
    pub place: Place,
    /// Nobody, one, or several that are tied (DT-16).
    pub seats: Seats,
    /// The dice that lead: those of the place's face, or the whole row at the town hall (DT-26).
    pub dice: Dice,
}

impl Aid {
    pub(crate) fn of(view: &View) -> Aid {
        let public = &view.public;
        Aid {
            keeps: view.actions().iter().filter_map(|&action| preview(action)).collect(),
            leaders: Place::CONTESTED.map(|place| public.leader(place)).to_vec(),
            points: Seat::all(public.seats).map(|seat| view.points(seat)).collect(),
        }
    }
}

fn preview(action: Action) -> Option<Preview> {
    match action {
        Action::Keep(dice) => Some(Preview { action, cost: Public::cost(dice.len()) }),
        Action::KeepBrute(_) => Some(Preview { action, cost: 0 }),
        _ => None,
    }
}

impl Public {
    /// Who leads at a place.
    pub(crate) fn leader(&self, place: Place) -> Leader {
        let seats = self.contenders(place);
        let row = seats.first().map_or(Dice::NONE, |seat| self.rows[seat.index()]);
        let dice = match place.face() {
            Some(face) => Dice::of(row.faces().filter(|&shown| shown == face)),
            None => row,
        };
        Leader { place, seats, dice }
    }
}

impl View {
    /// The cards of a seat that this viewer can count: those that are certain to be in its hand.
    pub(crate) fn counted(&self, seat: Seat) -> Cards {
        let mut seen = self.seen_in_hand(seat);
        if self.is_robbed_unseen(seat) {
            // Each of the cards drawn may be one of those.
            for _ in 0..self.public.drawn_store {
                seen = seen.titles().or(seen.store().one_fewer_of_each());
            }
            for _ in 0..self.public.drawn_titles {
                seen = seen.store().or(seen.titles().one_fewer_of_each());
            }
        }
        seen
    }

    /// The points of a seat that this viewer can count, and how many cards he cannot see.
    pub(crate) fn points(&self, seat: Seat) -> (Points, u8) {
        let seen = self.counted(seat);
        (self.public.points(seat, seen), self.public.held(seat) - seen.len())
    }
}

/// What is worth knowing about a legal action.
pub(crate) fn remarks(_: &View, action: Action) -> Vec<Saying> {
    let cost = preview(action).map(|preview| preview.cost);
    cost.map(|cost| Saying::new("dice-town-remark-cost").with("cost", cost)).into_iter().collect()
}
