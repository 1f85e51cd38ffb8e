//! Exact odds of what chance brings next. A card that may still be cancelled leads to a question
//! first, so it has no odds.

use crate::Odds;
use dice_town::{Action, Card, Cards, DICE, Dice, FACES, Face, Phase, View};
use kernel::{Message, Seat, Viewer};

/// The maximum number of lines that are worth reading.
const MAX_LINES: usize = 3;

pub(super) fn odds(view: &View, action: Action) -> Vec<Odds> {
    match (action, view.public.phase, view.viewer) {
        (Action::Keep(kept) | Action::KeepBrute(kept), Phase::Keep, Viewer::Seat(me)) => {
            next_roll(view.public.rows[me.index()].plus(kept))
        }
        (Action::Rob(victim), ..) => stolen(view, victim),
        (Action::DocStore, ..) => from_the_store(view),
        _ => Vec::new(),
    }
}

/// Returns, for each face in the row, the odds that the next roll shows at least one more of it,
/// the largest group first.
fn next_roll(row: Dice) -> Vec<Odds> {
    let free = DICE - row.len();
    if free == 0 {
        return Vec::new();
    }
    let all = (FACES as u32).pow(free.into());
    let ways = all - (FACES as u32 - 1).pow(free.into());
    let mut faces: Vec<Face> = Face::ALL.into_iter().filter(|&face| row.count(face) > 0).collect();
    faces.sort_by_key(|&face| std::cmp::Reverse((row.count(face), face)));
    let line = |face: Face| {
        let what = Message::new("dice-town-odds-one-more").with("dice", Dice::of([face]));
        Odds { what, ways, of: all }
    };
    faces.into_iter().take(MAX_LINES).map(line).collect()
}

/// Returns the odds that the first card drawn from a hand is a title (DT-22). All seats see how
/// many titles a hand holds (DT-6).
fn stolen(view: &View, victim: Seat) -> Vec<Odds> {
    let titles = u32::from(view.public.titles_held[victim.index()]);
    let of = titles + u32::from(view.public.store_held[victim.index()]);
    vec![Odds { what: Message::new("dice-town-odds-title"), ways: titles, of }]
}

/// Returns the odds of the next card of the store deck (DT-25): a card that is known to be there,
/// or any that the viewer has not seen elsewhere.
fn from_the_store(view: &View) -> Vec<Odds> {
    let (public, known) = (&view.public, &view.known);
    // DT-21: an empty deck is renewed from the discard.
    let (sure, size) = match public.store_deck {
        0 => (known.discard, public.store_discard),
        size => (known.deck.store(), size),
    };
    let others = Seat::all(public.seats).filter(|&seat| view.viewer != Viewer::Seat(seat));
    let seen = others.fold(Cards::NONE, |all, seat| all.plus(known.hands[seat.index()]));
    let held = seen.max_of_each(known.held).plus(view.hand);
    let unseen = Cards::FULL.store().minus(held.store()).minus(known.discard).minus(known.deck.store());
    let (unknown, kinds) = (u32::from(size - sure.len()), u32::from(unseen.len()).max(1));
    let ways = |card: Card| u32::from(sure.count(card)) * kinds + unknown * u32::from(unseen.count(card));
    let mut cards: Vec<Card> = Cards::FULL.store().kinds().filter(|&card| ways(card) > 0).collect();
    cards.sort_by_key(|&card| (std::cmp::Reverse(ways(card)), card));
    let line = |card: Card| Odds {
        what: Message::new("dice-town-odds-card").with("card", card),
        ways: ways(card),
        of: u32::from(size) * kinds,
    };
    cards.into_iter().take(MAX_LINES).map(line).collect()
}
