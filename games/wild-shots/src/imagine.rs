//! Finds a possible state that looks exactly like a view. All such states are equally likely.
//!
//! Hidden are the other hands and the undealt cards. Known are their sizes, and the colours that a seat has
//! shown not to hold (WS-8). Colours that some place cannot hold are dealt first. How many cards go to each
//! place is drawn in proportion to the ways in which the deal can be completed. So the result is uniform, and
//! no try is thrown away. All other cards are dealt afterwards.

use crate::cards::Deck;
use crate::{CardSet, Colour, SEATS, State, View};
use kernel::{ArrayVec, Luck, Seat, below_wide};

/// The hands and the undealt cards.
const PLACES: usize = SEATS + 1;
const UNDEALT: usize = SEATS;

/// The number of cards that each place still takes.
type Room = [u8; PLACES];

impl View {
    pub(crate) fn imagine_state(&self, luck: &mut dyn Luck) -> State {
        let public = self.public;
        let mut places = [CardSet::EMPTY; PLACES];
        let mut room: Room = [0; PLACES];
        Seat::all(public.seats).for_each(|seat| room[seat.index()] = public.held(seat));
        room[UNDEALT] = public.undealt;
        if let Some(own) = self.viewer.seat() {
            room[own.index()] = 0;
            places[own.index()] = self.hand;
        }
        let mut unseen = CardSet::FULL.minus(self.hand).minus(public.played());
        let barred = |colour: Colour, place: usize| {
            place < SEATS && room[place] > 0 && public.is_void(Seat(place as u8), colour)
        };
        let bars = Colour::ALL.map(|colour| std::array::from_fn(|place| barred(colour, place)));
        let constrained: ArrayVec<Group, 4> = Colour::ALL
            .into_iter()
            .map(|colour| Group { cards: unseen.and(CardSet::of(colour)), barred: bars[colour as usize] })
            .filter(|group| group.barred.contains(&true) && !group.cards.is_empty())
            .collect();
        for (i, group) in constrained.iter().enumerate() {
            let split = draw_split(*group, &constrained[i + 1..], room, luck);
            unseen = unseen.minus(group.cards);
            deal(group.cards, split, &mut places, luck);
            (0..PLACES).for_each(|place| room[place] -= split[place]);
        }
        deal(unseen, room, &mut places, luck);
        let [hands @ .., undealt] = places;
        State { public, hands, undealt: Deck::new(undealt) }
    }
}

/// The unseen cards of one colour, and the places that cannot hold them.
#[derive(Clone, Copy, Default)]
struct Group {
    cards: CardSet,
    barred: [bool; PLACES],
}

/// Deals `counts` of these cards, all of them, to the places.
fn deal(cards: CardSet, counts: Room, places: &mut [CardSet; PLACES], luck: &mut dyn Luck) {
    let mut deck = Deck::new(cards);
    // The last place that takes cards gets the rest.
    let Some(last) = counts.iter().rposition(|&count| count > 0) else { return };
    for place in 0..last {
        for _ in 0..counts[place] {
            let card = deck.nth(luck.below(deck.len()));
            deck.remove(card);
            places[place].insert(card);
        }
    }
    places[last] = places[last].or(deck.cards());
}

/// Draws how many cards of a colour go to each place, in proportion to the ways of each split.
fn draw_split(group: Group, later: &[Group], room: Room, luck: &mut dyn Luck) -> Room {
    let mut splits = Vec::new();
    let mut total = 0;
    each_split(group, room, &mut |split, ways| {
        let mut left = room;
        (0..PLACES).for_each(|place| left[place] -= split[place]);
        let ways = ways * completions(later, left);
        if ways > 0 {
            total += ways;
            splits.push((split, total));
        }
    });
    let drawn = below_wide(luck, total);
    let Some(&(split, _)) = splits.iter().find(|&&(_, up_to)| drawn < up_to) else {
        unreachable!("the true state is one way to complete a view")
    };
    split
}

/// Returns the number of ways to deal the rest: constrained colours first, then all other cards.
fn completions(groups: &[Group], room: Room) -> u128 {
    let Some((&group, later)) = groups.split_first() else { return arrangements(room) };
    let mut total = 0;
    each_split(group, room, &mut |split, ways| {
        let mut left = room;
        (0..PLACES).for_each(|place| left[place] -= split[place]);
        total += ways * completions(later, left);
    });
    total
}

/// Calls `found` with every split of a colour over the places that can hold it, and with the number of ways
/// to choose the cards of the split.
fn each_split(group: Group, room: Room, found: &mut dyn FnMut(Room, u128)) {
    fn fill(
        place: usize,
        left: u8,
        split: &mut Room,
        room: Room,
        group: &Group,
        ways: u128,
        found: &mut dyn FnMut(Room, u128),
    ) {
        if place == PLACES {
            if left == 0 {
                found(*split, ways);
            }
            return;
        }
        let most = if group.barred[place] { 0 } else { left.min(room[place]) };
        for count in 0..=most {
            split[place] = count;
            fill(place + 1, left - count, split, room, group, ways * choose(left, count), found);
        }
        split[place] = 0;
    }
    fill(0, group.cards.len(), &mut [0; PLACES], room, &group, 1, found);
}

/// Returns the number of ways to deal as many cards as there is room for.
fn arrangements(room: Room) -> u128 {
    let mut left: u8 = room.iter().sum();
    let mut ways = 1;
    for count in room {
        ways *= choose(left, count);
        left -= count;
    }
    ways
}

/// Returns the binomial coefficient, for n up to 40.
fn choose(n: u8, k: u8) -> u128 {
    static TABLE: [[u64; 41]; 41] = pascal();
    TABLE[usize::from(n)][usize::from(k)].into()
}

const fn pascal() -> [[u64; 41]; 41] {
    let mut table = [[0; 41]; 41];
    let mut n = 0;
    while n < 41 {
        table[n][0] = 1;
        let mut k = 1;
        while k <= n {
            table[n][k] = table[n - 1][k - 1] + table[n - 1][k];
            k += 1;
        }
        n += 1;
    }
    table
}
