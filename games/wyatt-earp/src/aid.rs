//! What a client shows besides the view, without knowing a rule. All of it is computed from the view alone.

use crate::notice::yes_no;
use crate::{Action, Card, Outlaw, Payout, Phase, Public, View};
use kernel::{Message, View as _};

/// Previews and payouts for one viewer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Aid {
    /// For each outlaw: capture points by seat, and what each seat would take if the round ended now. Once
    /// the last round has been scored, nobody takes anything.
    pub outlaws: Vec<Payout>,
    /// For each legal action, what it would add to which poster, in thousands (WE-3).
    pub plays: Vec<Preview>,
}

/// What a legal action would add to a poster.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Preview {
    /// The legal action.
    pub action: Action,
    /// Thousands added to the poster. If a shot decides, they are added if it hits.
    pub adds: u16,
    /// Whether a shot decides (WE-19).
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

/// Returns what is worth knowing about a legal action.
pub(crate) fn remarks(view: &View, action: Action) -> Vec<Message> {
    let preview = preview(view, action);
    match (preview.adds, preview.shot) {
        (0, false) => Vec::new(),
        (0, true) => vec![Message::new("wyatt-earp-remark-shot")],
        (adds, shot) => vec![
            Message::new("wyatt-earp-remark-adds")
                .with("money", 1000 * u32::from(adds))
                .with("shot", yes_no(shot)),
        ],
    }
}
