//! Macros that tie a game's files to the traits [`State`](crate::State) and [`View`](crate::View).
//!
//! A game spreads the methods of these traits over files named after them, as methods of its own types.
//! One line then replaces forty that would be the same in every game.

/// Implements [`State`](crate::State) by the methods of the same names that a game's files give its state.
///
/// It expects a field `public` with `seats` and `awaits()`, the types `Action`, `Chance`, `Rule`, `View` and
/// `Notice` in scope, and three methods for [`State::check`](crate::State::check): `check_action` for a
/// seat that owes a decision, `check_chance` while chance is awaited, and `not_awaited`, which refuses every
/// other step.
///
/// A game whose rounds can be finished for good names the method of its `public` that counts them:
/// `implement_state!(State, finished_rounds)`. Any other game whose replays have parts names the method that
/// counts those: `implement_state!(State; part)`.
#[macro_export]
macro_rules! implement_state {
    ($state:ident $(, $finished_rounds:ident)? $(; $part:ident)?) => {
        /// Each method is in the file named after it.
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

            fn check(&self, step: &$crate::StepOf<$state>) -> $crate::Checked<Rule> {
                match (*step, self.public.awaits()) {
                    ($crate::Step::Act(seat, action), $crate::Awaits::Seats(owing)) if owing.contains(seat) => {
                        self.check_action(seat, action)
                    }
                    ($crate::Step::Chance(chance), $crate::Awaits::Chance) => self.check_chance(chance),
                    (step, _) => Err(self.not_awaited(step)),
                }
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

            fn notices(&self, step: &$crate::StepOf<$state>, viewer: $crate::Viewer, out: &mut Vec<Notice>) {
                self.notices(*step, viewer, out);
            }
        }
    };
}

/// Implements [`View`](crate::View) for a view with the fields `viewer`, `public` and `actions`.
///
/// It expects `Aid::of`, the functions `page`, `remarks` and `status` from the modules of these names
/// (`remarks` is in `aid`), `imagine_state`, and `turn_number` of the view's `public`.
#[macro_export]
macro_rules! implement_view {
    ($view:ident, $state:ident) => {
        impl $crate::View for $view {
            type State = $state;
            type Aid = Aid;

            fn viewer(&self) -> $crate::Viewer {
                self.viewer
            }

            fn seats(&self) -> u8 {
                self.public.seats
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
                let mut page = page(self);
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
