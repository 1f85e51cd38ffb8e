//! One sitting: a state, its steps, and what each viewer has been told of them.
//!
//! Between decisions a table never waits: whatever follows without one, chance included,
//! happens at once. Nothing here knows a clock, a socket or a text.

use crate::{Dealer, Memory, Past, Seed, Stream};
use kernel::{
    ActionOf, Awaits, Decided, Game, Notice as _, Refusal, Scorecard, Seat, Seats, SeatsOutOfRange, Standing,
    State, Step, StepIn, Viewer,
};

/// One game being played.
pub struct Table<G: Game> {
    state: G::State,
    steps: Vec<StepIn<G>>,
    /// How many steps there were when a round was last finished for good.
    finished: usize,
    dealer: Dealer,
    /// By viewer (seats in order, then the bystander): how many steps he was told of.
    told: Vec<u32>,
    /// By seat: what `told` was when its present decision arose.
    asked: Vec<u32>,
    /// By seat: its last step, as long as it may be taken back.
    undoable: Vec<Option<usize>>,
    /// What bystanders know to be scored.
    scorecard: Scorecard,
    /// By viewer: what `told` was when something was last scored.
    scored: Vec<u32>,
    /// As it was before the deal.
    fresh: G::State,
    /// By viewer: what the viewer may know now. Each is made once per step, and everything that is sent is read from it.
    views: Vec<ViewIn<G>>,
}

/// What happened at a table, as a store keeps it.
pub enum Entry<G: Game> {
    /// A step.
    Step(StepIn<G>),
    /// This seat took back its action, which was the last step.
    TakenBack(Seat),
}

/// What each viewer is told about what has just happened, and what his version was then: seats in
/// order, then the bystander.
pub type News<G> = Vec<Vec<(u32, NoticeIn<G>)>>;
/// A table at which everything has happened again, and all that viewers were told of it.
pub type Resumed<G> = (Table<G>, News<G>);
pub(crate) type NoticeIn<G> = <<G as Game>::State as State>::Notice;

/// An answer to a decision that has passed [`Table::check`]. Only that makes one, so an action is parsed and checked once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Checked<A> {
    seat: Seat,
    at: u32,
    action: A,
}

impl<A> Checked<A> {
    /// The seat that answers.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The same answer, with its action in another form: for callers that do not know the game's types.
    pub fn map<B>(self, form: impl FnOnce(A) -> B) -> Checked<B> {
        Checked { seat: self.seat, at: self.at, action: form(self.action) }
    }

    /// The same, if the action has that form.
    pub fn try_map<B>(self, form: impl FnOnce(A) -> Option<B>) -> Option<Checked<B>> {
        Some(Checked { seat: self.seat, at: self.at, action: form(self.action)? })
    }
}

/// The decision that was answered is no longer, or not yet, the one that the seat owes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stale;

/// A checked action of a game.
pub type CheckedIn<G> = Checked<ActionOf<<G as Game>::State>>;

/// Steps that cannot be this table's.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unfit<R> {
    /// The game cannot be played by that many.
    Seats(SeatsOutOfRange),
    /// The rules forbid this step.
    Refused(usize, Refusal<R>),
    /// The dealer would have drawn something else here.
    Unfair(usize),
    /// Nothing could be taken back here.
    NotTakenBack(usize),
    /// The steps end before chance has brought what must follow.
    Unsettled,
}

/// The rule type of a game.
pub type RuleIn<G> = <<G as Game>::State as State>::Rule;
pub(crate) type ViewIn<G> = <<G as Game>::State as State>::View;

impl<G: Game> Table<G> {
    /// Opens a table, and deals until somebody has to decide.
    pub fn open(
        options: &G::Options,
        seats: u8,
        seed: Seed,
        entropy: &[(Seat, Seed)],
    ) -> Result<(Table<G>, News<G>), SeatsOutOfRange> {
        let mut table = Table::before_the_deal(options, seats, seed, entropy)?;
        let mut news = table.no_news();
        table.settle(&mut news);
        Ok((table, news))
    }

    /// Opens a table and lets what was recorded happen again: a restart, or an import. Steps must
    /// be legal, and their chance must be what the seed gives. All that viewers were told is told again.
    pub fn resume(
        options: &G::Options,
        seats: u8,
        seed: Seed,
        entropy: &[(Seat, Seed)],
        log: &[Entry<G>],
    ) -> Result<Resumed<G>, Unfit<RuleIn<G>>> {
        let mut table = Table::<G>::before_the_deal(options, seats, seed, entropy).map_err(Unfit::Seats)?;
        let mut news = table.no_news();
        for (i, entry) in log.iter().enumerate() {
            let step = match entry {
                Entry::Step(step) => step,
                Entry::TakenBack(seat) if table.take_back(*seat) => continue,
                Entry::TakenBack(_) => return Err(Unfit::NotTakenBack(i)),
            };
            table.state.check(step).map_err(|refusal| Unfit::Refused(i, refusal))?;
            if let Step::Chance(chance) = step
                && table.state.sample(&mut table.dealer) != *chance
            {
                return Err(Unfit::Unfair(i));
            }
            table.apply(*step, &mut news);
        }
        match table.state.awaits() {
            Awaits::Chance => Err(Unfit::Unsettled),
            Awaits::Seats(_) | Awaits::Nothing => Ok((table, news)),
        }
    }

