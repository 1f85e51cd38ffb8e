//! One table: a state, its steps, and each viewer's view and version.
//!
//! Between decisions a table never waits. All that follows without a decision, chance included, happens at once.
//! Deliberately absent: clocks (`clock.rs`), sockets and texts.

use crate::{Checked, CheckedIn, Dealer, Entry, Memory, Past, ReplayError, Seed, Stale, Stream};
use kernel::{
    ActionOf, Awaits, Decided, Game, Notice as _, Refusal, Scorecard, Seat, Seats, SeatsOutOfRange, Standing,
    State, Step, StepIn, Viewer,
};

/// One game being played.
pub struct Table<G: Game> {
    state: G::State,
    steps: Vec<StepIn<G>>,
    /// The number of steps at the end of the last finished round.
    finished_steps: usize,
    dealer: Dealer,
    /// By viewer (seats in order, then the bystander): the number of steps the viewer has noticed.
    versions: Vec<u32>,
    /// By seat: the seat's version when its present decision arose.
    asked_at: Vec<u32>,
    /// By seat: the index of its last step, as long as it may be taken back.
    undoable: Vec<Option<usize>>,
    /// The scores that bystanders know.
    scorecard: Scorecard,
    /// By viewer: the viewer's version when something was last scored.
    scored_at: Vec<u32>,
    /// The state before the deal.
    initial: G::State,
    /// By viewer: what the viewer may know now. Each view is built once per step, and all messages are read from it.
    views: Vec<ViewIn<G>>,
}

/// The notices that each viewer receives about what has just happened: seats in order, then the bystander.
pub type News<N> = Vec<Vec<NewsItem<N>>>;

/// A notice, and the version of its viewer from which on the viewer knows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewsItem<N> {
    /// The viewer's version.
    pub version: u32,
    /// What happened.
    pub notice: N,
}

/// The news of a game.
pub type NewsIn<G> = News<NoticeIn<G>>;
/// A table after all recorded steps have happened again, and all news since its opening.
pub type Resumed<G> = (Table<G>, NewsIn<G>);
pub(crate) type NoticeIn<G> = <<G as Game>::State as State>::Notice;

/// The rule type of a game.
pub type RuleIn<G> = <<G as Game>::State as State>::Rule;
pub(crate) type ViewIn<G> = <<G as Game>::State as State>::View;

impl<G: Game> Table<G> {
    /// Opens a table, and lets chance happen until a seat owes a decision.
    ///
    /// # Errors
    /// The game cannot be played with that many seats.
    pub fn open(
        options: &G::Options,
        seats: u8,
        seed: Seed,
        entropy: &[(Seat, Seed)],
    ) -> Result<(Table<G>, NewsIn<G>), SeatsOutOfRange> {
        let mut table = Table::before_deal(options, seats, seed, entropy)?;
        let mut news = table.no_news();
        table.settle(&mut news);
        Ok((table, news))
    }

    /// Opens a table and replays recorded steps, for a restart or an import. Returns the news of all of them.
    ///
    /// # Errors
    /// A step is illegal, or its chance is not what the seed gives.
    pub fn resume(
        options: &G::Options,
        seats: u8,
        seed: Seed,
        entropy: &[(Seat, Seed)],
        log: &[Entry<G>],
    ) -> Result<Resumed<G>, ReplayError<RuleIn<G>>> {
        let mut table = Table::<G>::before_deal(options, seats, seed, entropy).map_err(ReplayError::Seats)?;
        let mut news = table.no_news();
        for (i, entry) in log.iter().enumerate() {
            let step = match entry {
                Entry::Step(step) => step,
                Entry::TakenBack(seat) if table.take_back(*seat) => continue,
                Entry::TakenBack(_) => return Err(ReplayError::NotTakenBack(i)),
            };
            table.state.check(step).map_err(|refusal| ReplayError::Refused(i, refusal))?;
            if let Step::Chance(chance) = step
                && table.state.sample(&mut table.dealer) != *chance
            {
                return Err(ReplayError::Unfair(i));
            }
            table.apply(*step, &mut news);
        }
        match table.state.awaits() {
            Awaits::Chance => Err(ReplayError::Incomplete),
            Awaits::Seats(_) | Awaits::Nothing => Ok((table, news)),
        }
    }

    fn before_deal(
        options: &G::Options,
        seats: u8,
        seed: Seed,
        entropy: &[(Seat, Seed)],
    ) -> Result<Table<G>, SeatsOutOfRange> {
        let initial = G::open(options, seats)?;
        Ok(Table {
            views: Viewer::all(seats).map(|viewer| initial.view(viewer)).collect(),
            state: initial.clone(),
            initial,
            steps: Vec::new(),
            finished_steps: 0,
            dealer: Dealer::new(seed.key(entropy), Stream::Dealer),
            versions: vec![0; usize::from(seats) + 1],
            asked_at: vec![0; usize::from(seats)],
            undoable: vec![None; usize::from(seats)],
            scorecard: Scorecard::default(),
            scored_at: vec![0; usize::from(seats) + 1],
        })
    }

