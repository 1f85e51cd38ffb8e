//! Applies a step. It trusts that `check.rs` has accepted the step.
//!
//! Here: moves of cards, and the course of a turn. What the cards do is in `play.rs`. What others may do in
//! between, and how turns and rounds end, is in `react.rs`.

use crate::cards::Pile;
use crate::notice::Ending;
use crate::state::{Aim, HAND, SEATS};
use crate::step_context::{Journal, StepContext};
use crate::{Action, Card, Cards, Chance, Marks, Notice, Phase, Public, State};
use kernel::{Seat, Seats, Step, StepOf, Viewer};

impl<J: Journal> StepContext<'_, J> {
    /// Applies a step. Always inlined, because a caller knows which kind of step it makes.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "a playout asks for chance and action in turn")]
    pub(crate) fn run(&mut self, step: StepOf<State>) {
        match step {
            Step::Chance(Chance::Card(card)) => self.card_comes(card),
            Step::Act(_, action) => self.act(action),
            Step::Chance(Chance::Dealer(seat)) => self.start_round(seat),
        }
    }

    /// Gathers all cards; this seat deals the next round (WE-6).
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
        self.tell(|state| {
            let Public { round, dealer, turn: first, posters: rewards, .. } = state.public;
            Notice::RoundBegins { round, dealer, first, rewards }
        });
    }

    /// Empties the discard, and forgets what was known of it.
    pub(crate) fn empty_discard(&mut self) {
        self.discard.clear();
        self.public.murky = 0;
        self.public.sure = Cards::default();
        self.public.searcher = None;
    }

    /// Moves the card that chance has brought from a face-down pile.
    #[inline]
    pub(crate) fn card_comes(&mut self, card: Card) {
        if self.public.phase == Phase::Duel {
            return self.duel_card(card);
        }
        self.supply.remove(card);
        self.public.supply -= 1;
        match self.public.phase {
            Phase::Deal => {
                let seat = self.public.actor;
                self.receive(seat, card);
                let public = &mut self.public;
                public.actor = public.actor.left(public.seats);
                if public.supply == 78 - HAND * public.seats {
                    public.phase = Phase::TurnUp;
                    self.tell_each(|state, viewer| Some(Notice::Dealt { hand: state.hand_of(viewer) }));
                }
            }
            Phase::TurnUp => {
                self.land(card);
                self.tell(|_| Notice::TurnedUp { card });
                self.begin_turn();
            }
            Phase::Drawing => {
                let seat = self.public.actor;
                self.receive(seat, card);
                self.public.none_of[seat.index()] = 0;
                self.public.drawing -= 1;
                self.tell_secret_to(seat, |own| Notice::Drew { seat, card: own.then_some(card) });
                self.draw_on();
            }
            _ => self.shot(card),
        }
    }

    /// Puts a card into a hand.
    #[inline]
    pub(crate) fn receive(&mut self, seat: Seat, card: Card) {
        self.hands[seat.index()].add(card);
        self.public.held[seat.index()] += 1;
    }

    /// Puts a card into a hand that everybody sees going there.
    pub(crate) fn receive_openly(&mut self, seat: Seat, card: Card) {
        self.receive(seat, card);
        self.public.known[seat.index()].add(card);
    }

    /// Takes cards out of a hand, visible to all.
    #[inline]
    pub(crate) fn spend(&mut self, seat: Seat, card: Card, count: u8) {
        self.hands[seat.index()].remove_many(card, count);
        self.public.held[seat.index()] -= count;
        self.public.known[seat.index()].remove_up_to(card, count);
    }

    /// Puts a card face up onto the discard.
    #[inline]
    pub(crate) fn land(&mut self, card: Card) {
        self.discard.push(card);
    }

    /// Returns whether the supply has a card. If it is empty, the round's one reshuffle comes first (WE-11).
    pub(crate) fn has_supply(&mut self) -> bool {
        if self.public.supply == 0 && !self.public.reshuffled && !self.discard.is_empty() {
            self.supply = Pile::new(self.discard.iter().copied().collect());
            self.public.supply = self.discard.len() as u8;
            self.public.reshuffled = true;
            self.empty_discard();
            self.tell(|state| Notice::Reshuffled { cards: state.public.supply });
        }
        self.public.supply > 0
    }

    /// Continues to draw, as long as there are cards.
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

    /// Continues the turn with its play phase, unless the supply is used up for good and that ends the round
    /// (WE-13).
    pub(crate) fn go_on(&mut self) {
        self.public.actor = self.public.turn;
        if self.is_exhausted() {
            self.end_round(Ending::Exhausted);
        } else {
            self.public.phase = Phase::Play;
        }
    }

    #[inline]
    pub(crate) fn act(&mut self, action: Action) {
        let actor = self.public.actor;
        match action {
            Action::DrawSupply => {
                self.tell(|_| Notice::Draws { seat: actor });
                self.public.drawing = 2;
                self.draw_on();
            }
            Action::DrawDiscard => self.draw_discard(),
            Action::EndRound => self.end_round(Ending::Request),
            Action::Meld(outlaw, count) => self.meld(outlaw, count),
            Action::Photo(outlaw) => self.photo(outlaw),
            Action::Stagecoach => self.commit(Card::STAGECOACH),
            Action::Bank => self.commit(Card::BANK),
            Action::FastestGun => self.commit(Card::FASTEST_GUN),
            Action::Hideout => self.commit(Card::HIDEOUT),
            Action::Ask(outlaw, left) => {
                self.tell(|_| Notice::Asks { seat: actor, outlaw });
                self.play_sheriff(Card::MOST_WANTED);
                self.land(Card::MOST_WANTED);
                self.public.wanted = Some(outlaw);
                self.public.unasked = Seats::all(self.public.seats).without(actor);
                self.ask(left);
            }
            Action::AskNext(left) => self.ask(left),
            Action::Rob => {
                self.tell(|_| Notice::Aims { seat: actor, card: Card::MOST_WANTED });
                self.play_sheriff(Card::MOST_WANTED);
                self.land(Card::MOST_WANTED);
                self.shoot(Aim::Rob);
            }
            Action::EarpDraw => {
                self.tell(|_| Notice::Earp { seat: actor, searches: false });
                self.play_sheriff(Card::WYATT_EARP);
                self.land(Card::WYATT_EARP);
                self.public.drawing = 2;
                self.draw_on();
            }
            Action::EarpSearch => self.search(),
            Action::EarpClear => {
                self.tell(|_| Notice::Aims { seat: actor, card: Card::WYATT_EARP });
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
                self.tell(|_| Notice::Keeps { seat: actor });
                self.found = None;
                self.go_on();
            }
            Action::Uncover(outlaw) => self.uncover(outlaw),
            Action::Pass => self.pass(),
        }
    }

    /// Takes the top of the discard, visible to all (WE-10).
    pub(crate) fn draw_discard(&mut self) {
        let Some(card) = self.discard.pop() else { unreachable!("the discard holds a card") };
        let seat = self.public.actor;
        self.receive_openly(seat, card);
        self.public.drew_discard = true;
        self.tell(|_| Notice::DrewDiscard { seat, card });
        // A seat that searched has left a Wyatt Earp and then a discard above the cards that nobody else
        // knows. A turn takes at most one card from the top.
        debug_assert!(usize::from(self.public.murky) < self.discard.len().max(1));
        self.go_on();
    }
}

impl State {
    /// Returns the hand of this viewer; no cards for a bystander.
    pub(crate) fn hand_of(&self, viewer: Viewer) -> Cards {
        viewer.seat().map_or(Cards::default(), |seat| self.hands[seat.index()])
    }

    /// Returns whether the supply is used up for good, and that ends the round (WE-13, option
    /// `second_supply`).
    pub(crate) fn is_exhausted(&self) -> bool {
        self.public.options.ends_at_once && self.public.reshuffled && self.public.supply == 0
    }
}
