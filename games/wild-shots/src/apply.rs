//! What each step does. It trusts `check.rs`.

use crate::set::Deck;
use crate::{
    Action, Card, CardSet, Chance, Claim, Colours, LastTrick, Phase, Public, ROUNDS, SEATS, SNAKE_OIL, State,
    TRICKS,
};
use kernel::{Seat, Step, StepOf};
use std::hint::select_unpredictable;

impl State {
    #[inline(always)]
    #[expect(
        clippy::inline_always,
        reason = "a caller knows which kind of step it makes: a quarter of a playout"
    )]
    pub(crate) fn apply(&mut self, step: StepOf<State>) {
        match step {
            Step::Act(seat, Action::Play(card)) => self.play(seat, card),
            Step::Chance(Chance::Card(card)) => self.deal(card),
            Step::Chance(Chance::Symbol(symbol)) => {
                // WS-6: trump for this trick only; the card is used for the round.
                self.public.pile[symbol as usize] -= 1;
                self.public.trump = Some(symbol);
                self.public.trumps[usize::from(self.public.trick)] = Some(symbol);
                self.public.phase = Phase::Play;
            }
            Step::Chance(Chance::Leader(seat)) => self.lead_round(seat),
        }
    }

    /// WS-4, WS-5: everything is gathered, and this seat leads the first trick.
    pub(crate) fn lead_round(&mut self, opener: Seat) {
        let public = &mut self.public;
        public.phase = Phase::Deal;
        public.trick = 0;
        (public.opener, public.leader, public.turn) = (opener, opener, opener);
        public.trump = None;
        public.trumps = Default::default();
        public.undealt = Card::COUNT;
        public.pile = SNAKE_OIL;
        public.tricks = Default::default();
        public.takers = Default::default();
        public.taken = [CardSet::EMPTY; SEATS];
        public.voids = Default::default();
        self.hands = [CardSet::EMPTY; SEATS];
        self.undealt = Deck::new(CardSet::FULL);
    }

    /// WS-4: one card to the next seat, clockwise from the leader, ten each.
    #[inline]
    fn deal(&mut self, card: Card) {
        let public = &mut self.public;
        let seat = public.turn;
        self.undealt.remove(card);
        self.hands[seat.index()].insert(card);
        public.undealt -= 1;
        public.turn = seat.left(public.seats);
        if public.undealt == public.aside {
            public.phase = Phase::Symbol;
        }
    }

    /// WS-7: a card from the hand on the table; the last one ends the trick.
    #[inline]
    fn play(&mut self, seat: Seat, card: Card) {
        self.hands[seat.index()].remove(card);
        self.public.lay(seat, card);
        if self.public.laid == self.public.seats {
            self.take_trick();
        } else {
            self.public.turn = seat.left(self.public.seats);
        }
    }

    /// WS-9, WS-10: the winner takes the cards and leads the next trick.
    #[inline]
    fn take_trick(&mut self) {
        let public = &mut self.public;
        let taker = public.best.seat();
        public.takers[usize::from(public.trick)] = taker;
        public.taken[taker.index()] = public.taken[taker.index()].or(public.on_table);
        public.laid = 0;
        public.best = Claim::default();
        public.on_table = CardSet::EMPTY;
        public.follow = Colours::ALL;
        if public.trick + 1 < TRICKS {
            public.trick += 1;
            (public.leader, public.turn) = (taker, taker);
            public.trump = None;
            public.phase = Phase::Symbol;
        } else {
            self.end_round();
        }
    }

    /// WS-12, then WS-5's next leader, or the end (WS-14).
    fn end_round(&mut self) {
        let public = &mut self.public;
        public.penalties[usize::from(public.round) - 1] = public.this_round();
        if public.round == ROUNDS {
            public.phase = Phase::Over;
        } else {
            public.round += 1;
            public.before = Some(LastTrick {
                trump: public.trump,
                leader: public.leader,
                taker: public.takers[usize::from(public.trick)],
                cards: public.tricks[usize::from(public.trick)],
            });
            let opener = public.opener.left(public.seats);
            self.lead_round(opener);
        }
    }
}

impl Public {
    /// WS-7, WS-8: a card on the table; not following tells everybody why.
    #[inline]
    pub(crate) fn lay(&mut self, seat: Seat, card: Card) {
        let (laid, follow) = (self.laid, self.follow);
        let claim = self.claim(seat, card);
        // Chance decides these two: nobody could predict a branch.
        self.best = select_unpredictable(claim.beats(self.best), claim, self.best);
        let void = select_unpredictable(follow.cards().contains(card), Colours::default(), follow);
        self.voids[seat.index()] = self.voids[seat.index()].or(void);
        if laid == 0 {
            self.follow = Colours::of(card);
        }
        self.on_table = self.on_table.with(card);
        self.laid = laid + 1;
        self.tricks[usize::from(self.trick)][usize::from(laid)] = card;
    }
}
