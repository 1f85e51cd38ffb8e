//! `saloon arena`: bots play each other, until it is clear which one is better.
//!
//! `plan` lists which bots meet in which seats, and `match_play` lets them play. `results` keeps the results in a file
//! from which a run can continue. `figures` and `ratings` add them up, and `plot` draws them. A run can be repeated from
//! the header of its results, if no bot thinks by the clock.

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
    let mut results = Results::open(&plan, args.out.as_deref(), args.force)?;
    let threads =
        args.threads.map_or_else(|| std::thread::available_parallelism().map_or(1, Into::into), Into::into);
    let stopped = Match { plan: &plan, until: args.until, threads }.play(&mut results, args.json)?;
    let figures = Figures::of(&plan, &results.games());
    let json = figures.json(&plan, args.until.filter(|_| stopped));
    if let Some(folder) = &args.out {
        plot::ratings(&plan, &figures, lang, &folder.join(results::RATINGS))?;
        let path = folder.join(results::FIGURES);
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
