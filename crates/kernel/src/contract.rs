//! One line in place of the same forty in every game.
//!
//! A game spreads [`crate::State`] over files named after its methods, as methods of its own
//! state; this ties them together. It expects a field `public` with `seats` and `awaits()`, and
//! the types `Action`, `Chance`, `Rule`, `View` and `Notice` in scope.

/// Implements [`State`](crate::State) by the methods of the same names that a game's files give
/// its state. A game whose rounds can be finished for good names the method of its `public` that
/// counts them: `implement_state!(State, finished_rounds)`. Any other whose replays have parts names the method
/// that counts those: `implement_state!(State; part)`.
#[macro_export]
macro_rules! implement_state {
    ($state:ident $(, $finished_rounds:ident)? $(; $part:ident)?) => {
        /// The contract; each method lives in the file named after it.
        impl $crate::State for $state {
            type Action = Action;
            type Chance = Chance;
            type Rule = Rule;
            type View = View;
            type Notice = Notice;

            #[inline]
            fn seats(&self) -> u8 {
                self.public.seats
            }

            #[inline]
            fn awaits(&self) -> $crate::Awaits {
                self.public.awaits()
            }

            #[inline]
            fn actions(&self, seat: $crate::Seat, out: &mut Vec<Action>) {
                self.actions(seat, out);
            }

            fn chances(&self, out: &mut Vec<(Chance, u32)>) {
                self.chances(out);
            }

            #[inline]
            fn sample(&self, luck: &mut (impl $crate::Luck + ?Sized)) -> Chance {
                self.sample(luck)
            }

            fn check(&self, step: &$crate::StepOf<$state>) -> Result<(), $crate::Refusal<Rule>> {
                self.check(*step)
            }

            // A caller knows which kind of step it makes: a quarter of a playout.
            #[inline(always)]
            fn apply(&mut self, step: &$crate::StepOf<$state>) {
                self.apply(*step);
            }

            fn reveals(&self, seat: $crate::Seat, action: Action) -> bool {
                self.reveals(seat, action)
            }

            $(fn finished_rounds(&self) -> u32 {
                self.public.$finished_rounds()
            })?

            $(fn part(&self) -> u32 {
                self.public.$part()
            })?

            fn standing(&self) -> Option<$crate::Standing> {
                self.standing()
            }

            fn decided(&self) -> Option<$crate::Decided<Rule>> {
                self.decided()
            }

            #[inline]
            fn view(&self, viewer: $crate::Viewer) -> View {
                self.view(viewer)
            }

            fn notices(
                before: &$state,
                step: &$crate::StepOf<$state>,
                after: &$state,
                viewer: $crate::Viewer,
                out: &mut Vec<Notice>,
            ) {
                $state::notices(before, *step, after, viewer, out);
            }
        }
    };
}

/// Implements [`View`](crate::View) for a view with the fields `viewer`, `public` and `actions`,
/// by `Aid::of`, the functions `page` and `remarks` of module `aid`, the function `status`,
/// `imagine_state`, and `turn_number` of its `public`.
#[macro_export]
macro_rules! implement_view {
    ($view:ident, $state:ident) => {
        impl $crate::View for $view {
            type State = $state;
            type Aid = Aid;

            fn viewer(&self) -> $crate::Viewer {
                self.viewer
            }

            fn awaits(&self) -> $crate::Awaits {
                self.public.awaits()
            }

            fn turn_number(&self) -> u32 {
                self.public.turn_number()
            }

            fn actions(&self) -> &[Action] {
                &self.actions
            }

            fn aid(&self) -> Aid {
                Aid::of(self)
            }

            fn status(&self) -> $crate::Message {
                status(self)
            }

            fn page(&self) -> Vec<$crate::Message> {
                let mut page = aid::page(self);
                page.push(status(self));
                page
            }

            fn remarks(&self, action: Action) -> Vec<$crate::Message> {
                aid::remarks(self, action)
            }

            fn imagine(&self, luck: &mut dyn $crate::Luck) -> $state {
                self.imagine_state(luck)
            }
        }
    };
}
