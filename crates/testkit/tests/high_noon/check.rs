//! Checks which steps may happen. A refusal names the clause that forbids the step.

use super::{Action, Chance, Rule, State};
use kernel::{Awaits, Refusal, Seat, State as _, Step, StepOf};

type Checked = kernel::Checked<Rule>;

impl State {
    pub(crate) fn check_action(&self, seat: Seat, action: Action) -> Checked {
        if self.is_legal(seat, action) {
            Ok(())
        } else {
            Err(Refusal::new(Rule::Hn2, "high-noon-refusal-too-low"))
        }
    }

    pub(crate) fn check_chance(&self, chance: Chance) -> Checked {
        let Chance::Card(card) = chance;
        if self.hands.contains(&Some(card)) {
            Err(Refusal::new(Rule::Hn1, "high-noon-refusal-dealt").with("card", card))
        } else {
            Ok(())
        }
    }

    /// Returns why a step is not awaited now.
    pub(crate) fn not_awaited(&self, step: StepOf<State>) -> Refusal<Rule> {
        match (step, self.public.awaits()) {
            (_, Awaits::Nothing) => Refusal::new(Rule::Hn3, "high-noon-refusal-over"),
            (Step::Act(..), _) => Refusal::new(Rule::Hn2, "high-noon-refusal-not-now"),
            (Step::Chance(_), _) => Refusal::new(Rule::Hn1, "high-noon-refusal-all-dealt"),
        }
    }
}
