//! What a client wants to show without knowing a rule: a function of the view alone.

use crate::score::{COST, hurts, penalty};
use crate::{Action, Card, Phase, SEATS, Symbol, View};
use kernel::{Arg, Message, Seat, Seats, View as _, Viewer};

/// Previews and counts beside the view.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Aid {
    /// Who holds the trick as it lies (WS-9).
    pub holder: Option<Seat>,
    /// Each legal card, and what playing it would do.
    pub plays: Vec<Preview>,
    /// The symbols that hurt in this round and what each costs (WS-12).
    pub hurts: Vec<(Symbol, u16)>,
    /// Penalty points that lie in the current trick.
    pub at_stake: u16,
    /// Points by seat: of the rounds scored, and of this round so far (WS-12).
    pub points: Vec<Points>,
    /// Who has the fewest of all these points: once the game is over, who has won (WS-14).
    pub ahead: Seats,
    /// The tricks of this round that this viewer may look at: his own and the last (WS-11).
    pub open_tricks: Vec<Trick>,
}

/// A finished trick.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Trick {
    /// Who took it.
    pub taker: Seat,
    /// Its cards in order of play.
    pub cards: Vec<Card>,
}

/// What a legal card would do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Preview {
    /// The legal action.
    pub action: Action,
    /// Would this card hold the trick (WS-9)?
    pub holds: bool,
    /// Is it the last card of the trick, so that holding means taking (WS-10)?
    pub last: bool,
    /// Penalty points in the trick with this card.
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
        // When the game is over the last round's points are in the total already.
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

/// The symbols that hurt in a round, and what each costs (WS-12).
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

/// The table in sentences, as WS-11 lets a person look at it: the current trick, the last
/// one, his own, and the counts; older tricks of others stay face down.
pub(crate) fn page(view: &View) -> Vec<Message> {
    let public = &view.public;
    let aid = view.aid();
    let mut page = Vec::new();
    let hurts = aid.hurts.iter().map(|&(symbol, cost)| {
        Message::new("wild-shots-page-cost").with("symbol", symbol).with("cost", cost)
    });
    page.push(
        Message::new("wild-shots-page-round")
            .with("round", public.round)
            .with("trick", public.trick + 1)
            .with("hurts", hurts.collect::<Arg>()),
    );
    for seat in Seat::all(public.seats) {
        let points = aid.points[seat.index()];
        page.push(
            Message::new("wild-shots-page-points")
                .with("seat", seat)
                .with("scored", points.scored)
                .with("round", points.this_round),
        );
    }
    if let Some((last, own)) = aid.open_tricks.split_last() {
        let cards = |trick: &Trick| trick.cards.iter().copied().collect::<Arg>();
        if !own.is_empty() {
            let own =
                own.iter().map(|trick| Message::new("wild-shots-page-trick").with("cards", cards(trick)));
            page.push(Message::new("wild-shots-page-own-tricks").with("tricks", own.collect::<Arg>()));
        }
        page.push(
            Message::new("wild-shots-page-last-trick").with("seat", last.taker).with("cards", cards(last)),
        );
    }
    if let (Some(trump), Phase::Play) = (public.trump, public.phase) {
        page.push(Message::new("wild-shots-page-trump").with("symbol", trump));
    }
    for (position, &card) in public.table().iter().enumerate() {
        let seat = public.leader.clockwise(position as u8, public.seats);
        let holds = if aid.holder == Some(seat) { "yes" } else { "no" };
        page.push(
            Message::new("wild-shots-page-card").with("seat", seat).with("card", card).with("holds", holds),
        );
    }
    if !view.hand.is_empty() {
        page.push(Message::new("wild-shots-page-hand").with("cards", view.hand.iter().collect::<Arg>()));
    }
    page
}

/// What is worth knowing about a legal card.
pub(crate) fn remarks(view: &View, action: Action) -> Vec<Message> {
    let preview = preview(view, action);
    let key = match (view.public.laid, preview.holds, preview.last) {
        // Who leads always holds the trick: that is no news.
        (0, ..) => return Vec::new(),
        (_, true, true) => "wild-shots-remark-takes",
        (_, true, false) => "wild-shots-remark-holds",
        (_, false, _) => return vec![Message::new("wild-shots-remark-ducks")],
    };
    vec![Message::new(key).with("points", preview.at_stake)]
}
