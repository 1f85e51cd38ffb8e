//! A step taking its course, and who is told of it.
//!
//! One step can lead through half the town. So that what viewers are told is what the rules did,
//! and not worked out a second time, the rules tell it where they do it; in simulation nobody
//! listens, and it costs nothing.

use crate::{Notice, State};
use kernel::{Seat, StepOf, Viewer};
use std::ops::{Deref, DerefMut};

/// Who listens while a step takes its course.
pub(crate) trait Journal {
    /// Something happened; each viewer is told what he may know of it.
    fn tell(&mut self, notice: impl FnOnce(Viewer) -> Option<Notice>);
}

/// Nobody listens.
impl Journal for () {
    #[inline(always)]
    fn tell(&mut self, _: impl FnOnce(Viewer) -> Option<Notice>) {}
}

/// One viewer listens.
struct Recorder<'a> {
    viewer: Viewer,
    notices: &'a mut Vec<Notice>,
}

impl Journal for Recorder<'_> {
    fn tell(&mut self, notice: impl FnOnce(Viewer) -> Option<Notice>) {
        self.notices.extend(notice(self.viewer));
    }
}

/// A state on which a step takes its course.
pub(crate) struct StepContext<'s, J> {
    pub(crate) state: &'s mut State,
    pub(crate) journal: J,
}

impl<J> Deref for StepContext<'_, J> {
    type Target = State;
    #[inline]
    fn deref(&self) -> &State {
        self.state
    }
}

impl<J> DerefMut for StepContext<'_, J> {
    #[inline]
    fn deref_mut(&mut self) -> &mut State {
        self.state
    }
}

impl<J: Journal> StepContext<'_, J> {
    /// Tells everybody.
    #[inline]
    pub(crate) fn tell(&mut self, notice: impl FnOnce() -> Notice) {
        self.journal.tell(|_| Some(notice()));
    }

    /// Tells everybody, and only one seat what it was: `notice` gets to know whether it speaks to
    /// that seat.
    #[inline]
    pub(crate) fn tell_secret_to(&mut self, to: Seat, notice: impl FnOnce(bool) -> Notice) {
        self.journal.tell(|viewer| Some(notice(viewer == Viewer::Seat(to))));
    }
}

impl State {
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "a caller knows which kind of step it makes")]
    pub(crate) fn apply(&mut self, step: StepOf<State>) {
        StepContext { state: self, journal: () }.run(step);
    }

    pub(crate) fn notices(
        before: &State,
        step: StepOf<State>,
        _: &State,
        viewer: Viewer,
        notices: &mut Vec<Notice>,
    ) {
        StepContext { state: &mut before.clone(), journal: Recorder { viewer, notices } }.run(step);
    }
}