    fn before_the_deal(
        options: &G::Options,
        seats: u8,
        seed: Seed,
        entropy: &[(Seat, Seed)],
    ) -> Result<Table<G>, SeatsOutOfRange> {
        let fresh = G::open(options, seats)?;
        Ok(Table {
            views: Viewer::all(seats).map(|viewer| fresh.view(viewer)).collect(),
            state: fresh.clone(),
            fresh,
            steps: Vec::new(),
            finished: 0,
            dealer: Dealer::new(seed.key(entropy), Stream::Dealer),
            told: vec![0; usize::from(seats) + 1],
            asked: vec![0; usize::from(seats)],
            undoable: vec![None; usize::from(seats)],
            scorecard: Scorecard::default(),
            scored: vec![0; usize::from(seats) + 1],
        })
    }

    /// Does `at` name another decision than the one this seat owes? A seat that owes none has no other.
    pub fn is_stale(&self, seat: Seat, at: u32) -> bool {
        self.decision(seat).is_some_and(|asked| asked != at)
    }

    /// Checks an answer to the decision named `at`, which must not be stale.
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

    /// Lets a checked action happen, and everything that follows without another decision.
    ///
    /// # Errors
    /// [`Stale`] if the table has gone on since the check. Answers of other seats to the same question do not count
    /// as going on: their order cannot matter (law 6).
    pub fn act(&mut self, Checked { seat, at, action }: CheckedIn<G>) -> Result<News<G>, Stale> {
        if self.decision(seat) != Some(at) {
            return Err(Stale);
        }
        debug_assert!(self.state.check(&Step::Act(seat, action)).is_ok(), "checked for this decision");
        let mut news = self.no_news();
        self.apply(Step::Act(seat, action), &mut news);
        self.settle(&mut news);
        Ok(news)
    }

    /// May this seat take back its last action? Only if that told nobody anything and asked nobody
    /// else, no chance has followed, and the seat has been told of nothing since. What others do in secret changes
    /// nothing here, or it would be no secret.
    pub fn may_take_back(&self, seat: Seat) -> bool {
        self.undoable.get(seat.index()).is_some_and(Option::is_some) && self.standing().is_none()
    }

    /// Takes back this seat's last action, if it may be; then it is as if it had never been, but for
    /// versions: who saw it has now seen it go.
    pub fn take_back(&mut self, seat: Seat) -> bool {
        if !self.may_take_back(seat) {
            return false;
        }
        let Some(undone) = self.undoable[seat.index()].take() else { return false };
        self.steps.remove(undone);
        // What others have done since was done in secret, and so in any order.
        let mut before = self.fresh.clone();
        self.steps.iter().for_each(|step| before.apply(step));
        let after = std::mem::replace(&mut self.state, before);
        for viewer in Viewer::all(self.seats()) {
            let seen = self.look(viewer);
            let place = self.place(viewer);
            self.told[place] += u32::from(seen);
        }
        for later in self.undoable.iter_mut().flatten().filter(|later| **later > undone) {
            *later -= 1;
        }
        self.ask_anew(after.awaits().seats(), Some(seat));
        true
    }

    /// What a viewer may know.
    pub fn view(&self, viewer: Viewer) -> &ViewIn<G> {
        &self.views[self.place(viewer)]
    }

    /// Makes the viewer's view again; returns whether it has changed.
    fn look(&mut self, viewer: Viewer) -> bool {
        let (place, view) = (self.place(viewer), self.state.view(viewer));
        let has_changed = self.views[place] != view;
        if has_changed {
            self.views[place] = view;
        }
        has_changed
    }

    /// What has to happen next.
    pub fn awaits(&self) -> Awaits {
        self.state.awaits()
    }

    /// The result, once the game is over.
    pub fn standing(&self) -> Option<Standing> {
        self.state.standing()
    }

    /// What decided the game, once it is over.
    pub fn decided(&self) -> Option<Decided<RuleIn<G>>> {
        self.state.decided()
    }

