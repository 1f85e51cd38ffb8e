//! Checks which steps may happen. A refusal names the clause that forbids the step.

use crate::action::Left;
use crate::{Action, Card, Chance, Outlaw, Phase, Rule, State};
use kernel::{Awaits, Refusal, Seat, State as _, Step, StepOf};

type Checked = kernel::Checked<Rule>;

impl State {
    pub(crate) fn check_action(&self, seat: Seat, action: Action) -> Checked {
        if self.is_legal(seat, action) { Ok(()) } else { Err(self.refuse(action)) }
    }

    pub(crate) fn check_chance(&self, chance: Chance) -> Checked {
        let public = &self.public;
        let rule = rule_of_chance(public.phase);
        match (public.phase, chance) {
            (Phase::Dealer, Chance::Dealer(seat)) if seat.0 < public.seats => Ok(()),
            (Phase::Dealer, _) => no(rule, "wyatt-earp-refusal-dealer"),
            (_, Chance::Card(card)) if self.pile().contains(card) => Ok(()),
            (_, Chance::Card(card)) => {
                Err(Refusal::new(rule, "wyatt-earp-refusal-not-in-pile").with("card", card))
            }
            (_, Chance::Dealer(_)) => no(rule, "wyatt-earp-refusal-card-first"),
        }
    }

    /// Returns why a step is not awaited now.
    pub(crate) fn not_awaited(&self, step: StepOf<State>) -> Refusal<Rule> {
        let public = &self.public;
        match (public.awaits(), step) {
            (Awaits::Nothing, _) => Refusal::new(Rule::We44, "wyatt-earp-refusal-over"),
            (Awaits::Chance, _) => {
                Refusal::new(rule_of_chance(public.phase), "wyatt-earp-refusal-chance-first")
            }
            (Awaits::Seats(_), Step::Act(..)) => {
                Refusal::new(Rule::We9, "wyatt-earp-refusal-turn").with("turn", public.actor)
            }
            (Awaits::Seats(_), Step::Chance(_)) => {
                Refusal::new(Rule::We9, "wyatt-earp-refusal-decide-first").with("turn", public.actor)
            }
        }
    }

    /// Returns why the actor may not do this. The action is not legal.
    fn refuse(&self, action: Action) -> Refusal<Rule> {
        let (rule, key) = match self.public.phase {
            Phase::Draw => match action {
                Action::DrawSupply => (Rule::We12, "wyatt-earp-refusal-supply-low"),
                Action::EndRound => (Rule::We12, "wyatt-earp-refusal-supply-left"),
                _ => (Rule::We10, "wyatt-earp-refusal-draw-first"),
            },
            Phase::Play => return self.refuse_play(action),
            Phase::Place => (Rule::We22, "wyatt-earp-refusal-place"),
            Phase::Cover => (Rule::We25, "wyatt-earp-refusal-cover"),
            Phase::Take => (Rule::We28, "wyatt-earp-refusal-take"),
            Phase::Ask => (Rule::We27, "wyatt-earp-refusal-ask"),
            Phase::Pick => (Rule::We32, "wyatt-earp-refusal-pick"),
            Phase::Immediate => (Rule::We33, "wyatt-earp-refusal-immediate"),
            Phase::Uncover => (Rule::We34, "wyatt-earp-refusal-uncover"),
            Phase::PhotoReact => (Rule::We37, "wyatt-earp-refusal-photo-react"),
            _ => (Rule::We35, "wyatt-earp-refusal-react"),
        };
        Refusal::new(rule, key)
    }

