//! Converts what the catalogue returns into the types of the wire.

use catalog::{AnyMoment, AnyNotice, AnyObservation, AnyPast, AnyStep, CitedMessage, LegalAction, Odds};
use kernel::{Message, Scorecard, Seat, Standing};
use protocol::{
    Choice, Decided, GameResult, Happened, Moment, Notice, Outline, Seen, WireMessage, to_raw_json,
};
use std::borrow::Cow;

/// Converts a legal action, with the odds of what may come of it where the table shows them.
pub(crate) fn choice<'a>(action: &'a LegalAction, odds: &'a [Odds]) -> Choice<'a> {
    let odds = odds.iter().map(|odds| {
        let Odds { what, ways, of } = odds;
        protocol::Odds { what: WireMessage::from(what), ways: *ways, of: *of }
    });
    Choice {
        text: Cow::Borrowed(&action.text),
        code: action.code,
        parts: Cow::Borrowed(&*action.parts),
        message: WireMessage::from(&action.message),
        remarks: action.remarks.iter().map(WireMessage::from).collect(),
        odds: odds.collect(),
        declines: action.declines,
    }
}

/// Converts the overview of open steps.
pub(crate) fn outline(past: &dyn AnyPast) -> Outline {
    let outline = past.outline();
    let numbers = |steps: Vec<usize>| steps.into_iter().map(|step| step as u32).collect();
    Outline { decisions: numbers(outline.decisions), parts: numbers(outline.parts) }
}

/// Converts open steps, of which the first has the number `from`.
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
            Happened::Act { seat: seat.0, text: Cow::Borrowed(text), message: WireMessage::from(message) }
        }
    }
}

/// Converts what one viewer saw at one moment.
pub(crate) fn seen(seen: &AnyObservation) -> Seen<'_> {
    let (view, status) = (Cow::Borrowed(&*seen.view), WireMessage::from(&seen.status));
    Seen { view, status, notices: seen.notices.iter().map(notice).collect() }
}

/// Converts a notice. Every notice on the wire is made here, or by [`RecentNotices`](crate::table_task) as it
/// is held for clients that come back.
pub(crate) fn notice(notice: &AnyNotice) -> Notice<'_> {
    Notice {
        rule: Cow::Borrowed(notice.rule),
        message: Cow::Owned(to_raw_json(&WireMessage::from(&notice.message))),
        event: Cow::Borrowed(&*notice.event),
    }
}

/// Converts how a game ended, and what decided it.
pub(crate) fn result<'a>(standing: &Standing, decided: &'a CitedMessage) -> GameResult<'a> {
    let places = standing.place[..usize::from(standing.seats)].to_vec();
    let decided = Decided { rule: Cow::Borrowed(decided.rule), message: WireMessage::from(&decided.message) };
    GameResult { scores: standing.scores().to_vec(), places, decided }
}

/// Converts all scores, under these headings of the card.
pub(crate) fn scorecard<'a>(card: &Scorecard, headings: &'a [Message], seats: u8) -> protocol::Scorecard<'a> {
    let cells = Seat::all(seats).map(|seat| card.row(seat)).collect();
    protocol::Scorecard { columns: headings.iter().map(WireMessage::from).collect(), cells }
}
