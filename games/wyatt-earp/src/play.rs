//! What each card played does, and the cards that go with it.

use crate::action::Left;
use crate::state::{ATTACHABLE, Aim};
use crate::{Card, Cards, Outlaw, Phase, Reaction, Set, State};
use kernel::Seats;

impl State {
    /// WE-16: the reward grows with the cards of this play.
    pub(crate) fn meld(&mut self, outlaw: Outlaw, count: u8) {
        let actor = self.public.actor;
        self.spend(actor, outlaw.into(), count);
        let public = &mut self.public;
        public.played = true;
        public.change(actor, outlaw, |set| set.outlaws += count);
        public.posters[outlaw.index()] += u16::from(count) - 1;
        let opened = !public.is_open(outlaw);
        public.open |= 1 << outlaw as u8;
        if opened && public.options.photo_reaction {
            public.wanted = Some(outlaw);
            public.asking = 1;
            self.ask_for_photo();
        } else {
            self.go_on();
        }
    }

    /// WE-18, or in reaction WE-37.
    pub(crate) fn photo(&mut self, outlaw: Outlaw) {
        let (actor, reacts) = (self.public.actor, self.public.phase == Phase::PhotoReact);
        if reacts {
            self.spend(actor, Card::photo(outlaw), 1);
        } else {
            self.play_sheriff(Card::photo(outlaw));
        }
        self.public.change(actor, outlaw, |set| set.photo = true);
        self.public.posters[outlaw.index()] += Card::photo(outlaw).reward();
        if reacts { self.end_photo_reaction() } else { self.go_on() }
    }

    /// A sheriff card leaves the hand: the turn's one (WE-15), unless it is played out of turn
    /// (WE-36).
    pub(crate) fn play_sheriff(&mut self, card: Card) {
        self.spend(self.public.actor, card, 1);
        self.found = None;
        if !self.public.reacts() {
            self.public.sheriff = true;
            self.public.played = true;
        }
    }

    /// WE-19: a card that stays if the shot hits.
    pub(crate) fn commit(&mut self, card: Card) {
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

    /// WE-19, WE-20: the card turned over lands, then what the result sends there.
    pub(crate) fn shot(&mut self, card: Card) {
        self.land(card);
        if !card.is_hit() {
            if let Some(committed) = self.public.committed.take() {
                self.land(committed);
            }
            return self.after_shot(false);
        }
        let actor = self.public.actor;
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

    /// WE-22 to WE-24: a card that stays; a second fastest gun displaces the first.
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
            }
        }
        self.public.change(actor, outlaw, |set| set.attached[slot] += 1);
        self.public.posters[outlaw.index()] += card.reward();
        self.go_on();
    }

    /// WE-25, WE-35: a set is covered, and its owner asked at once.
    pub(crate) fn cover(&mut self, left: Left, outlaw: Outlaw) {
        self.public.committed = None;
        let owner = self.public.actor.clockwise(left.0, self.public.seats);
        self.public.change(owner, outlaw, |set| set.covered = true);
        self.public.reaction = Reaction::Hideout(outlaw);
        self.ask_owner(owner);
    }

    /// WE-28, WE-30: a card is stolen; sheriff cards that lose their last hold go.
    pub(crate) fn take(&mut self, left: Left, outlaw: Outlaw) {
        let actor = self.public.actor;
        let victim = actor.clockwise(left.0, self.public.seats);
        self.public.change(victim, outlaw, |set| set.outlaws -= 1);
        let left = self.public.set(victim, outlaw);
        if !left.holds_target() {
            self.public.change(victim, outlaw, |set| *set = Set::default());
            for (card, count) in ATTACHABLE.into_iter().zip(left.attached) {
                (0..count).for_each(|_| self.land(card));
            }
            if left.covered {
                self.land(Card::HIDEOUT);
            }
        }
        self.receive_openly(actor, outlaw.into());
        self.go_on();
    }

    /// WE-26, WE-27: the seats asked answer one after the other until one gives.
    pub(crate) fn ask(&mut self, left: Left) {
        let (actor, seats) = (self.public.actor, self.public.seats);
        let Some(wanted) = self.public.wanted else { unreachable!("an outlaw is asked for") };
        let mut seat = actor.clockwise(left.0, seats);
        let backwards = left.0 != 1;
        loop {
            self.public.unasked = self.public.unasked.without(seat);
            if self.hands[seat.index()].contains(wanted.into()) {
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

    /// WE-32: the pile is looked through; a supply of nothing but Wyatt Earps gives nothing.
    pub(crate) fn search(&mut self) {
        self.play_sheriff(Card::WYATT_EARP);
        self.land(Card::WYATT_EARP);
        if self.findable().next().is_some() { self.public.phase = Phase::Pick } else { self.go_on() }
    }

    /// WE-32, WE-33: a card nobody else sees; of equal ones in the discard the topmost.
    pub(crate) fn pick(&mut self, card: Card) {
        let actor = self.public.actor;
        if self.public.options.searches_supply {
            self.supply.remove(card);
            self.public.supply -= 1;
        } else {
            self.take_from_discard(card);
        }
        self.receive(actor, card);
        self.public.none_of[actor.index()] = 0;
        self.found = Some(card);
        self.public.phase = Phase::Immediate;
    }

    /// Everybody else now knows only the top of the discard, and what must still be in it.
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

    /// WE-34: a hideout goes to the discard.
    pub(crate) fn uncover(&mut self, outlaw: Outlaw) {
        self.public.change(self.public.actor, outlaw, |set| set.covered = false);
        self.land(Card::HIDEOUT);
        self.after_shot(true);
    }
}

/// The one item of a choice that is none.
fn only<T>(mut items: impl Iterator<Item = T>) -> Option<T> {
    let first = items.next()?;
    items.next().is_none().then_some(first)
}
