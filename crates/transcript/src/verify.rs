//! Replays transcripts against the rules: everything the format says is checked as it goes.

use crate::Header;
use crate::json::difference;
use crate::lines::{Line, Lines};
use crate::log::log_line;
use crate::problem::{Problem, Wrong, due, not_due};
use crate::record::{Record, fields};
use crate::write::result_listing;
use catalog::{AnyReplay, Cited};
use kernel::{Arg, Awaits, Listing, Luck, Message, Seat, Standing};
use lang::quoted;
use std::borrow::Cow;
use std::io::{self, BufRead};
use table::{Dealer, Stream};

/// A game that holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verified {
    /// What was played.
    pub game: &'static str,
    /// By how many.
    pub seats: u8,
    /// How many decisions it took.
    pub decisions: u32,
    /// How it ended.
    pub standing: Standing,
    /// What decided it.
    pub decided: Cited,
}

/// What is to be said about one game of a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verdict {
    /// The line on which the game begins.
    pub line: u64,
    /// Yes, or the first problem.
    pub outcome: Result<Verified, Problem>,
}

/// A game that holds, with all that a table needs to be looked at again.
pub struct Whole {
    /// What it was played with.
    pub header: Header,
    /// Its steps, as lines of a table's log.
    pub lines: Vec<String>,
}

/// Reads a file game by game.
pub struct Verifier<R> {
    lines: Lines<R>,
    fair: bool,
    keeps: bool,
    whole: Option<Whole>,
    /// A header that was read ahead, after a broken game.
    header_ahead: Option<Record>,
    begun: bool,
}

impl<R: BufRead> Verifier<R> {
    /// A verifier of this file; `fair` also asks whether chance is what the seed gives.
    pub fn new(reader: R, fair: bool) -> Verifier<R> {
        Verifier {
            lines: Lines::new(reader),
            fair,
            keeps: false,
            whole: None,
            header_ahead: None,
            begun: false,
        }
    }

    /// The same, which also hands out the games that hold.
    #[must_use]
    pub fn keeping(self) -> Verifier<R> {
        Verifier { keeps: true, ..self }
    }

    /// The game of the last verdict, if it holds and is to be kept.
    pub fn whole(&mut self) -> Option<Whole> {
        self.whole.take()
    }

    /// The verdict on the next game, or `None` at the end of the file. Only a file that
    /// cannot be read is an error.
    pub fn verdict(&mut self) -> io::Result<Option<Verdict>> {
        let first = self.next_record()?;
        if first.is_none() && self.begun {
            return Ok(None);
        }
        self.begun = true;
        self.whole = None;
        let line = self.lines.number.max(1);
        let outcome = match self.game(first)? {
            Ok(verified) => Ok(verified),
            Err(Wrong { rule, why }) => {
                let problem = Problem { line: self.lines.number.max(1), rule, why };
                self.skip_game()?;
                Err(problem)
            }
        };
        Ok(Some(Verdict { line, outcome }))
    }

    fn next_record(&mut self) -> io::Result<Option<Result<Record, Wrong>>> {
        match self.header_ahead.take() {
            Some(header) => Ok(Some(Ok(header))),
            None => Ok(self.lines.next()?.map(read_line)),
        }
    }

    /// After a problem: on to the next header, which is the next thing that can be judged.
    fn skip_game(&mut self) -> io::Result<()> {
        while self.header_ahead.is_none() {
            match self.next_record()? {
                Some(Ok(header @ Record::Header(_))) => self.header_ahead = Some(header),
                Some(_) => {}
                None => break,
            }
        }
        Ok(())
    }

    fn game(&mut self, first: Option<Result<Record, Wrong>>) -> io::Result<Result<Verified, Wrong>> {
        let opened = match first {
            None => Err(Message::new("problem-empty").into()),
            Some(record) => record.and_then(|record| Game::open(record, self.fair)),
        };
        let mut game = match opened {
            Ok(game) => game,
            Err(wrong) => return Ok(Err(wrong)),
        };
        let mut lines = Vec::new();
        loop {
            let fed = match self.next_record()? {
                None => {
                    self.lines.number += 1;
                    Err(not_due("nothing", game.due()))
                }
                // This game ends too early, and the next one begins.
                Some(Ok(header @ Record::Header(_))) => {
                    self.header_ahead = Some(header);
                    Err(not_due("header", game.due()))
                }
                Some(record) => record.and_then(|record| {
                    if self.keeps {
                        lines.extend(log_line(&record)?);
                    }
                    game.feed(record)
                }),
            };
            match fed {
                Ok(Some(verified)) => {
                    self.whole = self.keeps.then_some(Whole { header: game.header, lines });
                    return Ok(Ok(verified));
                }
                Ok(None) => {}
                Err(wrong) => return Ok(Err(wrong)),
            }
        }
    }
}

