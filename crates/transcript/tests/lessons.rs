//! Every lesson is a game that could be, asks for what is legal, and has its words in every language; and no
//! words wait in vain.

use kernel::Seat;
use lang::Lang;
use std::collections::BTreeSet;
use transcript::{Lesson, Scene};

fn lesson(game: &str) -> Lesson {
    let lesson = Lesson::of(game).unwrap_or_else(|| panic!("{game} has no lesson"));
    lesson.unwrap_or_else(|problem| panic!("games/{game}/lesson.jsonl: {problem}"))
}

/// The numbers of rules that a text cites.
fn cited(text: &str) -> Vec<&str> {
    let words = text.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '-');
    words.filter(|word| word.contains('-') && word.ends_with(|end: char| end.is_ascii_digit())).collect()
}

#[test]
fn a_lesson_is_played_by_its_learner_who_is_asked_for_what_is_legal() {
    for game in catalog::games() {
        let Lesson { header, scenes } = lesson(game.name());
        assert_eq!(header.game.name(), game.name());
        let asked: Vec<&Scene> = scenes.iter().filter(|scene| scene.asks.is_some()).collect();
        assert!((10..=20).contains(&asked.len()), "{}: {} decisions", game.name(), asked.len());
        for Scene { step, asks, legal, say, .. } in asked {
            assert!(legal.iter().any(|action| Some(&action.text) == asks.as_ref()), "{step}: {asks:?}");
            assert!(say.is_some(), "{}: nobody says why, before step {step}", game.name());
        }
        assert!(scenes.windows(2).all(|pair| pair[0].step < pair[1].step));
        let last = scenes.last().expect("there are scenes");
        assert!(last.asks.is_none() && last.say.is_some(), "somebody says how it ended");
        let ended: Vec<&str> = last.told.iter().map(|told| told.saying.key).collect();
        println!("{}: {} scenes, the last after {ended:?}", game.name(), scenes.len());
    }
}

#[test]
fn what_a_lesson_says_is_said_in_every_language_and_all_of_it() {
    for game in catalog::games() {
        let scenes = lesson(game.name()).scenes;
        let said: Vec<String> = scenes.into_iter().filter_map(|scene| scene.say).collect();
        let keys: BTreeSet<&String> = said.iter().collect();
        assert_eq!(keys.len(), said.len(), "nothing is said twice: {said:?}");
        for code in Lang::codes() {
            let lang = Lang::named(code).expect("a listed language is there");
            let mut rules = 0;
            for key in &keys {
                let text = lang.find(key).unwrap_or_else(|| panic!("{code}.ftl has no `{key}`"));
                for rule in cited(&text) {
                    assert!(lang.rule(game.name(), rule).is_some(), "{code}: {key} cites {rule}");
                    rules += 1;
                }
            }
            assert!(rules >= 10, "{code}: {} cites {rules} rules", game.name());
        }
        let english = std::fs::read_to_string(format!("{}/../../lang/en.ftl", env!("CARGO_MANIFEST_DIR")));
        let english = english.expect("the English catalogue is there");
        let prefix = format!("lesson-{}-", game.name());
        let there = english.lines().filter_map(|line| line.split_once(" =")).map(|(key, _)| key.to_owned());
        for key in there.filter(|key| key.starts_with(&prefix)) {
            assert!(keys.contains(&key), "`{key}` is never said");
        }
    }
}

#[test]
fn a_learner_sees_no_more_than_his_seat() {
    for game in catalog::games() {
        let Lesson { header, scenes } = lesson(game.name());
        let written = lang::Lesson::of(game.name()).expect("it has one").transcript;
        let lines = transcript::log_lines(written).expect("it can be read");
        let past = header.game.recorded(&header.variant, header.seats, &mut lines.iter().map(String::as_str));
        let moments = past.expect("it could be").moments(0..lines.len());
        for scene in scenes {
            let seen = &moments[scene.step - 1].seen[Seat(0).index()];
            assert_eq!((scene.shown.get(), &scene.status), (seen.shown.get(), &seen.status));
        }
    }
}
