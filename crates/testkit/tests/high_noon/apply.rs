//! Applies a step. It trusts that `check.rs` has accepted the step.

use super::step_context::{Journal, StepContext};
use super::{Action, Card, Chance, Notice, State};
use kernel::{Seat, Seats, Step, StepOf};

impl<J: Journal> StepContext<'_, J> {
    pub(crate) fn run(&mut self, step: StepOf<State>) {
        match step {
            Step::Chance(Chance::Card(card)) => self.deal(card),
            Step::Act(seat, action) => self.choose(seat, action),
        }
    }

    /// Deals a card to the next seat (HN-1).
    fn deal(&mut self, card: Card) {
        let seat = Seat(self.public.dealt);
        self.hands[seat.index()] = Some(card);
        self.public.dealt += 1;
        self.tell_secret_to(seat, |own| Notice::Dealt { seat, card: own.then_some(card) });
    }

    /// Stores the choice of a seat. The last choice reveals them all (HN-2).
    fn choose(&mut self, seat: Seat, action: Action) {
        self.choices[seat.index()] = Some(action);
        self.public.chosen = self.public.chosen.with(seat);
        if self.public.chosen == Seats::all(self.public.seats) {
            self.reveal();
        }
    }

    fn reveal(&mut self) {
        for seat in Seat::all(self.public.seats) {
            let (Some(card), Some(action)) = (self.hands[seat.index()], self.choices[seat.index()]) else {
                unreachable!("all are dealt a card, and all have chosen")
            };
            self.public.revealed[seat.index()] = Some((card, action));
            self.tell(|_| Notice::Revealed { seat, card, action });
        }
    }
}
