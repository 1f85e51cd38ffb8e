//! Replays transcripts against the rules, and checks all that the format promises.

use crate::Header;
use crate::json::difference;
use crate::lines::{Line, Lines};
use crate::log::log_line;
use crate::problem::{Cause, Problem, due, not_due};
use crate::record::{Record, fields};
use crate::write::result_listing;
use catalog::{AnyReplay, CitedMessage};
use kernel::{Arg, Awaits, Listing, Luck, Message, Seat, Standing};
use lang::quoted;
use std::borrow::Cow;
use std::io::{self, BufRead};
use table::{Dealer, Stream};

/// What was played in a valid game, and how it ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct VerifiedGame {
    /// The game.
    pub game: &'static str,
    /// The number of seats.
    pub seats: u8,
    /// The number of decisions.
    pub decisions: u32,
    /// The result.
    pub standing: Standing,
    /// What decided the result.
    pub decided: CitedMessage,
}

/// The result of verifying one game of a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verdict {
    /// The line on which the game begins.
    pub line: u64,
    /// The valid game, or its first problem.
    pub outcome: Result<VerifiedGame, Problem>,
}

/// A valid game with all its steps.
pub struct RecordedGame {
    /// Its header.
    pub header: Header,
    /// Its steps, as lines of a table's log.
    pub lines: Vec<String>,
}

/// Verifies a file game by game.
pub struct Verifier<R> {
    lines: Lines<R>,
    fair: bool,
    keeps: bool,
    kept: Option<RecordedGame>,
    /// A header that was read ahead, after an invalid game.
    header_ahead: Option<Record>,
    begun: bool,
}

impl<R: BufRead> Verifier<R> {
    /// Starts verifying a file. With `fair`, chance must also be what the seed gives.
    pub fn new(reader: R, fair: bool) -> Verifier<R> {
        Verifier {
            lines: Lines::new(reader),
            fair,
            keeps: false,
            kept: None,
            header_ahead: None,
            begun: false,
        }
    }

    /// Keeps the steps of valid games, for [`Verifier::take_game`].
    #[must_use]
    pub fn keep_games(self) -> Verifier<R> {
        Verifier { keeps: true, ..self }
    }

    /// Returns the game of the last verdict, if it is valid and [`Verifier::keep_games`] was called.
    pub fn take_game(&mut self) -> Option<RecordedGame> {
        self.kept.take()
    }

    /// Returns the verdict on the next game, or `None` at the end of the file.
    ///
    /// # Errors
    /// The file cannot be read. An invalid game is a verdict and no error.
    pub fn verdict(&mut self) -> io::Result<Option<Verdict>> {
        let first = self.next_record()?;
        if first.is_none() && self.begun {
            return Ok(None);
        }
        self.begun = true;
        self.kept = None;
        let line = self.lines.number.max(1);
        let outcome = match self.game(first)? {
            Ok(verified) => Ok(verified),
            Err(Cause { rule, why }) => {
                let problem = Problem { line: self.lines.number.max(1), rule, why };
                self.skip_game()?;
                Err(problem)
            }
        };
        Ok(Some(Verdict { line, outcome }))
    }

    fn next_record(&mut self) -> io::Result<Option<Result<Record, Cause>>> {
        match self.header_ahead.take() {
            Some(header) => Ok(Some(Ok(header))),
            None => Ok(self.lines.next()?.map(read_line)),
        }
    }

    /// Skips to the next header, where verification can continue after a problem.
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

    fn game(&mut self, first: Option<Result<Record, Cause>>) -> io::Result<Result<VerifiedGame, Cause>> {
        let opened = match first {
            None => Err(Message::new("problem-empty").into()),
            Some(record) => record.and_then(|record| Game::open(record, self.fair)),
        };
        let mut game = match opened {
            Ok(game) => game,
            Err(cause) => return Ok(Err(cause)),
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
                    self.kept = self.keeps.then_some(RecordedGame { header: game.header, lines });
                    return Ok(Ok(verified));
                }
                Ok(None) => {}
                Err(cause) => return Ok(Err(cause)),
            }
        }
    }
}

pub(crate) fn read_line(line: Line) -> Result<Record, Cause> {
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
    /// Does the transcript have states? Known from the first decision on.
    states: Option<bool>,
    /// Has the state before the present decision been read?
    stated: bool,
}

impl Game {
    pub(crate) fn open(record: Record, fair: bool) -> Result<Game, Cause> {
        let entries = match record {
            Record::Header(entries) => entries,
            other => return Err(not_due(other.name(), Message::new("due-header"))),
        };
        let header = Header::read(entries)?;
        let replay = header.game.replay(&header.variant, header.seats)?;
        let dealer = fair.then(|| Dealer::new(header.key(), Stream::Dealer));
        Ok(Game { header, replay, dealer, decisions: 0, states: None, stated: false })
    }

    /// Returns which record must come next.
    pub(crate) fn due(&self) -> Message {
        let settled = self.replay.awaits() != Awaits::Chance;
        if settled && self.states == Some(true) && !self.stated {
            return Message::new("due-state");
        }
        due(self.replay.awaits())
    }

    /// Applies the next record. Returns the verified game if it was the last record.
    pub(crate) fn feed(&mut self, record: Record) -> Result<Option<VerifiedGame>, Cause> {
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

    fn decision(&mut self, seat: Seat, action: &str, legal: Option<Vec<Listing>>) -> Result<(), Cause> {
        if seat.0 >= self.replay.seats() {
            return Err(Message::new("problem-no-seat").with("number", seat.0).into());
        }
        self.states_known("decision")?;
        let due: Option<Listing> = legal.is_some().then(|| self.replay.legal(seat).into_iter().collect());
        let with_action = |cause: Cause| match cause.why.key {
            "problem-no-action" => Cause { why: cause.why.with("action", quoted(action)), ..cause },
            _ => cause,
        };
        self.replay.act(seat, action).map_err(|error| with_action(error.into()))?;
        if let (Some(due), Some(legal)) = (due, legal)
            && let Some(difference) = difference(&due, &Listing::List(legal))
        {
            return Err(differs("problem-legal", difference));
        }
        self.decisions += 1;
        self.stated = false;
        Ok(())
    }

    /// Checks that a state stands before every decision and at the end, or nowhere.
    fn states_known(&mut self, is: &'static str) -> Result<(), Cause> {
        if self.replay.awaits() == Awaits::Chance {
            return Ok(());
        }
        if *self.states.get_or_insert(self.stated) && !self.stated {
            return Err(not_due(is, Message::new("due-state")));
        }
        Ok(())
    }

    fn state(&mut self, state: &Listing) -> Result<(), Cause> {
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

    fn result(&mut self, entries: Vec<(Cow<'static, str>, Listing)>) -> Result<VerifiedGame, Cause> {
        let (Some(standing), Some(decided)) = (self.replay.standing(), self.replay.decided()) else {
            return Err(not_due("result", self.due()));
        };
        self.states_known("result")?;
        let due = result_listing(&standing, self.decisions);
        if let Some(difference) = difference(&due, &Listing::Map(entries)) {
            return Err(differs("problem-result", difference));
        }
        let (game, seats) = (self.header.game.name(), self.header.seats);
        Ok(VerifiedGame { game, seats, decisions: self.decisions, standing, decided })
    }
}

fn differs(key: &'static str, (path, due, is): (String, String, String)) -> Cause {
    let at: Arg = quoted(path.trim_start_matches('.')).into();
    Message::new(key).with("at", at).with("due", quoted(&due)).with("is", quoted(&is)).into()
}
