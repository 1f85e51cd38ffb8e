//! Every lesson is a possible game, asks only for legal actions, and has its sentences in every language. Every sentence
//! of a lesson is used.

use kernel::Seat;
use lang::Lang;
use std::collections::BTreeSet;
use transcript::{Lesson, Scene, Tip};

fn lesson(game: &str) -> Lesson {
    let lesson = Lesson::of(game).unwrap_or_else(|| panic!("{game} has no lesson"));
    lesson.unwrap_or_else(|problem| panic!("games/{game}/lesson.jsonl: {problem}"))
}

/// Returns the numbers of the rules that a text cites.
fn cited(text: &str) -> Vec<&str> {
    let words = text.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '-');
    words.filter(|word| word.contains('-') && word.ends_with(|end: char| end.is_ascii_digit())).collect()
}

/// How many tips a lesson of about three minutes has.
const TIPS: std::ops::RangeInclusive<usize> = 10..=15;
/// How many characters a tip has at most: a few lines on a phone, beside a board that stays in sight.
const MAX_TIP_LENGTH: usize = 150;

/// Counts the sentences of a text.
fn sentences(text: &str) -> usize {
    text.split_inclusive(['.', '!', '?']).filter(|part| part.trim().len() > 1).count()
}

/// Returns a text without the rules that it cites in brackets.
fn uncited(text: &str) -> String {
    let open = text.split(" (");
    open.map(|part| {
        part.split_once(')').filter(|(rule, _)| !cited(rule).is_empty()).map_or(part, |(_, rest)| rest)
    })
    .collect()
}

#[test]
fn a_lesson_asks_its_learner_for_legal_actions() {
    for game in catalog::games() {
        let Lesson { header, scenes } = lesson(game.name());
        assert_eq!(header.game.name(), game.name());
        let asked: Vec<&Scene> = scenes.iter().filter(|scene| scene.asks.is_some()).collect();
        assert!((6..=10).contains(&asked.len()), "{}: {} decisions", game.name(), asked.len());
        for Scene { step, asks, legal, tips, .. } in asked {
            assert!(legal.iter().any(|action| Some(&action.text) == asks.as_ref()), "{step}: {asks:?}");
            assert!(!tips.is_empty(), "{}: no tip explains the decision before step {step}", game.name());
        }
        assert!(scenes.windows(2).all(|pair| pair[0].step < pair[1].step));
        let last = scenes.last().expect("there are scenes");
        assert!(last.asks.is_none() && !last.tips.is_empty(), "a tip says how it ended");
        let ended: Vec<&str> = last.notices.iter().map(|notice| notice.message.key).collect();
        println!("{}: {} scenes, the last after {ended:?}", game.name(), scenes.len());
    }
}

#[test]
fn a_lesson_is_short_and_each_tip_has_one_idea_and_points_at_the_table() {
    for game in catalog::games() {
        let tips: Vec<Tip> = lesson(game.name()).scenes.into_iter().flat_map(|scene| scene.tips).collect();
        assert!(TIPS.contains(&tips.len()), "{}: {} tips", game.name(), tips.len());
        for Tip { key, spots } in &tips {
            assert!(!spots.is_empty(), "{key} points at nothing on the table");
            for spot in spots {
                let kind = spot.split_once(':').filter(|(_, mark)| !mark.is_empty()).map(|(kind, _)| kind);
                let is_known = kind.is_some_and(|kind| ["place", "thing", "pick", "choice"].contains(&kind));
                assert!(is_known, "{key}: {spot}");
            }
            for code in Lang::codes() {
                let lang = Lang::named(code).expect("a listed language is there");
                let text = uncited(&lang.find(key).unwrap_or_else(|| panic!("{code}.ftl has no `{key}`")));
                assert!((1..=2).contains(&sentences(&text)), "{code}: {text}");
                assert!(
                    text.chars().count() <= MAX_TIP_LENGTH,
                    "{code}: {} characters: {text}",
                    text.chars().count()
                );
            }
        }
    }
}

#[test]
fn tips_and_sentences_of_lessons_match_in_every_language() {
    for game in catalog::games() {
        let tips = lesson(game.name()).scenes.into_iter().flat_map(|scene| scene.tips);
        let said: Vec<String> = tips.map(|tip| tip.key).collect();
        let keys: BTreeSet<&String> = said.iter().collect();
        assert_eq!(keys.len(), said.len(), "no tip is given twice: {said:?}");
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
            assert!(keys.contains(&key), "`{key}` is never used");
        }
    }
}

#[test]
fn a_learner_sees_exactly_what_seat_0_sees() {
    for game in catalog::games() {
        let Lesson { header, scenes } = lesson(game.name());
        let written = lang::Lesson::of(game.name()).expect("it has one").transcript;
        let lines = transcript::log_lines(written).expect("it can be read");
        let past =
            header.game.past_from_log(&header.variant, header.seats, &mut lines.iter().map(String::as_str));
        let moments = past.expect("its steps are legal").moments(0..lines.len());
        for scene in scenes {
            let seen = &moments[scene.step - 1].observations[Seat(0).index()];
            assert_eq!((scene.view.get(), &scene.status), (seen.view.get(), &seen.status));
        }
    }
}
