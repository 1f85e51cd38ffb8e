//! What the catalogue gives, in the shape in which it is sent.

use catalog::{AnyMoment, AnyNotice, AnyObservation, AnyPast, AnyStep, CitedMessage, LegalAction, Odds};
use kernel::{Message, Scorecard, Seat, Standing};
use protocol::{Choice, Decided, Happened, Moment, Outline, Result, Said, Seen, Told};
use serde::Serialize;
use std::borrow::Cow;

/// A reply as JSON.
pub(crate) fn text(reply: &impl Serialize) -> String {
    // Words, numbers, lists and maps by word can always be written.
    serde_json::to_string(reply).unwrap_or_default()
}

/// A legal action, and what may come of it where that is told.
pub(crate) fn choice<'a>(action: &'a LegalAction, odds: &'a [Odds]) -> Choice<'a> {
    let told = odds.iter();
    let told = told.map(|odds| protocol::Odds { what: Said::from(&odds.what), ways: odds.ways, of: odds.of });
    Choice {
        text: Cow::Borrowed(&action.text),
        code: action.code,
        said: Said::from(&action.message),
        remarks: action.remarks.iter().map(Said::from).collect(),
        odds: told.collect(),
        declines: action.declines,
    }
}

/// The decisions and parts of what may be looked back at.
pub(crate) fn outline(past: &dyn AnyPast) -> Outline {
    let outline = past.outline();
    let numbers = |steps: Vec<usize>| steps.into_iter().map(|step| step as u32).collect();
    Outline { decisions: numbers(outline.decisions), parts: numbers(outline.parts) }
}

/// Steps that may be looked back at, of which this is the number of the first.
pub(crate) fn moments(found: &[AnyMoment], from: usize) -> Vec<Moment<'_>> {
    let moments = found.iter().zip(from..).filter_map(|(moment, step)| {
        let (bystander, seats) = moment.observations.split_last()?;
        let happened = happened(&moment.step);
        let (seats, bystander) = (seats.iter().map(seen).collect(), seen(bystander));
        Some(Moment { step: step as u32, happened, seats, bystander })
    });
    moments.collect()
}

fn happened(step: &AnyStep) -> Happened<'_> {
    match step {
        AnyStep::Chance(record) => Happened::Chance { text: Cow::Owned(record.text()) },
        AnyStep::Act { seat, text, message } => {
            Happened::Act { seat: seat.0, text: Cow::Borrowed(text), said: Said::from(message) }
        }
    }
}

/// What one viewer received.
pub(crate) fn seen(seen: &AnyObservation) -> Seen<'_> {
    let (view, status) = (Cow::Borrowed(&*seen.view), Said::from(&seen.status));
    Seen { view, status, told: told(&seen.notices) }
}

/// What somebody was told.
pub(crate) fn told(told: &[AnyNotice]) -> Vec<Told<'_>> {
    let told = told.iter().map(|told| Told {
        rule: Cow::Borrowed(told.rule),
        said: Said::from(&told.message),
        event: Cow::Borrowed(&*told.event),
    });
    told.collect()
}

/// How a game ended, and what decided it.
pub(crate) fn result<'a>(standing: &Standing, decided: &'a CitedMessage) -> Result<'a> {
    let places = standing.place[..usize::from(standing.seats)].to_vec();
    let decided = Decided { rule: Cow::Borrowed(decided.rule), said: Said::from(&decided.message) };
    Result { scores: standing.scores().to_vec(), places, decided }
}

/// What everybody has scored, under these headings of the card.
pub(crate) fn scorecard<'a>(card: &Scorecard, headings: &'a [Message], seats: u8) -> protocol::Scorecard<'a> {
    let cells = Seat::all(seats).map(|seat| card.row(seat)).collect();
    protocol::Scorecard { columns: headings.iter().map(Said::from).collect(), cells }
}