    /// Does `at` name another decision than the one this seat owes? False for a seat that owes none.
    pub fn is_stale(&self, seat: Seat, at: u32) -> bool {
        self.decision(seat).is_some_and(|current| current != at)
    }

    /// Checks an action that answers the decision named `at`, which must not be stale.
    ///
    /// # Errors
    /// The rule that forbids the action.
    pub fn check(
        &self,
        seat: Seat,
        at: u32,
        action: ActionOf<G::State>,
    ) -> Result<CheckedIn<G>, Refusal<RuleIn<G>>> {
        self.state.check(&Step::Act(seat, action))?;
        Ok(Checked { seat, at, action })
    }

    /// Lets a checked action happen, and all that follows without another decision. Returns the news.
    ///
    /// # Errors
    /// [`Stale`] if the seat's decision has changed since the check. Simultaneous actions of other seats do not change
    /// it, because their order cannot matter (law 6).
    pub fn act(&mut self, Checked { seat, at, action }: CheckedIn<G>) -> Result<NewsIn<G>, Stale> {
        if self.decision(seat) != Some(at) {
            return Err(Stale);
        }
        debug_assert!(self.state.check(&Step::Act(seat, action)).is_ok(), "checked for this decision");
        let mut news = self.no_news();
        self.apply(Step::Act(seat, action), &mut news);
        self.settle(&mut news);
        Ok(news)
    }

    /// May this seat take back its last action? Only if nobody noticed the action, it asked no other seat, no chance
    /// followed, and the seat has noticed nothing since. The secret actions of others change nothing here: otherwise
    /// the answer would reveal them.
    pub fn may_take_back(&self, seat: Seat) -> bool {
        self.undoable.get(seat.index()).is_some_and(Option::is_some) && self.standing().is_none()
    }

    /// Takes back this seat's last action, if that is allowed. Returns whether it was. Afterwards all is as if the action
    /// had never happened, except versions: a viewer that saw the action has seen it disappear.
    pub fn take_back(&mut self, seat: Seat) -> bool {
        if !self.may_take_back(seat) {
            return false;
        }
        let Some(undone) = self.undoable[seat.index()].take() else { return false };
        self.steps.remove(undone);
        // The actions of others since then are secret, so their order does not matter.
        let mut before = self.initial.clone();
        self.steps.iter().for_each(|step| before.apply(step));
        let after = std::mem::replace(&mut self.state, before);
        for viewer in Viewer::all(self.seats()) {
            let has_changed = self.refresh_view(viewer);
            let index = self.index(viewer);
            self.versions[index] += u32::from(has_changed);
        }
        for later in self.undoable.iter_mut().flatten().filter(|later| **later > undone) {
            *later -= 1;
        }
        self.renew_decisions(after.awaits().seats(), Some(seat));
        true
    }

    /// Returns what a viewer may know.
    pub fn view(&self, viewer: Viewer) -> &ViewIn<G> {
        &self.views[self.index(viewer)]
    }

    /// Builds the viewer's view again. Returns whether it has changed.
    fn refresh_view(&mut self, viewer: Viewer) -> bool {
        let (index, view) = (self.index(viewer), self.state.view(viewer));
        let has_changed = self.views[index] != view;
        if has_changed {
            self.views[index] = view;
        }
        has_changed
    }

    /// Returns what must happen next.
    pub fn awaits(&self) -> Awaits {
        self.state.awaits()
    }

    /// Returns the result, once the game is over.
    pub fn standing(&self) -> Option<Standing> {
        self.state.standing()
    }

    /// Returns what decided the game, once it is over.
    pub fn decided(&self) -> Option<Decided<RuleIn<G>>> {
        self.state.decided()
    }

    /// Returns the scorecard, if something was scored after the viewer's version `have`, or if the game is over.
    pub fn scorecard(&self, viewer: Viewer, have: Option<u32>) -> Option<&Scorecard> {
        let is_new = have.is_some_and(|have| have < self.scored_at[self.index(viewer)]);
        (is_new || self.standing().is_some()).then_some(&self.scorecard)
    }

    /// Returns the number of seats.
    pub fn seats(&self) -> u8 {
        self.state.seats()
    }

    /// Returns all steps. They are for stores and transcripts, never for a viewer.
    pub fn steps(&self) -> &[StepIn<G>] {
        &self.steps
    }

