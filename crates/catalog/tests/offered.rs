//! Every option, value, preset and strength has a name and an explanation in every language, under keys that clients
//! build from its name (docs/protocol.md). Nothing else is explained.

use lang::Lang;
use protocol::GameInfo;
use std::collections::BTreeSet;

const KINDS: [&str; 4] = ["option-", "value-", "preset-", "strength-"];

/// Builds the key of some words of the notation.
fn key(words: &[&str]) -> String {
    words.join("-").replace('_', "-")
}

fn keys_of(GameInfo { name, options, presets, .. }: &GameInfo) -> Vec<String> {
    let mut keys = Vec::new();
    for option in options {
        keys.push(key(&["option", name, &option.name]));
        keys.extend(option.values.iter().map(|value| key(&["value", name, &option.name, value])));
    }
    keys.extend(presets.iter().map(|preset| key(&["preset", name, &preset.name])));
    keys
}

#[test]
fn every_choice_of_the_menu_is_named_and_explained_in_every_language() {
    let menu = catalog::menu();
    let mut keys: BTreeSet<String> = menu.games.iter().flat_map(keys_of).collect();
    keys.extend(menu.strengths.iter().map(|strength| key(&["strength", strength])));
    assert!(keys.len() > 30, "{keys:?}");
    let abouts: Vec<String> = keys.iter().map(|key| format!("{key}-about")).collect();
    keys.extend(abouts);
    for code in Lang::codes() {
        let lang = Lang::named(code).expect("a listed language is there");
        for key in &keys {
            let text = lang.find(key).unwrap_or_else(|| panic!("{code}.ftl has no `{key}`"));
            let is_sentence = text.ends_with(['.', '?']);
            assert_eq!(is_sentence, key.ends_with("-about"), "{code}: {key} = {text}");
        }
    }
    let english = std::fs::read_to_string(format!("{}/../../lang/en.ftl", env!("CARGO_MANIFEST_DIR")));
    let english = english.expect("the English catalogue is there");
    let there = english.lines().filter_map(|line| line.split_once(" =")).map(|(key, _)| key);
    for key in there.filter(|key| KINDS.iter().any(|kind| key.starts_with(kind))) {
        assert!(keys.contains(key), "`{key}` names nothing that can be chosen");
    }
}

#[test]
fn a_preset_and_a_default_are_values_that_can_be_chosen() {
    for game in catalog::menu().games {
        let values =
            |name: &str| &game.options.iter().find(|option| option.name == name).expect("it is").values;
        for option in &game.options {
            assert!(option.values.contains(&option.default), "{option:?}");
        }
        for preset in &game.presets {
            assert_eq!(preset.options.len(), game.options.len(), "{preset:?}");
            assert!(preset.options.iter().all(|(name, value)| values(name).contains(value)), "{preset:?}");
        }
        assert!(game.seats.least <= game.seats.most && game.minutes > 0);
    }
}
