//! One sitting: a state, its steps, and what each viewer has been told of them.
//!
//! Between decisions a table never waits: whatever follows without one, chance included,
//! happens at once. Nothing here knows a clock, a socket or a text.

use crate::{Dealer, Seed, Stream};
use kernel::{ActionOf, Awaits, Game, Refusal, Seat, SeatsOutOfRange, Standing, State, Step, StepIn, Viewer};

/// One game being played.
pub struct Table<G: Game> {
    state: G::State,
    steps: Vec<StepIn<G>>,
    dealer: Dealer,
    /// By viewer (seats in order, then the bystander): how many steps he was told of.
    told: Vec<u32>,
    /// By seat: what `told` was when its present decision arose.
    asked: Vec<u32>,
}

/// What each viewer is told about what has just happened: seats in order, then the bystander.
pub type News<G> = Vec<Vec<<<G as Game>::State as State>::Notice>>;

/// Why an action did not happen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Declined<R> {
    /// It answers a decision that is not the present one.
    Stale,
    /// The rules forbid it.
    Refused(Refusal<R>),
}

/// Steps that cannot be this table's.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unfit<R> {
    /// The game cannot be played by that many.
    Seats(SeatsOutOfRange),
    /// The rules forbid this step.
    Refused(usize, Refusal<R>),
    /// The dealer would have drawn something else here.
    Unfair(usize),
    /// The steps end before chance has brought what must follow.
    Unsettled,
}

/// The rule type of a game.
pub type RuleIn<G> = <<G as Game>::State as State>::Rule;
type ViewIn<G> = <<G as Game>::State as State>::View;

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

    /// Opens a table and lets recorded steps happen again: a restart, or an import. They must
    /// be legal, and their chance must be what the seed gives.
    pub fn resume(
        options: &G::Options,
        seats: u8,
        seed: Seed,
        entropy: &[(Seat, Seed)],
        steps: &[StepIn<G>],
    ) -> Result<Table<G>, Unfit<RuleIn<G>>> {
        let mut table = Table::<G>::before_the_deal(options, seats, seed, entropy).map_err(Unfit::Seats)?;
        let mut news = table.no_news();
        for (i, step) in steps.iter().enumerate() {
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
            Awaits::Seats(_) | Awaits::Nothing => Ok(table),
        }
    }

    fn before_the_deal(
        options: &G::Options,
        seats: u8,
        seed: Seed,
        entropy: &[(Seat, Seed)],
    ) -> Result<Table<G>, SeatsOutOfRange> {
        Ok(Table {
            state: G::open(options, seats)?,
            steps: Vec::new(),
            dealer: Dealer::new(seed.key(entropy), Stream::Dealer),
            told: vec![0; usize::from(seats) + 1],
            asked: vec![0; usize::from(seats)],
        })
    }

    /// A seat's action, in answer to the decision that arose when it had been told of `at`
    /// steps; then all that follows without another decision.
    pub fn act(
        &mut self,
        seat: Seat,
        at: u32,
        action: ActionOf<G::State>,
    ) -> Result<News<G>, Declined<RuleIn<G>>> {
        if self.decision(seat).is_some_and(|asked| asked != at) {
            return Err(Declined::Stale);
        }
        let step = Step::Act(seat, action);
        self.state.check(&step).map_err(Declined::Refused)?;
        let mut news = self.no_news();
        self.apply(step, &mut news);
        self.settle(&mut news);
        Ok(news)
    }

    /// What a viewer may know.
    pub fn view(&self, viewer: Viewer) -> ViewIn<G> {
        self.state.view(viewer)
    }

    /// What has to happen next.
    pub fn awaits(&self) -> Awaits {
        self.state.awaits()
    }

    /// The result, once the game is over.
    pub fn standing(&self) -> Option<Standing> {
        self.state.standing()
    }

    /// How many seats the table has.
    pub fn seats(&self) -> u8 {
        self.state.seats()
    }

    /// All that has happened: for stores and transcripts, never for a viewer.
    pub fn steps(&self) -> &[StepIn<G>] {
        &self.steps
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
        for viewer in Viewer::all(self.seats()) {
            let place = self.place(viewer);
            let known = news[place].len();
            State::notices(&before, &step, &self.state, viewer, &mut news[place]);
            let told = news[place].len() > known || before.view(viewer) != self.state.view(viewer);
            self.told[place] += u32::from(told);
        }
        let owed = before.awaits().seats();
        for seat in self.awaits().seats().iter() {
            let answered = matches!(step, Step::Act(by, _) if by == seat);
            if answered || !owed.contains(seat) {
                self.asked[seat.index()] = self.told[seat.index()];
            }
        }
    }
}
