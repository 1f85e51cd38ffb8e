//! The table in sentences, as the terminal shows it.

use crate::notice::yes_no;
use crate::{Outlaw, View};
use kernel::{Arg, Message, Seat, View as _};

/// Returns the lines about posters, territories and piles. Of the discard a player sees the top and the size
/// (WE-32).
pub(crate) fn page(view: &View) -> Vec<Message> {
    let public = &view.public;
    let mut page = vec![
        Message::new("wyatt-earp-page-round")
            .with("round", public.round)
            .with("supply", public.supply)
            .with("reshuffled", yes_no(public.reshuffled)),
    ];
    for payout in view.aid().outlaws {
        page.push(
            Message::new("wyatt-earp-page-poster")
                .with("outlaw", payout.outlaw)
                .with("reward", 1000 * u32::from(payout.reward))
                .with("points", payout.total())
                .with("open", yes_no(public.is_open(payout.outlaw))),
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
            .with("covered", yes_no(set.covered))
    });
    Message::new("wyatt-earp-page-seat")
        .with("seat", seat)
        .with("money", 1000 * u32::from(public.money[seat.index()]))
        .with("held", public.held[seat.index()])
        .with("sets", sets.collect::<Arg>())
}
