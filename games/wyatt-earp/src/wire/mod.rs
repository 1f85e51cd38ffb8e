//! A view as it is sent to clients: what [`Shown`] holds is its JSON, field by field. What happened, as
//! data, is [`Event`].
//!
//! Made of a [`View`] alone, so nothing hidden gets in; cards, outlaws and phases are words of the
//! notation, seats are numbers, money is in dollars, what is not there is `null`. Deliberately
//! absent: rules. What a client would have to work out is in `aid.rs`, and only copied from there.

mod action;
mod event;
mod tell;
mod words;

pub use action::ActionParts;
pub use event::{Event, Hunter, Payout, Reward};

use crate::score::CAPTURE;
use crate::state::ATTACHABLE;
use crate::{Action, Aim, Card, Options, Outlaw, Phase, Public, Reaction, View};
use kernel::{Action as _, Seat, View as _};
use serde::Serialize;
use std::collections::BTreeMap;
use ts_rs::TS;

/// The table as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Shown {
    /// The seat whose view this is; nobody's for a bystander.
    pub viewer: Option<u8>,
    /// The options of the table.
    pub options: Options,
    /// What is awaited.
    pub phase: Phase,
    /// Who owes a decision; nobody while chance is awaited, or when the game is over.
    pub to_act: Vec<u8>,
    /// Counted from 1.
    pub round: u16,
    /// Who dealt this round (WE-6).
    pub dealer: Option<u8>,
    /// The seat in turn.
    pub turn: Option<u8>,
    /// Who decides, draws, shoots or is dealt the next card.
    pub actor: Option<u8>,
    /// What the turn has brought so far.
    pub so_far: SoFar,
    /// Cards still to be drawn in this draw (WE-10, WE-31).
    pub drawing: u8,
    /// A card committed to a shot, not yet placed (WE-19).
    pub committed: Option<Card>,
    /// What the shot under way decides (WE-19).
    pub aim: Option<Aim>,
    /// A discard that waits for reactions (WE-35).
    pub announced: Option<Card>,
    /// What a seat out of turn reacts to.
    pub reaction: Option<ReactsTo>,
    /// The outlaw asked for (WE-26), or just opened (WE-37).
    pub wanted: Option<Outlaw>,
    /// Seats that have not been asked for him yet (WE-27).
    pub unasked: Vec<u8>,
    /// How many cards the supply holds.
    pub supply: u8,
    /// Has the discard been reshuffled in this round (WE-11)?
    pub reshuffled: bool,
    /// Idle turns in a row (WE-46).
    pub idle: u8,
    /// The discard.
    pub discard: Discard,
    /// The capture points at which an outlaw is captured (WE-38).
    pub needed: u8,
    /// The posters, one for each outlaw.
    pub outlaws: Vec<Poster>,
    /// One for each seat, from seat 0 on.
    pub seats: Vec<Chair>,
    /// The duel for the first place (WE-45).
    pub duel: Option<Duel>,
    /// Who won.
    pub winner: Option<u8>,
    /// The viewer's own hand; empty for a bystander.
    pub hand: Vec<Card>,
    /// The supply, while this viewer searches it (WE-32).
    pub searched: Option<Vec<Card>>,
    /// The card this viewer has just found (WE-33).
    pub found: Option<Card>,
    /// By action: what it would do.
    pub previews: BTreeMap<String, Preview>,
}

/// What the seat in turn has done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct SoFar {
    /// Has it drawn from the discard (WE-46)?
    pub drew_discard: bool,
    /// Has it played anything (WE-46)?
    pub played: bool,
    /// Has it played its one sheriff card (WE-15)?
    pub played_sheriff: bool,
}

/// What a seat out of turn reacts to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(tag = "to", rename_all = "snake_case")]
pub enum ReactsTo {
    /// A hideout just placed on its set of this outlaw (WE-35).
    Hideout {
        /// Whose set is covered.
        outlaw: Outlaw,
    },
    /// A discard that was announced (WE-35).
    Announced,
}

