//! Applies a step. It trusts that `check.rs` has accepted the step.

use crate::cards::Deck;
use crate::step_context::{Journal, StepContext};
use crate::{
    Action, Card, CardSet, Chance, Claim, Colours, LastTrick, Notice, Phase, Public, ROUNDS, SEATS,
    SNAKE_OIL, State, TRICKS,
};
use kernel::{Seat, Step, StepOf};
use std::hint::select_unpredictable;

impl<J: Journal> StepContext<'_, J> {
    /// Applies a step. Always inlined, because a caller knows which kind of step it makes.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "a quarter of a playout")]
    pub(crate) fn run(&mut self, step: StepOf<State>) {
        match step {
            Step::Act(seat, Action::Play(card)) => self.play(seat, card),
            Step::Chance(Chance::Card(card)) => self.deal(card),
            Step::Chance(Chance::Symbol(symbol)) => {
                // It is trump for this trick only, and the card is used up for the round (WS-6).
                let public = &mut self.public;
                public.pile[symbol as usize] -= 1;
                public.trump = Some(symbol);
                public.trumps[usize::from(public.trick)] = Some(symbol);
                public.phase = Phase::Play;
                self.tell(|state| Notice::Trump { seat: state.public.leader, symbol });
            }
            Step::Chance(Chance::Leader(seat)) => self.begin_round(seat),
        }
    }

    fn begin_round(&mut self, opener: Seat) {
        self.gather(opener);
        self.tell(|state| Notice::RoundBegins { round: state.public.round, leader: opener });
    }

    /// Deals a card to the next seat, clockwise from the leader, ten each (WS-4).
    #[inline]
    fn deal(&mut self, card: Card) {
        let State { public, hands, undealt } = &mut *self.state;
        let seat = public.turn;
        undealt.remove(card);
        hands[seat.index()].insert(card);
        public.undealt -= 1;
        public.turn = seat.left(public.seats);
        if public.undealt == public.aside {
            public.phase = Phase::Symbol;
            self.tell_each(|state, viewer| {
                let hand = viewer.seat().map_or(CardSet::EMPTY, |seat| state.hands[seat.index()]);
                Some(Notice::Dealt { hand, aside: state.public.undealt })
            });
        }
    }

    /// Plays a card from the hand; the last one ends the trick (WS-7).
    #[inline]
    fn play(&mut self, seat: Seat, card: Card) {
        self.tell(|state| match state.public.led() {
            Some(led) if led != card.colour() => Notice::Discarded { seat, card, void: led },
            _ => Notice::Played { seat, card },
        });
        self.hands[seat.index()].remove(card);
        self.public.lay(seat, card);
        if self.public.laid == self.public.seats {
            self.take_trick();
        } else {
            self.public.turn = seat.left(self.public.seats);
        }
    }

    /// Gives the cards to the winner, who leads the next trick (WS-9, WS-10).
    #[inline]
    fn take_trick(&mut self) {
        self.tell(|state| Notice::taken(&state.public));
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

    /// Scores a round (WS-12). Then the next leader begins (WS-5), or the game ends (WS-14).
    fn end_round(&mut self) {
        let public = &mut self.public;
        public.penalties[usize::from(public.round) - 1] = public.this_round();
        for seat in Seat::all(self.public.seats) {
            self.tell(|state| Notice::scored(&state.public, seat));
        }
        let public = &mut self.public;
        if public.round == ROUNDS {
            public.phase = Phase::Over;
            self.tell(|state| Notice::over(&state.public));
        } else {
            public.round += 1;
            public.before = Some(LastTrick {
                trump: public.trump,
                leader: public.leader,
                taker: public.takers[usize::from(public.trick)],
                cards: public.tricks[usize::from(public.trick)],
            });
            let opener = public.opener.left(public.seats);
            self.begin_round(opener);
        }
    }
}

impl State {
    /// Gathers all cards; this seat leads the first trick of the round (WS-4, WS-5).
    pub(crate) fn gather(&mut self, opener: Seat) {
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
}

impl Public {
    /// Lays a card on the table (WS-7). A seat that does not follow shows everybody that it cannot (WS-8).
    #[inline]
    pub(crate) fn lay(&mut self, seat: Seat, card: Card) {
        let (laid, follow) = (self.laid, self.follow);
        let claim = self.claim(seat, card);
        // A processor cannot predict these two, so they are no branches.
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
