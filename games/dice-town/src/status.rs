//! Says in one sentence which seats must do what.

use crate::notice::{self, yes_no};
use crate::{Action, Notice, Phase, View};
use kernel::{Arg, Message, Notice as _, View as _};

pub(crate) fn status(view: &View) -> Message {
    let public = &view.public;
    let owing = public.awaits().seats();
    match public.phase {
        Phase::Sheriff => chance("sheriff"),
        Phase::Refill | Phase::Unseen => chance("title"),
        Phase::Roll => chance("roll"),
        Phase::Draw | Phase::DocDraw => chance("store"),
        Phase::Steal => chance("steal"),
        Phase::Over => {
            let (winner, (points, _)) = (public.winner, view.points(public.winner));
            Notice::Over { winner, points: points.total() }.message()
        }
        _ if view.viewer.seat().is_some_and(|seat| owing.contains(seat)) => own_turn(view),
        phase => Message::new("dice-town-status-wait")
            .with("seats", owing.iter().collect::<Arg>())
            .with("what", phase.name()),
    }
}

fn chance(what: &'static str) -> Message {
    Message::new("dice-town-status-chance").with("what", what)
}

fn own_turn(view: &View) -> Message {
    let public = &view.public;
    // A player with nothing to play is asked as well (DT-12). The sentence says so at once.
    let can = yes_no(view.actions().iter().any(|&action| action != Action::Pass));
    if let Some(action) = public.played {
        let played = notice::played(public.player, action);
        return Message::new("dice-town-status-wanted").with("played", played).with("can", can);
    }
    match public.phase {
        Phase::Offer => Message::new("dice-town-status-offer").with("place", public.place.name()),
        Phase::Award => Message::new("dice-town-status-award").with("place", public.place.name()),
        phase => Message::new("dice-town-status-you").with("what", asked(view, phase)).with("can", can),
    }
}

/// What is asked: of the two cards of the star (DT-23), those that can be played.
fn asked(view: &View, phase: Phase) -> &'static str {
    let actions = view.actions();
    let has_joe = actions.iter().any(|action| matches!(action, Action::Joe(_)));
    match (phase, has_joe, actions.contains(&Action::Marshal)) {
        (Phase::Star, true, false) => "joe",
        (Phase::Star, false, true) => "marshal",
        _ => phase.name(),
    }
}