/// The discard. All its cards landed face up, but a person sees only its top and its size (WE-32).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Discard {
    /// How many cards lie there.
    pub size: u8,
    /// The card on top.
    pub top: Option<Card>,
    /// How many at the bottom this viewer does not know.
    pub hidden: u8,
    /// Those above them, bottom first: a bot may remember them.
    pub cards: Vec<Card>,
    /// How many at the bottom only who searched last still knows.
    pub murky: u8,
    /// What everybody knows to be among those.
    pub sure: Vec<Card>,
    /// Who searched last.
    pub searcher: Option<u8>,
}

/// An outlaw's poster, and what he would pay if the round ended now (WE-38 to WE-41).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Poster {
    /// The outlaw.
    pub outlaw: Outlaw,
    /// The reward on his poster.
    pub reward: u32,
    /// Is he open (WE-16)?
    pub open: bool,
    /// Capture points by seat.
    pub points: Vec<u8>,
    /// All together: those that are `needed` (WE-38).
    pub total: u8,
    /// Is he captured (WE-38)?
    pub captured: bool,
    /// Who would take how much, in the order of taking.
    pub takes: Vec<Take>,
    /// What would stay on the poster.
    pub stays: u32,
}

/// One seat takes of a reward.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Take {
    /// Who takes.
    pub seat: u8,
    /// How much.
    pub amount: u32,
    /// In which pass of sharing (WE-40); in none where one takes all (WE-39).
    pub pass: Option<u8>,
}

/// What everybody knows of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Chair {
    /// Its money.
    pub money: u32,
    /// How many cards it holds.
    pub held: u8,
    /// Its territory: the sets that hold something (WE-17).
    pub sets: Vec<OutlawSet>,
    /// Cards everybody knows to be in its hand: taken from the discard, given or stolen.
    pub known: Vec<Card>,
    /// Outlaws of whom the rest of its hand has none: a "no" to an ask (WE-26).
    pub none_of: Vec<Outlaw>,
}

/// All cards of one outlaw in one territory (WE-17).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct OutlawSet {
    /// The outlaw.
    pub outlaw: Outlaw,
    /// How many outlaw cards.
    pub outlaws: u8,
    /// Is the photo here?
    pub photo: bool,
    /// Sheriff cards attached to it (WE-22).
    pub attached: Vec<Card>,
    /// Does a hideout cover it (WE-25)?
    pub covered: bool,
    /// Its capture points; none while it is covered (WE-3, WE-25).
    pub points: u8,
}

/// A duel (WE-45).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Duel {
    /// Who is still in it.
    pub duellists: Vec<Duellist>,
    /// The cards left in its deck: all that were drawn were seen.
    pub deck: Vec<Card>,
}

/// One of those in a duel.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Duellist {
    /// Who.
    pub seat: u8,
    /// Hits in this pass, or in all where the lead decides.
    pub hits: u8,
}

/// What a legal action would do.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Preview {
    /// Dollars added to the poster; where a shot decides, if it hits (WE-3).
    pub adds: u32,
    /// Does a shot decide (WE-19)? Then the card is spent whether it hits or not.
    pub shot: bool,
}

