//! Part I of a turn: rolls, choices, brutes and cheaters. Part II is in `town.rs`.

use crate::state::{Choice, Phase, Place};
use crate::step_context::{Journal, StepContext};
use crate::{Action, Card, Dice, Face, Notice, Public};
use kernel::{Seat, Seats, Viewer};

impl<J: Journal> StepContext<'_, J> {
    /// Begins a turn with all dice under the cups (DT-7).
    pub(crate) fn begin_turn(&mut self) {
        self.public.turn += 1;
        (self.public.place, self.public.tied) = (Place::Mine, Seats::default());
        let turn = self.public.turn;
        self.tell(|_| Notice::TurnBegins { turn });
        self.roll(Seats::all(self.public.seats));
    }

    /// Lets these seats roll their free dice, from seat 0 up.
    fn roll(&mut self, seats: Seats) {
        let Some(first) = seats.first() else { unreachable!("a seat rolls") };
        let public = &mut self.public;
        public.rolling = seats;
        (public.actor, public.phase) = (first, Phase::Roll);
    }

    /// Stores the roll of a seat and continues with the next one. The last roll is kept as it falls
    /// (DT-9).
    #[inline]
    pub(crate) fn set_roll(&mut self, seat: Seat, dice: Dice) {
        self.rolled[seat.index()] = dice;
        self.tell_each(|_, viewer| (viewer == Viewer::Seat(seat)).then_some(Notice::Rolled { seat, dice }));
        let after = Seats(self.public.rolling.0 & !((2 << seat.0) - 1));
        if let Some(next) = after.first() {
            self.public.actor = next;
        } else if self.public.is_last_roll() {
            for seat in self.public.rolling.iter() {
                let dice = self.rolled[seat.index()];
                self.keep_openly(seat, dice);
                let row = self.public.rows[seat.index()];
                self.tell(|_| Notice::KeptLast { seat, dice, row });
            }
            self.start_cheating();
        } else {
            self.public.waiting = self.public.rolling;
            self.public.phase = Phase::Keep;
        }
    }

    /// Stores the choice of a seat. When all have chosen, they reveal together (DT-7).
    #[inline]
    pub(crate) fn keep(&mut self, seat: Seat, choice: Choice) {
        self.choices[seat.index()] = Some(choice);
        let public = &mut self.public;
        public.waiting = public.waiting.without(seat);
        if !public.waiting.is_empty() {
            return;
        }
        if public.revealed {
            self.tell(|_| Notice::Shows { seat, dice: choice.dice, again: true });
        } else {
            self.reveal();
        }
        self.resolve_brutes();
    }

    /// Reveals all choices. All brutes go to the discard together (DT-14).
    fn reveal(&mut self) {
        self.public.revealed = true;
        let brutes = |seat: &Seat| self.choices[seat.index()].is_some_and(|choice| choice.brute);
        self.public.brutes = self.public.rolling.iter().filter(brutes).collect();
        if self.public.brutes.is_empty() {
            return;
        }
        for seat in self.public.rolling.iter() {
            let Some(Choice { dice, brute }) = self.choices[seat.index()] else { continue };
            if brute {
                self.spend(seat, Card::BRUTE);
                self.tell(|_| Notice::Played { seat, action: Action::KeepBrute(dice) });
            } else {
                self.tell(|_| Notice::Shows { seat, dice, again: false });
            }
        }
    }

    /// Resolves the brutes one after the other, clockwise from the sheriff (DT-14).
    fn resolve_brutes(&mut self) {
        let next = Public::first_of(self.public.brutes, self.public.sheriff);
        let played = next.and_then(|seat| Some((seat, self.choices[seat.index()]?.dice)));
        match played {
            Some((seat, dice)) => {
                self.public.brutes = self.public.brutes.without(seat);
                self.ask_to_cancel(seat, Action::KeepBrute(dice));
            }
            None => self.pay_and_keep(),
        }
    }

    /// Applies a brute or, if it was cancelled, lets its owner choose again, alone and openly
    /// (DT-14).
    pub(crate) fn resolve_brute(&mut self, seat: Seat, takes_effect: bool) {
        if takes_effect {
            return self.resolve_brutes();
        }
        let shown = self.choices[seat.index()].take();
        (self.public.bared, self.public.barer) = (shown.map_or(Dice::NONE, |choice| choice.dice), seat);
        self.tell(|_| Notice::ChoosesAgain { seat });
        self.public.waiting = Seats::only(seat);
        self.public.phase = Phase::Keep;
    }

    /// Lets all seats pay, and moves the kept dice to the rows (DT-8, DT-14).
    fn pay_and_keep(&mut self) {
        self.public.revealed = false;
        self.public.bared = Dice::NONE;
        for seat in self.public.rolling.iter() {
            let Some(Choice { dice, brute }) = self.choices[seat.index()].take() else {
                unreachable!("all have chosen")
            };
            let cost = if brute { 0 } else { Public::cost(dice.len()) };
            self.public.dollars[seat.index()] -= cost;
            self.public.stagecoach += cost;
            self.keep_openly(seat, dice);
            let row = self.public.rows[seat.index()];
            self.tell(|_| Notice::Kept { seat, dice, cost, brute, row });
        }
        self.start_cheating();
    }

    fn keep_openly(&mut self, seat: Seat, dice: Dice) {
        self.rolled[seat.index()] = Dice::NONE;
        let row = &mut self.public.rows[seat.index()];
        *row = row.plus(dice);
    }

    /// Turns a die of a row (DT-11).
    pub(crate) fn turn_die(&mut self, seat: Seat, from: Face, to: Face) {
        let row = self.public.rows[seat.index()].turned(from, to);
        self.public.rows[seat.index()] = row;
        self.tell(|_| Notice::Cheated { seat, from, to, row });
    }

    /// Asks the seats that took part in the reveal whether they cheat (DT-11).
    fn start_cheating(&mut self) {
        self.public.asked = self.public.rolling;
        self.ask_cheaters();
    }

    pub(crate) fn ask_cheaters(&mut self) {
        if self.ask(Phase::Cheat, self.public.sheriff) {
            return;
        }
        // If there are free dice, they are rolled again (DT-9).
        let public = &self.public;
        let free: Seats = Seat::all(public.seats).filter(|&seat| public.free_dice(seat) > 0).collect();
        if free.is_empty() {
            return self.enter(Place::Mine);
        }
        self.tell(|_| Notice::RollAgain { seats: free });
        self.roll(free);
    }
}
