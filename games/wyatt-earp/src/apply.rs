//! What each step does. It trusts `check.rs`.
//!
//! Here: the cards that move, and the way of a turn; what the cards do is `play.rs`, what
//! others may do in between and how turns and rounds end is `react.rs`.

use crate::cards::Pile;
use crate::state::{Aim, HAND, SEATS};
use crate::{Action, Card, Cards, Chance, Marks, Phase, State};
use kernel::{Seat, Seats, Step, StepOf};

impl State {
    /// Inlined whatever its size: a caller knows which kind of step it makes.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "a playout asks for chance and action in turn")]
    pub(crate) fn apply(&mut self, step: StepOf<State>) {
        match step {
            Step::Chance(Chance::Card(card)) => self.card_comes(card),
            Step::Act(_, action) => self.act(action),
            Step::Chance(Chance::Dealer(seat)) => self.start_round(seat),
        }
    }

    /// WE-6: everything is gathered, and this seat deals.
    pub(crate) fn start_round(&mut self, dealer: Seat) {
        let public = &mut self.public;
        public.dealer = dealer;
        public.turn = dealer.left(public.seats);
        public.actor = public.turn;
        public.phase = Phase::Deal;
        public.reshuffled = false;
        public.idle = 0;
        public.posters.iter_mut().for_each(|poster| *poster += 1);
        public.open = 0;
        public.sets = Default::default();
        public.marks = Marks::default();
        public.held = [0; SEATS];
        public.supply = 78;
        public.known = [Cards::default(); SEATS];
        public.none_of = [0; SEATS];
        self.hands = [Cards::default(); SEATS];
        self.supply = Pile::FULL;
        self.empty_discard();
    }

    /// The discard is gone, and what was known of it.
    pub(crate) fn empty_discard(&mut self) {
        self.discard.clear();
        self.public.murky = 0;
        self.public.sure = Cards::default();
        self.public.searcher = None;
    }

    /// A card of a face-down pile comes to light, for somebody.
    #[inline]
    pub(crate) fn card_comes(&mut self, card: Card) {
        if self.public.phase == Phase::Duel {
            return self.duel_card(card);
        }
        self.supply.remove(card);
        self.public.supply -= 1;
        match self.public.phase {
            Phase::Deal => {
                self.receive(self.public.actor, card);
                let public = &mut self.public;
                public.actor = public.actor.left(public.seats);
                if public.supply == 78 - HAND * public.seats {
                    public.phase = Phase::TurnUp;
                }
            }
            Phase::TurnUp => {
                self.land(card);
                self.begin_turn();
            }
            Phase::Drawing => {
                self.receive(self.public.actor, card);
                self.public.none_of[self.public.actor.index()] = 0;
                self.public.drawing -= 1;
                self.draw_on();
            }
            _ => self.shot(card),
        }
    }

    /// A card into a hand.
    #[inline]
    pub(crate) fn receive(&mut self, seat: Seat, card: Card) {
        self.hands[seat.index()].add(card);
        self.public.held[seat.index()] += 1;
    }

    /// A card everybody sees into a hand.
    pub(crate) fn receive_openly(&mut self, seat: Seat, card: Card) {
        self.receive(seat, card);
        self.public.known[seat.index()].add(card);
    }

    /// Cards out of a hand, for all to see.
    #[inline]
    pub(crate) fn spend(&mut self, seat: Seat, card: Card, count: u8) {
        self.hands[seat.index()].remove_many(card, count);
        self.public.held[seat.index()] -= count;
        self.public.known[seat.index()].remove_up_to(card, count);
    }

    /// A card onto the discard, face up.
    #[inline]
    pub(crate) fn land(&mut self, card: Card) {
        self.discard.push(card);
    }

