//! Luck and games that are written down in a test.

use crate::History;
use crate::history::read_line;
use kernel::{ActionOf, Awaits, Game, Listed, Listing, Luck, Notice, Refusal, State, StepIn, Viewer};

/// Luck that gives prepared numbers, in order.
#[derive(Clone, Debug)]
pub struct ScriptedLuck {
    numbers: Vec<u32>,
    /// The bounds of the draws so far.
    pub asked: Vec<u32>,
}

impl ScriptedLuck {
    /// Returns luck that gives these numbers.
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

/// A game that is played by the lines of a test, written as in a playthrough: `* leader seat=#0; card
/// card=red7` or `1 play blue3`.
pub struct Script<G: Game>(History<G>);

impl<G: Game> Script<G> {
    /// Opens a game without any steps.
    pub fn open(options: &G::Options, seats: u8) -> Script<G> {
        Script(History::open(options, seats))
    }

    /// Returns the current state.
    pub fn state(&self) -> &G::State {
        &self.0.state
    }

    /// Returns what a viewer sees now.
    pub fn view(&self, viewer: Viewer) -> <G::State as State>::View {
        self.0.state.view(viewer)
    }

    /// Applies the steps of these lines. Each must be legal.
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

    /// Returns the refusal of a step, which must be illegal.
    #[track_caller]
    pub fn refused(&self, line: &str) -> Refusal<<G::State as State>::Rule> {
        let step = self.read(line)[0];
        match self.0.state.check(&step) {
            Err(refusal) => refusal,
            Ok(()) => panic!("{step:?} is legal\n{}", self.0.text()),
        }
    }

    /// Applies these lines, and returns the notices that a viewer receives.
    #[track_caller]
    pub fn notices(&mut self, lines: &str, viewer: Viewer) -> Vec<<G::State as State>::Notice> {
        let from = self.0.steps.len();
        self.run(lines);
        let states = self.0.states();
        let mut notices = Vec::new();
        for (i, step) in self.0.steps.iter().enumerate().skip(from) {
            states[i].notices(step, viewer, &mut notices);
        }
        notices
    }

    /// Applies these lines, and returns the rule and the compact form of each notice.
    #[track_caller]
    pub fn notice_texts(&mut self, lines: &str, viewer: Viewer) -> Vec<String> {
        use kernel::Rule;
        let notices = self.notices(lines, viewer);
        notices.iter().map(|notice| format!("{} {:?}", notice.rule().cite(), notice.message())).collect()
    }

    /// Returns what decided a finished game: the rule and the compact form of the sentence.
    #[track_caller]
    pub fn decided_text(&self) -> String {
        use kernel::Rule;
        let decided = self.0.state.decided().expect("the game is over");
        format!("{} {:?}", decided.rule.cite(), decided.message)
    }

    /// Returns the legal actions of all seats that owe a decision.
    pub fn legal(&self) -> Vec<ActionOf<G::State>> {
        let mut actions = Vec::new();
        for seat in self.0.state.awaits().seats().iter() {
            self.0.state.actions(seat, &mut actions);
        }
        actions
    }

    /// Returns the seats that owe a decision with the phase, such as `1 react` or `0 2 offer`. Otherwise it
    /// returns `chance`, or the phase of a finished game.
    pub fn awaits(&self) -> String
    where
        G::State: Listed,
    {
        let listed = |key: &str| self.0.state.listing().get(key).map_or_else(String::new, Listing::to_string);
        match self.0.state.awaits() {
            Awaits::Chance => "chance".to_owned(),
            Awaits::Nothing => listed("phase"),
            Awaits::Seats(_) => format!("{} {}", listed("to_act").trim_matches(['[', ']']), listed("phase")),
        }
    }

    #[track_caller]
    fn read(&self, line: &str) -> Vec<StepIn<G>> {
        read_line::<G>(line, self.0.seats).unwrap_or_else(|error| panic!("{error}"))
    }
}
