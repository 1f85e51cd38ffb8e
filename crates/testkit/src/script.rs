//! Luck and games that a test writes down.

use crate::History;
use crate::history::read_line;
use kernel::{ActionOf, Awaits, Game, Listed, Listing, Luck, Notice, Refusal, State, StepIn, Viewer};

/// Luck that gives the numbers it was told to, in that order.
#[derive(Clone, Debug)]
pub struct ScriptedLuck {
    numbers: Vec<u32>,
    /// The bounds that were asked for.
    pub asked: Vec<u32>,
}

impl ScriptedLuck {
    /// Luck that will give these numbers.
    pub fn new(numbers: impl IntoIterator<Item = u32>) -> ScriptedLuck {
        ScriptedLuck { numbers: numbers.into_iter().collect(), asked: Vec::new() }
    }
}

impl Luck for ScriptedLuck {
    fn below(&mut self, n: u32) -> u32 {
        let Some(&number) = self.numbers.get(self.asked.len()) else {
            panic!("the script has no number left for a draw below {n}")
        };
        assert!(number < n, "the script says {number} for a draw below {n}");
        self.asked.push(n);
        number
    }
}

/// A game that is played by what a test writes: lines as in a playthrough, such as
/// `* leader seat=#0; card card=red7` and `1 play blue3`.
pub struct Script<G: Game>(History<G>);

impl<G: Game> Script<G> {
    /// A table nobody has played at yet.
    pub fn open(options: &G::Options, seats: u8) -> Script<G> {
        Script(History::open(options, seats))
    }

    /// The state so far.
    pub fn state(&self) -> &G::State {
        &self.0.state
    }

    /// What a viewer sees now.
    pub fn view(&self, viewer: Viewer) -> <G::State as State>::View {
        self.0.state.view(viewer)
    }

    /// Lets the steps of these lines happen; each must be legal.
    #[track_caller]
    pub fn run(&mut self, lines: &str) -> &mut Script<G> {
        for line in lines.lines().map(str::trim).filter(|line| !line.is_empty()) {
            for step in self.read(line) {
                if let Err(refusal) = self.0.state.check(&step) {
                    panic!("{step:?} is refused: {refusal:?}\n{}", self.0.text());
                }
                self.0.apply(step);
            }
        }
        self
    }

    /// The refusal of one step; the step must be illegal.
    #[track_caller]
    pub fn refused(&self, line: &str) -> Refusal<<G::State as State>::Rule> {
        let step = self.read(line)[0];
        match self.0.state.check(&step) {
            Err(refusal) => refusal,
            Ok(()) => panic!("{step:?} is legal\n{}", self.0.text()),
        }
    }

    /// What a viewer is told when these lines happen.
    #[track_caller]
    pub fn told(&mut self, lines: &str, viewer: Viewer) -> Vec<<G::State as State>::Notice> {
        let from = self.0.steps.len();
        self.run(lines);
        let states = self.0.states();
        let mut notices = Vec::new();
        for (i, step) in self.0.steps.iter().enumerate().skip(from) {
            states[i].notices(step, viewer, &mut notices);
        }
        notices
    }

    /// The same, as the rule and the compact form of each notice.
    #[track_caller]
    pub fn told_text(&mut self, lines: &str, viewer: Viewer) -> Vec<String> {
        use kernel::Rule;
        let notices = self.told(lines, viewer);
        notices.iter().map(|notice| format!("{} {:?}", notice.rule().cite(), notice.message())).collect()
    }

    /// What decided the game, which must be over: the rule and the compact form of the sentence.
    #[track_caller]
    pub fn decided_text(&self) -> String {
        use kernel::Rule;
        let decided = self.0.state.decided().expect("the game is over");
        format!("{} {:?}", decided.rule.cite(), decided.message)
    }

    /// The legal actions of all seats that owe a decision.
    pub fn legal(&self) -> Vec<ActionOf<G::State>> {
        let mut actions = Vec::new();
        for seat in self.0.state.awaits().seats().iter() {
            self.0.state.actions(seat, &mut actions);
        }
        actions
    }

    /// Who decides what, such as `1 react` or `0 2 offer`; or `chance`, or the phase of a finished game.
    pub fn awaits(&self) -> String
    where
        G::State: Listed,
    {
        let truth = |key: &str| self.0.state.listing().get(key).map_or_else(String::new, Listing::to_string);
        match self.0.state.awaits() {
            Awaits::Chance => "chance".to_owned(),
            Awaits::Nothing => truth("phase"),
            Awaits::Seats(_) => format!("{} {}", truth("to_act").trim_matches(['[', ']']), truth("phase")),
        }
    }

    #[track_caller]
    fn read(&self, line: &str) -> Vec<StepIn<G>> {
        read_line::<G>(line, self.0.seats).unwrap_or_else(|error| panic!("{error}"))
    }
}
