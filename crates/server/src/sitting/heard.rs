//! What each viewer was told last, for those who come back: written down as it is sent, once for all who were
//! told the same, because a table keeps it for as long as it is awake.

use catalog::{AnyNews, AnyNotice, NewsItem};
use protocol::{News, Said};
use rustc_hash::FxHashMap;
use serde_json::value::{RawValue, to_raw_value};
use std::borrow::Cow;
use std::collections::VecDeque;
use std::sync::Arc;

/// How many things a viewer is told again who has been away; before that he gets a new view only.
const REMEMBERED: usize = 24;

/// What a viewer was told last.
#[derive(Default)]
pub(super) struct Heard {
    kept: VecDeque<Kept>,
    /// What was told up to this version is not kept.
    forgotten: u32,
}

struct Kept {
    version: u32,
    written: Arc<Written>,
}

/// What viewers were told in the same words.
struct Written {
    rule: &'static str,
    said: Box<RawValue>,
    event: Box<RawValue>,
}

impl Heard {
    /// Everybody has heard this.
    pub(super) fn all(heard: &mut [Heard], news: &AnyNews) {
        // What viewers share is known by where it is: `news` keeps it there.
        let mut all: FxHashMap<*const AnyNotice, Arc<Written>> = FxHashMap::default();
        for (heard, told) in heard.iter_mut().zip(news) {
            let beyond = told.len().saturating_sub(REMEMBERED);
            if let Some(last) = told[..beyond].last() {
                heard.kept.clear();
                heard.forgotten = last.version;
            }
            for NewsItem { version, notice } in &told[beyond..] {
                let new = || Arc::new(written(notice));
                let written = Arc::clone(all.entry(Arc::as_ptr(notice)).or_insert_with(new));
                heard.keep(Kept { version: *version, written });
            }
        }
    }

    fn keep(&mut self, kept: Kept) {
        if self.kept.len() == REMEMBERED {
            self.forgotten = self.kept.pop_front().map_or(self.forgotten, |first| first.version);
        }
        self.kept.push_back(kept);
    }

    /// What was told to who has this version already; who has none has no use for it.
    pub(super) fn since(&self, have: Option<u32>) -> Vec<News<'_>> {
        let new = self.kept.iter().filter(|kept| have.is_some_and(|have| kept.version > have));
        let news = new.map(|kept| News {
            version: kept.version,
            rule: Cow::Borrowed(kept.written.rule),
            said: Cow::Borrowed(&*kept.written.said),
            event: Cow::Borrowed(&*kept.written.event),
        });
        news.collect()
    }

    /// Is that all that was told since?
    pub(super) fn is_complete(&self, have: Option<u32>) -> bool {
        have.is_some_and(|have| have >= self.forgotten)
    }
}

fn written(notice: &AnyNotice) -> Written {
    // Words, numbers, lists and maps by word can always be written.
    let said = to_raw_value(&Said::from(&notice.message)).unwrap_or_default();
    Written { rule: notice.rule, said, event: notice.event.clone() }
}
