//! The table in sentences, as the terminal shows it.

use crate::aid::Trick;
use crate::{Phase, View};
use kernel::{Arg, Message, Seat, View as _};

/// Returns the lines that WS-11 lets a player look at: the current trick, the last one, the viewer's own
/// tricks, and the points. Older tricks of other seats stay face down.
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
