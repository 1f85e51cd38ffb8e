//! What a client wants to show without knowing a rule: a function of the view alone.

pub(crate) use crate::page::page;
use crate::{Action, Cards, Dice, Offer, Place, Points, Public, View};
use kernel::{Saying, Seat, Seats, View as _};

/// Costs, leaders and points beside the view.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Aid {
    /// What each legal choice of dice costs (DT-8, DT-10), and which actions are grave.
    pub plays: Vec<Preview>,
    /// Who leads at each place, as the rows are now.
    pub leaders: Vec<Leader>,
    /// By seat: the points this viewer can count (DT-31), and how many cards he cannot see.
    pub points: Vec<(Points, u8)>,
}

/// What a legal action costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Preview {
    /// The legal action.
    pub action: Action,
    /// Dollars for the stagecoach.
    pub cost: u8,
    /// Does it pay (DT-8), give what was offered (DT-16), spend a card (DT-12) or lay titles open for
    /// good (DT-25)?
    pub grave: bool,
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
            plays: view.actions().iter().filter_map(|&action| preview(view, action)).collect(),
            leaders: Place::CONTESTED.map(|place| public.leader(place)).to_vec(),
            points: Seat::all(public.seats).map(|seat| view.points(seat)).collect(),
        }
    }
}

fn preview(view: &View, action: Action) -> Option<Preview> {
    let cost = cost(action);
    let grave = match action {
        Action::OfferDone => view.offered().is_some_and(|offer| !offer.is_empty()),
        Action::Wire(..) | Action::WireOne(_) => true,
        _ => cost.is_some_and(|cost| cost > 0) || action.card().is_some(),
    };
    (grave || cost.is_some()).then_some(Preview { action, cost: cost.unwrap_or_default(), grave })
}

/// Dollars for the stagecoach, where dice are kept (DT-8, DT-10).
fn cost(action: Action) -> Option<u8> {
    match action {
        Action::Keep(dice) => Some(Public::cost(dice.len())),
        Action::KeepBrute(_) => Some(0),
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
    /// What the viewer has put into his envelope (DT-16).
    fn offered(&self) -> Option<Offer> {
        self.viewer.seat().and_then(|seat| self.offers[seat.index()])
    }

    /// The cards of a seat that this viewer can count: those that are certain to be in its hand.
    pub(crate) fn counted(&self, seat: Seat) -> Cards {
        let mut seen = self.seen_in_hand(seat);
        if self.is_robbed_unseen(seat) {
            // Each of the cards drawn may be one of those.
            for _ in 0..self.public.drawn_store {
                seen = seen.titles().max_of_each(seen.store().one_fewer_of_each());
            }
            for _ in 0..self.public.drawn_titles {
                seen = seen.store().max_of_each(seen.titles().one_fewer_of_each());
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
    cost(action).map(|cost| Saying::new("dice-town-remark-cost").with("cost", cost)).into_iter().collect()
}
