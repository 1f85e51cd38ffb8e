//! Says in one sentence what decided a finished game.

use crate::{Points, Rule, State};
use kernel::{Arg, Decided, Message, Seat};

impl Points {
    /// Returns the categories of the score, each with its keyword for the translated sentences
    /// (DT-31).
    pub fn lines(self) -> [(&'static str, u8); 5] {
        [
            ("nuggets", self.nuggets),
            ("dollars", self.dollars),
            ("star", self.star),
            ("equipment", self.equipment),
            ("titles", self.titles),
        ]
    }
}

impl State {
    /// Returns the category in which the winner is farthest ahead of the second seat (DT-31). If
    /// points are equal, titles or the sheriff decided (DT-32).
    pub(crate) fn decided(&self) -> Option<Decided<Rule>> {
        self.standing()?;
        let public = &self.public;
        let winner = public.winner;
        let others = Seat::all(public.seats).filter(|&seat| seat != winner);
        // Of equal seats, the first one.
        let second = others.rev().max_by_key(|&seat| self.ranking_key(seat))?;
        let ((points, titles), (other_points, other_titles)) =
            (self.ranking_key(winner), self.ranking_key(second));
        let duel = |key| Message::new(key).with("seat", winner).with("second", second);
        let (rule, message) = if points > other_points {
            let lines = self.points(winner).lines().into_iter().zip(self.points(second).lines());
            let ahead = lines.map(|((line, own), (_, other))| (line, own, other)).rev();
            let (line, own, other) =
                ahead.max_by_key(|(_, own, other)| i16::from(*own) - i16::from(*other))?;
            let message = duel("dice-town-decided").with("lead", points - other_points);
            (Rule::Dt31, message.with("line", line).with("own", own).with("other", other))
        } else if titles > other_titles {
            let message = duel("dice-town-decided-titles").with("points", points);
            (Rule::Dt32, message.with("own", titles).with("other", other_titles))
        } else {
            let message = Message::new("dice-town-decided-sheriff")
                .with("seats", public.tied.iter().collect::<Arg>())
                .with("sheriff", public.sheriff)
                .with("seat", winner)
                .with("self", crate::notice::yes_no(public.sheriff == winner));
            (Rule::Dt32, message)
        };
        Some(Decided { rule, message })
    }
}
