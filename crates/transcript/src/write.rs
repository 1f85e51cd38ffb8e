//! Writes the records of a transcript, one line each. How they are read is `record.rs`.

use crate::Header;
use crate::json::Json;
use catalog::{AnyStep, ChanceRecord};
use kernel::{Field, Listing, Seat, Standing};
use std::borrow::Cow;
use std::io::{self, Write};

/// Writes the header.
pub fn header(out: &mut impl Write, header: &Header) -> io::Result<()> {
    line(out, &header.listing())
}

/// Writes the outcome of one roll or draw.
pub fn chance(out: &mut impl Write, record: &ChanceRecord) -> io::Result<()> {
    let mut entries = vec![(Cow::Borrowed("chance"), record.kind.into())];
    entries.extend(record.fields.iter().map(|(key, field)| {
        let value = match field {
            Field::Seat(seat) => Listing::from(*seat),
            Field::Word(word) => Listing::Word(word.clone()),
        };
        (Cow::Borrowed(*key), value)
    }));
    line(out, &Listing::Map(entries))
}

/// Writes a decision, with all legal actions of its seat if they are given.
pub fn decision(
    out: &mut impl Write,
    seat: Seat,
    action: &str,
    legal: Option<Vec<String>>,
) -> io::Result<()> {
    let mut entries: Vec<(Cow<'static, str>, Listing)> =
        vec![("seat".into(), seat.into()), ("action".into(), action.to_owned().into())];
    if let Some(legal) = legal {
        entries.push(("legal".into(), legal.into_iter().collect()));
    }
    line(out, &Listing::Map(entries))
}

/// Writes the full state.
pub fn state(out: &mut impl Write, state: Listing) -> io::Result<()> {
    line(out, &Listing::map([("state", state)]))
}

/// Writes the result.
pub fn result(out: &mut impl Write, standing: &Standing, decisions: u32) -> io::Result<()> {
    line(out, &Listing::map([("result", result_listing(standing, decisions))]))
}

/// Writes the header, the steps and, if the game is over, the result of a table.
pub fn steps(
    out: &mut impl Write,
    top: &Header,
    steps: &[AnyStep],
    standing: Option<&Standing>,
) -> io::Result<()> {
    header(out, top)?;
    let mut decisions = 0;
    for step in steps {
        match step {
            AnyStep::Chance(record) => chance(out, record)?,
            AnyStep::Act { seat, text: action, .. } => {
                decisions += 1;
                decision(out, *seat, action, None)?;
            }
        }
    }
    standing.map_or(Ok(()), |standing| result(out, standing, decisions))
}

pub(crate) fn result_listing(standing: &Standing, decisions: u32) -> Listing {
    Listing::map([
        ("scores", standing.scores().iter().copied().collect()),
        ("winners", standing.winners().collect()),
        ("decisions", decisions.into()),
    ])
}

fn line(out: &mut impl Write, record: &Listing) -> io::Result<()> {
    serde_json::to_writer(&mut *out, &Json(record))?;
    out.write_all(b"\n")
}
