//! Which steps may happen, and the clause that says why another may not.

use crate::action::Left;
use crate::{Action, Card, Chance, Outlaw, Phase, Rule, State};
use kernel::{Awaits, Refusal, Seat, Step, StepOf};

type Checked = Result<(), Refusal<Rule>>;

impl State {
    pub(crate) fn check(&self, step: StepOf<State>) -> Checked {
        match step {
            Step::Act(seat, action) => self.check_act(seat, action),
            Step::Chance(chance) => self.check_chance(chance),
        }
    }

    fn check_chance(&self, chance: Chance) -> Checked {
        let public = &self.public;
        match (public.phase, public.awaits()) {
            (Phase::Over, _) => no(Rule::We44, "wyatt-earp-refusal-over"),
            (_, Awaits::Seats(_)) => {
                Err(Refusal::new(Rule::We9, "wyatt-earp-refusal-decide-first").with("turn", public.actor))
            }
            (Phase::Dealer, _) => match chance {
                Chance::Dealer(seat) if seat.0 < public.seats => Ok(()),
                _ => no(Rule::We7, "wyatt-earp-refusal-dealer"),
            },
            (phase, _) => {
                let rule = rule_of_chance(phase);
                match chance {
                    Chance::Card(card) if self.pile().contains(card) => Ok(()),
                    Chance::Card(card) => {
                        Err(Refusal::new(rule, "wyatt-earp-refusal-not-in-pile").with("card", card))
                    }
                    Chance::Dealer(_) => no(rule, "wyatt-earp-refusal-card-first"),
                }
            }
        }
    }

    fn check_act(&self, seat: Seat, action: Action) -> Checked {
        let public = &self.public;
        match public.awaits() {
            Awaits::Nothing => return no(Rule::We44, "wyatt-earp-refusal-over"),
            Awaits::Chance => return no(rule_of_chance(public.phase), "wyatt-earp-refusal-chance-first"),
            Awaits::Seats(seats) if !seats.contains(seat) => {
                return Err(Refusal::new(Rule::We9, "wyatt-earp-refusal-turn").with("turn", public.actor));
            }
            Awaits::Seats(_) => {}
        }
        let mut legal = Vec::new();
        self.legal(&mut legal);
        if legal.binary_search(&action).is_ok() { Ok(()) } else { Err(self.refuse(action)) }
    }

    /// Why the actor may not do this; it is not legal.
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

/// The clause that calls for chance in a phase.
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
