//! The settings of a table. Here they are typed: names of options and strengths are parsed at the door
//! (`table_request.rs`) or when the table is read from its store.
//!
//! No people are named here. Which device has which seat is a row of the store, so that a device can be forgotten.

use crate::bot_strength::BotStrength;
use crate::rejection::unopenable;
use crate::store::{Status, StoredTable, TableRow};
use catalog::{AnyGame, Rejection, Variant};
use kernel::{Message, Seat};
use protocol::{Reason, Tempo, to_json};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use table::Seed;
use transcript::Header;

/// The tempo of a table whose request names none.
pub(crate) const LIVE: Tempo = Tempo { decision: 60, bank: 300 };

/// The settings of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a choice of its own")]
pub(crate) struct Setup {
    pub(crate) variant: Variant,
    /// By seat: a bot's strength, or nothing where people sit.
    pub(crate) bots: Vec<Option<BotStrength>>,
    pub(crate) tempo: Tempo,
    pub(crate) take_back: bool,
    pub(crate) late_hands: bool,
    pub(crate) hints: bool,
    /// The dealer's seed, secret until the game is over.
    pub(crate) seed: Seed,
    /// What players have added to the luck, by seat.
    pub(crate) entropy: BTreeMap<u8, Seed>,
    /// By seat, once the game is over: the last message of its client, which may come again.
    pub(crate) answered: Vec<Option<String>>,
    /// Once the game is over: its absences.
    pub(crate) absences: Vec<String>,
    /// Was it played elsewhere?
    pub(crate) imported: bool,
}

/// The settings as a store holds them. Keys never change: stores of earlier releases have them.
#[derive(Serialize, Deserialize)]
#[expect(clippy::struct_excessive_bools, reason = "each is a choice of its own")]
struct StoredSetup {
    options: BTreeMap<String, String>,
    bots: Vec<Option<String>>,
    tempo: Tempo,
    take_back: bool,
    /// Rows that were stored before there was a choice have none.
    #[serde(default)]
    late_hands: bool,
    /// Rows that were stored before there was a choice have none.
    #[serde(default)]
    hints: bool,
    seed: String,
    entropy: BTreeMap<u8, String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    answered: Vec<Option<String>>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    absences: Vec<String>,
    #[serde(default)]
    imported: bool,
}

impl Setup {
    /// Returns the settings of a new table, with a new seed.
    pub(crate) fn new(variant: Variant, bots: Vec<Option<BotStrength>>, tempo: Tempo) -> Setup {
        Setup {
            variant,
            bots,
            tempo,
            take_back: true,
            late_hands: false,
            hints: false,
            seed: Seed(crate::names::random()),
            entropy: BTreeMap::new(),
            answered: Vec::new(),
            absences: Vec::new(),
            imported: false,
        }
    }

    /// Returns the settings of a game that was played elsewhere, as far as its transcript tells.
    pub(crate) fn imported(header: &Header) -> Setup {
        let entropy = header.entropy.iter().map(|(seat, bytes)| (seat.0, *bytes));
        Setup {
            seed: header.seed,
            entropy: entropy.collect(),
            imported: true,
            ..Setup::new(header.variant.clone(), vec![None; header.seats.into()], LIVE)
        }
    }

    /// Returns the settings of the next game: the same, with other luck.
    pub(crate) fn rematch(&self) -> Setup {
        let Setup { variant, bots, tempo, .. } = self.clone();
        let Setup { take_back, late_hands, hints, .. } = *self;
        Setup { take_back, late_hands, hints, ..Setup::new(variant, bots, tempo) }
    }

    /// Reads the settings of a stored table.
    ///
    /// # Errors
    /// When they are damaged or name something that this server does not know, such as a bot's strength; and when
    /// the table's import was cut short, because its seed is known.
    pub(crate) fn read(StoredTable { row, over, .. }: &StoredTable) -> Result<Setup, Rejection> {
        let broken = |what: &str| unopenable(what, &row.name);
        let stored: StoredSetup =
            serde_json::from_str(&row.setup).map_err(|error| unopenable(error, &row.name))?;
        if stored.imported && over.is_none() {
            return Err(Rejection::new(Reason::NotNow, Message::new("server-importing")));
        }
        let game = catalog::find(&row.game).map_err(|_| broken("its game is unknown"))?;
        let options = stored.options.iter().map(|(name, value)| (name.as_str(), value.as_str()));
        let bot = |name: Option<String>| {
            let read = |name: String| {
                BotStrength::read(&name).ok_or_else(|| broken(&format!("no bot has the strength {name:?}")))
            };
            name.map(read).transpose()
        };
        let seed = |hex: &str| Seed::from_hex(hex).ok_or_else(|| broken("its seed or entropy is damaged"));
        let entropy = stored.entropy.iter().map(|(seat, hex)| Ok((*seat, seed(hex)?)));
        Ok(Setup {
            variant: Variant::new(game, None, options).map_err(|_| broken("its options are unknown"))?,
            bots: stored.bots.into_iter().map(bot).collect::<Result<_, _>>()?,
            tempo: stored.tempo,
            take_back: stored.take_back,
            late_hands: stored.late_hands,
            hints: stored.hints,
            seed: seed(&stored.seed)?,
            entropy: entropy.collect::<Result<_, Rejection>>()?,
            answered: stored.answered,
            absences: stored.absences,
            imported: stored.imported,
        })
    }

