//! `saloon arena`: bots against each other, until it is clear who is better.
//!
//! `plan` says who plays whom from which seat, `match_play` lets them, `results` keeps what came of
//! it in a file from which a run can go on, `figures` adds it up, `plot` draws it. A run can be
//! recomputed from the header of its results, as long as no bot thinks by the clock.

mod figures;
mod match_play;
mod plan;
mod plot;
mod results;

use crate::args;
use crate::failure::{Answer, Failure, Outcome};
use crate::output::print;
use figures::Figures;
use lang::Lang;
use match_play::Match;
use plan::Plan;
use results::Results;

pub(crate) fn run(args: &args::Arena, lang: &Lang) -> Outcome {
    let plan = Plan::of(args)?;
    if let Some(folder) = &args.out {
        std::fs::create_dir_all(folder).map_err(Failure::io(folder.display().to_string()))?;
    }
    let mut results = Results::open(&plan, args.out.as_deref())?;
    let threads = args.threads.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, Into::into));
    Match { plan: &plan, until: args.until, threads: threads.max(1) }.play(&mut results, args.json)?;
    let figures = Figures::of(&plan, &results.games());
    if let Some(folder) = &args.out {
        plot::ratings(&plan, &figures, lang, &folder.join("ratings.svg"))?;
    }
    print(&if args.json { figures.json(&plan) } else { figures.text(&plan, lang) })?;
    Ok(Answer::Yes)
}
