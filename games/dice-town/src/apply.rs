//! Applies a step. It trusts that `check.rs` has accepted the step.
//!
//! This module decides which part of the rules a step belongs to. Rolls and choices are in
//! `reveal.rs`, questions for cards in `ask.rs`, ties and the way through the town in `town.rs`,
//! the places in `places.rs` and `doctor.rs`, the end in `score.rs`.

use crate::state::{Choice, Phase};
use crate::step_context::{Journal, StepContext};
use crate::{Action, Card, Cards, Chance, Notice, State};
use kernel::{Seat, Step, StepOf};

impl<J: Journal> StepContext<'_, J> {
    /// Applies a step. Always inlined, because a caller knows which kind of step it makes.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "a playout asks for chance and action in turn")]
    pub(crate) fn run(&mut self, step: StepOf<State>) {
        match step {
            Step::Chance(chance) => self.apply_chance(chance),
            Step::Act(seat, action) => self.apply_action(seat, action),
        }
    }

    fn apply_chance(&mut self, chance: Chance) {
        match chance {
            Chance::Roll(seat, dice) => self.set_roll(seat, dice),
            Chance::Title(title) => self.place_title(title),
            Chance::Store(card) if self.public.phase == Phase::Draw => self.add_drawn_card(card),
            Chance::Store(card) => self.give_doctor_card(card),
            Chance::Steal(_, _, card) => self.add_stolen_card(card),
            Chance::Sheriff(seat) => {
                self.public.sheriff = seat;
                self.tell(|_| Notice::FirstSheriff { seat });
                self.refill();
            }
        }
    }

    fn apply_action(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Keep(dice) => self.keep(seat, Choice { dice, brute: false }),
            Action::KeepBrute(dice) => self.keep(seat, Choice { dice, brute: true }),
            Action::Pass => self.pass(),
            Action::Wanted => self.cancel(seat),
            Action::OfferBill | Action::OfferNugget | Action::OfferCard(_) | Action::OfferDone => {
                self.offer(seat, action);
            }
            Action::Award(to) => self.award(to),
            Action::Rob(victim) => self.rob(victim),
            Action::Take(card) => self.take(card),
            Action::Visit(next) => self.see_doctor(next),
            Action::Wire(one, two) => self.wire([one, two].into_iter().collect::<Cards>()),
            Action::WireOne(one) => self.wire([one].into_iter().collect::<Cards>()),
            Action::DocStore => self.draw_doctor_card(),
            Action::DocDollars => self.collect_dollars(),
            Action::DocNuggets => self.collect_nuggets(),
            Action::Elixir => {
                // Each seat is asked for an elixir once (DT-25). Other questions return to the seat
                // that played (DT-11, DT-23).
                self.public.asked = self.public.asked.without(seat);
                self.play(seat, action, Card::ELIXIR);
            }
            Action::Cheat(..) => self.play(seat, action, Card::CHEATER),
            Action::Dynamite => self.play(seat, action, Card::DYNAMITE),
            Action::Sharing => self.play(seat, action, Card::SHARING),
            Action::Credits => self.play(seat, action, Card::CREDITS),
            Action::Girls => self.play(seat, action, Card::GIRLS),
            Action::Marshal => self.play(seat, action, Card::MARSHAL),
            Action::Joe(_) => self.play(seat, action, Card::JOE),
            Action::Corruption => self.play(seat, action, Card::CORRUPTION),
        }
    }
}
