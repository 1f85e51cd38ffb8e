//! What a client shows besides the view, without knowing a rule. All of it is computed from the view alone.

use crate::score::{COST, hurts, penalty};
use crate::{Action, Card, Phase, SEATS, Symbol, View};
use kernel::{Message, Seat, Seats, View as _, Viewer};

/// Previews and points for one viewer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Aid {
    /// The seat that holds the trick so far (WS-9).
    pub holder: Option<Seat>,
    /// Each legal card, and the effect of playing it.
    pub plays: Vec<Preview>,
    /// The symbols that hurt in this round and what each costs (WS-12).
    pub hurts: Vec<(Symbol, u16)>,
    /// The penalty points in the current trick.
    pub at_stake: u16,
    /// Points by seat: of the rounds scored, and of this round so far (WS-12).
    pub points: Vec<Points>,
    /// The seats with the fewest of all these points. Once the game is over, they have won (WS-14).
    pub ahead: Seats,
    /// The tricks of this round that this viewer may look at: their own and the last one (WS-11).
    pub open_tricks: Vec<Trick>,
}

/// A finished trick.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Trick {
    /// The seat that took it.
    pub taker: Seat,
    /// Its cards in order of play.
    pub cards: Vec<Card>,
}

/// The effect of a legal card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Preview {
    /// The legal action.
    pub action: Action,
    /// Whether this card would hold the trick (WS-9).
    pub holds: bool,
    /// Whether it is the last card of the trick, so that holding it means taking it (WS-10).
    pub last: bool,
    /// The penalty points in the trick with this card.
    pub at_stake: u16,
}

/// The points of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Points {
    /// Of the rounds already scored.
    pub scored: u16,
    /// Of this round so far: what its cards would cost if the round ended now.
    pub this_round: u16,
}

impl Aid {
    pub(crate) fn of(view: &View) -> Aid {
        let public = &view.public;
        // Once the game is over, the last round's points are already in the total.
        let running = if public.phase == Phase::Over { [0; SEATS] } else { public.this_round() };
        let points: Vec<Points> = Seat::all(public.seats)
            .map(|seat| Points { scored: public.penalty(seat), this_round: running[seat.index()] })
            .collect();
        Aid {
            holder: public.holder(),
            plays: view.actions().iter().map(|&action| preview(view, action)).collect(),
            hurts: hurting(public.round).collect(),
            at_stake: penalty(public.round, public.on_table),
            ahead: ahead(&points),
            points,
            open_tricks: open_tricks(view),
        }
    }
}

fn ahead(points: &[Points]) -> Seats {
    let total = |points: &Points| points.scored + points.this_round;
    let fewest = points.iter().map(total).min();
    let seats = (0..).map(Seat).zip(points);
    seats.filter(|(_, points)| Some(total(points)) == fewest).map(|(seat, _)| seat).collect()
}

fn open_tricks(view: &View) -> Vec<Trick> {
    let last = view.public.finished().count();
    let tricks = (1..).zip(view.public.finished());
    let open = tricks.filter(|&(number, (_, taker))| number == last || view.viewer == Viewer::Seat(taker));
    open.map(|(_, (cards, taker))| Trick { taker, cards: cards.to_vec() }).collect()
}

/// Returns the symbols that hurt in a round, and what each costs (WS-12).
pub(crate) fn hurting(round: u8) -> impl Iterator<Item = (Symbol, u16)> {
    let symbols = Symbol::ALL.into_iter().filter(move |&symbol| hurts(round, symbol));
    symbols.map(|symbol| (symbol, COST[symbol as usize]))
}

fn preview(view: &View, action: Action) -> Preview {
    let Action::Play(card) = action;
    let public = &view.public;
    Preview {
        action,
        holds: public.claim(public.turn, card).beats(public.best),
        last: public.laid + 1 == public.seats,
        at_stake: penalty(public.round, public.on_table.with(card)),
    }
}

/// Returns what is worth knowing about a legal card.
pub(crate) fn remarks(view: &View, action: Action) -> Vec<Message> {
    let preview = preview(view, action);
    let key = match (view.public.laid, preview.holds, preview.last) {
        // The leader always holds the trick, so that needs no remark.
        (0, ..) => return Vec::new(),
        (_, true, true) => "wild-shots-remark-takes",
        (_, true, false) => "wild-shots-remark-holds",
        (_, false, _) => return vec![Message::new("wild-shots-remark-ducks")],
    };
    vec![Message::new(key).with("points", preview.at_stake)]
}
