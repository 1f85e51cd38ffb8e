//! Checks which steps may happen. A refusal names the clause that forbids the step.

use crate::state::{Phase, Place};
use crate::{Action, Card, Chance, Dice, Public, Rule, State};
use kernel::{Arg, Awaits, Refusal, Seat, State as _, Step, StepOf};

type Checked = kernel::Checked<Rule>;

impl State {
    pub(crate) fn check_chance(&self, chance: Chance) -> Checked {
        let public = &self.public;
        let rule = rule_of(public);
        let refuse = |key| Err(Refusal::new(rule, key));
        let pile = match (public.phase, chance) {
            (Phase::Sheriff, Chance::Sheriff(seat)) if seat.0 < public.seats => return Ok(()),
            (Phase::Sheriff, _) => return refuse("dice-town-refusal-sheriff-first"),
            (Phase::Roll, Chance::Roll(seat, dice)) => return self.check_roll(seat, dice),
            (Phase::Roll, _) => return refuse("dice-town-refusal-roll-first"),
            (Phase::Refill | Phase::Unseen, Chance::Title(card)) => (self.deck.titles(), card),
            (Phase::Draw | Phase::DocDraw, Chance::Store(card)) => (self.deck.store(), card),
            (Phase::Steal, Chance::Steal(thief, victim, card)) => {
                if (thief, victim) != (public.winner, public.victim) {
                    let robs = Refusal::new(rule, "dice-town-refusal-thief");
                    return Err(robs.with("seat", public.winner).with("victim", public.victim));
                }
                (self.hands[victim.index()], card)
            }
            _ => return refuse("dice-town-refusal-card-first"),
        };
        if pile.0.contains(pile.1) {
            return Ok(());
        }
        Err(Refusal::new(rule, "dice-town-refusal-not-in-pile").with("card", pile.1))
    }

    fn check_roll(&self, seat: Seat, dice: Dice) -> Checked {
        let (public, rule) = (&self.public, rule_of(&self.public));
        if seat != public.actor {
            return Err(Refusal::new(rule, "dice-town-refusal-roll-turn").with("seat", public.actor));
        }
        let due = public.free_dice(seat);
        if dice.len() != due {
            let count = Refusal::new(rule, "dice-town-refusal-roll-count");
            return Err(count.with("seat", seat).with("due", due).with("dice", dice.len()));
        }
        Ok(())
    }

    pub(crate) fn check_action(&self, seat: Seat, action: Action) -> Checked {
        if self.is_legal(seat, action) { Ok(()) } else { Err(self.refuse(seat, action)) }
    }

    /// Returns why a step is not awaited now.
    pub(crate) fn not_awaited(&self, step: StepOf<State>) -> Refusal<Rule> {
        let refuse = |key| Refusal::new(rule_of(&self.public), key);
        match (self.public.awaits(), step) {
            (Awaits::Nothing, _) => refuse("dice-town-refusal-over"),
            (Awaits::Chance, _) => refuse("dice-town-refusal-chance-first"),
            (Awaits::Seats(owing), Step::Act(..)) => {
                refuse("dice-town-refusal-turn").with("seats", owing.iter().collect::<Arg>())
            }
            (Awaits::Seats(owing), Step::Chance(_)) => {
                refuse("dice-town-refusal-decide-first").with("seats", owing.iter().collect::<Arg>())
            }
        }
    }

    /// Returns why the seat may not do this. The action is not legal.
    fn refuse(&self, seat: Seat, action: Action) -> Refusal<Rule> {
        let public = &self.public;
        let rule = rule_of(public);
        let key = match (public.phase, action) {
            (Phase::Keep, Action::Keep(dice)) => return self.refuse_keep(seat, dice),
            (Phase::Keep, Action::KeepBrute(dice)) => return self.refuse_brute(seat, dice),
            (
                Phase::Offer,
                Action::OfferBill | Action::OfferNugget | Action::OfferCard(_) | Action::OfferDone,
            ) => return self.refuse_offer(seat, action),
            (Phase::Award, Action::Award(_)) => "dice-town-refusal-award",
            (Phase::Rob, Action::Rob(_)) => "dice-town-refusal-rob",
            (Phase::Take, Action::Take(_)) => "dice-town-refusal-take",
            (Phase::Visit, Action::Visit(_)) => "dice-town-refusal-visit",
            (Phase::Doc, Action::Wire(..) | Action::WireOne(_)) => "dice-town-refusal-wire",
            (Phase::Doc, Action::DocStore) => "dice-town-refusal-doc-store",
            (Phase::Doc, Action::DocDollars | Action::DocNuggets) => "dice-town-refusal-doc-face",
            _ => return self.refuse_card(seat, action),
        };
        Refusal::new(rule, key)
    }

