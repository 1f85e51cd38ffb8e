//! What is said of games in files, one line each, and how the command ends after them.

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
    /// Is anybody listening? If not, the exit code still is the answer.
    heard: bool,
}

impl Report<'_> {
    pub(crate) fn new(lang: &Lang) -> Report<'_> {
        Report { lang, all_hold: true, all_read: true, heard: true }
    }

    /// A game, by the line on which it begins.
    pub(crate) fn say(&mut self, file: &str, line: u64, message: &Message) -> Outcome<()> {
        let said = self.lang.say(message, &Cast::default());
        self.print(&format!("{}:{line}: {said}\n", quoted_path(file)))
    }

    /// A game that does not hold.
    pub(crate) fn refuse(&mut self, file: &str, line: u64, problem: &Problem) -> Outcome<()> {
        self.all_hold = false;
        self.say(file, line, &Message::new("cli-verify-fails").with("problem", problem.message()))
    }

    /// What is to be said of all of them.
    pub(crate) fn sum_up(&mut self, message: &Message) -> Outcome<()> {
        let said = self.lang.say(message, &Cast::default());
        self.print(&format!("{said}\n"))
    }

    /// A file that cannot be read is an error, and the others are still judged.
    pub(crate) fn fail(&mut self, failure: &Failure) {
        failure.report(self.lang);
        self.all_read = false;
    }

    pub(crate) fn ended(&self) -> Outcome {
        match (self.all_read, self.all_hold) {
            (false, _) => Err(Failure::Reported),
            (true, true) => Ok(Answer::Yes),
            (true, false) => Ok(Answer::No),
        }
    }

    fn print(&mut self, text: &str) -> Outcome<()> {
        if self.heard {
            match print(text) {
                Err(Failure::ClosedPipe) => self.heard = false,
                other => return other,
            }
        }
        Ok(())
    }
}

/// A file's name on one line, however it is spelled.
fn quoted_path(name: &str) -> String {
    name.chars().map(|letter| if letter.is_control() { '?' } else { letter }).collect()
}