impl From<&View> for Shown {
    fn from(view: &View) -> Shown {
        let (public, aid) = (&view.public, view.aid());
        let known = |seat: Seat| (public.phase != Phase::Dealer).then_some(seat.0);
        let text = |action: Action| view.viewer.seat().map(|seat| action.text(seat, public.seats));
        Shown {
            viewer: view.viewer.seat().map(|seat| seat.0),
            options: public.options,
            phase: public.phase,
            to_act: view.awaits().seats().numbers(),
            round: public.round,
            dealer: known(public.dealer),
            turn: known(public.turn),
            actor: known(public.actor).filter(|_| !matches!(public.phase, Phase::TurnUp | Phase::Over)),
            so_far: SoFar {
                drew_discard: public.drew_discard,
                played: public.played,
                played_sheriff: public.sheriff,
            },
            drawing: public.drawing,
            committed: public.committed,
            aim: (public.phase == Phase::Shot).then_some(public.aim),
            announced: public.announced,
            reaction: match public.reaction {
                Reaction::None => None,
                Reaction::Hideout(outlaw) => Some(ReactsTo::Hideout { outlaw }),
                Reaction::Announced => Some(ReactsTo::Announced),
            },
            wanted: public.wanted,
            unasked: public.unasked.numbers(),
            supply: public.supply,
            reshuffled: public.reshuffled,
            idle: public.idle,
            discard: discard(view),
            needed: CAPTURE,
            outlaws: aid.outlaws.iter().map(|payout| poster(public, payout)).collect(),
            seats: Seat::all(public.seats).map(|seat| chair(public, seat)).collect(),
            duel: duel(public),
            winner: public.winner.map(|seat| seat.0),
            hand: view.hand.iter().collect(),
            searched: view.supply.map(|cards| cards.iter().collect()),
            found: view.found,
            previews: aid
                .plays
                .iter()
                .filter_map(|play| {
                    Some((text(play.action)?, Preview { adds: dollars(play.adds), shot: play.shot }))
                })
                .collect(),
        }
    }
}

fn dollars(thousands: u16) -> u32 {
    1000 * u32::from(thousands)
}

fn discard(view: &View) -> Discard {
    Discard {
        size: view.discard.len() as u8 + view.hidden,
        top: view.discard.last().copied(),
        hidden: view.hidden,
        cards: view.discard.to_vec(),
        murky: view.public.murky,
        sure: view.public.sure.iter().collect(),
        searcher: view.public.searcher.map(|seat| seat.0),
    }
}

fn poster(public: &Public, payout: &crate::Payout) -> Poster {
    Poster {
        outlaw: payout.outlaw,
        reward: dollars(payout.reward),
        open: public.is_open(payout.outlaw),
        points: payout.points[..usize::from(public.seats)].to_vec(),
        total: payout.total(),
        captured: payout.captured,
        takes: payout.takes.iter().copied().map(take).collect(),
        stays: dollars(payout.stays),
    }
}

fn take((seat, amount, pass): (Seat, u16, u8)) -> Take {
    Take { seat: seat.0, amount: dollars(amount), pass: Some(pass).filter(|&pass| pass > 0) }
}

fn chair(public: &Public, seat: Seat) -> Chair {
    let none_of = |&outlaw: &Outlaw| public.none_of[seat.index()] >> outlaw.index() & 1 == 1;
    Chair {
        money: dollars(public.money[seat.index()]),
        held: public.held[seat.index()],
        sets: Outlaw::ALL.into_iter().filter_map(|outlaw| set(public, seat, outlaw)).collect(),
        known: public.known[seat.index()].iter().collect(),
        none_of: Outlaw::ALL.into_iter().filter(none_of).collect(),
    }
}

fn set(public: &Public, seat: Seat, outlaw: Outlaw) -> Option<OutlawSet> {
    let set = public.set(seat, outlaw);
    let attached = ATTACHABLE.into_iter().zip(set.attached);
    (!set.is_empty()).then(|| OutlawSet {
        outlaw,
        outlaws: set.outlaws,
        photo: set.photo,
        attached: attached.flat_map(|(card, count)| (0..count).map(move |_| card)).collect(),
        covered: set.covered,
        points: set.points(),
    })
}

fn duel(public: &Public) -> Option<Duel> {
    let duellist = |seat: Seat| Duellist { seat: seat.0, hits: public.hits[seat.index()] };
    (!public.duellists.is_empty()).then(|| Duel {
        duellists: public.duellists.iter().map(duellist).collect(),
        deck: public.duel_deck.iter().collect(),
    })
}

kernel::wire_options!(Options);
kernel::wire_typescript!(Shown, ActionParts, Event);
