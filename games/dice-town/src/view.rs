//! What one viewer may know: everything public, the viewer's own cards and choices, and what they
//! have seen.

use crate::page::page;
use crate::state::{Phase, Place};
use crate::status::status;
use crate::{Action, Aid, Cards, Choice, Dice, Memory, Offer, Public, SEATS, State, aid};
use kernel::{Seat, Viewer};

/// The table as one viewer knows it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct View {
    /// The viewer.
    pub viewer: Viewer,
    /// What everybody knows.
    pub public: Public,
    /// The viewer's own store cards and titles; none for a bystander (DT-6).
    pub hand: Cards,
    /// What this viewer knows of the other hands and of the piles.
    pub known: Memory,
    /// The viewer's own roll (DT-7).
    pub rolled: Dice,
    /// The viewer's own choice, and everybody's once they are revealed (DT-14).
    pub choices: [Option<Choice>; SEATS],
    /// The viewer's own offer, and everybody's once they are shown (DT-16).
    pub offers: [Option<Offer>; SEATS],
    /// The drawn cards, visible to the seat that drew them and to the victim (DT-21, DT-22).
    pub drawn: Option<Cards>,
    /// All hands, once the points are counted (DT-31).
    pub hands: Option<[Cards; SEATS]>,
    actions: Vec<Action>,
}

impl State {
    pub(crate) fn view(&self, viewer: Viewer) -> View {
        let public = self.public;
        let is = |seat: Seat| viewer == Viewer::Seat(seat);
        let own = viewer.seat();
        let mut view = View {
            viewer,
            public,
            hand: own.map_or(Cards::NONE, |seat| self.hands[seat.index()]),
            known: own.map_or(public.known, |seat| self.memory[seat.index()]),
            rolled: own.map_or(Dice::NONE, |seat| self.rolled[seat.index()]),
            choices: [None; SEATS],
            offers: [None; SEATS],
            drawn: (public.sees_drawn(viewer)).then_some(self.drawn),
            hands: public.is_counted().then_some(self.hands),
            actions: Vec::new(),
        };
        for seat in Seat::all(public.seats) {
            if is(seat) || public.revealed {
                view.choices[seat.index()] = self.choices[seat.index()];
            }
            if public.bribers().contains(seat) && (is(seat) || public.phase == Phase::Award) {
                view.offers[seat.index()] = Some(self.offers[seat.index()]);
            }
        }
        if let Some(seat) = own {
            self.actions(seat, &mut view.actions);
        }
        view
    }
}

impl Public {
    /// Returns whether there are drawn cards to choose from that this viewer sees.
    pub(crate) fn sees_drawn(&self, viewer: Viewer) -> bool {
        let robbed = self.place == Place::Saloon && viewer == Viewer::Seat(self.victim);
        self.drawn_store + self.drawn_titles > 0 && (robbed || viewer == Viewer::Seat(self.winner))
    }
}

impl View {
    /// Returns whether this seat is being robbed of cards that the viewer does not see.
    pub(crate) fn is_robbed_unseen(&self, seat: Seat) -> bool {
        let public = &self.public;
        let drawn = public.drawn_store + public.drawn_titles > 0;
        drawn && self.drawn.is_none() && public.place == Place::Saloon && seat == public.victim
    }

    /// Returns the cards that the viewer knows to be in a hand. While the seat is robbed of unseen
    /// cards, they are included.
    pub(crate) fn seen_in_hand(&self, seat: Seat) -> Cards {
        let known = self.known.hands[seat.index()];
        match (self.hands, self.drawn) {
            _ if self.viewer == Viewer::Seat(seat) => self.hand,
            (Some(hands), _) => hands[seat.index()],
            // The thief sees some of them.
            (_, Some(drawn)) if self.public.place == Place::Saloon && seat == self.public.victim => {
                known.minus(drawn)
            }
            _ => known,
        }
    }
}

kernel::implement_view!(View, State);
