//! What each played card does, and which cards move with it.

use crate::action::Left;
use crate::notice::Searched;
use crate::state::{ATTACHABLE, Aim};
use crate::step_context::{Journal, StepContext};
use crate::{Card, Cards, Notice, Outlaw, Phase, Reaction, Set};
use kernel::Seats;

impl<J: Journal> StepContext<'_, J> {
    /// Lays down outlaw cards; the reward grows with them (WE-16).
    pub(crate) fn meld(&mut self, outlaw: Outlaw, count: u8) {
        let actor = self.public.actor;
        self.spend(actor, outlaw.into(), count);
        let public = &mut self.public;
        public.played = true;
        public.change(actor, outlaw, |set| set.outlaws += count);
        public.posters[outlaw.index()] += u16::from(count) - 1;
        let opens = !public.is_open(outlaw);
        public.open |= 1 << outlaw as u8;
        self.tell(|state| {
            let reward = state.public.posters[outlaw.index()];
            Notice::Melded { seat: actor, outlaw, count, opens, adds: u16::from(count) - 1, reward }
        });
        let public = &mut self.public;
        if opens && public.options.photo_reaction {
            public.wanted = Some(outlaw);
            public.asking = 1;
            self.ask_for_photo();
        } else {
            self.go_on();
        }
    }

    /// Plays a photo in turn (WE-18), or in reaction (WE-37).
    pub(crate) fn photo(&mut self, outlaw: Outlaw) {
        let (actor, reacts) = (self.public.actor, self.public.phase == Phase::PhotoReact);
        if reacts {
            self.spend(actor, Card::photo(outlaw), 1);
        } else {
            self.play_sheriff(Card::photo(outlaw));
        }
        self.public.change(actor, outlaw, |set| set.photo = true);
        self.public.posters[outlaw.index()] += Card::photo(outlaw).reward();
        self.tell(|state| {
            let reward = state.public.posters[outlaw.index()];
            Notice::Photo { seat: actor, outlaw, reward, in_turn: !reacts }
        });
        if reacts { self.end_photo_reaction() } else { self.go_on() }
    }

    /// Takes a sheriff card out of the hand. It is the turn's only one (WE-15), unless it is played out of
    /// turn (WE-36).
    pub(crate) fn play_sheriff(&mut self, card: Card) {
        let actor = self.public.actor;
        self.spend(actor, card, 1);
        self.found = None;
        if !self.public.reacts() {
            self.public.sheriff = true;
            self.public.played = true;
        }
    }

    /// Plays a card that stays if the shot hits (WE-19).
    pub(crate) fn commit(&mut self, card: Card) {
        self.tell(|state| Notice::Aims { seat: state.public.actor, card });
        self.play_sheriff(card);
        self.public.committed = Some(card);
        self.shoot(Aim::Committed);
    }

    pub(crate) fn shoot(&mut self, aim: Aim) {
        self.public.aim = aim;
        let loaded = self.has_supply();
        debug_assert!(loaded, "WE-19: a shot needs a card");
        self.public.phase = Phase::Shot;
    }

    /// Turns over a card for a shot. It lands on the discard, and then what the result sends there (WE-19,
    /// WE-20).
    pub(crate) fn shot(&mut self, card: Card) {
        self.land(card);
        let (actor, hit) = (self.public.actor, card.is_hit());
        self.tell(|state| {
            let lost = state.public.committed.filter(|_| !hit);
            Notice::Shot { seat: actor, card, hit, lost }
        });
        if !hit {
            if let Some(committed) = self.public.committed.take() {
                self.land(committed);
            }
            return self.after_shot(false);
        }
        match (self.public.aim, self.public.committed) {
            (Aim::Committed, Some(Card::HIDEOUT)) => {
                let target = only(self.public.covers(actor));
                match target {
                    Some((left, outlaw)) => self.cover(left, outlaw),
                    None => self.public.phase = Phase::Cover,
                }
            }
            (Aim::Committed, committed) => {
                let target = only(self.public.places(actor, committed.unwrap_or_default()));
                match target {
                    Some(outlaw) => self.place(outlaw),
                    None => self.public.phase = Phase::Place,
                }
            }
            (Aim::Rob, _) => {
                let target = only(self.public.thefts(actor));
                match target {
                    Some((left, outlaw)) => self.take(left, outlaw),
                    None => self.public.phase = Phase::Take,
                }
            }
            (Aim::Clear, _) => {
                if let Reaction::Hideout(outlaw) = self.public.reaction {
                    return self.uncover(outlaw);
                }
                let target = only(self.public.hideouts(actor));
                match target {
                    Some(outlaw) => self.uncover(outlaw),
                    None => self.public.phase = Phase::Uncover,
                }
            }
        }
    }

    /// Attaches a card that stays. A second fastest gun displaces the first (WE-22 to WE-24).
    pub(crate) fn place(&mut self, outlaw: Outlaw) {
        let Some(card) = self.public.committed.take() else { unreachable!("a card is committed") };
        let actor = self.public.actor;
        let slot = match card {
            Card::STAGECOACH => 0,
            Card::BANK => 1,
            _ => 2,
        };
        if card == Card::FASTEST_GUN {
            for (seat, outlaw) in self.public.marks.guns.iter() {
                self.public.change(seat, outlaw, |set| set.attached[2] = 0);
                self.land(Card::FASTEST_GUN);
                self.tell(|_| Notice::Displaced { seat, outlaw });
            }
        }
        self.public.change(actor, outlaw, |set| set.attached[slot] += 1);
        self.public.posters[outlaw.index()] += card.reward();
        self.tell(|state| {
            let reward = state.public.posters[outlaw.index()];
            Notice::Placed { seat: actor, card, outlaw, adds: card.reward(), reward }
        });
        self.go_on();
    }

    /// Covers a set, and asks its owner at once (WE-25, WE-35).
    pub(crate) fn cover(&mut self, left: Left, outlaw: Outlaw) {
        self.public.committed = None;
        let seat = self.public.actor;
        let owner = seat.clockwise(left.0, self.public.seats);
        self.public.change(owner, outlaw, |set| set.covered = true);
        self.tell(|_| Notice::Covered { seat, owner, outlaw });
        self.public.reaction = Reaction::Hideout(outlaw);
        self.ask_owner(owner);
    }

    /// Steals a card. Sheriff cards that lose their last hold go to the discard (WE-28, WE-30).
    pub(crate) fn take(&mut self, left: Left, outlaw: Outlaw) {
        let actor = self.public.actor;
        let victim = actor.clockwise(left.0, self.public.seats);
        self.public.change(victim, outlaw, |set| set.outlaws -= 1);
        self.tell(|_| Notice::Stolen { seat: actor, victim, outlaw });
        let rest = self.public.set(victim, outlaw);
        if !rest.holds_target() {
            self.public.change(victim, outlaw, |set| *set = Set::default());
            for (card, count) in ATTACHABLE.into_iter().zip(rest.attached) {
                (0..count).for_each(|_| self.land(card));
            }
            if rest.covered {
                self.land(Card::HIDEOUT);
            }
            if !rest.is_empty() {
                let cards = || rest.cards(outlaw).collect();
                self.tell(|_| Notice::Orphaned { seat: victim, outlaw, cards: cards() });
            }
        }
        self.receive_openly(actor, outlaw.into());
        self.go_on();
    }

    /// Asks one seat after the other until one gives (WE-26, WE-27).
    pub(crate) fn ask(&mut self, left: Left) {
        let (actor, seats) = (self.public.actor, self.public.seats);
        let Some(wanted) = self.public.wanted else { unreachable!("an outlaw is asked for") };
        let mut seat = actor.clockwise(left.0, seats);
        let backwards = left.0 != 1;
        loop {
            self.public.unasked = self.public.unasked.without(seat);
            let gives = self.hands[seat.index()].contains(wanted.into());
            self.tell(|_| Notice::Answers { seat, asker: actor, outlaw: wanted, gives });
            if gives {
                self.spend(seat, wanted.into(), 1);
                self.receive_openly(actor, wanted.into());
                return self.end_ask();
            }
            self.public.none_of[seat.index()] |= 1 << wanted as u8;
            seat = match (self.public.unasked.len(), self.public.options.asks_freely) {
                (0, _) => return self.end_ask(),
                (1, true) => self.public.unasked.first().unwrap_or(seat),
                (_, true) => {
                    self.public.phase = Phase::Ask;
                    return;
                }
                (_, false) if backwards => seat.clockwise(seats - 1, seats),
                (_, false) => seat.left(seats),
            };
        }
    }

    pub(crate) fn end_ask(&mut self) {
        (self.public.wanted, self.public.unasked) = (None, Seats::default());
        self.go_on();
    }

    /// Searches the pile. A pile of nothing but Wyatt Earps gives nothing (WE-32).
    pub(crate) fn search(&mut self) {
        let seat = self.public.actor;
        self.tell(|_| Notice::Earp { seat, searches: true });
        self.play_sheriff(Card::WYATT_EARP);
        self.land(Card::WYATT_EARP);
        if self.findable().next().is_some() {
            self.public.phase = Phase::Pick;
        } else {
            self.tell(|_| Notice::FoundNothing { seat });
            self.go_on();
        }
    }

    /// Takes a card that nobody else sees; of equal cards in the discard, the topmost (WE-32, WE-33).
    pub(crate) fn pick(&mut self, card: Card) {
        let actor = self.public.actor;
        let pile = if self.public.options.searches_supply {
            self.supply.remove(card);
            self.public.supply -= 1;
            Searched::Supply
        } else {
            self.take_from_discard(card);
            Searched::Discard
        };
        self.receive(actor, card);
        let found = |own: bool| Notice::Found { seat: actor, card: own.then_some(card), pile };
        self.tell_secret_to(actor, found);
        self.public.none_of[actor.index()] = 0;
        self.found = Some(card);
        self.public.phase = Phase::Immediate;
    }

    /// Takes a card from the discard. Everybody else then knows only the top card, and what must still be in
    /// it.
    pub(crate) fn take_from_discard(&mut self, card: Card) {
        let before = usize::from(self.public.murky);
        let seen: Cards = self.discard[before..].iter().copied().collect();
        let mut certain = self.public.sure.plus(seen);
        let Some(&top) = self.discard.last() else { unreachable!("a search looks through cards") };
        certain.remove(top);
        for kind in Card::all().filter(|&kind| kind != Card::WYATT_EARP) {
            certain.remove_up_to(kind, 1);
        }
        let Some(at) = self.discard.iter().rposition(|&there| there == card) else {
            unreachable!("the card was found in the discard")
        };
        self.discard.remove(at);
        self.public.murky = self.discard.len() as u8 - 1;
        self.public.sure = if self.public.murky > 0 { certain } else { Cards::default() };
        self.public.searcher = (self.public.murky > 0).then_some(self.public.actor);
    }

    /// Clears a hideout: it goes to the discard (WE-34).
    pub(crate) fn uncover(&mut self, outlaw: Outlaw) {
        let seat = self.public.actor;
        self.public.change(seat, outlaw, |set| set.covered = false);
        self.land(Card::HIDEOUT);
        self.tell(|_| Notice::Cleared { seat, outlaw });
        self.after_shot(true);
    }
}

/// Returns the only item, if there is exactly one.
fn only<T>(mut items: impl Iterator<Item = T>) -> Option<T> {
    let first = items.next()?;
    items.next().is_none().then_some(first)
}
