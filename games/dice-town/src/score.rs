//! Victory points, and the winner.

use crate::state::{Phase, Place};
use crate::step_context::{Journal, StepContext};
use crate::{Cards, Notice, Public, State};
use kernel::{Seat, Seats, Standing};

/// A seat's victory points, by category (DT-31).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Points {
    /// One for each nugget.
    pub nuggets: u8,
    /// One for every two dollars.
    pub dollars: u8,
    /// Five for the sheriff.
    pub star: u8,
    /// The victory points of equipment.
    pub equipment: u8,
    /// The victory points of titles, in hand or wired.
    pub titles: u8,
}

impl Points {
    /// Returns the sum of all categories.
    pub fn total(self) -> u8 {
        self.nuggets + self.dollars + self.star + self.equipment + self.titles
    }
}

impl Public {
    /// Returns the points of a seat that holds these cards (DT-31).
    pub fn points(&self, seat: Seat, hand: Cards) -> Points {
        Points {
            nuggets: self.nuggets[seat.index()],
            dollars: self.dollars[seat.index()] / 2,
            star: if seat == self.sheriff { 5 } else { 0 },
            equipment: hand.store().worth(),
            titles: hand.titles().worth() + self.wired[seat.index()].worth(),
        }
    }

    /// Returns how many titles a seat has, in hand or wired (DT-32).
    pub fn titles_of(&self, seat: Seat) -> u8 {
        self.titles_held[seat.index()] + self.wired[seat.index()].len()
    }
}

impl State {
    /// Returns a seat's victory points (DT-31).
    pub(crate) fn points(&self, seat: Seat) -> Points {
        self.public.points(seat, self.hands[seat.index()])
    }

    /// Returns points, then titles: the order of the final ranking (DT-32).
    pub(crate) fn ranking_key(&self, seat: Seat) -> (u8, u8) {
        (self.points(seat).total(), self.public.titles_of(seat))
    }

    pub(crate) fn standing(&self) -> Option<Standing> {
        if self.public.phase != Phase::Over {
            return None;
        }
        let score: Vec<i32> =
            Seat::all(self.public.seats).map(|seat| self.points(seat).total().into()).collect();
        let merit = Seat::all(self.public.seats).map(|seat| {
            let (points, titles) = self.ranking_key(seat);
            (i32::from(points) << 8 | i32::from(titles)) << 1 | i32::from(seat == self.public.winner)
        });
        Some(Standing::by_merit(&score, &merit.collect::<Vec<_>>()))
    }
}

impl<J: Journal> StepContext<'_, J> {
    /// Ends the game. The most points win. If seats are still tied, the sheriff names the winner
    /// (DT-32).
    pub(crate) fn end_game(&mut self) {
        let by_mine = self.public.mine == 0;
        self.tell(|_| Notice::GameEnds { by_mine });
        for seat in Seat::all(self.public.seats) {
            let (points, titles) = (self.points(seat), self.public.titles_of(seat));
            self.tell(|_| Notice::Scored { seat, points, titles });
        }
        let seats = Seat::all(self.public.seats);
        let best = seats.clone().map(|seat| self.ranking_key(seat)).max();
        let tied: Seats = seats.filter(|&seat| Some(self.ranking_key(seat)) == best).collect();
        self.public.place = Place::End;
        self.public.tied = tied;
        if let (1, Some(winner)) = (tied.len(), tied.first()) {
            return self.declare_winner(winner);
        }
        (self.public.actor, self.public.phase) = (self.public.sheriff, Phase::Award);
        self.tell(|_| Notice::Tie { place: Place::End, seats: tied });
    }

    /// Declares this seat the winner.
    pub(crate) fn declare_winner(&mut self, winner: Seat) {
        self.public.winner = winner;
        self.public.phase = Phase::Over;
        let points = self.points(winner).total();
        self.tell(|_| Notice::Over { winner, points });
    }
}
