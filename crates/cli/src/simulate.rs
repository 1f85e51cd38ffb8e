//! `saloon simulate`: random games, written as transcripts.

use crate::args;
use crate::failure::{Answer, Failure, Outcome};
use crate::output::{STANDARD, create};
use crate::{progress, wish};
use lang::Lang;
use std::io::Write;
use std::path::Path;
use transcript::Simulation;

pub(crate) fn run(args: &args::Simulate, _: &Lang) -> Outcome {
    let (game, variant) = args.wish.grant()?;
    let seed = wish::seed(args.seed.as_deref())?;
    let simulation =
        Simulation { game, variant, seats: args.seats, seed, legal: args.legal, states: args.states };
    simulation.check()?;
    let mut out = create(&args.out)?;
    let name = args.out.display().to_string();
    let bar = progress::bar(args.games, args.out == Path::new(STANDARD));
    for game in 0..args.games {
        simulation.play(game, &mut out).map_err(Failure::io(name.clone()))?;
        bar.inc(1);
    }
    bar.finish_and_clear();
    out.flush().map_err(Failure::io(name))?;
    Ok(Answer::Yes)
}
