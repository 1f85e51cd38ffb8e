//! How a table is to be played: what its store keeps beside its log. No people are named here; who
//! sits where is the store's, so that a device can be forgotten.

use crate::rejection::unopenable;
use crate::store::{Status, StoredTable, TableRow};
use catalog::Rejection;
use catalog::{AnyGame, Strength, Variant};
use kernel::{Message, Seat};
use protocol::{Reason, Tempo, rest::NewTable};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use table::Seed;
use transcript::Header;

/// What an unhurried live game gives its players.
const LIVE: Tempo = Tempo { decision: 60, bank: 300 };
/// The longest a decision may take: two weeks.
const LONGEST: u32 = 14 * 24 * 3600;

/// How a table is to be played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[expect(clippy::struct_excessive_bools, reason = "each is a choice of its own")]
pub(crate) struct Setup {
    pub(crate) options: BTreeMap<String, String>,
    /// By seat: the strength of a bot, or nothing where people sit.
    pub(crate) bots: Vec<Option<String>>,
    pub(crate) tempo: Tempo,
    pub(crate) take_back: bool,
    /// Tables that were stored before there was a choice show none.
    #[serde(default)]
    pub(crate) late_hands: bool,
    /// Those that were stored before there was a choice give none.
    #[serde(default)]
    pub(crate) hints: bool,
    /// The dealer's, secret until the game is over.
    seed: String,
    entropy: BTreeMap<u8, String>,
    /// By seat, once the game is over: the last message of its client, which may come again.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) answered: Vec<Option<String>>,
    /// Once the game is over: who left, was stood in for or returned.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) absences: Vec<String>,
    /// Was it played elsewhere?
    #[serde(default)]
    imported: bool,
}

/// The word for a bot, if there are such bots.
fn bot(word: &str) -> Result<String, Rejection> {
    if Strength::NAMED.iter().any(|(name, _)| *name == word) {
        return Ok(word.to_owned());
    }
    let why = Message::new("server-no-chair").with("word", lang::quoted(word));
    Err(Rejection::new(Reason::Unreadable, why))
}

impl Setup {
    /// What was wished for, if there can be such a table; and which seat is for who wished it.
    pub(crate) fn wished(wish: &NewTable) -> Result<(&'static dyn AnyGame, Setup, Option<Seat>), Rejection> {
        let game = catalog::find(&wish.game)?;
        let options = wish.options.iter().map(|(name, value)| (name.as_str(), value.as_str()));
        let variant = Variant::wished(game, wish.preset.as_deref(), options)?;
        let seats = u8::try_from(wish.seats.len()).unwrap_or(u8::MAX);
        game.fits(seats)?;
        let mut bots = Vec::new();
        let mut own = None;
        for (seat, word) in (0..).map(Seat).zip(&wish.seats) {
            match word.as_str() {
                "open" => bots.push(None),
                "me" if own.is_none() => {
                    own = Some(seat);
                    bots.push(None);
                }
                _ => bots.push(Some(bot(word)?)),
            }
        }
        let tempo = wish.tempo.unwrap_or(LIVE);
        if tempo.decision == 0 || tempo.decision > LONGEST || tempo.bank > LONGEST {
            let why = Message::new("server-tempo").with("most", LONGEST);
            return Err(Rejection::new(Reason::Unreadable, why));
        }
        let setup = Setup {
            options: variant.words(),
            bots,
            tempo,
            take_back: wish.take_back.unwrap_or(true),
            late_hands: wish.late_hands,
            hints: wish.hints,
            seed: Seed(crate::names::random()).to_string(),
            entropy: BTreeMap::new(),
            answered: Vec::new(),
            absences: Vec::new(),
            imported: false,
        };
        Ok((game, setup, own))
    }

    /// Gives these seats to bots of this strength.
    pub(crate) fn give_to_bots(
        &mut self,
        seats: impl Iterator<Item = Seat>,
        strength: &str,
    ) -> Result<(), Rejection> {
        let strength = bot(strength)?;
        seats.for_each(|seat| self.bots[seat.index()] = Some(strength.clone()));
        Ok(())
    }

    /// How a game was played elsewhere, as far as its transcript tells.
    pub(crate) fn imported(header: &Header) -> Setup {
        let entropy = header.entropy.iter().map(|(seat, bytes)| (seat.0, bytes.to_string()));
        Setup {
            options: header.variant.words(),
            bots: vec![None; header.seats.into()],
            tempo: LIVE,
            take_back: true,
            seed: header.seed.to_string(),
            entropy: entropy.collect(),
            late_hands: false,
            hints: false,
            answered: Vec::new(),
            absences: Vec::new(),
            imported: true,
        }
    }

    /// How a stored table is to be played. One whose import was cut short is not: its seed is known.
    pub(crate) fn read(StoredTable { row, over, .. }: &StoredTable) -> Result<Setup, Rejection> {
        let setup: Setup = serde_json::from_str(&row.setup).map_err(|error| unopenable(error, &row.name))?;
        if setup.imported && over.is_none() {
            return Err(Rejection::new(Reason::NotNow, Message::new("server-importing")));
        }
        Ok(setup)
    }

    /// The same once more, with other luck.
    pub(crate) fn again(&self) -> Setup {
        let seed = Seed(crate::names::random()).to_string();
        Setup {
            seed,
            entropy: BTreeMap::new(),
            answered: Vec::new(),
            absences: Vec::new(),
            imported: false,
            ..self.clone()
        }
    }

    /// Does exactly one person play here, among bots?
    pub(crate) fn is_solo(&self) -> bool {
        self.bots.iter().filter(|bot| bot.is_none()).count() == 1
    }

    pub(crate) fn seats(&self) -> u8 {
        self.bots.len() as u8
    }

    pub(crate) fn seed(&self) -> Option<Seed> {
        Seed::from_hex(&self.seed)
    }

    pub(crate) fn entropy(&self) -> Vec<(Seat, Seed)> {
        let given = self.entropy.iter().filter_map(|(seat, hex)| Some((Seat(*seat), Seed::from_hex(hex)?)));
        given.collect()
    }

    pub(crate) fn add_entropy(&mut self, Seat(seat): Seat, bytes: Seed) {
        self.entropy.insert(seat, bytes.to_string());
    }

    pub(crate) fn drop_entropy(&mut self, Seat(seat): Seat) {
        self.entropy.remove(&seat);
    }

    pub(crate) fn entropy_of(&self) -> Vec<u8> {
        self.entropy.keys().copied().collect()
    }

    pub(crate) fn variant(&self, game: &dyn AnyGame) -> Option<Variant> {
        let options = self.options.iter().map(|(name, value)| (name.as_str(), value.as_str()));
        Variant::wished(game, None, options).ok()
    }

    pub(crate) fn tempo(&self) -> table::Tempo {
        let millis = |seconds: u32| 1000 * u64::from(seconds);
        table::Tempo { decision: millis(self.tempo.decision), bank: millis(self.tempo.bank) }
    }

    /// The row of a new table.
    pub(crate) fn row(&self, game: &dyn AnyGame, name: String, listed: bool, now: u64) -> TableRow {
        TableRow {
            name,
            code: crate::names::short_code(),
            game: game.name().to_owned(),
            edition: game.edition(),
            listed,
            status: Status::Gathering,
            created: now,
            changed: now,
            seated: Vec::new(),
            setup: self.text(),
        }
    }

    pub(crate) fn text(&self) -> String {
        // Words, numbers, lists and maps by word can always be written.
        serde_json::to_string(self).unwrap_or_default()
    }
}
