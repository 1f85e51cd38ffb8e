//! Exact odds of the next card, for actions that bring one.
//!
//! Cards whose place is unknown are evenly distributed over the supply, the hands and the bottom of
//! a searched discard, with one exception. A seat that has said "no" to an ask (WE-26) holds no
//! card of that outlaw, so more of them are elsewhere. These hands are enumerated.

use crate::heuristics::Odds;
use kernel::{Message, Seat, Viewer};
use wyatt_earp::{Action, Card, Cards, Outlaw, View};

/// The maximum number of lines: more would be a table, not a hint.
const MAX_LINES: usize = 4;

pub(super) fn odds(view: &View, action: Action) -> Vec<Odds> {
    if view.viewer == Viewer::Bystander {
        return Vec::new();
    }
    match action {
        Action::Stagecoach
        | Action::Bank
        | Action::FastestGun
        | Action::Hideout
        | Action::Rob
        | Action::EarpClear => {
            let (ways, of) = NextPile::new(view, action).ways(Card::is_hit);
            vec![Odds { what: Message::new("wyatt-earp-odds-hit"), ways, of }]
        }
        Action::DrawSupply | Action::EarpDraw => {
            let next = NextPile::new(view, action);
            let line = |card: Card| {
                let (ways, of) = next.ways(|other| other == card);
                Odds { what: Message::new("wyatt-earp-odds-card").with("card", card), ways, of }
            };
            hunted_outlaws(view).map(line).filter(|odds| odds.ways > 0).take(MAX_LINES).collect()
        }
        _ => Vec::new(),
    }
}

/// Returns the outlaws that the viewer hunts, ordered by the number of cards in their hand and
/// territory.
fn hunted_outlaws(view: &View) -> impl Iterator<Item = Card> {
    let own = |outlaw: Outlaw| {
        let laid = view.viewer.seat().map_or(0, |seat| view.public.set(seat, outlaw).outlaws);
        laid + view.hand.count(outlaw.into())
    };
    let mut hunted: Vec<(u8, Outlaw)> =
        Outlaw::ALL.into_iter().map(|outlaw| (own(outlaw), outlaw)).filter(|&(own, _)| own >= 2).collect();
    hunted.sort_by_key(|&(own, outlaw)| (u8::MAX - own, outlaw));
    hunted.into_iter().map(|(_, outlaw)| outlaw.into())
}

/// The pile that the next card comes from, as one viewer knows it.
struct NextPile {
    /// Cards that are certainly in it.
    sure: Cards,
    /// How many other cards it holds, which may be any of the unseen ones.
    unknown: u8,
    unseen: Cards,
    /// Hands with a "no": the outlaws they hold none of, one bit each, and their number of cards.
    barred: Vec<(u8, u8)>,
}

impl NextPile {
    fn new(view: &View, action: Action) -> NextPile {
        let public = &view.public;
        let others = Seat::all(public.seats).filter(|&seat| view.viewer != Viewer::Seat(seat));
        let barred = others
            .map(Seat::index)
            .map(|seat| (public.none_of[seat], public.held[seat] - public.known[seat].len()))
            .filter(|&(none_of, room)| none_of != 0 && room > 0)
            .collect();
        let unseen = view.unseen();
        if public.supply > 0 {
            return NextPile { sure: Cards::default(), unknown: public.supply, unseen, barred };
        }
        // WE-11: the discard becomes the supply, including the card just played if that is
        // discarded first.
        let mut sure: Cards = view.discard.iter().copied().collect();
        let mut unknown = 0;
        if view.hidden > 0 {
            sure = sure.plus(public.sure);
            unknown = view.hidden - public.sure.len();
        }
        match action {
            Action::Rob => sure.add(Card::MOST_WANTED),
            Action::EarpDraw | Action::EarpClear => sure.add(Card::WYATT_EARP),
            _ => {}
        }
        NextPile { sure, unknown, unseen, barred }
    }

    /// Returns in how many ways, out of how many, the next card is a wanted one.
    fn ways(&self, wanted: impl Fn(Card) -> bool) -> (u32, u32) {
        let count = |cards: Cards| -> u128 {
            cards.kinds().filter(|&card| wanted(card)).map(|card| u128::from(cards.count(card))).sum()
        };
        let total = u128::from(self.sure.len()) + u128::from(self.unknown);
        if self.unknown == 0 {
            return (count(self.sure) as u32, total as u32);
        }
        let (ways, of) = if self.barred.is_empty() {
            (count(self.unseen), u128::from(self.unseen.len()))
        } else {
            self.ways_outside_hands(&wanted)
        };
        if self.sure.is_empty() && self.barred.is_empty() {
            return (ways as u32, of as u32);
        }
        // A card of the pile is a known one, or any of the unseen ones.
        let ways = count(self.sure) * of + u128::from(self.unknown) * ways;
        let (ways, of) = reduced(ways, total * of);
        // Several hands with different bars can lead to numbers too large for 32 bits. They are
        // rounded.
        let excess = (u128::BITS - of.leading_zeros()).saturating_sub(u32::BITS);
        ((ways >> excess) as u32, (of >> excess) as u32)
    }

