//! Says in one sentence which seat must do what.

use crate::{Action, Notice, Phase, View};
use kernel::{Message, Notice as _, View as _, Viewer};

pub(crate) fn status(view: &View) -> Message {
    let public = &view.public;
    let chance = |what: &'static str| Message::new("wyatt-earp-status-chance").with("what", what);
    match (public.phase, public.winner) {
        (Phase::Dealer, _) => chance("dealer"),
        (Phase::Deal | Phase::TurnUp, _) => chance("deal"),
        (Phase::Drawing, _) => chance("draw"),
        (Phase::Shot, _) => chance("shot"),
        (Phase::Over, Some(winner)) => Notice::Over { winner, money: public.money[winner.index()] }.message(),
        (Phase::Duel | Phase::Over, _) => chance("duel"),
        (phase, _) if view.viewer == Viewer::Seat(public.actor) => {
            Message::new("wyatt-earp-status-you").with("what", asked(view, phase))
        }
        (phase, _) => {
            Message::new("wyatt-earp-status-wait").with("seat", public.actor).with("what", phase.name())
        }
    }
}

/// Returns what is asked, if the phase alone would promise too much.
fn asked(view: &View, phase: Phase) -> &'static str {
    match view.actions() {
        [Action::Keep] => "keep-found",
        actions if actions.contains(&Action::EndRound) => "end-round",
        _ => phase.name(),
    }
}
