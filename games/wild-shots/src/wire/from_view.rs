//! Turns a view into what is sent. The shape is in `mod.rs`.

use super::{Laid, Preview, SeatView, Trick, WireView, hurting};
use crate::{Action, Aid, Card, Colour, LastTrick, Phase, Public, Symbol, View, aid};
use kernel::{Seat, View as _, wire};

impl From<&View> for WireView {
    fn from(view: &View) -> WireView {
        let (public, aid) = (&view.public, view.aid());
        let known = |seat: Seat| (public.phase != Phase::Leader).then_some(seat);
        let pile = Symbol::ALL.into_iter().zip(public.pile);
        WireView {
            viewer: view.viewer.seat(),
            phase: public.phase,
            to_act: view.awaits().seats(),
            round: public.round,
            trick_number: public.trick + 1,
            opener: known(public.opener),
            leader: known(public.leader),
            turn: known(public.turn).filter(|_| public.phase != Phase::Over),
            trump: public.trump,
            led: public.led(),
            must_follow: public.must_follow(view.hand).filter(|_| !view.actions().is_empty()),
            trick: laid(public, public.leader, public.table()),
            holder: aid.holder,
            at_stake: aid.at_stake,
            hurts: hurting(aid.hurts.iter().copied()),
            snake_oil: pile.flat_map(|(symbol, left)| (0..left).map(move |_| symbol)).collect(),
            undealt: public.undealt,
            tricks: tricks(public, &aid),
            before: public
                .before
                .filter(|_| public.finished().next().is_none())
                .map(|last| before(public, last)),
            seats: Seat::all(public.seats).map(|seat| seat_view(public, &aid, seat)).collect(),
            ahead: aid.ahead,
            hand: view.hand.iter().collect(),
            previews: wire::by_action(view, aid.plays.iter().copied().map(preview)),
        }
    }
}

fn preview(aid::Preview { action, holds, last, at_stake }: aid::Preview) -> (Action, Preview) {
    (action, Preview { holds, last, at_stake })
}

fn laid(public: &Public, leader: Seat, cards: &[Card]) -> Vec<Laid> {
    let seat = |place: u8| leader.clockwise(place, public.seats);
    cards.iter().zip(0..).map(|(&card, place)| Laid { seat: seat(place), card }).collect()
}

fn tricks(public: &Public, aid: &Aid) -> Vec<Trick> {
    let tricks = public.leaders().zip(public.trumps).zip(public.finished());
    let trick = |((leader, trump), (cards, taker)): ((Seat, _), (&[Card], Seat))| Trick {
        trump,
        led: cards[0].colour(),
        taker,
        cards: laid(public, leader, cards),
        open: aid.open_tricks.iter().any(|open| open.cards == cards),
    };
    tricks.map(trick).collect()
}

fn before(public: &Public, LastTrick { trump, leader, taker, cards }: LastTrick) -> Trick {
    let cards = &cards[..usize::from(public.seats)];
    Trick { trump, led: cards[0].colour(), taker, cards: laid(public, leader, cards), open: true }
}

fn seat_view(public: &Public, aid: &Aid, seat: Seat) -> SeatView {
    let points = aid.points[seat.index()];
    let scored = public.penalties.iter().take(public.finished_rounds() as usize);
    SeatView {
        held: public.held(seat),
        penalty: points.scored,
        rounds: scored.map(|round| round[seat.index()]).collect(),
        this_round: points.this_round,
        voids: Colour::ALL.into_iter().filter(|&colour| public.is_void(seat, colour)).collect(),
    }
}
