//! A request for a table, parsed at the door: behind it there are typed values only.

use crate::bot_strength::BotStrength;
use crate::setup::{LIVE, Setup};
use catalog::{AnyGame, Rejection, Variant};
use kernel::{Message, Seat};
use protocol::{Reason, Tempo, rest::NewTable};

/// The longest time for a decision, in seconds: two weeks.
const LONGEST: u32 = 14 * 24 * 3600;

/// A request that can be fulfilled.
pub(crate) struct TableRequest {
    pub(crate) game: &'static dyn AnyGame,
    pub(crate) setup: Setup,
    /// The requester's own seat, if they want one.
    pub(crate) own_seat: Option<Seat>,
    pub(crate) listed: bool,
}

impl TableRequest {
    /// Parses a request. Its luck is the server's: no request can name a seed.
    ///
    /// # Errors
    /// When it names a game, an option, a value, a strength or a tempo that does not exist, or too many seats.
    pub(crate) fn parse(request: &NewTable) -> Result<TableRequest, Rejection> {
        let game = catalog::find(&request.game)?;
        let options = request.options.iter().map(|(name, value)| (name.as_str(), value.as_str()));
        let variant = Variant::new(game, request.preset.as_deref(), options)?;
        game.check_seats(u8::try_from(request.seats.len()).unwrap_or(u8::MAX))?;
        let mut bots = Vec::new();
        let mut own_seat = None;
        for (seat, word) in (0..).map(Seat).zip(&request.seats) {
            match word.as_str() {
                "open" => bots.push(None),
                "me" if own_seat.is_none() => {
                    own_seat = Some(seat);
                    bots.push(None);
                }
                name => bots.push(Some(BotStrength::parse(name)?)),
            }
        }
        let setup = Setup {
            take_back: request.take_back.unwrap_or(true),
            late_hands: request.late_hands,
            hints: request.hints,
            ..Setup::new(variant, bots, checked(request.tempo.unwrap_or(LIVE))?)
        };
        Ok(TableRequest { game, setup, own_seat, listed: request.listed })
    }
}

fn checked(tempo: Tempo) -> Result<Tempo, Rejection> {
    if tempo.decision == 0 || tempo.decision > LONGEST || tempo.bank > LONGEST {
        let why = Message::new("server-tempo").with("most", LONGEST);
        return Err(Rejection::new(Reason::Unreadable, why));
    }
    Ok(tempo)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, json};

    fn parse(change: impl FnOnce(&mut Value)) -> Result<TableRequest, Rejection> {
        let mut request = json!({"game": "wild-shots", "seats": ["open", "me", "marshal"]});
        change(&mut request);
        TableRequest::parse(&serde_json::from_value(request).expect("a request"))
    }

    #[test]
    fn a_request_becomes_typed_settings() {
        let request = parse(|_| ()).expect("such a table can be");
        let bots: Vec<_> = request.setup.bots.iter().map(|bot| bot.map(BotStrength::name)).collect();
        assert_eq!((bots, request.own_seat), (vec![None, None, Some("marshal")], Some(Seat(1))));
        assert_eq!((request.game.name(), request.setup.tempo, request.listed), ("wild-shots", LIVE, false));
    }

    #[test]
    fn a_request_that_names_something_unknown_is_rejected() {
        for change in [
            |request: &mut Value| request["game"] = "poker".into(),
            |request: &mut Value| request["preset"] = "moon".into(),
            |request: &mut Value| request["options"] = json!({"moon": "full"}),
            |request: &mut Value| request["seats"] = json!(["me", "gunslinger"]),
            |request: &mut Value| request["seats"] = json!(["me", "ismcts:500"]),
            |request: &mut Value| request["seats"] = json!(["me", "me"]),
            |request: &mut Value| request["seats"] = json!(["me"]),
            |request: &mut Value| request["seats"] = vec!["open"; 300].into(),
            |request: &mut Value| request["tempo"] = json!({"decision": 0, "bank": 0}),
        ] {
            assert_eq!(parse(change).err().map(|why| why.reason), Some(Reason::Unreadable));
        }
    }

    #[test]
    fn no_request_can_name_a_seed() {
        for field in ["seed", "entropy", "commitment"] {
            let request = json!({"game": "wild-shots", "seats": ["me"], field: "5a".repeat(32)});
            assert!(serde_json::from_value::<NewTable>(request).is_err(), "{field}");
        }
        let seed = || parse(|_| ()).expect("such a table can be").setup.seed;
        assert!(seed() != seed());
    }
}
