//! Playthroughs: short games written out with everything that each viewer receives.
//!
//! A playthrough is a text file that a person reviews and a test compares. Its first line says why it exists.
//! Then come `seats:`, `options:` and `show:` (which decisions to write out in full), and then the steps.
//! Lines that begin with `|`, `>` or `=` are made from the steps:
//!
//! ```text
//! | state …          the full state, as the rules files list it
//! | #1 sees …        each viewer's view; `legal` its actions, `page` the table in sentences
//! 1 play green2      a step (chance steps come after `*`)
//! > all WS-7 played… the notices that viewers receive about it
//! = scores …         the result, if the game is played to its end
//! ```
//!
//! To make a new one, write the head with `seed: N` and `until: N` (a number of decisions) instead of steps,
//! or write the steps by hand. Then run `cargo xtask playthrough`.

use crate::History;
use crate::history::read_line;
use kernel::{
    Action, Awaits, Game, Listed, Notice, Options, QuickLuck, Rule, Seat, State, Step, StepIn, View, Viewer,
};
use std::fmt::Write;
use std::ops::Range;
use std::path::Path;

/// The environment variable that makes [`check`] rewrite the files, if its value is `write`.
const WRITE: &str = "SALOON_PLAYTHROUGHS";

/// Plays the steps of every playthrough in a folder, and compares what the rules make of them with the file.
///
/// # Panics
/// If a playthrough differs or cannot be read, or if there are fewer than `least`.
pub fn check<G: Game<State: Listed>>(folder: &Path, least: usize) {
    let writing = std::env::var(WRITE).is_ok_and(|mode| mode == "write");
    let mut files: Vec<_> = std::fs::read_dir(folder)
        .unwrap_or_else(|error| panic!("{}: {error}", folder.display()))
        .map(|entry| entry.expect("the folder can be listed").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "txt"))
        .collect();
    files.sort();
    assert!(files.len() >= least, "{} holds {} playthroughs, not {least}", folder.display(), files.len());
    for file in files {
        let name = file.display();
        let text = std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("{name}: {error}"));
        let made = Playthrough::<G>::read(&text).and_then(|read| read.write());
        let made = made.unwrap_or_else(|error| panic!("{name}: {error}"));
        if writing {
            std::fs::write(&file, made).unwrap_or_else(|error| panic!("{name}: {error}"));
        } else if let Some((line, (is, due))) =
            (1..).zip(text.lines().zip(made.lines())).find(|(_, (is, due))| is != due)
        {
            panic!("{name}:{line} differs; `cargo xtask playthrough` rewrites it\n  is:  {is}\n  due: {due}");
        } else {
            assert_eq!(
                text.len(),
                made.len(),
                "{name}: one is longer; `cargo xtask playthrough` rewrites it"
            );
        }
    }
}

struct Playthrough<G: Game> {
    reason: String,
    options: G::Options,
    seats: u8,
    show: Range<usize>,
    steps: Vec<StepIn<G>>,
}

impl<G: Game<State: Listed>> Playthrough<G> {
    fn read(text: &str) -> Result<Self, String> {
        let mut lines = text.lines();
        let reason = lines.next().filter(|line| !line.is_empty()).ok_or("the first line gives the reason")?;
        let (mut seats, mut show, mut seed, mut until) = (0, 0..0, None, usize::MAX);
        let mut options = G::Options::default();
        for line in lines.by_ref().take_while(|line| !line.is_empty()) {
            let (key, value) = line.split_once(':').ok_or_else(|| format!("`{line}` is no `key: value`"))?;
            let (value, number) = (value.trim(), |text: &str| {
                text.parse::<usize>().map_err(|_| format!("`{line}` needs a number"))
            });
            match key {
                "seats" => seats = number(value)? as u8,
                "seed" => seed = Some(number(value)? as u64),
                "until" => until = number(value)?,
                "options" => set_options(&mut options, value)?,
                "show" => {
                    let (from, to) = value.split_once("..").ok_or("show: FROM..TO")?;
                    show = number(from)?..number(to)?;
                }
                _ => return Err(format!("`{key}` is no key of a playthrough")),
            }
        }
        G::seats_allowed(seats).map_err(|error| format!("{error:?}"))?;
        let mut steps = Vec::new();
        for line in lines.filter(|line| !line.is_empty() && !line.starts_with(['|', '>', '='])) {
            steps.extend(read_line::<G>(line, seats)?);
        }
        if let (Some(seed), true) = (seed, steps.is_empty()) {
            steps = random_steps::<G>(&options, seats, seed, until);
        }
        Ok(Playthrough { reason: reason.to_owned(), options, seats, show, steps })
    }

