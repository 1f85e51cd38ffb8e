//! `saloon positions`: what one seat is sent during random games, message by message.

use crate::args;
use crate::failure::{Answer, Failure, Outcome};
use crate::output::{STANDARD, create};
use crate::{progress, wish};
use kernel::{Message, Seat};
use lang::Lang;
use server::Sample;
use std::io::Write;
use std::path::Path;

pub(crate) fn run(args: &args::Positions, _: &Lang) -> Outcome {
    let (game, variant) = args.wish.grant()?;
    let seed = wish::seed(args.seed.as_deref())?;
    game.fits(args.seats)?;
    if args.seat >= args.seats {
        return Err(Failure::Usage(
            Message::new("cli-no-seat").with("seat", args.seat).with("seats", args.seats),
        ));
    }
    let mut out = create(&args.out)?;
    let name = args.out.display().to_string();
    let bar = progress::bar(args.games, args.out == Path::new(STANDARD));
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
