//! `saloon play`: a game against bots in plain lines of text, which a screen reader
//! can follow and a script can drive. The full-screen client is another program's job.

use crate::args;
use crate::failure::{Answer, Failure, Outcome};
use crate::output::{create, print, print_line};
use crate::{hint, wish};
use catalog::{AnyGame, AnyNews, AnyTable, Budget, LegalAction, Reason, Rejection, Strength, Told};
use kernel::{Message, QuickLuck, Seat, Viewer};
use lang::{Cast, Lang, quoted};
use std::io::{self, BufRead, Read, Write};
use transcript::Header;

/// How many worlds a hint looks at: a moment's thought.
const HINT: Budget = Budget::Iterations(200);

/// The seat of whoever plays here.
const YOU: Seat = Seat(0);

pub(crate) fn run(args: &args::Play, lang: &Lang) -> Outcome {
    let (game, variant) = args.wish.grant()?;
    let seats = args.seats.unwrap_or(*game.seats().end());
    let seed = wish::seed(args.seed.as_deref())?;
    let (table, news) = game.table(&variant, seats, seed, &[])?;
    let strength = wish::strength(&args.bots)?;
    let bots = QuickLuck::new(u64::from_be_bytes(std::array::from_fn(|i| seed.0[24 + i])));
    let cast = Cast { you: Some(YOU), ..wish::cast(lang, Seat::all(seats)) };
    let mut evening = Evening { game, table, lang, cast, strength, bots };
    // Created before the first card, so that a game is never played for nothing.
    let out = args.out.as_deref().map(create).transpose()?;
    evening.greet(seats)?;
    evening.tell(&news)?;
    let finished = evening.play()?;
    if let (Some(path), Some(mut out)) = (&args.out, out) {
        let header = Header { game, seats, variant, seed, commitment: None, entropy: Vec::new() };
        let name = path.display().to_string();
        let standing = evening.table.standing();
        transcript::steps(&mut out, &header, &evening.table.steps(), standing.as_ref())
            .and_then(|()| out.flush())
            .map_err(Failure::io(name))?;
    }
    if finished {
        evening.farewell()?;
    }
    Ok(Answer::Yes)
}

struct Evening<'a> {
    game: &'static dyn AnyGame,
    table: Box<dyn AnyTable>,
    lang: &'a Lang,
    cast: Cast,
    strength: Strength,
    bots: QuickLuck,
}