pub(crate) fn read_line(line: Line) -> Result<Record, Wrong> {
    match line {
        Line::TooLong => Err(Message::new("problem-too-long").with("most", crate::MAX_LINE as i64).into()),
        Line::NotUtf8 => Err(Message::new("problem-utf8").into()),
        Line::Text(text) if text.trim().is_empty() => Err(Message::new("problem-blank").into()),
        Line::Text(text) => Record::read(&text),
    }
}

/// A game being replayed.
pub(crate) struct Game {
    pub(crate) header: Header,
    pub(crate) replay: Box<dyn AnyReplay>,
    dealer: Option<Dealer>,
    pub(crate) decisions: u32,
    /// Are states written? Known from the first decision on.
    states: Option<bool>,
    /// Has the state of the present decision been read?
    stated: bool,
}

impl Game {
    pub(crate) fn open(record: Record, fair: bool) -> Result<Game, Wrong> {
        let entries = match record {
            Record::Header(entries) => entries,
            other => return Err(not_due(other.name(), Message::new("due-header"))),
        };
        let header = Header::read(entries)?;
        let replay = header.game.replay(&header.variant, header.seats)?;
        let dealer = fair.then(|| Dealer::new(header.key(), Stream::Dealer));
        Ok(Game { header, replay, dealer, decisions: 0, states: None, stated: false })
    }

    /// What has to come next.
    pub(crate) fn due(&self) -> Message {
        let settled = self.replay.awaits() != Awaits::Chance;
        if settled && self.states == Some(true) && !self.stated {
            return Message::new("due-state");
        }
        due(self.replay.awaits())
    }

    /// Takes the next record; the verdict, if it was the last.
    pub(crate) fn feed(&mut self, record: Record) -> Result<Option<Verified>, Wrong> {
        match record {
            Record::Chance { kind, rest } => {
                let dealer = self.dealer.as_mut().map(|dealer| dealer as &mut dyn Luck);
                self.replay.chance(&kind, fields(&rest)?, dealer)?;
                self.stated = false;
            }
            Record::Decision { seat, action, legal } => self.decision(seat, &action, legal)?,
            Record::State(state) => self.state(&state)?,
            Record::Result(entries) => return self.result(entries).map(Some),
            Record::Header(_) => return Err(not_due("header", self.due())),
        }
        Ok(None)
    }

    fn decision(&mut self, seat: Seat, action: &str, legal: Option<Vec<Listing>>) -> Result<(), Wrong> {
        if seat.0 >= self.replay.seats() {
            return Err(Message::new("problem-no-seat").with("number", seat.0).into());
        }
        self.states_known("decision")?;
        let due: Option<Listing> = legal.is_some().then(|| self.replay.legal(seat).into_iter().collect());
        let wrong = |wrong: Wrong| match wrong.why.key {
            "problem-no-action" => Wrong { why: wrong.why.with("action", quoted(action)), ..wrong },
            _ => wrong,
        };
        self.replay.act(seat, action).map_err(|fault| wrong(fault.into()))?;
        if let (Some(due), Some(legal)) = (due, legal)
            && let Some(difference) = difference(&due, &Listing::List(legal))
        {
            return Err(differs("problem-legal", difference));
        }
        self.decisions += 1;
        self.stated = false;
        Ok(())
    }

    /// A state must stand before every decision and at the end, or nowhere.
    fn states_known(&mut self, is: &'static str) -> Result<(), Wrong> {
        if self.replay.awaits() == Awaits::Chance {
            return Ok(());
        }
        if *self.states.get_or_insert(self.stated) && !self.stated {
            return Err(not_due(is, Message::new("due-state")));
        }
        Ok(())
    }

    fn state(&mut self, state: &Listing) -> Result<(), Wrong> {
        let settled = self.replay.awaits() != Awaits::Chance;
        if !settled || self.stated || self.states == Some(false) {
            return Err(not_due("state", self.due()));
        }
        self.stated = true;
        match difference(&self.replay.listing(), state) {
            Some(difference) => Err(differs("problem-state", difference)),
            None => Ok(()),
        }
    }

    fn result(&mut self, entries: Vec<(Cow<'static, str>, Listing)>) -> Result<Verified, Wrong> {
        let (Some(standing), Some(decided)) = (self.replay.standing(), self.replay.decided()) else {
            return Err(not_due("result", self.due()));
        };
        self.states_known("result")?;
        let due = result_listing(&standing, self.decisions);
        if let Some(difference) = difference(&due, &Listing::Map(entries)) {
            return Err(differs("problem-result", difference));
        }
        let (game, seats) = (self.header.game.name(), self.header.seats);
        Ok(Verified { game, seats, decisions: self.decisions, standing, decided })
    }
}

fn differs(key: &'static str, (path, due, is): (String, String, String)) -> Wrong {
    let at: Arg = quoted(path.trim_start_matches('.')).into();
    Message::new(key).with("at", at).with("due", quoted(&due)).with("is", quoted(&is)).into()
}
