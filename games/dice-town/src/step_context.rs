//! The context in which one step runs: the state, and a journal of what viewers may know.
//!
//! One step can lead through half the town. The rules create notices where things happen, so that
//! notices never contradict the rules and nothing is computed twice. In simulation no viewer
//! listens, and the journal costs nothing.

use crate::{Notice, State};
use kernel::{Seat, StepOf, Viewer};
use std::ops::{Deref, DerefMut};

/// Receives the notices of a step.
pub(crate) trait Journal {
    /// Records a notice, in the form that each viewer may know.
    fn tell(&mut self, notice: impl FnOnce(Viewer) -> Option<Notice>);
}

/// No viewer listens.
impl Journal for () {
    #[inline(always)]
    fn tell(&mut self, _: impl FnOnce(Viewer) -> Option<Notice>) {}
}

/// Records the notices for one viewer.
struct Recorder<'a> {
    viewer: Viewer,
    notices: &'a mut Vec<Notice>,
}

impl Journal for Recorder<'_> {
    fn tell(&mut self, notice: impl FnOnce(Viewer) -> Option<Notice>) {
        self.notices.extend(notice(self.viewer));
    }
}

/// The state that a step changes, with the journal of that step.
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

    /// Tells everybody that something happened, and only one seat the secret part. `notice`
    /// receives whether the viewer is that seat.
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