    fn write(&self) -> Result<String, String> {
        let mut text = format!("{}\nseats: {}\n", self.reason, self.seats);
        text.push_str("options:");
        for (spec, value) in self.options.values() {
            let _ = write!(text, " {}={value}", spec.name);
        }
        let _ = writeln!(text, "\nshow: {}..{}\n", self.show.start, self.show.end);
        let mut history = History::<G>::open(&self.options, self.seats);
        // Steps that are not shown in full are kept here, so that chance is written in groups.
        let mut quiet = History::<G>::open(&self.options, self.seats);
        let mut decisions = 0;
        for step in &self.steps {
            let refusal = |refusal| format!("decision {decisions}: {step:?} is refused: {refusal:?}");
            history.state.check(step).map_err(refusal)?;
            let before = history.state.clone();
            let decision = matches!(step, Step::Act(..));
            decisions += usize::from(decision);
            let shown = self.show.contains(&decisions);
            if shown && decision {
                text.push_str(
                    &std::mem::replace(&mut quiet, History::open(&self.options, self.seats)).text(),
                );
                scene(&before, &mut text);
            }
            history.apply(*step);
            quiet.steps.push(*step);
            if shown {
                text.push_str(
                    &std::mem::replace(&mut quiet, History::open(&self.options, self.seats)).text(),
                );
                write_notices(&before, step, &mut text);
            }
        }
        text.push_str(&quiet.text());
        if let Some(standing) = history.state.standing() {
            let winners: Vec<Seat> = standing.winners().collect();
            let _ = writeln!(
                text,
                "= scores {:?}, winners {winners:?}, {decisions} decisions",
                standing.scores()
            );
        }
        Ok(text)
    }
}

fn set_options<O: Options>(options: &mut O, text: &str) -> Result<(), String> {
    for word in text.split_whitespace() {
        let (name, value) = word.split_once('=').ok_or_else(|| format!("`{word}` is no `name=value`"))?;
        let spec = O::spec(name).ok_or_else(|| format!("no option `{name}`"))?;
        let value = spec.values.iter().find(|known| known.to_string() == value);
        let value = *value.ok_or_else(|| format!("`{word}` has no such value"))?;
        options.set(name, value).map_err(|error| format!("`{word}`: {error:?}"))?;
    }
    Ok(())
}

fn random_steps<G: Game>(options: &G::Options, seats: u8, seed: u64, until: usize) -> Vec<StepIn<G>> {
    let mut history = History::<G>::open(options, seats);
    let mut luck = QuickLuck::new(seed);
    let mut decisions = 0;
    while let Some(step) = history.random_step(&mut luck) {
        if decisions == until && !matches!(history.state.awaits(), Awaits::Chance) {
            break;
        }
        decisions += usize::from(matches!(step, Step::Act(..)));
        history.apply(step);
    }
    history.steps
}

/// Writes the state, and each viewer's view of it.
fn scene<S: State + Listed>(state: &S, text: &mut String) {
    let _ = writeln!(text, "| state {}", state.listing());
    for viewer in Viewer::all(state.seats()) {
        let view = state.view(viewer);
        let _ = writeln!(text, "| {} sees {view:?}", name(viewer));
        let _ = writeln!(text, "|   aid {:?}", view.aid());
        if let (Some(seat), false) = (viewer.seat(), view.actions().is_empty()) {
            let action = |&action: &S::Action| {
                format!("{} {:?}", action.text(seat, state.seats()), view.remarks(action))
            };
            let actions: Vec<String> = view.actions().iter().map(action).collect();
            let _ = writeln!(text, "|   legal {}", actions.join("; "));
            for message in view.page() {
                let _ = writeln!(text, "|   page {message:?}");
            }
        }
    }
}

/// Writes the notices of a step, only once if all viewers receive the same.
fn write_notices<S: State>(before: &S, step: &kernel::StepOf<S>, text: &mut String) {
    let told: Vec<(String, Vec<String>)> = Viewer::all(before.seats())
        .map(|viewer| {
            let mut notices = Vec::new();
            before.notices(step, viewer, &mut notices);
            let line = |notice: &S::Notice| format!("{} {:?}", notice.rule().cite(), notice.message());
            (name(viewer), notices.iter().map(line).collect())
        })
        .collect();
    let same = told.iter().all(|(_, lines)| *lines == told[0].1);
    for (viewer, lines) in told.iter().take(if same { 1 } else { told.len() }) {
        let viewer = if same { "all" } else { viewer };
        for line in lines {
            let _ = writeln!(text, "> {viewer} {line}");
        }
    }
}

fn name(viewer: Viewer) -> String {
    match viewer {
        Viewer::Seat(seat) => format!("{seat:?}"),
        Viewer::Bystander => "bystander".to_owned(),
    }
}
