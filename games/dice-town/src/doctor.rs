//! Doc Badluck, for seats that gained nothing (DT-25).

use crate::state::{Phase, Place};
use crate::step_context::{Journal, StepContext};
use crate::{Card, Cards, Notice, SEATS};
use kernel::{Seat, Seats};

impl<J: Journal> StepContext<'_, J> {
    /// Asks the seats that gained something for an elixir (DT-25).
    pub(crate) fn enter_doctor(&mut self) {
        let public = &mut self.public;
        public.place = Place::Doctor;
        public.visitors = Seats(Seats::all(public.seats).0 & !public.gained.0);
        public.asked = public.gained;
        let seats = public.visitors;
        self.tell(|_| Notice::Visitors { seats });
        self.ask_for_elixir();
    }

    pub(crate) fn ask_for_elixir(&mut self) {
        if !self.ask(Phase::Elixir, self.public.sheriff) {
            self.next_visitor();
        }
    }

    /// Sends the next visitor to the doctor. While several wait, the sheriff names the next one
    /// (DT-25).
    pub(crate) fn next_visitor(&mut self) {
        let public = &mut self.public;
        match (public.visitors.len(), public.visitors.first()) {
            (1, Some(last)) => self.see_doctor(last),
            (0, _) => self.end_turn(),
            _ => (public.actor, public.phase) = (public.sheriff, Phase::Visit),
        }
    }

    pub(crate) fn see_doctor(&mut self, seat: Seat) {
        let public = &mut self.public;
        public.visitors = public.visitors.without(seat);
        (public.actor, public.phase) = (seat, Phase::Doc);
    }

    /// Lays titles face up (DT-25).
    pub(crate) fn wire(&mut self, titles: Cards) {
        let seat = self.public.actor;
        for title in titles.iter() {
            self.hands[seat.index()].remove(title);
            self.public.titles_held[seat.index()] -= 1;
            self.public.wired[seat.index()].add(title);
            self.remember_departure(seat, title);
        }
        self.tell(|_| Notice::Wired { seat, cards: titles });
        self.next_visitor();
    }

    pub(crate) fn draw_doctor_card(&mut self) {
        self.renew_if_empty();
        self.public.phase = Phase::DocDraw;
    }

    /// Gives the visitor a store card.
    pub(crate) fn give_doctor_card(&mut self, card: Card) {
        let seat = self.public.actor;
        self.draw(seat, card);
        self.receive(seat, card);
        self.tell_secret_to(seat, |own| Notice::DocStore { seat, card: own.then_some(card) });
        self.next_visitor();
    }

    /// Takes $2, or what it has, from every other seat.
    pub(crate) fn collect_dollars(&mut self) {
        let seat = self.public.actor;
        let mut from = [0; SEATS];
        for other in Seat::all(self.public.seats).filter(|&other| other != seat) {
            from[other.index()] = self.pay(other, seat, 2);
        }
        self.tell(|_| Notice::DocDollars { seat, from });
        self.next_visitor();
    }

    /// Takes a nugget from every other seat that has one.
    pub(crate) fn collect_nuggets(&mut self) {
        let seat = self.public.actor;
        let mut from = [0; SEATS];
        for other in Seat::all(self.public.seats).filter(|&other| other != seat) {
            let given = self.public.nuggets[other.index()].min(1);
            self.public.nuggets[other.index()] -= given;
            from[other.index()] = given;
        }
        let nuggets: u8 = from.iter().sum();
        self.public.nuggets[seat.index()] += nuggets;
        if nuggets > 0 {
            self.mark_gained(seat);
        }
        self.tell(|_| Notice::DocNuggets { seat, from });
        self.next_visitor();
    }
}
