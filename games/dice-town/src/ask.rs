//! Asks seats for store cards: which seats, in which order, and what happens before a played card
//! takes effect.

use crate::state::Phase;
use crate::step_context::{Journal, StepContext};
use crate::{Action, Card, Notice, Public};
use kernel::{Seat, Seats};

impl<J: Journal> StepContext<'_, J> {
    /// Asks the next seat in `asked`, clockwise from a seat. Only a seat that holds a store card at
    /// that moment is asked (DT-15). Returns `false` if no seat is left.
    #[inline]
    pub(crate) fn ask(&mut self, phase: Phase, from: Seat) -> bool {
        let public = &mut self.public;
        while let Some(seat) = Public::first_of(public.asked, from) {
            if public.holds_store_card(seat) {
                (public.actor, public.phase) = (seat, phase);
                return true;
            }
            public.asked = public.asked.without(seat);
        }
        false
    }

    /// Asks one seat only, if it holds a store card.
    #[inline]
    pub(crate) fn ask_only(&mut self, seat: Seat, phase: Phase) -> bool {
        self.public.asked = Seats::only(seat);
        self.ask(phase, seat)
    }

    /// Moves a store card from a hand to the discard, visible to all (DT-12).
    pub(crate) fn spend(&mut self, seat: Seat, card: Card) {
        self.hands[seat.index()].remove(card);
        self.public.store_held[seat.index()] -= 1;
        self.discard.add(card);
        self.public.store_discard += 1;
        self.remember_departure(seat, card);
        self.remember_discard(card);
    }

    /// Plays a card (DT-12).
    pub(crate) fn play(&mut self, seat: Seat, action: Action, card: Card) {
        self.spend(seat, card);
        self.tell(|_| Notice::Played { seat, action });
        self.ask_to_cancel(seat, action);
    }

    /// Lets the others cancel a card on the discard before it takes effect (DT-13).
    pub(crate) fn ask_to_cancel(&mut self, player: Seat, action: Action) {
        let public = &mut self.public;
        public.played = Some(action);
        public.player = player;
        public.wanting = Seats::all(public.seats).without(player);
        self.ask_next_to_cancel();
    }

    /// Asks the next seat that holds a store card, clockwise from the player of the card (DT-13).
    pub(crate) fn ask_next_to_cancel(&mut self) {
        let public = &mut self.public;
        while let Some(seat) = Public::first_of(public.wanting, public.player) {
            public.wanting = public.wanting.without(seat);
            if public.holds_store_card(seat) {
                (public.actor, public.phase) = (seat, Phase::Wanted);
                return;
            }
        }
        self.resolve_card(true);
    }

    /// Cancels the card that was played. A card that cancels cannot be cancelled itself (DT-13).
    pub(crate) fn cancel(&mut self, seat: Seat) {
        self.spend(seat, Card::WANTED);
        let player = self.public.player;
        let Some(card) = self.public.played.and_then(Action::card) else { unreachable!("a card was played") };
        self.tell(|_| Notice::Cancelled { seat, player, card });
        self.resolve_card(false);
    }

    /// Applies the effect of the played card unless it was cancelled. Then the questions continue.
    pub(crate) fn resolve_card(&mut self, takes_effect: bool) {
        let player = self.public.player;
        let Some(action) = self.public.played.take() else { unreachable!("a card was played") };
        self.public.actor = player;
        match action {
            Action::KeepBrute(_) => self.resolve_brute(player, takes_effect),
            Action::Cheat(from, to) => {
                if takes_effect {
                    self.turn_die(player, from, to);
                }
                self.ask_cheaters();
            }
            Action::Dynamite => self.take_from_mine(if takes_effect { 2 } else { 1 }),
            Action::Sharing => {
                if takes_effect {
                    self.share(player);
                }
                self.unload_stagecoach();
            }
            Action::Credits => self.enter_store(if takes_effect { 2 } else { 1 }),
            Action::Girls => self.enter_saloon(if takes_effect { 2 } else { 1 }),
            Action::Marshal => {
                if takes_effect {
                    self.public.star = None;
                    let seat = self.public.sheriff;
                    self.tell(|_| Notice::StarStays { seat, marshal: true });
                }
                self.ask_before_star_moves();
            }
            Action::Joe(victim) => {
                if takes_effect {
                    let dollars = self.pay(victim, player, 4);
                    self.tell(|_| Notice::Joe { seat: player, victim, dollars });
                }
                self.ask_before_star_moves();
            }
            Action::Corruption => self.take_titles(takes_effect),
            Action::Elixir => {
                if takes_effect {
                    self.public.visitors = self.public.visitors.with(player);
                }
                self.ask_for_elixir();
            }
            _ => unreachable!("{action:?} plays no card"),
        }
    }

    /// Continues after a seat that was asked plays nothing.
    pub(crate) fn pass(&mut self) {
        let public = &mut self.public;
        if public.phase == Phase::Wanted {
            return self.ask_next_to_cancel();
        }
        public.asked = public.asked.without(public.actor);
        match public.phase {
            Phase::Cheat => self.ask_cheaters(),
            Phase::Dynamite => self.take_from_mine(1),
            Phase::Sharing => self.ask_to_share(),
            Phase::Credits => self.enter_store(1),
            Phase::Girls => self.enter_saloon(1),
            Phase::Star => self.ask_before_star_moves(),
            Phase::Corruption => self.take_titles(false),
            Phase::Elixir => self.ask_for_elixir(),
            _ => {
                let seat = public.actor;
                self.tell(|_| Notice::DocNothing { seat });
                self.next_visitor();
            }
        }
    }
}
