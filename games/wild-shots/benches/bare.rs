//! The same game without an engine: four seats, hands as bit sets, and only what a playout needs. It is only
//! the measure for the benchmark. The rules are in `src`.

use kernel::{Luck, QuickLuck};
use std::hint::select_unpredictable;
use wild_shots::BitDeck;

/// The cards by symbol (WS-2), with their cost (WS-12) and the rounds in which they hurt.
const SYMBOLS: [(u64, u32, [bool; 4]); 4] = [
    (0x0088_0044_0222_0111, 2, [true, false, false, true]),
    (0x0021_0108_0084_0040, 3, [false, true, false, true]),
    (0x0202_0080_0010_0020, 4, [false, false, true, true]),
    (0x0100_0010_0040_0004, 5, [false, false, true, true]),
];
/// All cards: 16 × colour + rank − 1.
const CARDS: u64 = 0x03ff_03ff_03ff_03ff;

/// Plays one game at random; the points go to `penalties`. Returns the number of decisions.
pub(crate) fn playout(luck: &mut QuickLuck, penalties: &mut [u32; 4]) -> u32 {
    *penalties = [0; 4];
    let opener = luck.below(4) as usize;
    for round in 0..4 {
        let mut hands = deal(luck);
        let mut pile = [5, 4, 3, 2];
        let mut taken = [0; 4];
        let mut leader = (opener + round) & 3;
        for trick_number in 0..10 {
            let trumps = SYMBOLS[draw(luck, &mut pile)].0;
            let (cards, taker) = trick(luck, &mut hands, leader, 10 - trick_number, trumps);
            taken[taker] |= cards;
            leader = taker;
        }
        for (symbol, cost, _) in SYMBOLS.into_iter().filter(|(_, _, rounds)| rounds[round]) {
            for seat in 0..4 {
                penalties[seat] += cost * u64::count_ones(taken[seat] & symbol);
            }
        }
    }
    4 * 10 * 4
}

/// Ten cards each (WS-4): three hands are drawn, the fourth is the rest.
fn deal(luck: &mut QuickLuck) -> [u64; 4] {
    let mut deck = BitDeck::new(CARDS);
    let mut drawn = |left: u32| {
        let before = deck.bits();
        // Counted, not asked of the deck: a draw need not wait for the one before.
        (0..10).for_each(|i| deck.remove(deck.nth(luck.below(left - i))));
        before ^ deck.bits()
    };
    let hands = [drawn(40), drawn(30), drawn(20)];
    [hands[0], hands[1], hands[2], CARDS ^ (hands[0] | hands[1] | hands[2])]
}

/// The Snake Oil card of a trick (WS-6).
fn draw(luck: &mut QuickLuck, pile: &mut [u32; 4]) -> usize {
    let [revolver, hat, star, wanted] = *pile;
    let drawn = luck.below(revolver + hat + star + wanted);
    let ends = [revolver, revolver + hat, revolver + hat + star];
    let symbol = ends.into_iter().map(|end| usize::from(drawn >= end)).sum();
    pile[symbol] -= 1;
    symbol
}

/// By the ten cards of a colour: their ranks in ascending order, a nibble each, and above
/// them their number.
static RANKS: [u64; 1024] = {
    let mut table = [0; 1024];
    let mut cards = 1;
    while cards < 1024 {
        let (mut rank, mut count) = (0, 0);
        while rank < 10 {
            if cards >> rank & 1 == 1 {
                table[cards] |= rank << (4 * count);
                count += 1;
            }
            rank += 1;
        }
        table[cards] |= count << 60;
        cards += 1;
    }
    table
};

/// Plays four random legal cards. Returns the cards, and the seat that takes them (WS-7 to WS-9).
fn trick(luck: &mut QuickLuck, hands: &mut [u64; 4], leader: usize, held: u32, trumps: u64) -> (u64, usize) {
    let any = |luck: &mut QuickLuck, hand| BitDeck::new(hand).nth(luck.below(held));
    let led = any(luck, hands[leader]);
    let colour = led & 0x30;
    let mut best = 0;
    let mut cards = 0;
    for place in 0..4 {
        let seat = (leader + place) & 3;
        let ranks = RANKS[(hands[seat] >> colour) as usize & 0x3ff];
        let card = match place {
            0 => led,
            _ if ranks == 0 => any(luck, hands[seat]),
            _ => colour | (ranks >> (4 * luck.below((ranks >> 60) as u32))) as u32 & 15,
        };
        let trump = (trumps >> card & 1) as usize;
        let follows = usize::from(card & 0x30 == colour) | trump;
        let claim = trump << 7 | follows << 6 | (card as usize & 15) << 2 | seat;
        best = select_unpredictable(claim > best | 3, claim, best);
        hands[seat] ^= 1 << card;
        cards |= 1 << card;
    }
    (cards, best & 3)
}