    /// Returns the number of steps that everybody may look back at, with all hands. These are the steps up to the end of
    /// the last finished round, without the deal that follows it. Once the game is over, it is all steps.
    pub fn open_steps(&self) -> usize {
        if self.standing().is_some() { self.steps.len() } else { self.finished_steps }
    }

    /// Returns the steps that everybody may look back at.
    pub fn past(&self) -> Past<G> {
        Past::new(&self.initial, &self.steps[..self.open_steps()])
    }

    /// Returns what this viewer has seen so far.
    pub fn memory(&self, viewer: Viewer) -> Memory<G> {
        Memory::new(&self.initial, &self.steps, viewer)
    }

    /// Returns the number of steps this viewer has noticed. A step that is secret to the viewer does not count.
    pub fn version(&self, viewer: Viewer) -> u32 {
        self.versions[self.index(viewer)]
    }

    /// Names the decision this seat owes now, if it owes one: by the seat's version when the decision arose.
    /// Another seat's simultaneous action does not change it.
    pub fn decision(&self, seat: Seat) -> Option<u32> {
        self.awaits().seats().contains(seat).then(|| self.asked_at[seat.index()])
    }

    /// Answers a seat's decision with a legal action.
    #[cfg(test)]
    pub(crate) fn answer(&mut self, seat: Seat, action: ActionOf<G::State>) -> NewsIn<G> {
        let at = self.decision(seat).expect("it is awaited");
        let checked = self.check(seat, at, action).unwrap_or_else(|_| panic!("it is legal"));
        self.act(checked).expect("it is awaited")
    }

    /// Lets another dealer draw from here on, for tests of what that may change.
    #[cfg(test)]
    pub(crate) fn change_dealer(&mut self, dealer: Dealer) {
        self.dealer = dealer;
    }

    /// The viewer's index in all that is kept by viewer.
    fn index(&self, viewer: Viewer) -> usize {
        viewer.seat().map_or(self.versions.len() - 1, Seat::index)
    }

    fn no_news(&self) -> NewsIn<G> {
        self.versions.iter().map(|_| Vec::new()).collect()
    }

    fn settle(&mut self, news: &mut NewsIn<G>) {
        while self.state.awaits() == Awaits::Chance {
            let chance = self.state.sample(&mut self.dealer);
            self.apply(Step::Chance(chance), news);
        }
    }

    fn apply(&mut self, step: StepIn<G>, news: &mut NewsIn<G>) {
        let before = self.state.clone();
        self.state.apply(&step);
        self.steps.push(step);
        let mut notices = Vec::new();
        let entries = self.scorecard.entries();
        for viewer in Viewer::all(self.seats()) {
            let index = self.index(viewer);
            before.notices(&step, viewer, &mut notices);
            let has_noticed = self.refresh_view(viewer) || !notices.is_empty();
            self.versions[index] += u32::from(has_noticed);
            if viewer == Viewer::Bystander {
                notices.iter().for_each(|notice| notice.score(&mut self.scorecard));
            }
            let version = self.versions[index];
            news[index].extend(notices.drain(..).map(|notice| NewsItem { version, notice }));
            if let (Some(seat), true) = (viewer.seat(), has_noticed || matches!(step, Step::Chance(_))) {
                self.undoable[seat.index()] = None;
            }
        }
        let by = match step {
            Step::Act(seat, action) => {
                // A seat that this step asked may already have answered in secret.
                let asks = self.awaits().seats().without(seat).iter();
                let asks_others = asks.filter(|&other| !before.awaits().seats().contains(other)).count() > 0;
                let is_undoable = !asks_others && !before.reveals(seat, action);
                self.undoable[seat.index()] = is_undoable.then_some(self.steps.len() - 1);
                Some(seat)
            }
            Step::Chance(_) => None,
        };
        let is_scored = self.scorecard.entries() > entries;
        if is_scored {
            self.scored_at.clone_from(&self.versions);
        }
        let is_finished = self.state.finished_rounds() != before.finished_rounds();
        if is_finished {
            self.finished_steps = self.steps.len();
        }
        if is_finished || is_scored {
            // What everybody may look at must not change afterwards.
            self.undoable.fill(None);
        }
        self.renew_decisions(before.awaits().seats(), by);
    }

    /// Names new decisions: for seats that owed none until now, and for the seat that has just acted.
    fn renew_decisions(&mut self, owed: Seats, by: Option<Seat>) {
        for seat in self.awaits().seats().iter() {
            if by == Some(seat) || !owed.contains(seat) {
                self.asked_at[seat.index()] = self.versions[seat.index()];
            }
        }
    }
}
