//! `saloon positions`: the messages that one seat receives during random games.

use crate::args::{self, OutputArgs};
use crate::failure::{Answer, Failure, Outcome};
use crate::output::{STANDARD, create};
use crate::{game_args, progress};
use kernel::{Message, Seat};
use lang::Lang;
use server::Sample;
use std::io::Write;
use std::path::Path;

pub(crate) fn run(args: &args::Positions, _: &Lang) -> Outcome {
    let (game, variant) = args.game.resolve()?;
    let seed = game_args::seed(args.seed.as_deref())?;
    game.check_seats(args.seats)?;
    if args.seat >= args.seats {
        return Err(Failure::Usage(
            Message::new("cli-no-seat").with("seat", args.seat).with("seats", args.seats),
        ));
    }
    let OutputArgs { out: path, force } = &args.output;
    let mut out = create(path, *force)?;
    let name = path.display().to_string();
    let bar = progress::bar(args.games, path == Path::new(STANDARD));
    for i in 0..args.games {
        let (seats, seat) = (args.seats, Seat(args.seat));
        let mut written = Ok(());
        Sample { game, variant: &variant, seats, seat, seed: seed.plus(i) }.positions(|position| {
            if written.is_ok() {
                written = writeln!(out, "{position}");
            }
        })?;
        written.map_err(Failure::io(name.clone()))?;
        bar.inc(1);
    }
    bar.finish_and_clear();
    out.flush().map_err(Failure::io(name))?;
    Ok(Answer::Yes)
}
