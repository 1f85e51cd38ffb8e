//! Turns a view into what is sent. The shape is in `mod.rs`.

use super::{Discard, Duel, Duellist, OutlawSet, Poster, Preview, ReactsTo, SeatView, SoFar, Take, WireView};
use crate::score::CAPTURE;
use crate::state::ATTACHABLE;
use crate::{Action, Outlaw, Phase, Public, Reaction, View, aid};
use kernel::{Seat, View as _, wire};

impl From<&View> for WireView {
    fn from(view: &View) -> WireView {
        let (public, aid) = (&view.public, view.aid());
        let known = |seat: Seat| (public.phase != Phase::Dealer).then_some(seat);
        WireView {
            viewer: view.viewer.seat(),
            options: public.options,
            phase: public.phase,
            to_act: view.awaits().seats(),
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
            unasked: public.unasked,
            supply: public.supply,
            reshuffled: public.reshuffled,
            idle: public.idle,
            discard: discard(view),
            needed: CAPTURE,
            outlaws: aid.outlaws.iter().map(|payout| poster(public, payout)).collect(),
            seats: Seat::all(public.seats).map(|seat| seat_view(public, seat)).collect(),
            duel: duel(public),
            winner: public.winner,
            hand: view.hand.iter().collect(),
            searched: view.supply.map(|cards| cards.iter().collect()),
            found: view.found,
            previews: wire::by_action(view, aid.plays.iter().copied().map(preview)),
        }
    }
}

fn preview(play: aid::Preview) -> (Action, Preview) {
    (play.action, Preview { adds: dollars(play.adds), shot: play.shot })
}

pub(super) fn dollars(thousands: u16) -> u32 {
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
        searcher: view.public.searcher,
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

pub(super) fn take((seat, amount, pass): (Seat, u16, u8)) -> Take {
    Take { seat, amount: dollars(amount), pass: Some(pass).filter(|&pass| pass > 0) }
}

fn seat_view(public: &Public, seat: Seat) -> SeatView {
    let none_of = |&outlaw: &Outlaw| public.none_of[seat.index()] >> outlaw.index() & 1 == 1;
    SeatView {
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
    let duellist = |seat: Seat| Duellist { seat, hits: public.hits[seat.index()] };
    (!public.duellists.is_empty()).then(|| Duel {
        duellists: public.duellists.iter().map(duellist).collect(),
        deck: public.duel_deck.iter().collect(),
    })
}
