//! What the catalogue gives, in the shape in which it is sent.

use catalog::{LegalAction, Odds};
use protocol::{Choice, Said};
use std::borrow::Cow;

/// A legal action, and what may come of it where that is told.
pub(crate) fn choice<'a>(action: &'a LegalAction, odds: &'a [Odds]) -> Choice<'a> {
    let told = odds.iter();
    let told = told.map(|odds| protocol::Odds { what: Said::from(&odds.what), ways: odds.ways, of: odds.of });
    Choice {
        text: Cow::Borrowed(&action.text),
        code: action.code,
        said: Said::from(&action.saying),
        remarks: action.remarks.iter().map(Said::from).collect(),
        odds: told.collect(),
    }
}