    fn refuse_keep(&self, seat: Seat, dice: Dice) -> Refusal<Rule> {
        let roll = self.rolled[seat.index()];
        if !roll.includes(dice) {
            return Refusal::new(Rule::Dt7, "dice-town-refusal-not-rolled").with("dice", roll);
        }
        Refusal::new(Rule::Dt8, "dice-town-refusal-cannot-pay")
            .with("cost", Public::cost(dice.len()))
            .with("dollars", self.public.dollars[seat.index()])
    }

    fn refuse_brute(&self, seat: Seat, dice: Dice) -> Refusal<Rule> {
        let roll = self.rolled[seat.index()];
        if self.public.revealed {
            return Refusal::new(Rule::Dt14, "dice-town-refusal-brute-again");
        }
        if !self.hands[seat.index()].contains(Card::BRUTE) {
            return not_held(Card::BRUTE);
        }
        if !roll.includes(dice) {
            return Refusal::new(Rule::Dt7, "dice-town-refusal-not-rolled").with("dice", roll);
        }
        Refusal::new(Rule::Dt10, "dice-town-refusal-brute-several")
    }

    fn refuse_offer(&self, seat: Seat, action: Action) -> Refusal<Rule> {
        let (public, offer) = (&self.public, self.offers[seat.index()]);
        let has = match action {
            Action::OfferBill => offer.bills < public.dollars[seat.index()],
            Action::OfferNugget => offer.nuggets < public.nuggets[seat.index()],
            Action::OfferCard(card) => self.hands[seat.index()].minus(offer.cards).contains(card),
            _ => true,
        };
        // The seat has it, but may offer things in one order only (DT-16).
        Refusal::new(Rule::Dt16, if has { "dice-town-refusal-order" } else { "dice-town-refusal-not-owned" })
    }

    fn refuse_card(&self, seat: Seat, action: Action) -> Refusal<Rule> {
        let public = &self.public;
        let asked = match action {
            Action::Cheat(..) => public.phase == Phase::Cheat,
            Action::Wanted => public.phase == Phase::Wanted,
            Action::Dynamite => public.phase == Phase::Dynamite,
            Action::Sharing => public.phase == Phase::Sharing,
            Action::Credits => public.phase == Phase::Credits,
            Action::Girls => public.phase == Phase::Girls,
            Action::Marshal | Action::Joe(_) => public.phase == Phase::Star,
            Action::Corruption => public.phase == Phase::Corruption,
            Action::Elixir => public.phase == Phase::Elixir,
            _ => false,
        };
        match action.card() {
            Some(card) if asked && !self.hands[seat.index()].contains(card) => not_held(card),
            Some(_) if asked => Refusal::new(
                rule_of(public),
                match action {
                    Action::Cheat(..) => "dice-town-refusal-cheat",
                    Action::Marshal => "dice-town-refusal-marshal",
                    _ => "dice-town-refusal-joe",
                },
            ),
            _ => Refusal::new(rule_of(public), "dice-town-refusal-moment").with("what", public.phase.name()),
        }
    }
}

fn not_held(card: Card) -> Refusal<Rule> {
    Refusal::new(Rule::Dt12, "dice-town-refusal-not-held").with("card", card)
}

/// Returns the clause that says what the table waits for.
fn rule_of(public: &Public) -> Rule {
    match public.phase {
        Phase::Sheriff => Rule::Dt5,
        Phase::Refill if public.turn == 0 => Rule::Dt4,
        Phase::Roll if public.is_last_roll() => Rule::Dt9,
        Phase::Keep if public.revealed => Rule::Dt14,
        Phase::Roll | Phase::Keep => Rule::Dt7,
        Phase::Cheat => Rule::Dt11,
        Phase::Wanted => Rule::Dt13,
        Phase::Award if public.place == Place::End => Rule::Dt32,
        Phase::Offer | Phase::Award => Rule::Dt16,
        Phase::Dynamite => Rule::Dt18,
        Phase::Sharing => Rule::Dt19,
        Phase::Take if public.place == Place::Saloon => Rule::Dt22,
        Phase::Credits | Phase::Draw | Phase::Take => Rule::Dt21,
        Phase::Girls | Phase::Rob | Phase::Steal => Rule::Dt22,
        Phase::Star => Rule::Dt23,
        Phase::Corruption | Phase::Unseen | Phase::Refill => Rule::Dt24,
        Phase::Elixir | Phase::Visit | Phase::Doc | Phase::DocDraw => Rule::Dt25,
        Phase::Over => Rule::Dt30,
    }
}
