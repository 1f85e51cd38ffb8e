//! Who must do what, in one sentence.

use crate::{CardSet, Notice, Phase, View};
use kernel::{Notice as _, Saying, Viewer};

pub(crate) fn status(view: &View) -> Saying {
    let public = &view.public;
    match public.phase {
        Phase::Leader => chance("leader"),
        Phase::Deal => chance("deal"),
        Phase::Symbol => chance("symbol"),
        Phase::Play if view.viewer == Viewer::Seat(public.turn) => own_turn(view),
        Phase::Play => Saying::new("wild-shots-status-wait")
            .with("seat", public.turn)
            .with("what", if public.led().is_some() { "play" } else { "lead" }),
        Phase::Over => Notice::over(public).saying(),
    }
}

fn chance(what: &'static str) -> Saying {
    Saying::new("wild-shots-status-chance").with("what", what)
}

fn own_turn(view: &View) -> Saying {
    let Some(led) = view.public.led() else { return Saying::new("wild-shots-status-lead") };
    let can_follow = !view.hand.and(CardSet::of(led)).is_empty();
    let key = if can_follow { "wild-shots-status-follow" } else { "wild-shots-status-free" };
    Saying::new(key).with("colour", led)
}
