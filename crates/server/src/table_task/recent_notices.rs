//! The notices that each viewer received last, for clients that come back.
//!
//! They are written as JSON once, as they are sent, and shared by all viewers that receive the same, because a table
//! holds them for as long as it is awake.

use crate::wire_convert::notice;
use catalog::{AnyNews, AnyNotice, NewsItem};
use protocol::{News, Notice};
use rustc_hash::FxHashMap;
use std::borrow::Cow;
use std::collections::VecDeque;
use std::sync::Arc;

/// How many notices a table holds for each viewer. A client that missed more receives a view without them.
const CAPACITY: usize = 24;

/// The latest notices of one viewer.
#[derive(Default)]
pub(super) struct RecentNotices {
    notices: VecDeque<(u32, Arc<Notice<'static>>)>,
    /// Notices up to this version have been dropped.
    dropped: u32,
}

impl RecentNotices {
    /// Adds what each viewer receives: seats in order, then the bystander.
    pub(super) fn add(all: &mut [RecentNotices], news: &AnyNews) {
        // Viewers that receive the same share a pointer, which `news` keeps valid.
        let mut written: FxHashMap<*const AnyNotice, Arc<Notice<'static>>> = FxHashMap::default();
        for (recent, told) in all.iter_mut().zip(news) {
            let surplus = told.len().saturating_sub(CAPACITY);
            if let Some(last) = told[..surplus].last() {
                recent.notices.clear();
                recent.dropped = last.version;
            }
            for NewsItem { version, notice } in &told[surplus..] {
                let shared = written.entry(Arc::as_ptr(notice)).or_insert_with(|| Arc::new(owned(notice)));
                recent.push(*version, Arc::clone(shared));
            }
        }
    }

    fn push(&mut self, version: u32, notice: Arc<Notice<'static>>) {
        if self.notices.len() == CAPACITY {
            self.dropped = self.notices.pop_front().map_or(self.dropped, |(version, _)| version);
        }
        self.notices.push_back((version, notice));
    }

    /// Returns the notices newer than `have`. A client without a version receives none.
    pub(super) fn since(&self, have: Option<u32>) -> Vec<News<'_>> {
        let Some(have) = have else { return Vec::new() };
        let mut news: Vec<News<'_>> = Vec::new();
        for (version, notice) in self.notices.iter().filter(|(version, _)| *version > have) {
            match news.last_mut().filter(|last| last.version == *version) {
                Some(last) => last.notices.push(borrowed(notice)),
                None => news.push(News { version: *version, notices: vec![borrowed(notice)] }),
            }
        }
        news
    }

    /// Are those all notices newer than `have`?
    pub(super) fn is_complete(&self, have: Option<u32>) -> bool {
        have.is_some_and(|have| have >= self.dropped)
    }
}

/// The notice as JSON, for as long as it is held.
fn owned(told: &AnyNotice) -> Notice<'static> {
    let Notice { rule: _, message, event } = notice(told);
    let (message, event) = (message.into_owned(), event.into_owned());
    Notice { rule: Cow::Borrowed(told.rule), message: Cow::Owned(message), event: Cow::Owned(event) }
}

fn borrowed<'a>(Notice { rule, message, event }: &'a Notice<'static>) -> Notice<'a> {
    Notice { rule: Cow::Borrowed(rule), message: Cow::Borrowed(message), event: Cow::Borrowed(event) }
}
