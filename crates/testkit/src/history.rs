//! A game so far: its options, its steps, and how they are written.

use kernel::{Action, Awaits, Chance, Game, Luck, Seat, State, Step, StepIn};
use std::fmt::Write;

/// A game from its opening to some moment.
pub struct History<G: Game> {
    /// The options of the table.
    pub options: G::Options,
    /// The number of seats.
    pub seats: u8,
    /// The steps so far.
    pub steps: Vec<StepIn<G>>,
    /// The state after these steps.
    pub state: G::State,
}

impl<G: Game> Clone for History<G> {
    fn clone(&self) -> Self {
        History {
            options: self.options.clone(),
            seats: self.seats,
            steps: self.steps.clone(),
            state: self.state.clone(),
        }
    }
}

impl<G: Game> History<G> {
    /// Opens a game without any steps.
    ///
    /// # Panics
    /// If the game cannot be played with this number of seats.
    pub fn open(options: &G::Options, seats: u8) -> Self {
        let state = G::open(options, seats).expect("the game has that many seats");
        History { options: options.clone(), seats, steps: Vec::new(), state }
    }

    /// Applies a step without checking it.
    pub fn apply(&mut self, step: StepIn<G>) {
        self.state.apply(&step);
        self.steps.push(step);
    }

    /// Returns a random step, or `None` when the game is over. Chance is drawn by its weights. Of the seats
    /// that owe a decision, any seat takes any of its actions.
    pub fn random_step(&self, luck: &mut impl Luck) -> Option<StepIn<G>> {
        match self.state.awaits() {
            Awaits::Nothing => None,
            Awaits::Chance => Some(Step::Chance(self.state.sample(luck))),
            Awaits::Seats(seats) => {
                let position = luck.below(u32::from(seats.len())) as usize;
                let seat = seats.iter().nth(position)?;
                let mut actions = Vec::new();
                self.state.actions(seat, &mut actions);
                let action = *actions.get(luck.below(actions.len().max(1) as u32) as usize)?;
                Some(Step::Act(seat, action))
            }
        }
    }

    /// Returns all states of this game, the opening first.
    pub fn states(&self) -> Vec<G::State> {
        let mut state = History::<G>::open(&self.options, self.seats).state;
        let mut states = vec![state.clone()];
        for step in &self.steps {
            state.apply(step);
            states.push(state.clone());
        }
        states
    }

    /// Returns the steps as text: chance in groups after `*`, a decision after the number of its seat.
    pub fn text(&self) -> String {
        let mut text = String::new();
        let mut open_line = false;
        for step in &self.steps {
            match step {
                Step::Chance(chance) => {
                    let record = chance.text();
                    let column = text.len() - text.rfind('\n').map_or(0, |at| at + 1);
                    if open_line && column + record.len() < 100 {
                        let _ = write!(text, "; {record}");
                    } else {
                        let _ = write!(text, "{}* {record}", if open_line { "\n" } else { "" });
                    }
                    open_line = true;
                }
                Step::Act(seat, action) => {
                    let newline = if open_line { "\n" } else { "" };
                    let _ = writeln!(text, "{newline}{} {}", seat.0, action.text(*seat, self.seats));
                    open_line = false;
                }
            }
        }
        if open_line {
            text.push('\n');
        }
        text
    }
}

/// Reads the steps of one line of [`History::text`].
pub(crate) fn read_line<G: Game>(line: &str, seats: u8) -> Result<Vec<StepIn<G>>, String> {
    if let Some(records) = line.strip_prefix("* ") {
        let read =
            |record: &str| ChanceIn::<G>::from_text(record).map_err(|error| format!("`{record}`: {error:?}"));
        return records.split("; ").map(|record| read(record).map(Step::Chance)).collect();
    }
    let (seat, text) = line.split_once(' ').ok_or_else(|| format!("`{line}` is no step"))?;
    let seat = Seat(seat.parse().map_err(|_| format!("`{line}` names no seat"))?);
    let action = ActionIn::<G>::read(text, seat, seats);
    Ok(vec![Step::Act(seat, action.ok_or_else(|| format!("`{text}` is no action"))?)])
}

type ActionIn<G> = <<G as Game>::State as State>::Action;
type ChanceIn<G> = <<G as Game>::State as State>::Chance;
