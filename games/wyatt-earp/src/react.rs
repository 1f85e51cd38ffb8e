//! What other seats may do out of turn, and how a turn and a round end.

use crate::notice::Ending;
use crate::step_context::{Journal, StepContext};
use crate::{Card, Cards, Notice, Outlaw, Phase, Reaction, score};
use kernel::{Seat, Seats};

impl<J: Journal> StepContext<'_, J> {
    /// Asks the next seat that holds a card for the photo (WE-37).
    pub(crate) fn ask_for_photo(&mut self) {
        let public = &mut self.public;
        while public.asking < public.seats {
            let seat = public.turn.clockwise(public.asking, public.seats);
            if public.held[seat.index()] > 0 {
                public.phase = Phase::PhotoReact;
                public.actor = seat;
                return;
            }
            public.asking += 1;
        }
        self.end_photo_reaction();
    }

    pub(crate) fn end_photo_reaction(&mut self) {
        (self.public.wanted, self.public.asking) = (None, 0);
        self.go_on();
    }

    pub(crate) fn ask_owner(&mut self, owner: Seat) {
        if self.public.held[owner.index()] > 0 && self.can_shoot() {
            self.public.phase = Phase::React;
            self.public.actor = owner;
        } else {
            self.end_reaction();
        }
    }

    pub(crate) fn end_reaction(&mut self) {
        self.public.reaction = Reaction::None;
        self.go_on();
    }

    /// Continues the turn or the questions after a shot that missed, or that cleared a hideout.
    pub(crate) fn after_shot(&mut self, hit: bool) {
        match self.public.reaction {
            Reaction::None => self.go_on(),
            Reaction::Announced => self.land_announced(),
            Reaction::Hideout(_) if hit || !self.public.options.clears_anytime => self.end_reaction(),
            Reaction::Hideout(_) => {
                let owner = self.public.actor;
                self.ask_owner(owner);
            }
        }
    }

    /// Continues after a seat that was asked does not react (WE-35, WE-37).
    pub(crate) fn pass(&mut self) {
        let photo = self.public.phase == Phase::PhotoReact;
        self.tell(|state| Notice::Passes { seat: state.public.actor, photo });
        if photo {
            self.public.asking += 1;
            return self.ask_for_photo();
        }
        match self.public.reaction {
            Reaction::Announced => {
                self.public.asking += 1;
                self.land_announced();
            }
            Reaction::Hideout(_) | Reaction::None => self.end_reaction(),
        }
    }

    /// Discards a card (WE-9). Where the option allows, other seats may react before it lands (WE-35).
    pub(crate) fn announce(&mut self, card: Card) {
        let seat = self.public.actor;
        self.spend(seat, card, 1);
        if !self.public.options.clears_anytime {
            return self.discard_lands(card, false);
        }
        self.public.asking = 1;
        if self.ask_before_landing() {
            self.public.announced = Some(card);
            self.public.reaction = Reaction::Announced;
            self.tell(|_| Notice::Announced { seat, card });
        } else {
            self.discard_lands(card, false);
        }
    }

    /// Lets an announced discard land, unless another seat is still to be asked (WE-35).
    fn land_announced(&mut self) {
        if self.ask_before_landing() {
            return;
        }
        self.public.reaction = Reaction::None;
        if let Some(card) = self.public.announced.take() {
            self.discard_lands(card, true);
        }
    }

    /// Asks the next seat that may clear a hideout before the discard lands (WE-35). Returns `false` if no
    /// seat is left.
    fn ask_before_landing(&mut self) -> bool {
        let shot = self.can_shoot();
        let public = &mut self.public;
        while public.asking < public.seats {
            let seat = public.turn.clockwise(public.asking, public.seats);
            if shot && public.held[seat.index()] > 0 && public.has_hideout(seat) {
                public.phase = Phase::React;
                public.actor = seat;
                return true;
            }
            public.asking += 1;
        }
        public.asking = 0;
        false
    }

    /// Completes a turn: the round ends (WE-13, WE-46), or the next seat's turn begins.
    fn discard_lands(&mut self, card: Card, announced: bool) {
        self.land(card);
        self.tell(|state| Notice::Discarded { seat: state.public.turn, card, announced });
        let exhausted = self.is_exhausted();
        let public = &mut self.public;
        public.idle = if public.drew_discard && !public.played { public.idle + 1 } else { 0 };
        if public.is_hand_empty() {
            self.end_round(Ending::Empty);
        } else if public.idle == 8 * public.seats {
            self.end_round(Ending::Idle);
        } else if exhausted {
            self.end_round(Ending::Exhausted);
        } else {
            public.turn = public.turn.left(public.seats);
            self.begin_turn();
        }
    }

    /// Pays the rewards (WE-38 to WE-41). Then the next round is dealt (WE-8), or the game ends (WE-44,
    /// WE-45).
    pub(crate) fn end_round(&mut self, reason: Ending) {
        let (round, seat) = (self.public.round, self.public.turn);
        self.tell(|_| Notice::RoundEnds { round, reason, seat });
        for outlaw in Outlaw::ALL {
            self.tell(|state| Notice::Scored { round, payout: state.public.payout(outlaw) });
        }
        score::score_round(&mut self.public);
        let public = &mut self.public;
        (public.drew_discard, public.played, public.sheriff) = (false, false, false);
        public.actor = public.turn;
        if !score::is_decided(public) {
            public.round += 1;
            let next =
                if public.options.last_turn_deals { public.turn } else { public.dealer.left(public.seats) };
            return self.start_round(next);
        }
        let richest = score::richest(public);
        if richest.len() == 1 {
            return self.win(richest);
        }
        public.duellists = richest;
        public.duel_deck = Cards::FULL;
        public.actor = richest.first().unwrap_or_default();
        public.phase = Phase::Duel;
        self.tell(|state| Notice::DuelBegins { duellists: state.public.duellists.iter().collect() });
    }

    pub(crate) fn win(&mut self, winner: Seats) {
        self.public.winner = winner.first();
        self.public.phase = Phase::Over;
        self.public.actor = self.public.turn;
        if let Some(winner) = self.public.winner {
            self.tell(|state| Notice::Over { winner, money: state.public.money[winner.index()] });
        }
    }

    /// Turns over a card of a duel. The pass ends with the last duellist's card (WE-45).
    pub(crate) fn duel_card(&mut self, card: Card) {
        self.tell(|state| Notice::Duel { seat: state.public.actor, card, hit: card.is_hit() });
        let public = &mut self.public;
        public.duel_deck.remove(card);
        if public.duel_deck.is_empty() {
            public.duel_deck = Cards::FULL;
        }
        public.hits[public.actor.index()] += u8::from(card.is_hit());
        let later = public.duellists.iter().find(|seat| *seat > public.actor);
        if let Some(next) = later {
            public.actor = next;
            return;
        }
        if let Some(winner) = score::end_pass(public) {
            (public.duellists, public.duel_deck, public.hits) = Default::default();
            return self.win(Seats::only(winner));
        }
        public.actor = public.duellists.first().unwrap_or_default();
    }
}