    fn refuse_play(&self, action: Action) -> Refusal<Rule> {
        match action {
            Action::Meld(outlaw, count) => self.refuse_meld(outlaw, count),
            Action::Discard(card) => {
                Refusal::new(Rule::We9, "wyatt-earp-refusal-not-held").with("card", card)
            }
            Action::Photo(outlaw) => {
                let closed = !self.public.is_open(outlaw);
                self.refuse_sheriff(Card::photo(outlaw), (closed, Rule::We18, "wyatt-earp-refusal-closed"))
            }
            Action::Stagecoach | Action::Bank | Action::FastestGun => {
                let card = match action {
                    Action::Stagecoach => Card::STAGECOACH,
                    Action::Bank => Card::BANK,
                    _ => Card::FASTEST_GUN,
                };
                let has_sets = self.public.places(self.public.actor, Card::BANK).next().is_some();
                let rule = if card == Card::FASTEST_GUN && has_sets { Rule::We24 } else { Rule::We22 };
                self.refuse_shot(card, (rule, "wyatt-earp-refusal-no-place"))
            }
            Action::Ask(_, Left(left)) => {
                // WE-27: with the left or the right neighbour, or with anybody.
                let neighbour = left == 1 || left + 1 == self.public.seats;
                let beyond = left >= self.public.seats || !(neighbour || self.public.options.asks_freely);
                self.refuse_sheriff(
                    Card::MOST_WANTED,
                    (beyond, Rule::We27, "wyatt-earp-refusal-ask-neighbour"),
                )
            }
            Action::Rob => self.refuse_shot(Card::MOST_WANTED, (Rule::We28, "wyatt-earp-refusal-no-theft")),
            Action::Hideout => self.refuse_shot(Card::HIDEOUT, (Rule::We25, "wyatt-earp-refusal-no-cover")),
            Action::EarpDraw => {
                self.refuse_sheriff(Card::WYATT_EARP, (true, Rule::We31, "wyatt-earp-refusal-supply-low"))
            }
            Action::EarpSearch => {
                // WE-14: with the last card a find must be certain, and here only that is missing.
                let last = self.public.options.searches_supply && self.public.supply > 0;
                self.refuse_sheriff(Card::WYATT_EARP, (!last, Rule::We32, "wyatt-earp-refusal-no-search"))
            }
            Action::EarpClear => {
                self.refuse_shot(Card::WYATT_EARP, (Rule::We34, "wyatt-earp-refusal-no-hideout"))
            }
            _ => Refusal::new(Rule::We9, "wyatt-earp-refusal-play-or-discard"),
        }
    }

    fn refuse_meld(&self, outlaw: Outlaw, count: u8) -> Refusal<Rule> {
        let held = self.hands[self.public.actor.index()].count(outlaw.into());
        if count > held {
            Refusal::new(Rule::We16, "wyatt-earp-refusal-not-held").with("card", Card::from(outlaw))
        } else if count < 3 && !self.public.is_open(outlaw) {
            Refusal::new(Rule::We16, "wyatt-earp-refusal-three").with("outlaw", outlaw)
        } else {
            Refusal::new(Rule::We14, "wyatt-earp-refusal-last-card")
        }
    }

    fn refuse_sheriff(&self, card: Card, then: (bool, Rule, &'static str)) -> Refusal<Rule> {
        let actor = self.public.actor.index();
        if !self.hands[actor].contains(card) {
            Refusal::new(Rule::We9, "wyatt-earp-refusal-not-held").with("card", card)
        } else if self.public.sheriff {
            Refusal::new(Rule::We15, "wyatt-earp-refusal-one-sheriff")
        } else if then.0 {
            Refusal::new(then.1, then.2)
        } else {
            Refusal::new(Rule::We14, "wyatt-earp-refusal-last-card")
        }
    }

    fn refuse_shot(&self, card: Card, (rule, key): (Rule, &'static str)) -> Refusal<Rule> {
        if self.can_shoot() {
            let spare = self.public.held[self.public.actor.index()] >= 2;
            self.refuse_sheriff(card, (spare, rule, key))
        } else {
            self.refuse_sheriff(card, (true, Rule::We19, "wyatt-earp-refusal-no-shot"))
        }
    }
}

/// Returns the clause that calls for chance in a phase.
fn rule_of_chance(phase: Phase) -> Rule {
    match phase {
        Phase::Dealer => Rule::We7,
        Phase::Deal | Phase::TurnUp => Rule::We6,
        Phase::Shot => Rule::We19,
        Phase::Duel => Rule::We45,
        _ => Rule::We10,
    }
}

fn no(rule: Rule, key: &'static str) -> Checked {
    Err(Refusal::new(rule, key))
}
