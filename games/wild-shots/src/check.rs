//! Which steps may happen, and the clause that says why another may not.

use crate::{Action, Card, Chance, Phase, Rule, State};
use kernel::{Refusal, Seat, Step, StepOf};

type Checked = Result<(), Refusal<Rule>>;

impl State {
    pub(crate) fn check(&self, step: StepOf<State>) -> Checked {
        match step {
            Step::Act(seat, Action::Play(card)) => self.check_play(seat, card),
            Step::Chance(chance) => self.check_chance(chance),
        }
    }

    fn check_play(&self, seat: Seat, card: Card) -> Checked {
        let public = &self.public;
        match public.phase {
            Phase::Leader => return Err(Refusal::new(Rule::Ws5, "wild-shots-refusal-leader-first")),
            Phase::Deal => return Err(Refusal::new(Rule::Ws4, "wild-shots-refusal-deal-first")),
            Phase::Symbol => return Err(Refusal::new(Rule::Ws6, "wild-shots-refusal-symbol-first")),
            Phase::Over => return Err(Refusal::new(Rule::Ws14, "wild-shots-refusal-over")),
            Phase::Play => {}
        }
        if seat != public.turn {
            return Err(Refusal::new(Rule::Ws7, "wild-shots-refusal-turn").with("turn", public.turn));
        }
        let hand = self.hands[seat.index()];
        if !hand.contains(card) {
            return Err(Refusal::new(Rule::Ws7, "wild-shots-refusal-not-held").with("card", card));
        }
        match public.must_follow(hand) {
            Some(led) if led != card.colour() => {
                Err(Refusal::new(Rule::Ws8, "wild-shots-refusal-follow").with("colour", led))
            }
            _ => Ok(()),
        }
    }

    fn check_chance(&self, chance: Chance) -> Checked {
        let public = &self.public;
        match (public.phase, chance) {
            (Phase::Leader, Chance::Leader(seat)) if seat.0 < public.seats => Ok(()),
            (Phase::Leader, _) => Err(Refusal::new(Rule::Ws5, "wild-shots-refusal-leader")),
            (Phase::Deal, Chance::Card(card)) if self.undealt.cards().contains(card) => Ok(()),
            (Phase::Deal, Chance::Card(card)) => {
                Err(Refusal::new(Rule::Ws4, "wild-shots-refusal-dealt").with("card", card))
            }
            (Phase::Deal, _) => Err(Refusal::new(Rule::Ws4, "wild-shots-refusal-deal-first")),
            (Phase::Symbol, Chance::Symbol(symbol)) if public.pile[symbol as usize] > 0 => Ok(()),
            (Phase::Symbol, Chance::Symbol(symbol)) => {
                Err(Refusal::new(Rule::Ws6, "wild-shots-refusal-symbol-used").with("symbol", symbol))
            }
            (Phase::Symbol, _) => Err(Refusal::new(Rule::Ws6, "wild-shots-refusal-symbol-first")),
            (Phase::Play, _) => {
                Err(Refusal::new(Rule::Ws7, "wild-shots-refusal-play-first").with("turn", public.turn))
            }
            (Phase::Over, _) => Err(Refusal::new(Rule::Ws14, "wild-shots-refusal-over")),
        }
    }
}
