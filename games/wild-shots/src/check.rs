//! Checks which steps may happen. A refusal names the clause that forbids the step.

use crate::{Action, Chance, Phase, Rule, State};
use kernel::{Refusal, Seat, Step, StepOf};

type Checked = kernel::Checked<Rule>;

impl State {
    pub(crate) fn check_action(&self, seat: Seat, action: Action) -> Checked {
        let Action::Play(card) = action;
        let hand = self.hands[seat.index()];
        if !hand.contains(card) {
            return Err(Refusal::new(Rule::Ws7, "wild-shots-refusal-not-held").with("card", card));
        }
        match self.public.must_follow(hand) {
            Some(led) if led != card.colour() => {
                Err(Refusal::new(Rule::Ws8, "wild-shots-refusal-follow").with("colour", led))
            }
            _ => Ok(()),
        }
    }

    pub(crate) fn check_chance(&self, chance: Chance) -> Checked {
        let public = &self.public;
        match (public.phase, chance) {
            (Phase::Leader, Chance::Leader(seat)) if seat.0 < public.seats => Ok(()),
            (Phase::Leader, _) => Err(Refusal::new(Rule::Ws5, "wild-shots-refusal-leader")),
            (Phase::Deal, Chance::Card(card)) if self.undealt.cards().contains(card) => Ok(()),
            (Phase::Deal, Chance::Card(card)) => {
                Err(Refusal::new(Rule::Ws4, "wild-shots-refusal-dealt").with("card", card))
            }
            (Phase::Symbol, Chance::Symbol(symbol)) if public.pile[symbol as usize] > 0 => Ok(()),
            (Phase::Symbol, Chance::Symbol(symbol)) => {
                Err(Refusal::new(Rule::Ws6, "wild-shots-refusal-symbol-used").with("symbol", symbol))
            }
            _ => Err(self.not_awaited(Step::Chance(chance))),
        }
    }

    /// Returns why a step is not awaited now.
    pub(crate) fn not_awaited(&self, step: StepOf<State>) -> Refusal<Rule> {
        let turn = self.public.turn;
        match (self.public.phase, step) {
            (Phase::Leader, _) => Refusal::new(Rule::Ws5, "wild-shots-refusal-leader-first"),
            (Phase::Deal, _) => Refusal::new(Rule::Ws4, "wild-shots-refusal-deal-first"),
            (Phase::Symbol, _) => Refusal::new(Rule::Ws6, "wild-shots-refusal-symbol-first"),
            (Phase::Play, Step::Act(..)) => {
                Refusal::new(Rule::Ws7, "wild-shots-refusal-turn").with("turn", turn)
            }
            (Phase::Play, Step::Chance(_)) => {
                Refusal::new(Rule::Ws7, "wild-shots-refusal-play-first").with("turn", turn)
            }
            (Phase::Over, _) => Refusal::new(Rule::Ws14, "wild-shots-refusal-over"),
        }
    }
}