    /// The scorecard, if something was scored after the viewer had this version, or if the game is over.
    pub fn scorecard(&self, viewer: Viewer, have: Option<u32>) -> Option<&Scorecard> {
        let is_new = have.is_some_and(|have| have < self.scored[self.place(viewer)]);
        (is_new || self.standing().is_some()).then_some(&self.scorecard)
    }

    /// How many seats the table has.
    pub fn seats(&self) -> u8 {
        self.state.seats()
    }

    /// All that has happened: for stores and transcripts, never for a viewer.
    pub fn steps(&self) -> &[StepIn<G>] {
        &self.steps
    }

    /// How many steps everybody may look back at, with all hands: up to the last one of the last
    /// finished round, and never the deal that follows it; all of them once the game is over.
    pub fn open_steps(&self) -> usize {
        if self.standing().is_some() { self.steps.len() } else { self.finished }
    }

    /// Those steps, and how everybody saw them.
    pub fn past(&self) -> Past<G> {
        Past::new(&self.fresh, &self.steps[..self.open_steps()])
    }

    /// What this viewer has seen so far.
    pub fn memory(&self, viewer: Viewer) -> Memory<G> {
        Memory::new(&self.fresh, &self.steps, viewer)
    }

    /// How many steps this viewer was told of. A step that is secret to him does not count.
    pub fn version(&self, viewer: Viewer) -> u32 {
        self.told[self.place(viewer)]
    }

    /// Names the decision this seat owes now, if it owes one: its version when it arose.
    /// Another seat's simultaneous answer does not change it.
    pub fn decision(&self, seat: Seat) -> Option<u32> {
        self.awaits().seats().contains(seat).then(|| self.asked[seat.index()])
    }

    /// Answers a seat's decision with a legal action.
    #[cfg(test)]
    pub(crate) fn answer(&mut self, seat: Seat, action: ActionOf<G::State>) -> News<G> {
        let at = self.decision(seat).expect("it is awaited");
        let checked = self.check(seat, at, action).unwrap_or_else(|_| panic!("it is legal"));
        self.act(checked).expect("it is awaited")
    }

    /// Another deal from here on, for tests of what that may change.
    #[cfg(test)]
    pub(crate) fn change_dealer(&mut self, dealer: Dealer) {
        self.dealer = dealer;
    }

    fn place(&self, viewer: Viewer) -> usize {
        viewer.seat().map_or(self.told.len() - 1, Seat::index)
    }

    fn no_news(&self) -> News<G> {
        self.told.iter().map(|_| Vec::new()).collect()
    }

    fn settle(&mut self, news: &mut News<G>) {
        while self.state.awaits() == Awaits::Chance {
            let chance = self.state.sample(&mut self.dealer);
            self.apply(Step::Chance(chance), news);
        }
    }

    fn apply(&mut self, step: StepIn<G>, news: &mut News<G>) {
        let before = self.state.clone();
        self.state.apply(&step);
        self.steps.push(step);
        let mut notices = Vec::new();
        let entries = self.scorecard.entries();
        for viewer in Viewer::all(self.seats()) {
            let place = self.place(viewer);
            before.notices(&step, viewer, &mut notices);
            let told = self.look(viewer) || !notices.is_empty();
            self.told[place] += u32::from(told);
            if viewer == Viewer::Bystander {
                notices.iter().for_each(|notice| notice.score(&mut self.scorecard));
            }
            news[place].extend(notices.drain(..).map(|notice| (self.told[place], notice)));
            if let (Some(seat), true) = (viewer.seat(), told || matches!(step, Step::Chance(_))) {
                self.undoable[seat.index()] = None;
            }
        }
        let by = match step {
            Step::Act(seat, action) => {
                // Whoever has been asked because of it may have answered in secret.
                let asks = self.awaits().seats().without(seat).iter();
                let asks_others = asks.filter(|&other| !before.awaits().seats().contains(other)).count() > 0;
                let may_go = !asks_others && !before.reveals(seat, action);
                self.undoable[seat.index()] = may_go.then_some(self.steps.len() - 1);
                Some(seat)
            }
            Step::Chance(_) => None,
        };
        let is_scored = self.scorecard.entries() > entries;
        if is_scored {
            self.scored.clone_from(&self.told);
        }
        let is_finished = self.state.finished_rounds() != before.finished_rounds();
        if is_finished {
            self.finished = self.steps.len();
        }
        if is_finished || is_scored {
            // What everybody may look at stays as it was.
            self.undoable.fill(None);
        }
        self.ask_anew(before.awaits().seats(), by);
    }

    /// Decisions arise: for seats that owed none until now, and for who has just acted.
    fn ask_anew(&mut self, owed: Seats, by: Option<Seat>) {
        for seat in self.awaits().seats().iter() {
            if by == Some(seat) || !owed.contains(seat) {
                self.asked[seat.index()] = self.told[seat.index()];
            }
        }
    }
}
