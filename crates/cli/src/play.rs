//! `saloon play`: a game against bots in plain lines of text. A screen reader can follow it, and a script can drive it.
//! Deliberately absent: a full-screen client.

use crate::args;
use crate::failure::{Answer, Failure, Outcome};
use crate::output::{create, print, print_line};
use crate::{game_args, hint};
use catalog::{AnyGame, AnyNews, AnyTable, Budget, LegalAction, Reason, Rejection, Strength};
use kernel::{Message, QuickLuck, Seat, Viewer};
use lang::{Cast, Lang, quoted};
use std::io::{self, BufRead, Read, Write};
use transcript::Header;

/// How many worlds a hint imagines: few enough to answer at once.
const HINT: Budget = Budget::Iterations(200);

/// The seat of the person that plays here.
const YOU: Seat = Seat(0);

pub(crate) fn run(args: &args::Play, lang: &Lang) -> Outcome {
    let (game, variant) = args.game.resolve()?;
    let seats = args.seats.unwrap_or(*game.seats().end());
    let seed = game_args::seed(args.seed.as_deref())?;
    let (table, news) = game.table(&variant, seats, seed, &[])?;
    let strength = game_args::strength(&args.bots)?;
    let bots = QuickLuck::new(u64::from_be_bytes(std::array::from_fn(|i| seed.0[24 + i])));
    let cast = Cast { you: Some(YOU), ..game_args::cast(lang, Seat::all(seats)) };
    let mut playing = TerminalGame { game, table, lang, cast, strength, bots };
    // Created before the first card, so that no game is played whose transcript cannot be written.
    let out = args.out.as_deref().map(|path| create(path, args.force)).transpose()?;
    playing.greet(seats)?;
    playing.print_news(&news)?;
    let finished = playing.play()?;
    if let (Some(path), Some(mut out)) = (&args.out, out) {
        let header = Header { game, seats, variant, seed, commitment: None, entropy: Vec::new() };
        let name = path.display().to_string();
        let standing = playing.table.standing();
        transcript::steps(&mut out, &header, &playing.table.steps(), standing.as_ref())
            .and_then(|()| out.flush())
            .map_err(Failure::io(name))?;
    }
    if finished {
        playing.print_result()?;
    }
    Ok(Answer::Yes)
}

/// A game between a person at the terminal and bots.
struct TerminalGame<'a> {
    game: &'static dyn AnyGame,
    table: Box<dyn AnyTable>,
    lang: &'a Lang,
    cast: Cast,
    strength: Strength,
    bots: QuickLuck,
}

impl TerminalGame<'_> {
    /// Plays until the game is over. Returns false if the person leaves before.
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
            self.print_news(&news)?;
        }
        Ok(true)
    }

    fn act(&mut self, seat: Seat, action: &str) -> Result<AnyNews, Rejection> {
        let at = self.table.decision(seat).unwrap_or_default();
        self.table.answer(seat, at, action)
    }

    /// Shows the table and the actions, and reads lines until one is a legal action. Returns the news, or `None` to leave.
    fn your_decision(&mut self) -> Outcome<Option<AnyNews>> {
        let mut legal = self.table.legal(YOU);
        self.show_table()?;
        self.show_actions(&legal)?;
        loop {
            print("> ")?;
            let Some(line) = read_line()? else { return Ok(None) };
            let line = line.trim();
            match line {
                "" => {}
                "?" => self.help(&legal)?,
                "t" => self.show_table()?,
                "l" => self.show_actions(&legal)?,
                "h" => self.hint()?,
                "u" if self.table.take_back(YOU) => {
                    legal = self.table.legal(YOU);
                    self.line("play-taken-back")?;
                    self.show_table()?;
                    self.show_actions(&legal)?;
                }
                "u" => self.line("play-no-take-back")?,
                "q" => return Ok(None),
                _ => {
                    if let Some(rule) = self.lang.rule(self.game.name(), line) {
                        print(&format!("{rule}\n"))?;
                        continue;
                    }
                    let Some(action) = self.action_text(line, &legal)? else { continue };
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

    /// Prints a hint for each legal action, the best one first.
    fn hint(&mut self) -> Outcome<()> {
        let mut hints = self.table.hints(YOU, HINT, &mut self.bots.clone());
        hints.sort_by(|a, b| b.win.mean.total_cmp(&a.win.mean));
        hints.iter().try_for_each(|hint| print_line("  ", &hint::line(hint, self.lang, &self.cast)))
    }

    /// Returns the text of the action that a line names, by its number or by its text.
    fn action_text(&self, line: &str, legal: &[LegalAction]) -> Outcome<Option<String>> {
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

    fn print_result(&self) -> Outcome<()> {
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

    fn show_actions(&self, legal: &[LegalAction]) -> Outcome<()> {
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

    fn print_news(&self, news: &AnyNews) -> Outcome<()> {
        for notice in news[YOU.index()].iter().map(|item| &item.notice) {
            print_line(&format!("{:>6}  ", notice.rule), &self.lang.say(&notice.message, &self.cast))?;
        }
        Ok(())
    }

    /// Prints why an action did not happen, with its rule. The rule's number then shows its whole clause.
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

/// How much of a line is read. The rest is skipped, because nobody types as much.
const MAX_LINE: u64 = 4096;

/// Reads a line from standard input. Returns `None` at its end.
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
