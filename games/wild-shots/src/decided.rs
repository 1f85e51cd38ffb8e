//! Says in one sentence what decided a finished game.

use crate::{Rule, State};
use kernel::{Arg, Decided, Message, Seat};

impl State {
    /// Names the round in which the winner went ahead of the second seat for good, or says that the win is
    /// shared (WS-14).
    pub(crate) fn decided(&self) -> Option<Decided<Rule>> {
        let public = &self.public;
        let winners: Vec<Seat> = self.standing()?.winners().collect();
        let others = Seat::all(public.seats).filter(|seat| !winners.contains(seat));
        let second = others.min_by_key(|&seat| public.penalty(seat));
        let message = match (&winners[..], second) {
            (&[winner], Some(second)) => self.pulled_ahead(winner, second),
            _ => Message::new("wild-shots-decided-shared")
                .with("winners", winners.iter().copied().collect::<Arg>())
                .with("points", winners.first().map_or(0, |&seat| public.penalty(seat))),
        };
        Some(Decided { rule: Rule::Ws14, message })
    }

    fn pulled_ahead(&self, winner: Seat, second: Seat) -> Message {
        let rounds = &self.public.penalties;
        let points = |seat: Seat, rounds: usize| -> u16 {
            self.public.penalties[..rounds].iter().map(|round| round[seat.index()]).sum()
        };
        let was_ahead = |played: usize| points(winner, played) < points(second, played);
        // Before the first round no seat is ahead.
        let level = (0..rounds.len()).rfind(|&played| !was_ahead(played)).unwrap_or_default();
        Message::new("wild-shots-decided")
            .with("seat", winner)
            .with("second", second)
            .with("round", level as u8 + 1)
            .with("own", rounds[level][winner.index()])
            .with("other", rounds[level][second.index()])
            .with("lead", points(second, rounds.len()) - points(winner, rounds.len()))
    }
}
