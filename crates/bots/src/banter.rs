//! Chooses what bots say at the table now and then.
//!
//! A line depends only on what everybody at the table knows: the table's name, which seats are
//! bots, and how much bystanders were told. It reveals nothing about anybody's cards, not even the
//! speaker's. This module chooses only the key of the sentence. The sentences of each personality
//! are in `lang/*.ftl`. Deliberately absent: clocks. The server limits how often lines appear.

use crate::Strength;
use kernel::{Feeling, Luck, QuickLuck, Seat};

/// The minimum number of notices to bystanders between two lines.
const MIN_GAP: u32 = 8;
/// The number of sentences a personality has for each occasion.
const SENTENCES_PER_OCCASION: u32 = 2;

/// The reason for a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Occasion {
    Hello,
    Glad,
    Sorry,
    Won,
    Lost,
}

impl Occasion {
    const ALL: [Occasion; 5] =
        [Occasion::Hello, Occasion::Glad, Occasion::Sorry, Occasion::Won, Occasion::Lost];

    fn word(self) -> &'static str {
        match self {
            Occasion::Hello => "hello",
            Occasion::Glad => "glad",
            Occasion::Sorry => "sorry",
            Occasion::Won => "won",
            Occasion::Lost => "lost",
        }
    }
}

/// A line that a bot says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// The seat that says it.
    pub seat: Seat,
    /// The key of the sentence. The sentence has no arguments.
    pub key: String,
}

/// The talk of the bots at one table.
#[derive(Clone, Debug)]
pub struct Banter {
    table_hash: u64,
    /// By seat: the name of a bot's strength, which is also its personality.
    bots: Vec<Option<String>>,
    /// The version at which a bot last spoke.
    last_spoke: Option<u32>,
}

impl Banter {
    /// Creates the talk of the table with this name. `bots` holds each bot's strength, by seat.
    pub fn new(table: &str, bots: &[Option<String>]) -> Banter {
        // FNV-1a: small, and the same on every platform.
        let hash = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        let table_hash = table.bytes().fold(0xcbf2_9ce4_8422_2325, hash);
        Banter { table_hash, bots: bots.to_vec(), last_spoke: None }
    }

    /// Lets a bot greet the table. `version` is the number of times bystanders have been told
    /// something, here and in the functions below.
    pub fn greet(&mut self, version: u32) -> Option<Line> {
        let all: Vec<_> = self.seats().map(|seat| (seat, Occasion::Hello)).collect();
        self.say(version, &all)
    }

    /// Lets a bot react to something that bystanders were told. `feelings` lists the seats that are
    /// likely to be glad or sorry about it. Often no bot says anything.
    pub fn react(&mut self, version: u32, feelings: &[(Seat, Feeling)]) -> Option<Line> {
        let is_soon = self.last_spoke.is_some_and(|last| version < last.saturating_add(MIN_GAP));
        if is_soon || self.luck(version).below(2) == 0 {
            return None;
        }
        let about = feelings.iter().map(|&(seat, feeling)| match feeling {
            Feeling::Glad => (seat, Occasion::Glad),
            Feeling::Sorry => (seat, Occasion::Sorry),
        });
        let about: Vec<_> = about.filter(|(seat, _)| self.bots[seat.index()].is_some()).collect();
        self.say(version, &about)
    }

    /// Ends the talk with the game: a bot that has won says so, or another bot congratulates.
    pub fn end(&mut self, version: u32, has_won: impl Fn(Seat) -> bool) -> Option<Line> {
        let winners: Vec<_> =
            self.seats().filter(|seat| has_won(*seat)).map(|seat| (seat, Occasion::Won)).collect();
        let about = if winners.is_empty() {
            self.seats().map(|seat| (seat, Occasion::Lost)).collect()
        } else {
            winners
        };
        self.say(version, &about)
    }

    /// Returns the keys of all sentences.
    pub fn keys() -> impl Iterator<Item = String> {
        let personalities = Strength::NAMED.into_iter().map(|(name, _)| name);
        personalities.flat_map(|personality| {
            Occasion::ALL.into_iter().flat_map(move |occasion| {
                (0..SENTENCES_PER_OCCASION).map(move |number| key(personality, occasion, number))
            })
        })
    }

    fn seats(&self) -> impl Iterator<Item = Seat> {
        (0..).map(Seat).zip(&self.bots).filter(|(_, bot)| bot.is_some()).map(|(seat, _)| seat)
    }

    fn luck(&self, version: u32) -> QuickLuck {
        QuickLuck::new(self.table_hash ^ u64::from(version))
    }

    /// Lets one of these bots say something.
    fn say(&mut self, version: u32, about: &[(Seat, Occasion)]) -> Option<Line> {
        let mut luck = self.luck(version);
        // `react` uses the first draw to decide whether a bot speaks at all.
        luck.below(2);
        let count = u32::try_from(about.len()).ok().filter(|count| *count > 0)?;
        let (seat, occasion) = about[luck.below(count) as usize];
        let personality = self.bots[seat.index()].as_deref()?;
        self.last_spoke = Some(version);
        Some(Line { seat, key: key(personality, occasion, luck.below(SENTENCES_PER_OCCASION)) })
    }
}

fn key(personality: &str, occasion: Occasion, number: u32) -> String {
    format!("banter-{personality}-{}-{}", occasion.word(), number + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn banter() -> Banter {
        Banter::new("bcdfg", &[None, Some("deputy".into()), Some("legend".into())])
    }

    #[test]
    fn only_bots_speak_each_in_its_personality() {
        let mut banter = banter();
        for version in 0..100 {
            let Line { seat, key } = banter.greet(version).expect("there are bots");
            let personality = ["", "deputy", "legend"][seat.index()];
            assert!(key.starts_with(&format!("banter-{personality}-hello-")), "{seat:?} says {key}");
        }
        assert_eq!(Banter::new("bcdfg", &[None, None]).greet(1), None);
        assert_eq!(banter.react(1000, &[(Seat(0), Feeling::Glad)]), None, "a person is glad");
    }

    #[test]
    fn now_and_then_a_bot_is_glad_or_sorry_and_not_too_often() {
        let mut banter = banter();
        let feelings = [(Seat(1), Feeling::Glad), (Seat(2), Feeling::Sorry)];
        let spoke: Vec<u32> =
            (0..400).filter(|&version| banter.react(version, &feelings).is_some()).collect();
        assert!((15..50).contains(&spoke.len()), "{spoke:?}");
        assert!(spoke.is_sorted_by(|one, next| one + MIN_GAP <= *next), "{spoke:?}");
    }

    #[test]
    fn a_bot_that_has_won_speaks_or_another_congratulates() {
        let won = banter().end(9, |seat| seat == Seat(2)).expect("a line");
        assert!(won.seat == Seat(2) && won.key.starts_with("banter-legend-won-"), "{won:?}");
        let lost = banter().end(9, |seat| seat == Seat(0)).expect("a line");
        assert!(lost.key.contains("-lost-"), "{lost:?}");
    }

    #[test]
    fn every_line_is_one_of_the_keys() {
        let keys: Vec<String> = Banter::keys().collect();
        assert_eq!(keys.len(), 50);
        for version in 0..50 {
            let line = banter().greet(version).expect("there are bots");
            assert!(keys.contains(&line.key), "{line:?}");
        }
    }
}
