//! Says in one sentence which seat must do what.

use crate::{CardSet, Notice, Phase, View};
use kernel::{Message, Notice as _, Viewer};

pub(crate) fn status(view: &View) -> Message {
    let public = &view.public;
    match public.phase {
        Phase::Leader => chance("leader"),
        Phase::Deal => chance("deal"),
        Phase::Symbol => chance("symbol"),
        Phase::Play if view.viewer == Viewer::Seat(public.turn) => own_turn(view),
        Phase::Play => Message::new("wild-shots-status-wait")
            .with("seat", public.turn)
            .with("what", if public.led().is_some() { "play" } else { "lead" }),
        Phase::Over => Notice::over(public).message(),
    }
}

fn chance(what: &'static str) -> Message {
    Message::new("wild-shots-status-chance").with("what", what)
}

fn own_turn(view: &View) -> Message {
    let Some(led) = view.public.led() else { return Message::new("wild-shots-status-lead") };
    let can_follow = !view.hand.and(CardSet::of(led)).is_empty();
    let key = if can_follow { "wild-shots-status-follow" } else { "wild-shots-status-free" };
    Message::new(key).with("colour", led)
}