    /// Returns how many of the cards outside the barred hands are wanted, over all ways to deal
    /// these hands.
    fn ways_outside_hands(&self, wanted: impl Fn(Card) -> bool) -> (u128, u128) {
        // Cards that may be in the same hands are alike, except that some are wanted. By the hands
        // that may not hold them (a bit for each hand): how many there are, and how many of them
        // are wanted.
        let mut kinds = [[0u8; 2]; KINDS];
        for card in self.unseen.kinds() {
            let hands = self.barred.iter().enumerate();
            let bars = |none_of: u8| card.outlaw().is_some_and(|outlaw| none_of >> outlaw as u8 & 1 == 1);
            let kind = hands.fold(0, |kind, (i, &(none_of, _))| kind | usize::from(bars(none_of)) << i);
            kinds[kind][usize::from(wanted(card))] += self.unseen.count(card);
        }
        let left = kinds.map(|[other, wanted]| other + wanted);
        let mut deals =
            Deals { rooms: self.barred.iter().map(|&(_, room)| room).collect(), count: 0, left: [0; KINDS] };
        deals.deal(0, left, 1);
        // The part of a kind that is wanted is the same among the cards left over.
        let scale: u128 = left.iter().map(|&count| u128::from(count.max(1))).product();
        let held = (0..KINDS).filter(|&kind| left[kind] > 0);
        let ways =
            held.map(|kind| deals.left[kind] * u128::from(kinds[kind][1]) * (scale / u128::from(left[kind])));
        let outside = u128::from(self.unseen.len() - deals.rooms.iter().sum::<u8>());
        reduced(ways.sum(), deals.count * outside * scale)
    }
}

/// The number of kinds: which of up to three hands may not hold a card, a bit for each.
const KINDS: usize = 8;

/// All ways to deal the barred hands, one hand after the other.
struct Deals {
    rooms: Vec<u8>,
    /// The number of ways.
    count: u128,
    /// By kind: how many cards are left over, summed over all ways.
    left: [u128; KINDS],
}

impl Deals {
    /// Deals this hand and all after it from the cards left, with `ways` ways to deal the hands
    /// before.
    fn deal(&mut self, hand: usize, left: [u8; KINDS], ways: u128) {
        let room = self.rooms[hand];
        if hand + 1 < self.rooms.len() {
            return self.take(hand, 0, room, left, ways);
        }
        // Only the size of the last hand matters: each card that it may hold is left over equally
        // often.
        let may_hold = |kind: usize| kind >> hand & 1 == 0;
        let allowed: u8 = (0..KINDS).filter(|&kind| may_hold(kind)).map(|kind| left[kind]).sum();
        let (all, without_one) = (binomial(allowed, room), binomial(allowed.saturating_sub(1), room));
        self.count += ways * all;
        for (kind, (sum, left)) in self.left.iter_mut().zip(left).enumerate() {
            *sum += ways * u128::from(left) * if may_hold(kind) { without_one } else { all };
        }
    }

    /// Deals `need` cards of this kind and the following kinds to a hand.
    fn take(&mut self, hand: usize, kind: usize, need: u8, left: [u8; KINDS], ways: u128) {
        if kind == KINDS {
            if need == 0 {
                self.deal(hand + 1, left, ways);
            }
            return;
        }
        let most = if kind >> hand & 1 == 0 { need.min(left[kind]) } else { 0 };
        for taken in 0..=most {
            let mut rest = left;
            rest[kind] -= taken;
            self.take(hand, kind + 1, need - taken, rest, ways * binomial(left[kind], taken));
        }
    }
}

/// Returns the binomial coefficient: the number of ways to choose `k` of `n`.
fn binomial(n: u8, k: u8) -> u128 {
    if k > n {
        return 0;
    }
    (0..u128::from(k)).fold(1, |ways, i| ways * (u128::from(n) - i) / (i + 1))
}

/// Returns the same odds in the smallest numbers.
fn reduced(ways: u128, of: u128) -> (u128, u128) {
    let (mut a, mut b) = (ways, of);
    while b > 0 {
        (a, b) = (b, a % b);
    }
    (ways / a.max(1), of / a.max(1))
}
