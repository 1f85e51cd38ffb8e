//! The table in sentences, as the terminal shows it.

use crate::aid::Leader;
use crate::notice::yes_no;
use crate::{Cards, Place, View};
use kernel::{Arg, Message, Seat, View as _, Viewer};

/// Returns the lines about the town, the seats, and what is the viewer's own.
pub(crate) fn page(view: &View) -> Vec<Message> {
    let public = &view.public;
    let mut page = vec![
        Message::new("dice-town-page-turn")
            .with("turn", public.turn)
            .with("mine", public.mine)
            .with("bank", public.bank)
            .with("stagecoach", public.stagecoach),
        Message::new("dice-town-page-titles")
            .with("cards", public.titles.iter().copied().collect::<Arg>())
            .with("deck", public.title_deck),
        Message::new("dice-town-page-store")
            .with("deck", public.store_deck)
            .with("discard", public.store_discard)
            .with("in-deck", names(view.known.deck))
            .with("in-discard", names(view.known.discard))
            .with("knows-deck", yes_no(!view.known.deck.is_empty()))
            .with("knows-discard", yes_no(!view.known.discard.is_empty())),
    ];
    page.extend(Seat::all(public.seats).map(|seat| seat_line(view, seat)));
    page.extend(view.aid().leaders.into_iter().filter(|leader| !leader.seats.is_empty()).map(leader_line));
    push_own(view, &mut page);
    for (seat, offer) in (0..).map(Seat).zip(view.offers) {
        if let Some(offer) = offer {
            page.push(
                Message::new("dice-town-page-offer")
                    .with("seat", seat)
                    .with("offer", offer)
                    .with("empty", yes_no(offer.is_empty())),
            );
        }
    }
    page
}

fn seat_line(view: &View, seat: Seat) -> Message {
    let (public, i) = (&view.public, seat.index());
    let (points, hidden) = view.points(seat);
    let known = if view.viewer == Viewer::Seat(seat) { Cards::NONE } else { view.counted(seat) };
    Message::new("dice-town-page-seat")
        .with("seat", seat)
        .with("sheriff", yes_no(seat == public.sheriff))
        .with("dollars", public.dollars[i])
        .with("nuggets", public.nuggets[i])
        .with("store", public.store_held[i])
        .with("titles", public.titles_held[i])
        .with("wired", names(public.wired[i]))
        .with("known", names(known))
        .with("has-wired", yes_no(!public.wired[i].is_empty()))
        .with("has-known", yes_no(!known.is_empty()))
        .with("row", public.rows[i])
        .with("has-row", yes_no(!public.rows[i].is_empty()))
        .with("points", points.total())
        .with("hidden", hidden)
}

fn leader_line(leader: Leader) -> Message {
    let seats = leader.seats.iter().collect::<Arg>();
    if leader.place == Place::Hall {
        Message::new("dice-town-page-leads-hall")
            .with("seats", seats)
            .with("hand", leader.dice.kind().name())
            .with("dice", leader.dice)
    } else {
        Message::new("dice-town-page-leads")
            .with("place", leader.place.name())
            .with("seats", seats)
            .with("dice", leader.dice)
    }
}

/// Appends the viewer's own cards, roll and choice, and the others' choices once they are shown.
fn push_own(view: &View, page: &mut Vec<Message>) {
    if !view.hand.is_empty() {
        page.push(Message::new("dice-town-page-hand").with("cards", names(view.hand)));
    }
    if let Some(drawn) = view.drawn {
        page.push(Message::new("dice-town-page-drawn").with("cards", names(drawn)));
    }
    if !view.rolled.is_empty() {
        page.push(Message::new("dice-town-page-roll").with("dice", view.rolled));
    }
    for (seat, choice) in (0..).map(Seat).zip(view.choices) {
        if let Some(choice) = choice {
            page.push(
                Message::new("dice-town-page-choice")
                    .with("seat", seat)
                    .with("dice", choice.dice)
                    .with("count", choice.dice.len())
                    .with("brute", yes_no(choice.brute)),
            );
        }
    }
}

fn names(cards: Cards) -> Arg {
    cards.iter().collect()
}
