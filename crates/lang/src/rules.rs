//! The rulebooks, clause by clause, in the reader's language; and the lessons, whose sentences are in the catalogues.

use crate::{FALLBACK, LESSONS, Lang, RULES};

/// The files of a lesson. Crate `transcript` reads them.
#[derive(Clone, Copy, Debug)]
pub struct Lesson {
    /// The transcript of its game.
    pub transcript: &'static str,
    /// The coach's tips as JSON, each with the step that it precedes.
    pub tips: &'static str,
}

impl Lesson {
    /// Returns the lesson of this game.
    pub fn of(game: &str) -> Option<Lesson> {
        LESSONS.iter().find(|(name, _)| *name == game).map(|&(_, lesson)| lesson)
    }
}

impl Lang {
    /// Returns the rulebook of a game, in this language or in English.
    pub fn rules(&self, game: &str) -> Option<&'static str> {
        let book = |code: &str| RULES.iter().find(|&&(name, language, _)| name == game && language == code);
        book(self.code()).or_else(|| book(FALLBACK)).map(|&(_, _, text)| text)
    }

    /// Returns one clause of it, such as `WS-8`: from its bold number to the next one, or to a heading.
    pub fn rule(&self, game: &str, number: &str) -> Option<String> {
        let number = number.to_ascii_uppercase();
        let mark = format!("**{number}**");
        let mut lines = self.rules(game)?.lines().skip_while(|line| !line.contains(&mark));
        let first = lines.next()?.trim_start_matches(['-', ' ']).replacen(&mark, &number, 1);
        let rest = lines.take_while(|line| !begins_a_clause(line) && !line.starts_with('#'));
        let mut text: Vec<String> = vec![first];
        text.extend(rest.map(|line| line.trim_end().to_owned()));
        Some(text.join("\n").trim_end().replace("**", ""))
    }
}

/// Does the line begin with a bold number, such as `**WS-8**`?
fn begins_a_clause(line: &str) -> bool {
    let bold = line.trim_start_matches(['-', ' ']).strip_prefix("**").and_then(|text| text.split_once("**"));
    let number = bold.and_then(|(bold, _)| bold.split_once('-'));
    number.is_some_and(|(letters, digits)| {
        !digits.is_empty()
            && letters.bytes().all(|byte| byte.is_ascii_uppercase())
            && digits.bytes().all(|byte| byte.is_ascii_digit())
    })
}
