//! What a client wants to show without knowing a rule: a function of the view alone.

use crate::notice::yes;
use crate::{Action, Card, Outlaw, Payout, Phase, Public, View};
use kernel::{Arg, Message, Seat, View as _};

/// Previews and counts beside the view.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Aid {
    /// For each outlaw: capture points by seat, and who would take what if the round ended now;
    /// nobody takes anything once the last round has been scored.
    pub outlaws: Vec<Payout>,
    /// For each legal action, what it would add to which poster, in thousands (WE-3).
    pub plays: Vec<Preview>,
}

/// What a legal action would add to a poster.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Preview {
    /// The legal action.
    pub action: Action,
    /// Thousands added to the poster; where a shot decides, if it hits.
    pub adds: u16,
    /// Does a shot decide (WE-19)?
    pub shot: bool,
}

impl Aid {
    pub(crate) fn of(view: &View) -> Aid {
        Aid {
            outlaws: Outlaw::ALL.map(|outlaw| payout(&view.public, outlaw)).to_vec(),
            plays: view.actions().iter().map(|&action| preview(view, action)).collect(),
        }
    }
}

fn payout(public: &Public, outlaw: Outlaw) -> Payout {
    let payout = public.payout(outlaw);
    match public.phase {
        // What is left on the posters stays there (WE-44).
        Phase::Duel | Phase::Over => Payout { takes: Vec::new(), stays: payout.reward, ..payout },
        _ => payout,
    }
}

fn preview(view: &View, action: Action) -> Preview {
    let (adds, shot) = match action {
        Action::Meld(_, count) => (u16::from(count) - 1, false),
        Action::Photo(outlaw) => (Card::photo(outlaw).reward(), false),
        Action::Stagecoach => (Card::STAGECOACH.reward(), true),
        Action::Bank => (Card::BANK.reward(), true),
        Action::FastestGun => (Card::FASTEST_GUN.reward(), true),
        Action::Place(_) => (view.public.committed.map_or(0, Card::reward), false),
        Action::Rob | Action::Hideout | Action::EarpClear => (0, true),
        _ => (0, false),
    };
    Preview { action, adds, shot }
}

/// The table in sentences, as a person may look at it (WE-32: of the discard, its top and size).
pub(crate) fn page(view: &View) -> Vec<Message> {
    let public = &view.public;
    let mut page = vec![
        Message::new("wyatt-earp-page-round")
            .with("round", public.round)
            .with("supply", public.supply)
            .with("reshuffled", yes(public.reshuffled)),
    ];
    for payout in view.aid().outlaws {
        page.push(
            Message::new("wyatt-earp-page-poster")
                .with("outlaw", payout.outlaw)
                .with("reward", 1000 * u32::from(payout.reward))
                .with("points", payout.total())
                .with("open", yes(public.is_open(payout.outlaw))),
        );
    }
    for seat in Seat::all(public.seats) {
        page.push(territory(view, seat));
    }
    if let Some(&top) = view.discard.last() {
        let size = view.discard.len() as u32 + u32::from(view.hidden);
        page.push(Message::new("wyatt-earp-page-discard").with("card", top).with("size", size));
    }
    if !view.hand.is_empty() {
        page.push(Message::new("wyatt-earp-page-hand").with("cards", view.hand.iter().collect::<Arg>()));
    }
    page
}

fn territory(view: &View, seat: Seat) -> Message {
    let public = &view.public;
    let held = Outlaw::ALL.into_iter().filter(|&outlaw| !public.set(seat, outlaw).is_empty());
    let sets = held.map(|outlaw| {
        let set = public.set(seat, outlaw);
        Message::new("wyatt-earp-page-set")
            .with("cards", set.cards(outlaw).collect::<Arg>())
            .with("points", set.points())
            .with("covered", yes(set.covered))
    });
    Message::new("wyatt-earp-page-seat")
        .with("seat", seat)
        .with("money", 1000 * u32::from(public.money[seat.index()]))
        .with("held", public.held[seat.index()])
        .with("sets", sets.collect::<Arg>())
}

/// What is worth knowing about a legal action.
pub(crate) fn remarks(view: &View, action: Action) -> Vec<Message> {
    let preview = preview(view, action);
    match (preview.adds, preview.shot) {
        (0, false) => Vec::new(),
        (0, true) => vec![Message::new("wyatt-earp-remark-shot")],
        (adds, shot) => vec![
            Message::new("wyatt-earp-remark-adds")
                .with("money", 1000 * u32::from(adds))
                .with("shot", yes(shot)),
        ],
    }
}