    /// Returns the settings as a store holds them.
    pub(crate) fn to_stored(&self) -> String {
        to_json(&StoredSetup {
            options: self.variant.to_map(),
            bots: self.bot_names(),
            tempo: self.tempo,
            take_back: self.take_back,
            late_hands: self.late_hands,
            hints: self.hints,
            seed: self.seed.to_string(),
            entropy: self.entropy.iter().map(|(seat, bytes)| (*seat, bytes.to_string())).collect(),
            answered: self.answered.clone(),
            absences: self.absences.clone(),
            imported: self.imported,
        })
    }

    /// Does exactly one person play here, among bots?
    pub(crate) fn is_solo(&self) -> bool {
        self.bots.iter().filter(|bot| bot.is_none()).count() == 1
    }

    pub(crate) fn seats(&self) -> u8 {
        self.bots.len() as u8
    }

    /// Returns the names of the bots' strengths, by seat.
    pub(crate) fn bot_names(&self) -> Vec<Option<String>> {
        self.bots.iter().map(|bot| bot.map(|bot| bot.name().to_owned())).collect()
    }

    /// Returns what players have added to the luck, for the dealer.
    pub(crate) fn added_entropy(&self) -> Vec<(Seat, Seed)> {
        self.entropy.iter().map(|(seat, bytes)| (Seat(*seat), *bytes)).collect()
    }

    pub(crate) fn tempo(&self) -> table::Tempo {
        let millis = |seconds: u32| 1000 * u64::from(seconds);
        table::Tempo { decision: millis(self.tempo.decision), bank: millis(self.tempo.bank) }
    }

    /// Returns the row of a new table.
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
            setup: self.to_stored(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::TableKey;
    use crate::table_request::TableRequest;
    use serde_json::{Value, json};

    fn stored(setup: &Setup, change: impl FnOnce(&mut Value)) -> StoredTable {
        let game = catalog::find("wild-shots").expect("a game");
        let mut row = setup.row(game, "dusty".into(), false, 1);
        let mut value: Value = serde_json::from_str(&row.setup).expect("JSON");
        change(&mut value);
        row.setup = value.to_string();
        StoredTable { key: TableKey(1), row, over: None, given_up: false }
    }

    fn setup() -> Setup {
        let request = json!({"game": "wild-shots", "seats": ["me", "marshal", "open"], "hints": true});
        let request = serde_json::from_value(request).expect("a request");
        TableRequest::parse(&request).expect("such a table can be").setup
    }

    #[test]
    fn settings_are_read_as_they_were_stored() {
        let mut setup = setup();
        setup.entropy.insert(2, Seed([7; 32]));
        setup.answered = vec![None, None, Some("17".into())];
        assert_eq!(Setup::read(&stored(&setup, |_| ())), Ok(setup.clone()));
        let next = setup.rematch();
        assert!(next.seed != setup.seed && next.entropy.is_empty() && next.answered.is_empty());
        assert_eq!((&next.bots, next.hints), (&setup.bots, true));
    }

    #[test]
    fn a_stored_table_that_names_something_unknown_cannot_be_opened() {
        let setup = setup();
        for change in [
            |value: &mut Value| value["bots"][1] = "gunslinger".into(),
            |value: &mut Value| value["bots"][1] = "ismcts:500".into(),
            |value: &mut Value| value["options"]["moon"] = "full".into(),
            |value: &mut Value| value["seed"] = "5a".into(),
            |value: &mut Value| value["entropy"]["0"] = "5a".into(),
        ] {
            let rejection = Setup::read(&stored(&setup, change)).expect_err("it is unknown");
            assert_eq!((rejection.reason, rejection.why.key), (Reason::Failed, "server-broken"));
        }
    }
}
