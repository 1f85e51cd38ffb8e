//! How a game narrates: its rules tell a journal what happens, where it happens.
//!
//! Here: [`Journal`], and the macro that gives a game its `StepContext`. Notices made in the rules cannot
//! contradict them, and nothing is worked out twice. In simulation no viewer listens, and the compiler
//! removes the calls. What a notice says is in `notice.rs` of each game.

use crate::Viewer;

/// Receives the notices of a step.
pub trait Journal<N> {
    /// Records a notice, in the form that each viewer may know; nothing where the viewer may not know of it.
    fn tell(&mut self, notice: impl FnOnce(Viewer) -> Option<N>);
}

/// No viewer listens.
impl<N> Journal<N> for () {
    #[inline(always)]
    fn tell(&mut self, _: impl FnOnce(Viewer) -> Option<N>) {}
}

/// Records the notices for one viewer.
pub struct Recorder<'a, N> {
    /// The viewer whose notices are recorded.
    pub viewer: Viewer,
    /// Where the notices go.
    pub notices: &'a mut Vec<N>,
}

impl<N> Journal<N> for Recorder<'_, N> {
    fn tell(&mut self, notice: impl FnOnce(Viewer) -> Option<N>) {
        self.notices.extend(notice(self.viewer));
    }
}

/// Defines `StepContext` for a game: the state that a step changes, with the journal of that step.
///
/// The rules of play are methods of `StepContext`; `run` is where each step begins. The macro also gives the
/// state its `apply`, in which no viewer listens, and its `notices`, which runs the step again on a copy.
#[macro_export]
macro_rules! define_step_context {
    ($state:ident, $notice:ident) => {
        /// The journal of this game's notices.
        pub(crate) trait Journal: $crate::Journal<$notice> {}

        impl<J: $crate::Journal<$notice>> Journal for J {}

        /// The state that a step changes, with the journal of that step.
        pub(crate) struct StepContext<'s, J> {
            pub(crate) state: &'s mut $state,
            pub(crate) journal: J,
        }

        impl<J> ::std::ops::Deref for StepContext<'_, J> {
            type Target = $state;
            #[inline]
            fn deref(&self) -> &$state {
                self.state
            }
        }

        impl<J> ::std::ops::DerefMut for StepContext<'_, J> {
            #[inline]
            fn deref_mut(&mut self) -> &mut $state {
                self.state
            }
        }

        impl<J: Journal> StepContext<'_, J> {
            /// Tells everybody what has just happened. The notice can look at the state as it is now.
            #[inline]
            pub(crate) fn tell(&mut self, notice: impl FnOnce(&$state) -> $notice) {
                let state = &*self.state;
                self.journal.tell(|_| Some(notice(state)));
            }

            /// Tells each viewer what that viewer may know, if anything.
            #[inline]
            pub(crate) fn tell_each(
                &mut self,
                notice: impl FnOnce(&$state, $crate::Viewer) -> Option<$notice>,
            ) {
                let state = &*self.state;
                self.journal.tell(|viewer| notice(state, viewer));
            }

            /// Tells everybody that something happened, and only one seat the secret part. `notice`
            /// receives whether the viewer is that seat.
            #[inline]
            pub(crate) fn tell_secret_to(&mut self, to: $crate::Seat, notice: impl FnOnce(bool) -> $notice) {
                self.journal.tell(|viewer| Some(notice(viewer == $crate::Viewer::Seat(to))));
            }
        }

        impl $state {
            // A caller knows which kind of step it makes: a quarter of a playout.
            #[inline(always)]
            pub(crate) fn apply(&mut self, step: $crate::StepOf<$state>) {
                StepContext { state: self, journal: () }.run(step);
            }

            pub(crate) fn notices(
                &self,
                step: $crate::StepOf<$state>,
                viewer: $crate::Viewer,
                notices: &mut Vec<$notice>,
            ) {
                let journal = $crate::Recorder { viewer, notices };
                StepContext { state: &mut self.clone(), journal }.run(step);
            }
        }
    };
}
