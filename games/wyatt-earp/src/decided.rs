//! Says in one sentence what decided a finished game.

use crate::{GOAL, Rule, State};
use kernel::{Arg, Decided, Message, Seat};

impl State {
    /// Says how far the winner is ahead of the second seat (WE-44), or that a duel decided (WE-45).
    pub(crate) fn decided(&self) -> Option<Decided<Rule>> {
        let public = &self.public;
        let winner = public.winner?;
        let money = |seat: Seat| i64::from(public.money[seat.index()]) * 1000;
        // Of equal seats, the one nearest to the winner's left is named.
        let second = public.others(winner).rev().max_by_key(|&seat| money(seat))?;
        if money(second) < money(winner) {
            let message = Message::new("wyatt-earp-decided")
                .with("seat", winner)
                .with("goal", i64::from(GOAL) * 1000)
                .with("money", money(winner))
                .with("second", second)
                .with("lead", money(winner) - money(second));
            return Some(Decided { rule: Rule::We44, message });
        }
        let duellists = Seat::all(public.seats).filter(|&seat| money(seat) == money(winner));
        let message = Message::new("wyatt-earp-decided-duel")
            .with("seat", winner)
            .with("seats", duellists.collect::<Arg>())
            .with("money", money(winner));
        Some(Decided { rule: Rule::We45, message })
    }
}
