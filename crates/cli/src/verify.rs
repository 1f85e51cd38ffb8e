//! `saloon verify`: replays transcripts against the rules.

use crate::args;
use crate::failure::{Failure, Outcome};
use crate::input;
use crate::report::Report;
use kernel::Message;
use lang::Lang;
use std::path::Path;
use transcript::Verifier;

pub(crate) fn run(args: &args::Verify, lang: &Lang) -> Outcome {
    let mut report = Report::new(lang);
    for path in &args.files {
        if let Err(failure) = file(path, args.fair, &mut report) {
            report.fail(&failure);
        }
    }
    report.ended()
}

fn file(path: &Path, fair: bool, report: &mut Report<'_>) -> Outcome<()> {
    let (name, reader) = input::open(path)?;
    let mut verifier = Verifier::new(reader, fair);
    while let Some(verdict) = verifier.verdict().map_err(Failure::io(name.clone()))? {
        match &verdict.outcome {
            Ok(verified) => {
                let holds = Message::new("cli-verify-holds")
                    .with("game", verified.game)
                    .with("seats", verified.seats)
                    .with("decisions", verified.decisions);
                report.say(&name, verdict.line, &holds)?;
            }
            Err(problem) => report.refuse(&name, verdict.line, problem)?,
        }
    }
    Ok(())
}
