//! Asking for store cards: who, in which order, and what a card that was played waits for.

use crate::state::Phase;
use crate::step_context::{Journal, StepContext};
use crate::{Action, Card, Notice, Public};
use kernel::{Seat, Seats};

impl<J: Journal> StepContext<'_, J> {
    /// Asks the next of those to be asked, clockwise from a seat: whoever holds a store card
    /// when his turn to answer comes (DT-15). `false` if nobody is left.
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

    /// Asks just one seat, if it holds a store card.
    #[inline]
    pub(crate) fn ask_only(&mut self, seat: Seat, phase: Phase) -> bool {
        self.public.asked = Seats::only(seat);
        self.ask(phase, seat)
    }

    /// A store card leaves a hand for the discard, for all to see (DT-12).
    pub(crate) fn spend(&mut self, seat: Seat, card: Card) {
        self.hands[seat.index()].remove(card);
        self.public.store_held[seat.index()] -= 1;
        self.discard.add(card);
        self.public.store_discard += 1;
        self.remember_departure(seat, card);
        self.remember_discard(card);
    }

    /// A card is played at its moment (DT-12).
    pub(crate) fn play(&mut self, seat: Seat, action: Action, card: Card) {
        self.spend(seat, card);
        self.tell(|| Notice::Played { seat, action });
        self.ask_to_cancel(seat, action);
    }

    /// Before a card that lies on the discard takes effect, the others may cancel it (DT-13).
    pub(crate) fn ask_to_cancel(&mut self, player: Seat, action: Action) {
        let public = &mut self.public;
        public.played = Some(action);
        public.player = player;
        public.wanting = Seats::all(public.seats).without(player);
        self.ask_next_to_cancel();
    }

    /// Asks the next who holds a store card, clockwise from who played (DT-13).
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

    /// A card that was played is cancelled, and cards that cancel are not (DT-13).
    pub(crate) fn cancel(&mut self, seat: Seat) {
        self.spend(seat, Card::WANTED);
        let player = self.public.player;
        let Some(card) = self.public.played.and_then(Action::card) else { unreachable!("a card was played") };
        self.tell(|| Notice::Cancelled { seat, player, card });
        self.resolve_card(false);
    }

    /// The card that was played takes effect, or is cancelled; then the asking goes on.
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
                    self.tell(|| Notice::StarStays { seat, marshal: true });
                }
                self.ask_before_star_moves();
            }
            Action::Joe(victim) => {
                if takes_effect {
                    let dollars = self.pay(victim, player, 4);
                    self.tell(|| Notice::Joe { seat: player, victim, dollars });
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

    /// A seat that was asked plays nothing.
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
                self.tell(|| Notice::DocNothing { seat });
                self.next_visitor();
            }
        }
    }
}
