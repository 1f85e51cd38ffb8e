//! The records of a transcript, as they are read. How they are written is `write.rs`.

use crate::header::small;
use crate::json;
use crate::problem::{Cause, bad_value, missing, unknown_key};
use kernel::{Field, Fields, Listing, Message, Seat};
use std::borrow::Cow;

type Entries = Vec<(Cow<'static, str>, Listing)>;

/// One line of a transcript.
pub(crate) enum Record {
    Header(Entries),
    Chance { kind: Cow<'static, str>, rest: Entries },
    Decision { seat: Seat, action: Cow<'static, str>, legal: Option<Vec<Listing>> },
    State(Listing),
    Result(Entries),
}

impl Record {
    /// Reads a line. Its keys tell its kind.
    pub(crate) fn read(line: &str) -> Result<Record, Cause> {
        let Listing::Map(mut entries) = json::read(line)? else {
            return Err(Message::new("problem-no-object").into());
        };
        let has = |key: &str| entries.iter().any(|(name, _)| name == key);
        if has("saloon") {
            return Ok(Record::Header(entries));
        }
        if has("chance") {
            return match take(&mut entries, "chance")? {
                Listing::Word(kind) => Ok(Record::Chance { kind, rest: entries }),
                _ => Err(bad_value("chance")),
            };
        }
        if has("state") {
            let state = take(&mut entries, "state")?;
            return nothing_else(&entries).map(|()| Record::State(state));
        }
        if has("result") {
            let Listing::Map(result) = take(&mut entries, "result")? else { return Err(bad_value("result")) };
            return nothing_else(&entries).map(|()| Record::Result(result));
        }
        if has("seat") || has("action") {
            return Record::read_decision(entries);
        }
        Err(Message::new("problem-no-record").into())
    }

    fn read_decision(mut entries: Entries) -> Result<Record, Cause> {
        let seat = small(&take(&mut entries, "seat")?).ok_or_else(|| bad_value("seat"))?;
        let Listing::Word(action) = take(&mut entries, "action")? else { return Err(bad_value("action")) };
        let legal = match take(&mut entries, "legal") {
            Ok(Listing::List(legal)) => Some(legal),
            Ok(_) => return Err(bad_value("legal")),
            Err(_) => None,
        };
        nothing_else(&entries)?;
        Ok(Record::Decision { seat: Seat(seat), action, legal })
    }

    /// Returns the name of the record's kind, for a message.
    pub(crate) fn name(&self) -> &'static str {
        match self {
            Record::Header(_) => "header",
            Record::Chance { .. } => "chance",
            Record::Decision { .. } => "decision",
            Record::State(_) => "state",
            Record::Result(_) => "result",
        }
    }
}

/// Returns the fields of a chance record, for its game to read.
pub(crate) fn fields(entries: &Entries) -> Result<Fields<'_>, Cause> {
    let mut fields = Fields::default();
    for (key, value) in entries {
        let field = match value {
            Listing::Number(_) => small(value).map(|number| Field::Seat(Seat(number))),
            Listing::Word(word) => Some(Field::Word(Cow::Borrowed(word))),
            _ => None,
        };
        fields.push(key, field.ok_or_else(|| bad_value(key))?);
    }
    Ok(fields)
}

pub(crate) fn take(entries: &mut Entries, key: &'static str) -> Result<Listing, Cause> {
    let at = entries.iter().position(|(name, _)| name == key).ok_or_else(|| missing(key))?;
    Ok(entries.remove(at).1)
}

pub(crate) fn nothing_else(entries: &Entries) -> Result<(), Cause> {
    entries.first().map_or(Ok(()), |(key, _)| Err(unknown_key(key)))
}
