//! Finds a possible state for a view. Hidden are the other hands, and the choices already made.

use super::{Action, Card, State, View};
use kernel::{Luck, Seat, Viewer};

impl View {
    /// Deals and chooses at random until every choice goes with its card (HN-2), so that all possible states
    /// are equally likely.
    pub(crate) fn imagine_state(&self, luck: &mut dyn Luck) -> State {
        loop {
            let state = self.guess(luck);
            let fits = |seat: Seat| match (state.hands[seat.index()], state.choices[seat.index()]) {
                (Some(card), Some(action)) => State::allows(card, action),
                _ => true,
            };
            if Seat::all(self.public.seats).all(fits) {
                return state;
            }
        }
    }

    fn guess(&self, luck: &mut dyn Luck) -> State {
        let mut state = State::open(self.public.seats);
        state.public = self.public;
        for (i, revealed) in self.public.revealed.into_iter().enumerate() {
            state.hands[i] = revealed.map(|(card, _)| card);
            state.choices[i] = revealed.map(|(_, action)| action);
        }
        if let Some(own) = self.viewer.seat() {
            state.hands[own.index()] = self.hand;
            state.choices[own.index()] = self.choice;
        }
        for seat in Seat::all(self.public.seats) {
            let (i, is_own) = (seat.index(), self.viewer == Viewer::Seat(seat));
            if !is_own && state.choices[i].is_none() && self.public.chosen.contains(seat) {
                state.choices[i] = Some(Action::ALL[luck.below(2) as usize]);
            }
            if state.hands[i].is_none() && seat.0 < self.public.dealt {
                let left: Vec<Card> =
                    Card::all().filter(|&card| !state.hands.contains(&Some(card))).collect();
                state.hands[i] = Some(left[luck.below(left.len() as u32) as usize]);
            }
        }
        state
    }
}
