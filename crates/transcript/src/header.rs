//! The first record of a game: what is played, by how many, with which luck.

use crate::problem::{Cause, bad_value, missing, unknown_key};
use catalog::{AnyGame, Variant};
use kernel::{Listing, Message, OptionValue, Seat};
use std::borrow::Cow;
use table::Seed;

/// The version of the format.
const FORMAT: i64 = 1;
/// An absent edition means this one.
const FIRST_EDITION: u16 = 1;

/// What a game is played with.
pub struct Header {
    /// The game.
    pub game: &'static dyn AnyGame,
    /// How many seats.
    pub seats: u8,
    /// A value for every option.
    pub variant: Variant,
    /// The dealer's seed.
    pub seed: Seed,
    /// The seed's commitment, if it was published before the game.
    pub commitment: Option<Seed>,
    /// What seats added to the luck.
    pub entropy: Vec<(Seat, Seed)>,
}

impl Header {
    /// Returns the key of the game's luck.
    pub fn key(&self) -> [u8; 32] {
        self.seed.key(&self.entropy)
    }

    /// Returns the header as a record.
    pub(crate) fn listing(&self) -> Listing {
        let word = |seed: Seed| Listing::Word(Cow::Owned(seed.to_string()));
        let options = self.variant.iter().map(|(name, value)| (Cow::Borrowed(name), option_value(value)));
        let mut entries: Vec<(Cow<'static, str>, Listing)> = vec![
            ("saloon".into(), Listing::Number(FORMAT)),
            ("game".into(), self.game.name().into()),
            ("seats".into(), self.seats.into()),
            ("options".into(), Listing::Map(options.collect())),
            ("seed".into(), word(self.seed)),
        ];
        if self.game.edition() != FIRST_EDITION {
            entries.push(("edition".into(), self.game.edition().into()));
        }
        if let Some(commitment) = self.commitment {
            entries.push(("commitment".into(), word(commitment)));
        }
        if !self.entropy.is_empty() {
            let given =
                self.entropy.iter().map(|&(seat, bytes)| (Cow::Owned(seat.0.to_string()), word(bytes)));
            entries.push(("entropy".into(), Listing::Map(given.collect())));
        }
        Listing::Map(entries)
    }

    /// Reads such a record; it must have a key `saloon`.
    pub(crate) fn read(entries: Vec<(Cow<'static, str>, Listing)>) -> Result<Header, Cause> {
        let (mut game, mut seats, mut options, mut seed) = (None, None, None, None);
        let (mut edition, mut commitment, mut entropy) = (FIRST_EDITION, None, None);
        for (key, value) in entries {
            match (&*key, value) {
                ("saloon", Listing::Number(FORMAT)) => {}
                ("saloon", _) => return Err(Message::new("problem-format").into()),
                ("game", Listing::Word(name)) => game = Some(name),
                ("game", _) => return Err(bad_value("game")),
                ("seats", value) => seats = Some(small(&value).ok_or_else(|| bad_value("seats"))?),
                ("options", Listing::Map(entries)) => options = Some(entries),
                ("options", _) => return Err(bad_value("options")),
                ("seed", value) => seed = Some(bytes(&value).ok_or_else(|| bad_value("seed"))?),
                ("edition", Listing::Number(number)) => {
                    edition = u16::try_from(number).map_err(|_| bad_value("edition"))?;
                }
                ("edition", _) => return Err(bad_value("edition")),
                ("commitment", value) => {
                    commitment = Some(bytes(&value).ok_or_else(|| bad_value("commitment"))?);
                }
                ("entropy", Listing::Map(entries)) => entropy = Some(entries),
                ("entropy", _) => return Err(bad_value("entropy")),
                (key, _) => return Err(unknown_key(key)),
            }
        }
        let game = catalog::find(&game.ok_or_else(|| missing("game"))?)?;
        let seats = seats.ok_or_else(|| missing("seats"))?;
        let variant = read_options(game, &options.ok_or_else(|| missing("options"))?)?;
        let seed = seed.ok_or_else(|| missing("seed"))?;
        if edition != game.edition() {
            let why = Message::new("problem-edition").with("edition", edition).with("known", game.edition());
            return Err(why.with("game", game.name()).into());
        }
        if commitment.is_some_and(|commitment| commitment != seed.commitment()) {
            return Err(Message::new("problem-commitment").into());
        }
        let entropy = entropy.unwrap_or_default();
        let entropy = entropy.iter().map(|(seat, value)| read_entropy(seat, value, seats));
        let mut entropy = entropy.collect::<Result<Vec<_>, _>>()?;
        entropy.sort_by_key(|&(seat, _)| seat);
        Ok(Header { game, seats, variant, seed, commitment, entropy })
    }
}

/// Every option must be named, defaults included.
fn read_options(game: &dyn AnyGame, entries: &[(Cow<'static, str>, Listing)]) -> Result<Variant, Cause> {
    let mut variant = game.defaults();
    for (name, value) in entries {
        let spec = game.options().iter().find(|spec| spec.name == name);
        let known = spec.and_then(|spec| spec.values.iter().find(|&&known| option_value(known) == *value));
        match known {
            Some(known) => variant.set(name, &known.to_string())?,
            // `set` makes the error, which lists the known values.
            None => variant.set(name, &crate::json::text(value))?,
        }
    }
    let absent = game.options().iter().find(|spec| !entries.iter().any(|(name, _)| name == spec.name));
    absent.map_or(Ok(variant), |spec| Err(missing(spec.name)))
}

fn option_value(value: OptionValue) -> Listing {
    match value {
        OptionValue::Flag(flag) => Listing::Flag(flag),
        OptionValue::Word(word) => word.into(),
    }
}

fn read_entropy(seat: &str, value: &Listing, seats: u8) -> Result<(Seat, Seed), Cause> {
    let number = seat.parse().ok().filter(|&number: &u8| number < seats && number.to_string() == seat);
    match (number, bytes(value)) {
        (Some(number), Some(bytes)) => Ok((Seat(number), bytes)),
        _ => Err(bad_value("entropy")),
    }
}

fn bytes(value: &Listing) -> Option<Seed> {
    match value {
        Listing::Word(digits) => Seed::from_hex(digits),
        _ => None,
    }
}

/// Reads a number that fits a seat or a count of seats.
pub(crate) fn small(value: &Listing) -> Option<u8> {
    match value {
        Listing::Number(number) => u8::try_from(*number).ok(),
        _ => None,
    }
}
