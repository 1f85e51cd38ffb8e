//! `saloon arena`: bots against each other, until it is clear who is better.
//!
//! `plan` says who plays whom from which seat, `match_play` lets them, `results` keeps what came of
//! it in a file from which a run can go on, `figures` and `ratings` add it up, `plot` draws it. A run can be
//! recomputed from the header of its results, as long as no bot thinks by the clock.

mod figures;
mod match_play;
mod plan;
mod plot;
mod ratings;
mod results;

use crate::args;
use crate::failure::{Answer, Failure, Outcome};
use crate::output::{print, print_line};
use figures::Figures;
use kernel::Message;
use lang::{Cast, Lang};
use match_play::Match;
use plan::Plan;
use results::Results;

pub(crate) fn run(args: &args::Arena, lang: &Lang) -> Outcome {
    let plan = Plan::of(args)?;
    if let Some(folder) = &args.out {
        std::fs::create_dir_all(folder).map_err(Failure::io(folder.display().to_string()))?;
    }
    let mut results = Results::open(&plan, args.out.as_deref())?;
    let threads =
        args.threads.map_or_else(|| std::thread::available_parallelism().map_or(1, Into::into), Into::into);
    let stopped = Match { plan: &plan, until: args.until, threads }.play(&mut results, args.json)?;
    let figures = Figures::of(&plan, &results.games());
    let json = figures.json(&plan, args.until.filter(|_| stopped));
    if let Some(folder) = &args.out {
        plot::ratings(&plan, &figures, lang, &folder.join("ratings.svg"))?;
        let path = folder.join("figures.json");
        std::fs::write(&path, &json).map_err(Failure::io(path.display().to_string()))?;
    }
    if args.json {
        print(&json)?;
        return Ok(Answer::Yes);
    }
    print(&figures.text(&plan, lang))?;
    if let (Some(claim), true) = (args.until, stopped) {
        let claim = lang.about(100.0 * claim, f64::INFINITY, 1);
        let message =
            Message::new("cli-arena-stopped").with("games", figures.games as u32).with("claim", claim);
        print_line("", &lang.say(&message, &Cast::default()))?;
    }
    Ok(Answer::Yes)
}
