//! `saloon verify`: replays transcripts against the rules.

use crate::args;
use crate::failure::{Answer, Failure, Outcome};
use crate::output::print;
use crate::reading;
use kernel::Saying;
use lang::{Cast, Lang};
use std::path::Path;
use transcript::{Verdict, Verifier};

pub(crate) fn run(args: &args::Verify, lang: &Lang) -> Outcome {
    let mut report = Report { lang, all_hold: true, heard: true };
    let mut unreadable = false;
    for path in &args.files {
        // A file that cannot be read is an error, and the others are still judged.
        if let Err(failure) = file(path, args.fair, &mut report) {
            failure.report(lang);
            unreadable = true;
        }
    }
    match (unreadable, report.all_hold) {
        (true, _) => Err(Failure::Reported),
        (false, true) => Ok(Answer::Yes),
        (false, false) => Ok(Answer::No),
    }
}

fn file(path: &Path, fair: bool, report: &mut Report<'_>) -> Outcome<()> {
    let (name, reader) = reading::open(path)?;
    let mut verifier = Verifier::new(reader, fair);
    while let Some(verdict) = verifier.verdict().map_err(Failure::io(name.clone()))? {
        report.say(&name, &verdict)?;
    }
    Ok(())
}

struct Report<'a> {
    lang: &'a Lang,
    all_hold: bool,
    /// Is anybody listening? If not, the exit code still is the answer.
    heard: bool,
}

impl Report<'_> {
    fn say(&mut self, file: &str, verdict: &Verdict) -> Outcome<()> {
        let saying = match &verdict.outcome {
            Ok(verified) => Saying::new("cli-verify-holds")
                .with("game", verified.game)
                .with("seats", verified.seats)
                .with("decisions", verified.decisions),
            Err(problem) => {
                self.all_hold = false;
                Saying::new("cli-verify-fails").with("problem", problem.saying())
            }
        };
        if self.heard {
            let said = self.lang.say(&saying, &Cast::default());
            match print(&format!("{}:{}: {said}\n", quoted_path(file), verdict.line)) {
                Err(Failure::ClosedPipe) => self.heard = false,
                other => return other,
            }
        }
        Ok(())
    }
}

/// A file's name on one line, however it is spelled.
fn quoted_path(name: &str) -> String {
    name.chars().map(|letter| if letter.is_control() { '?' } else { letter }).collect()
}
