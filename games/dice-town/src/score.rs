//! Victory points, and who wins.

use crate::state::{Phase, Place};
use crate::step_context::{Journal, StepContext};
use crate::{Cards, Notice, Public, State};
use kernel::{Seat, Seats, Standing};

/// A seat's victory points, line by line (DT-31).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Points {
    /// One for each nugget.
    pub nuggets: u8,
    /// One for every two dollars.
    pub dollars: u8,
    /// Five for the sheriff.
    pub star: u8,
    /// The worth of equipment.
    pub equipment: u8,
    /// The worth of titles, in hand or wired.
    pub titles: u8,
}

impl Points {
    /// All together.
    pub fn total(self) -> u8 {
        self.nuggets + self.dollars + self.star + self.equipment + self.titles
    }
}

impl Public {
    /// The points of a seat that holds these cards (DT-31).
    pub fn points(&self, seat: Seat, hand: Cards) -> Points {
        Points {
            nuggets: self.nuggets[seat.index()],
            dollars: self.dollars[seat.index()] / 2,
            star: if seat == self.sheriff { 5 } else { 0 },
            equipment: hand.store().worth(),
            titles: hand.titles().worth() + self.wired[seat.index()].worth(),
        }
    }

    /// How many titles a seat has, in hand or wired (DT-32).
    pub fn titles_of(&self, seat: Seat) -> u8 {
        self.titles_held[seat.index()] + self.wired[seat.index()].len()
    }
}

impl State {
    /// A seat's victory points (DT-31).
    pub(crate) fn points(&self, seat: Seat) -> Points {
        self.public.points(seat, self.hands[seat.index()])
    }

    /// Points first, then titles (DT-32).
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
    /// Most points win; of those still tied the sheriff names the winner (DT-32).
    pub(crate) fn end_game(&mut self) {
        let by_mine = self.public.mine == 0;
        self.tell(|| Notice::GameEnds { by_mine });
        for seat in Seat::all(self.public.seats) {
            let (points, titles) = (self.points(seat), self.public.titles_of(seat));
            self.tell(|| Notice::Scored { seat, points, titles });
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
        self.tell(|| Notice::Tie { place: Place::End, seats: tied });
    }

    /// This seat has won.
    pub(crate) fn declare_winner(&mut self, winner: Seat) {
        self.public.winner = winner;
        self.public.phase = Phase::Over;
        let points = self.points(winner).total();
        self.tell(|| Notice::Over { winner, points });
    }
}