    /// The supply has a card, after the round's one reshuffle if need be (WE-11).
    pub(crate) fn has_supply(&mut self) -> bool {
        if self.public.supply == 0 && !self.public.reshuffled && !self.discard.is_empty() {
            self.supply = Pile::new(self.discard.iter().copied().collect());
            self.public.supply = self.discard.len() as u8;
            self.public.reshuffled = true;
            self.empty_discard();
        }
        self.public.supply > 0
    }

    /// Draws what is left to draw, as far as there are cards.
    pub(crate) fn draw_on(&mut self) {
        if self.public.drawing > 0 && self.has_supply() {
            self.public.phase = Phase::Drawing;
        } else {
            self.public.drawing = 0;
            self.go_on();
        }
    }

    pub(crate) fn begin_turn(&mut self) {
        let public = &mut self.public;
        public.phase = Phase::Draw;
        public.actor = public.turn;
        (public.drew_discard, public.played, public.sheriff) = (false, false, false);
    }

    /// The seat in turn goes on with its play phase, unless the supply is used up for good and
    /// that ends the round (WE-13).
    pub(crate) fn go_on(&mut self) {
        self.public.actor = self.public.turn;
        if self.is_exhausted() { self.end_round() } else { self.public.phase = Phase::Play }
    }

    /// WE-13, option `second_supply`.
    pub(crate) fn is_exhausted(&self) -> bool {
        self.public.options.ends_at_once && self.public.reshuffled && self.public.supply == 0
    }

    #[inline]
    pub(crate) fn act(&mut self, action: Action) {
        let actor = self.public.actor;
        match action {
            Action::DrawSupply => {
                self.public.drawing = 2;
                self.draw_on();
            }
            Action::DrawDiscard => self.draw_discard(),
            Action::EndRound => self.end_round(),
            Action::Meld(outlaw, count) => self.meld(outlaw, count),
            Action::Photo(outlaw) => self.photo(outlaw),
            Action::Stagecoach => self.commit(Card::STAGECOACH),
            Action::Bank => self.commit(Card::BANK),
            Action::FastestGun => self.commit(Card::FASTEST_GUN),
            Action::Hideout => self.commit(Card::HIDEOUT),
            Action::Ask(outlaw, left) => {
                self.play_sheriff(Card::MOST_WANTED);
                self.land(Card::MOST_WANTED);
                self.public.wanted = Some(outlaw);
                self.public.unasked = Seats::all(self.public.seats).without(actor);
                self.ask(left);
            }
            Action::AskNext(left) => self.ask(left),
            Action::Rob => {
                self.play_sheriff(Card::MOST_WANTED);
                self.land(Card::MOST_WANTED);
                self.shoot(Aim::Rob);
            }
            Action::EarpDraw => {
                self.play_sheriff(Card::WYATT_EARP);
                self.land(Card::WYATT_EARP);
                self.public.drawing = 2;
                self.draw_on();
            }
            Action::EarpSearch => self.search(),
            Action::EarpClear => {
                self.play_sheriff(Card::WYATT_EARP);
                self.land(Card::WYATT_EARP);
                self.shoot(Aim::Clear);
            }
            Action::Discard(card) => self.announce(card),
            Action::Place(outlaw) => self.place(outlaw),
            Action::Cover(left, outlaw) => self.cover(left, outlaw),
            Action::Take(left, outlaw) => self.take(left, outlaw),
            Action::Pick(card) => self.pick(card),
            Action::Keep => {
                self.found = None;
                self.go_on();
            }
            Action::Uncover(outlaw) => self.uncover(outlaw),
            Action::Pass => self.pass(),
        }
    }

    /// WE-10: the top of the discard, seen by all.
    pub(crate) fn draw_discard(&mut self) {
        let Some(card) = self.discard.pop() else { unreachable!("the discard holds a card") };
        self.receive_openly(self.public.actor, card);
        self.public.drew_discard = true;
        // Who searched has left a Wyatt Earp and then a discard above the cards nobody knows any
        // more, and a turn takes at most one card from the top.
        debug_assert!(usize::from(self.public.murky) < self.discard.len().max(1));
        self.go_on();
    }
}