impl Evening<'_> {
    /// Plays until the game is over (true) or whoever plays has left.
    fn play(&mut self) -> Outcome<bool> {
        while let Some(seat) = self.table.awaits().seats().first() {
            let news = if seat == YOU {
                match self.your_decision()? {
                    Some(news) => news,
                    None => return self.line("play-left").map(|()| false),
                }
            } else {
                let action = self.table.choose(seat, self.strength, &mut self.bots);
                self.act(seat, &action).map_err(|_| Failure::Usage(Message::new("play-stale")))?
            };
            self.tell(&news)?;
        }
        Ok(true)
    }

    fn act(&mut self, seat: Seat, action: &str) -> Result<AnyNews, Rejection> {
        let at = self.table.decision(seat).unwrap_or_default();
        self.table.answer(seat, at, action)
    }

    /// Shows the table and the actions, and reads until one is legal; `None` to leave.
    fn your_decision(&mut self) -> Outcome<Option<AnyNews>> {
        let mut legal = self.table.legal(YOU);
        self.show_table()?;
        self.show(&legal)?;
        loop {
            print("> ")?;
            let Some(line) = read_line()? else { return Ok(None) };
            let line = line.trim();
            match line {
                "" => {}
                "?" => self.help(&legal)?,
                "t" => self.show_table()?,
                "l" => self.show(&legal)?,
                "h" => self.hint()?,
                "u" if self.table.take_back(YOU) => {
                    legal = self.table.legal(YOU);
                    self.line("play-taken-back")?;
                    self.show_table()?;
                    self.show(&legal)?;
                }
                "u" => self.line("play-no-take-back")?,
                "q" => return Ok(None),
                _ => {
                    if let Some(rule) = self.lang.rule(self.game.name(), line) {
                        print(&format!("{rule}\n"))?;
                        continue;
                    }
                    let Some(action) = self.wanted(line, &legal)? else { continue };
                    match self.act(YOU, &action) {
                        Ok(news) => return Ok(Some(news)),
                        Err(rejection) => self.explain(&rejection, &action)?,
                    }
                }
            }
        }
    }

    fn help(&self, legal: &[LegalAction]) -> Outcome<()> {
        let example = legal.first().map_or("", |action| &action.text);
        self.say(&Message::new("play-help").with("action", example.to_owned()))
    }

    /// How good each action seems, from what you can know.
    fn hint(&mut self) -> Outcome<()> {
        let mut hints = self.table.hints(YOU, HINT, &mut self.bots.clone());
        hints.sort_by(|a, b| b.win.mean.total_cmp(&a.win.mean));
        hints.iter().try_for_each(|told| print_line("  ", &hint::line(told, self.lang, &self.cast)))
    }

    /// The text of the action that a line names, by its number or as it is written.
    fn wanted(&self, line: &str, legal: &[LegalAction]) -> Outcome<Option<String>> {
        let Ok(number) = line.parse::<usize>() else { return Ok(Some(line.to_owned())) };
        let action = number.checked_sub(1).and_then(|number| legal.get(number));
        if action.is_none() {
            self.say(&Message::new("play-no-number").with("most", legal.len() as u32))?;
        }
        Ok(action.map(|action| action.text.clone()))
    }

    fn greet(&self, seats: u8) -> Outcome<()> {
        let title = self.lang.find(self.game.name()).unwrap_or_default();
        self.say(&Message::new("play-welcome").with("game", title).with("bots", seats - 1))
    }

    fn farewell(&self) -> Outcome<()> {
        let Some(standing) = self.table.standing() else { return Ok(()) };
        let mut seats: Vec<Seat> = Seat::all(standing.seats).collect();
        seats.sort_by_key(|seat| standing.place[seat.index()]);
        for seat in seats {
            let (place, score) = (standing.place[seat.index()], standing.score[seat.index()]);
            self.say(
                &Message::new("play-place").with("place", place).with("seat", seat).with("score", score),
            )?;
        }
        Ok(())
    }

    fn show_table(&self) -> Outcome<()> {
        print("\n")?;
        self.table.page(Viewer::Seat(YOU)).iter().try_for_each(|message| self.say(message))
    }

    fn show(&self, legal: &[LegalAction]) -> Outcome<()> {
        for (number, action) in (1..).zip(legal) {
            let remarks: Vec<String> =
                action.remarks.iter().map(|remark| self.lang.say(remark, &self.cast)).collect();
            let remarks =
                if remarks.is_empty() { String::new() } else { format!(" — {}", remarks.join(", ")) };
            let action = self.lang.say(&action.message, &self.cast);
            print_line(&format!("{number:>3}  "), &format!("{action}{remarks}"))?;
        }
        Ok(())
    }

    fn tell(&self, news: &AnyNews) -> Outcome<()> {
        for Told { notice, .. } in &news[YOU.index()] {
            print_line(&format!("{:>6}  ", notice.rule), &self.lang.say(&notice.message, &self.cast))?;
        }
        Ok(())
    }

    /// Says why an action did not happen, with its rule; `WS-8` then shows the whole clause.
    fn explain(&self, rejection: &Rejection, action: &str) -> Outcome<()> {
        match (rejection.rule, rejection.reason) {
            (Some(rule), _) => {
                self.say(&Message::new("play-refused").with("rule", rule).with("why", rejection.why.clone()))
            }
            (None, Reason::UnknownAction) => {
                self.say(&Message::new("play-unknown").with("text", quoted(action)))
            }
            (None, _) => self.line("play-stale"),
        }
    }

    fn say(&self, message: &Message) -> Outcome<()> {
        print_line("", &self.lang.say(message, &self.cast))
    }

    fn line(&self, key: &'static str) -> Outcome<()> {
        self.say(&Message::new(key))
    }
}

/// Nobody types more than this on one line; the rest of a longer one is passed over.
const MAX_LINE: u64 = 4096;

/// A line from standard input; `None` at its end.
fn read_line() -> Outcome<Option<String>> {
    let mut input = io::stdin().lock();
    let mut line: Option<Vec<u8>> = None;
    loop {
        let mut part = Vec::new();
        let read = (&mut input).take(MAX_LINE).read_until(b'\n', &mut part).map_err(Failure::io("stdin"))?;
        let ended = read == 0 || part.last() == Some(&b'\n');
        if read > 0 && line.is_none() {
            line = Some(part);
        }
        if ended {
            return Ok(line.map(|bytes| String::from_utf8_lossy(&bytes).into_owned()));
        }
    }
}
