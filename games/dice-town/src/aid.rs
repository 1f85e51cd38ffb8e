//! What a client shows besides the view, without knowing a rule: costs, leaders and points. All of
//! it is computed from the view alone.

use crate::{Action, Cards, Dice, Offer, Place, Points, Public, View};
use kernel::{Message, Seat, Seats, View as _};

/// Costs, leaders and points for one viewer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Aid {
    /// The cost of each legal choice of dice (DT-8, DT-10), and which actions are grave.
    pub plays: Vec<Preview>,
    /// The leader of each place, as the rows are now.
    pub leaders: Vec<Leader>,
    /// By seat: the points that this viewer can count (DT-31), and the number of cards they cannot
    /// see.
    pub points: Vec<(Points, u8)>,
}

/// The cost of a legal action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Preview {
    /// The legal action.
    pub action: Action,
    /// Dollars for the stagecoach.
    pub cost: u8,
    /// Whether the action pays (DT-8), commits an offer (DT-16), spends a card (DT-12) or lays
    /// titles face up for good (DT-25).
    pub grave: bool,
}

/// The leader of a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Leader {
    /// The place.
    pub place: Place,
    /// No seat, one seat, or several that are tied (DT-16).
    pub seats: Seats,
    /// The leading dice: those of the place's face, or the whole row at the town hall (DT-26).
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

/// Returns the dollars that go to the stagecoach, if the action keeps dice (DT-8, DT-10).
fn cost(action: Action) -> Option<u8> {
    match action {
        Action::Keep(dice) => Some(Public::cost(dice.len())),
        Action::KeepBrute(_) => Some(0),
        _ => None,
    }
}

impl Public {
    /// Returns the leader of a place.
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
    /// Returns what the viewer has offered so far (DT-16).
    fn offered(&self) -> Option<Offer> {
        self.viewer.seat().and_then(|seat| self.offers[seat.index()])
    }

    /// Returns the cards of a seat that this viewer can count: those that are certainly in its
    /// hand.
    pub(crate) fn counted(&self, seat: Seat) -> Cards {
        let mut seen = self.seen_in_hand(seat);
        if self.is_robbed_unseen(seat) {
            // Each drawn card may be one of those.
            for _ in 0..self.public.drawn_store {
                seen = seen.titles().max_of_each(seen.store().one_fewer_of_each());
            }
            for _ in 0..self.public.drawn_titles {
                seen = seen.store().max_of_each(seen.titles().one_fewer_of_each());
            }
        }
        seen
    }

    /// Returns the points of a seat that this viewer can count, and the number of cards they cannot
    /// see.
    pub(crate) fn points(&self, seat: Seat) -> (Points, u8) {
        let seen = self.counted(seat);
        (self.public.points(seat, seen), self.public.held(seat) - seen.len())
    }
}

/// Returns what is worth knowing about a legal action.
pub(crate) fn remarks(_: &View, action: Action) -> Vec<Message> {
    cost(action).map(|cost| Message::new("dice-town-remark-cost").with("cost", cost)).into_iter().collect()
}
