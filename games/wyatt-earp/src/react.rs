//! What others may do out of turn, and how a turn and a round end.

use crate::{Card, Cards, Phase, Reaction, State, score};
use kernel::{Seat, Seats};

impl State {
    /// WE-37: the next seat that has a card is asked for the photo.
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

    /// After a shot that missed, or cleared a hideout: the turn or the asking goes on.
    pub(crate) fn after_shot(&mut self, hit: bool) {
        match self.public.reaction {
            Reaction::None => self.go_on(),
            Reaction::Announced => self.ask_before_landing(),
            Reaction::Hideout(_) if hit || !self.public.options.clears_anytime => self.end_reaction(),
            Reaction::Hideout(_) => self.ask_owner(self.public.actor),
        }
    }

    /// WE-35, WE-37: the seat asked lets it be.
    pub(crate) fn pass(&mut self) {
        if self.public.phase == Phase::PhotoReact {
            self.public.asking += 1;
            return self.ask_for_photo();
        }
        match self.public.reaction {
            Reaction::Announced => {
                self.public.asking += 1;
                self.ask_before_landing();
            }
            Reaction::Hideout(_) | Reaction::None => self.end_reaction(),
        }
    }

    /// WE-9, WE-35: the discard is announced; where the option allows, others may react first.
    pub(crate) fn announce(&mut self, card: Card) {
        self.spend(self.public.actor, card, 1);
        if !self.public.options.clears_anytime {
            return self.discard_lands(card);
        }
        self.public.announced = Some(card);
        self.public.reaction = Reaction::Announced;
        self.public.asking = 1;
        self.ask_before_landing();
    }

    pub(crate) fn ask_before_landing(&mut self) {
        let shot = self.can_shoot();
        let public = &mut self.public;
        while public.asking < public.seats {
            let seat = public.turn.clockwise(public.asking, public.seats);
            if shot && public.held[seat.index()] > 0 && public.has_hideout(seat) {
                public.phase = Phase::React;
                public.actor = seat;
                return;
            }
            public.asking += 1;
        }
        (public.reaction, public.asking) = (Reaction::None, 0);
        if let Some(card) = self.public.announced.take() {
            self.discard_lands(card);
        }
    }

    /// The turn is completed: WE-46, WE-13, or the next seat's turn.
    pub(crate) fn discard_lands(&mut self, card: Card) {
        self.land(card);
        let exhausted = self.is_exhausted();
        let public = &mut self.public;
        public.idle = if public.drew_discard && !public.played { public.idle + 1 } else { 0 };
        if public.is_hand_empty() || exhausted || public.idle == 8 * public.seats {
            self.end_round();
        } else {
            public.turn = public.turn.left(public.seats);
            self.begin_turn();
        }
    }

    /// WE-38 to WE-45, then the next deal (WE-8).
    pub(crate) fn end_round(&mut self) {
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
    }

    pub(crate) fn win(&mut self, winner: Seats) {
        self.public.winner = winner.first();
        self.public.phase = Phase::Over;
        self.public.actor = self.public.turn;
    }

    /// WE-45: one card of the duel; the pass ends with the last duellist's.
    pub(crate) fn duel_card(&mut self, card: Card) {
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
