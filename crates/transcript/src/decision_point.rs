//! One decision of a transcript, with what its seat could know.

use crate::lines::Lines;
use crate::problem::{Cause, Problem};
use crate::record::Record;
use crate::verify::{Game, read_line};
use catalog::{AnyHint, AnyReplay, Budget};
use kernel::{Message, QuickLuck, Seat};
use std::io::{self, BufRead};

/// A decision just before it is made. It reveals what its seat may know, and nothing else.
pub struct DecisionPoint {
    replay: Box<dyn AnyReplay>,
    /// What is played.
    pub game: &'static str,
    /// The seat that decided.
    pub seat: Seat,
    /// The text of the action that the seat chose.
    pub action: String,
}

impl DecisionPoint {
    /// Finds a decision by the number of its game in the file and its number in that game, both counted from 1.
    /// All steps before it in that game must be valid, and the decision itself.
    pub fn find(reader: impl BufRead, number: u32, at: u32) -> io::Result<Result<DecisionPoint, Problem>> {
        let mut lines = Lines::new(reader);
        let mut game: Option<Game> = None;
        let mut before = number.saturating_sub(1);
        loop {
            let record = lines.next()?.map(read_line);
            let found = match (record, game.as_mut()) {
                (None, None) => Err(Message::new("problem-no-game").with("number", number).into()),
                (None, Some(_)) => Err(no_decision(at)),
                (Some(Err(wrong)), _) => Err(wrong),
                (Some(Ok(record)), None) if before > 0 => {
                    before -= u32::from(matches!(record, Record::Result(_)));
                    Ok(None)
                }
                (Some(Ok(record)), None) => Game::open(record, false).map(|opened| {
                    game = Some(opened);
                    None
                }),
                (Some(Ok(record)), Some(game)) => reached(game, record, at),
            };
            match (found, game.take()) {
                (Ok(Some((seat, action))), Some(game)) => {
                    let (name, replay) = (game.header.game.name(), game.replay);
                    return Ok(Ok(DecisionPoint { replay, game: name, seat, action }));
                }
                (Ok(_), opened) => game = opened,
                (Err(Cause { rule, why }), _) => {
                    return Ok(Err(Problem { line: lines.number.max(1), rule, why }));
                }
            }
        }
    }

    /// Returns hints about the seat's legal actions.
    pub fn hints(&self, budget: Budget, luck: &mut QuickLuck) -> Vec<AnyHint> {
        self.replay.hints(self.seat, budget, luck)
    }
}

/// Returns the decision if this record is it. Otherwise lets the record happen.
fn reached(game: &mut Game, record: Record, at: u32) -> Result<Option<(Seat, String)>, Cause> {
    match &record {
        Record::Decision { seat, action, .. } if game.decisions + 1 == at => {
            if game.replay.legal(*seat).iter().any(|legal| legal == action) {
                return Ok(Some((*seat, action.clone().into_owned())));
            }
            // The error names the rule that forbids it, as for any other decision.
            game.feed(record).and(Err(no_decision(at)))
        }
        Record::Result(_) => Err(no_decision(at)),
        _ => game.feed(record).map(|_| None),
    }
}

fn no_decision(at: u32) -> Cause {
    Message::new("problem-no-decision").with("number", at).into()
}
