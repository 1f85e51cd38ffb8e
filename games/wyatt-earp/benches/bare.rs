//! A rummy of about the same work without an engine: four seats, the same 78 cards, hands as counts, and only
//! what a playout needs. It is only the measure for the benchmark. The rules are in `src`; this has fewer.

use kernel::{Luck, QuickLuck};
use wyatt_earp::{Card, Cards, Outlaw, Pile};

/// The result of a game.
#[derive(Default)]
pub(crate) struct Outcome {
    pub(crate) money: [u32; 4],
    pub(crate) posters: [u32; 7],
    /// All that was ever put on posters.
    pub(crate) rewards: u32,
    pub(crate) decisions: u32,
}

/// Plays one game at random, until a player has 25.
pub(crate) fn playout(luck: &mut QuickLuck) -> Outcome {
    let mut game = Outcome::default();
    let mut first = luck.below(4) as usize;
    while game.money.iter().all(|&money| money < 25) {
        game.posters.iter_mut().for_each(|poster| *poster += 1);
        game.rewards += 7;
        first = (first + 1) % 4;
        let table = Table::deal(luck);
        let points = table.play(luck, first, &mut game);
        // The player with the most points takes all, if there are eight points.
        for (outlaw, poster) in game.posters.iter_mut().enumerate() {
            let points = points.map(|points| points[outlaw]);
            let best = (0..4).max_by_key(|&seat| points[seat]).unwrap_or_default();
            if points.iter().sum::<u32>() >= 8 {
                game.money[best] += std::mem::take(poster);
            }
        }
    }
    game
}

/// The lowest bit of an outlaw's byte, for all seven.
const EACH: u64 = 0x0001_0101_0101_0101;

struct Table {
    hands: [Cards; 4],
    held: [u8; 4],
    supply: Pile,
    discard: Vec<Card>,
    /// Outlaws that are open, one bit each.
    open: u8,
    /// By seat and outlaw.
    points: [[u32; 7]; 4],
}

impl Table {
    fn deal(luck: &mut QuickLuck) -> Table {
        let mut supply = Pile::FULL;
        let mut hands = [Cards::default(); 4];
        for i in 0..40 {
            let card = supply.nth(luck.below(78 - i));
            supply.remove(card);
            hands[i as usize % 4].add(card);
        }
        let mut table =
            Table { hands, held: [10; 4], supply, discard: Vec::new(), open: 0, points: [[0; 7]; 4] };
        table.shoot(luck);
        table
    }

    fn take(&mut self, seat: usize, card: Card) {
        self.hands[seat].add(card);
        self.held[seat] += 1;
    }

    fn draw(&mut self, luck: &mut QuickLuck) -> Card {
        let card = self.supply.nth(luck.below(self.supply.len()));
        self.supply.remove(card);
        card
    }

    /// Turns a card over: does it show a bullet hole?
    fn shoot(&mut self, luck: &mut QuickLuck) -> bool {
        let card = self.draw(luck);
        self.discard.push(card);
        card.is_hit()
    }

    /// Turns until a hand is empty or the supply used up twice; returns points by outlaw.
    fn play(mut self, luck: &mut QuickLuck, first: usize, game: &mut Outcome) -> [[u32; 7]; 4] {
        let (mut reshuffled, mut seat) = (false, first);
        loop {
            // Four is more than a turn can draw.
            if self.supply.len() < 4 {
                if reshuffled {
                    return self.points;
                }
                reshuffled = true;
                let cards = self.discard.drain(..).chain(self.supply.cards().iter());
                self.supply = Pile::new(cards.collect());
            }
            game.decisions += 1;
            let top = if luck.below(2) == 0 { self.discard.pop() } else { None };
            match top {
                Some(top) => self.take(seat, top),
                None => (0..2).for_each(|_| {
                    let card = self.draw(luck);
                    self.take(seat, card);
                }),
            }
            let mut sheriff = false;
            while !self.decide(luck, seat, &mut sheriff, game) {}
            if self.held[seat] == 0 {
                return self.points;
            }
            seat = (seat + 1) % 4;
        }
    }

    /// One meld, shot or discard, each legal one as likely; is the turn over?
    fn decide(&mut self, luck: &mut QuickLuck, seat: usize, sheriff: &mut bool, game: &mut Outcome) -> bool {
        game.decisions += 1;
        let hand = self.hands[seat];
        // By outlaw a byte, by number of cards a bit.
        let spread = (u64::from(self.open) * 0x0002_0408_1020_4081) & EACH;
        let most = EACH * ((1 << (self.held[seat] - 1).min(7)) - 1);
        let melds = hand.outlaw_runs() & most & ((EACH * 0x7c) | (spread * 3));
        let kinds = u64::from(hand.kind_bits());
        let own = self.points[seat].iter().position(|&points| points > 0);
        let may_shoot = own.is_some() && !*sheriff && self.held[seat] > 1;
        let plays = kinds | if may_shoot { kinds >> 7 << 32 } else { 0 };
        let pick = luck.below(melds.count_ones() + plays.count_ones());
        if let Some(pick) = pick.checked_sub(plays.count_ones()) {
            let at = nth_one(melds, pick);
            let (outlaw, count) = (at as usize / 8, at % 8 + 1);
            self.hands[seat].remove_many(Outlaw::ALL[outlaw].into(), count as u8);
            self.held[seat] -= count as u8;
            self.open |= 1 << outlaw;
            self.points[seat][outlaw] += 2 * count;
            game.posters[outlaw] += count - 1;
            game.rewards += count - 1;
            return false;
        }
        let at = nth_one(plays, pick);
        let is_shot = at >= 32;
        let Some(card) = Card::from_index(if is_shot { at - 32 + 7 } else { at } as u8) else {
            unreachable!("a card was picked")
        };
        self.hands[seat].remove(card);
        self.held[seat] -= 1;
        self.discard.push(card);
        if let (true, Some(outlaw)) = (is_shot, own) {
            *sheriff = true;
            let hit = u32::from(self.shoot(luck));
            self.points[seat][outlaw] += 2 * hit;
            game.posters[outlaw] += hit;
            game.rewards += hit;
        }
        !is_shot
    }
}

/// The position of the set bit with this rank.
fn nth_one(bits: u64, rank: u32) -> u32 {
    (0..rank).fold(bits, |rest, _| rest & (rest - 1)).trailing_zeros()
}
