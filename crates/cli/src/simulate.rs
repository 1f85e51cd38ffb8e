//! `saloon simulate`: random games, written as transcripts.

use crate::args::{self, OutputArgs};
use crate::failure::{Answer, Failure, Outcome};
use crate::output::{STANDARD, create};
use crate::{game_args, progress};
use lang::Lang;
use std::io::Write;
use std::path::Path;
use transcript::Simulation;

pub(crate) fn run(args: &args::Simulate, _: &Lang) -> Outcome {
    let (game, variant) = args.game.resolve()?;
    let seed = game_args::seed(args.seed.as_deref())?;
    let simulation =
        Simulation { game, variant, seats: args.seats, seed, legal: args.legal, states: args.states };
    simulation.check()?;
    let OutputArgs { out: path, force } = &args.output;
    let mut out = create(path, *force)?;
    let name = path.display().to_string();
    let bar = progress::bar(args.games, path == Path::new(STANDARD));
    for game in 0..args.games {
        simulation.play(game, &mut out).map_err(Failure::io(name.clone()))?;
        bar.inc(1);
    }
    bar.finish_and_clear();
    out.flush().map_err(Failure::io(name))?;
    Ok(Answer::Yes)
}
