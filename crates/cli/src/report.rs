//! The report on games in files: one line for each game, and the exit code after all of them.

use crate::failure::{Answer, Failure, Outcome};
use crate::output::print;
use kernel::Message;
use lang::{Cast, Lang};
use transcript::Problem;

pub(crate) struct Report<'a> {
    lang: &'a Lang,
    all_hold: bool,
    /// Could every file be read?
    all_read: bool,
    /// Is the output still read? If not, the exit code alone is the answer.
    is_read: bool,
}

impl Report<'_> {
    pub(crate) fn new(lang: &Lang) -> Report<'_> {
        Report { lang, all_hold: true, all_read: true, is_read: true }
    }

    /// Reports on a game, by the line on which it begins.
    pub(crate) fn say(&mut self, file: &str, line: u64, message: &Message) -> Outcome<()> {
        let said = self.lang.say(message, &Cast::default());
        self.print(&format!("{}:{line}: {said}\n", quoted_path(file)))
    }

    /// Reports on an invalid game.
    pub(crate) fn refuse(&mut self, file: &str, line: u64, problem: &Problem) -> Outcome<()> {
        self.all_hold = false;
        self.say(file, line, &Message::new("cli-verify-fails").with("problem", problem.message()))
    }

    /// Writes a summary.
    pub(crate) fn sum_up(&mut self, message: &Message) -> Outcome<()> {
        let said = self.lang.say(message, &Cast::default());
        self.print(&format!("{said}\n"))
    }

    /// Reports a file that cannot be read. The others are still read.
    pub(crate) fn fail(&mut self, failure: &Failure) {
        failure.report(self.lang);
        self.all_read = false;
    }

    /// Returns how the command ends.
    pub(crate) fn ended(&self) -> Outcome {
        match (self.all_read, self.all_hold) {
            (false, _) => Err(Failure::Reported),
            (true, true) => Ok(Answer::Yes),
            (true, false) => Ok(Answer::No),
        }
    }

    fn print(&mut self, text: &str) -> Outcome<()> {
        if self.is_read {
            match print(text) {
                Err(Failure::ClosedPipe) => self.is_read = false,
                other => return other,
            }
        }
        Ok(())
    }
}

/// Returns a file's name on one line, without control characters.
fn quoted_path(name: &str) -> String {
    name.chars().map(|letter| if letter.is_control() { '?' } else { letter }).collect()
}
