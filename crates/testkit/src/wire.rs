//! Checks the JSON in which a game sends its views: nothing is lost, and nothing is added.
//!
//! Here: [`check_views`] plays games and compares. [`each_change`] gives what was sent with the events that
//! led to it. [`words`] reads what was sent, [`check_parts`] compares actions with their parts, [`lines`] makes it readable, and [`check_declarations`] compares
//! the TypeScript that clients use. Deliberately not here: which words a game knows; see its `tests/wire.rs`.

use crate::{History, ViewIn};
use kernel::{Action as _, ActionOf, Awaits, Coded as _, Game, Luck, QuickLuck, Seat, State, View, Viewer};
use serde::Serialize;
use serde_json::Value;
use std::collections::BTreeMap;

/// Plays so many random games at every table size, and looks at what each viewer is sent after every step, as
/// JSON.
///
/// # Panics
/// If two views of a viewer in one game differ and their JSON does not. If a view has not changed and its
/// JSON has. If the JSON contains more than the view, so that an imagined state gives other bytes.
pub fn check_views<G: Game, W>(options: &G::Options, games: u64, mut look: impl FnMut(&ViewIn<G>, &Value))
where
    W: Serialize + for<'v> From<&'v ViewIn<G>>,
{
    for seats in G::SEATS {
        for game in 0..games {
            let mut luck = QuickLuck::new(game * 16 + u64::from(seats));
            let mut history = History::<G>::open(options, seats);
            let mut watchers: Vec<Watcher<G>> = Viewer::all(seats).map(Watcher::new).collect();
            loop {
                for watcher in &mut watchers {
                    let view = history.state.view(watcher.viewer);
                    let json = json::<W, _>(&view);
                    twin::<G, W>(&view, &json, &mut luck);
                    look(&view, &serde_json::from_str(&json).expect("what was sent is JSON"));
                    watcher.receive(view, json);
                }
                let Some(step) = history.random_step(&mut luck) else { break };
                history.apply(step);
            }
        }
    }
}

/// Plays so many random games at every table size. For each viewer, and from each decision to the next, it
/// gives as JSON: what was sent before, the events, and what is sent after them.
///
/// # Panics
/// If something cannot be written as JSON.
pub fn each_change<G: Game, W, E>(
    options: &G::Options,
    games: u64,
    mut look: impl FnMut(&Value, &[Value], &Value),
) where
    W: Serialize + for<'v> From<&'v ViewIn<G>>,
    E: Serialize + for<'n> From<&'n <G::State as State>::Notice>,
{
    let sent = |state: &G::State, viewer: Viewer| {
        serde_json::to_value(W::from(&state.view(viewer))).expect("a view can be sent")
    };
    for seats in G::SEATS {
        for game in 0..games {
            let mut luck = QuickLuck::new(game * 16 + u64::from(seats));
            let mut history = History::<G>::open(options, seats);
            let viewers: Vec<Viewer> = Viewer::all(seats).collect();
            let mut known: Vec<Value> = viewers.iter().map(|&viewer| sent(&history.state, viewer)).collect();
            let mut events: Vec<Vec<Value>> = vec![Vec::new(); viewers.len()];
            while let Some(step) = history.random_step(&mut luck) {
                let before = history.state.clone();
                history.apply(step);
                for (&viewer, events) in viewers.iter().zip(&mut events) {
                    let mut notices = Vec::new();
                    before.notices(&step, viewer, &mut notices);
                    let told = notices.iter().map(|notice| serde_json::to_value(E::from(notice)));
                    events.extend(told.map(|event| event.expect("an event can be sent")));
                }
                if history.state.awaits() == Awaits::Chance {
                    continue;
                }
                for ((&viewer, known), events) in viewers.iter().zip(&mut known).zip(&mut events) {
                    let now = sent(&history.state, viewer);
                    look(known, events, &now);
                    *known = now;
                    events.clear();
                }
            }
        }
    }
}

/// What one viewer has been sent in a game.
struct Watcher<G: Game> {
    viewer: Viewer,
    views: BTreeMap<String, ViewIn<G>>,
    last: String,
}

impl<G: Game> Watcher<G> {
    fn new(viewer: Viewer) -> Watcher<G> {
        Watcher { viewer, views: BTreeMap::new(), last: String::new() }
    }

    fn receive(&mut self, view: ViewIn<G>, json: String) {
        if let Some(before) = self.views.get(&json) {
            assert!(*before == view, "something is missing:\n{before:?}\n{view:?}\n{json}");
        }
        if self.views.get(&self.last) == Some(&view) {
            assert_eq!(json, self.last, "one view is sent in two ways");
        }
        self.last.clone_from(&json);
        self.views.insert(json, view);
    }
}

/// Asserts that another state with the same view gives the same bytes. Doing this now and then is enough,
/// because imagining is slow and games are long.
fn twin<G: Game, W>(view: &ViewIn<G>, json: &str, luck: &mut QuickLuck)
where
    W: Serialize + for<'v> From<&'v ViewIn<G>>,
{
    if luck.below(16) == 0 {
        let twin = view.imagine(luck).view(view.viewer());
        assert_eq!(self::json::<W, _>(&twin), json, "something hidden is sent");
    }
}

fn json<W: Serialize + for<'v> From<&'v V>, V>(view: &V) -> String {
    serde_json::to_string(&W::from(view)).expect("a view can be sent")
}

/// Returns every word in what was sent, with the name of its field or of the field of its list. The keys of
/// `previews` are words of `actions`.
pub fn words(sent: &Value) -> Vec<(String, String)> {
    let mut found = Vec::new();
    collect("", sent, &mut found);
    found
}

fn collect(field: &str, value: &Value, found: &mut Vec<(String, String)>) {
    match value {
        Value::String(word) => found.push((field.to_owned(), word.clone())),
        Value::Array(items) => items.iter().for_each(|item| collect(field, item, found)),
        Value::Object(entries) if field == "previews" => {
            for (action, entry) in entries {
                found.push(("actions".to_owned(), action.clone()));
                collect("", entry, found);
            }
        }
        Value::Object(entries) => entries.iter().for_each(|(name, entry)| collect(name, entry, found)),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

/// Compares the parts of every action with its text, for every seat at every size of table.
///
/// # Panics
/// If two actions of different texts have the same parts, or if a seat or a number in a text is not in the parts.
pub fn check_parts<G: Game, P: Serialize>(parts: impl Fn(ActionOf<G::State>, Seat, u8) -> P) {
    for seats in G::SEATS {
        for by in Seat::all(seats) {
            let mut texts = BTreeMap::new();
            let actions = (0..ActionOf::<G::State>::COUNT).filter_map(ActionOf::<G::State>::decode);
            for action in actions.filter(|action| action.fits(seats)) {
                let text = action.text(by, seats);
                let parts = serde_json::to_value(parts(action, by, seats)).expect("parts can be sent");
                assert!(parts["verb"].is_string(), "{text}: {parts}");
                let values: Vec<String> =
                    parts.as_object().into_iter().flatten().map(|(_, part)| part.to_string()).collect();
                let mut numbers = text.split(' ').filter(|word| word.parse::<u8>().is_ok());
                let is_there = |word: &str| values.iter().any(|value| value.contains(word));
                assert!(parts["dice"].is_array() || numbers.all(is_there), "{text}: {parts}");
                if let Some(other) = texts.insert(parts.to_string(), text.clone()) {
                    panic!("`{text}` and `{other}` have the same parts: {parts}");
                }
            }
        }
    }
}

/// Returns what is sent of a view, byte for byte, but with a line for each field and for each item of a list
/// of objects.
pub fn lines(view: impl Serialize) -> String {
    let text = |value: &Value| value.to_string();
    let field = |(name, value): (&String, &Value)| match value {
        Value::Array(items) if items.iter().any(Value::is_object) => {
            let items: Vec<String> = items.iter().map(text).collect();
            format!("{name:?}:[\n{}\n]", items.join(",\n"))
        }
        _ => format!("{name:?}:{value}"),
    };
    let sent = serde_json::to_value(view).expect("a view can be sent");
    let fields: Vec<String> = sent.as_object().into_iter().flatten().map(field).collect();
    format!("{{\n{}\n}}\n", fields.join(",\n"))
}

/// Returns a constant in TypeScript: what is the same at every table, such as what is printed on the cards.
/// A list has a line for each item.
///
/// # Panics
/// If it cannot be written as JSON.
pub fn table(name: &str, of: &str, items: impl Serialize) -> String {
    let lines = match serde_json::to_value(items).expect("a table can be sent") {
        Value::Array(items) => {
            let lines: Vec<String> = items.iter().map(|item| format!("{item},\n")).collect();
            format!("[\n{}]", lines.concat())
        }
        other => other.to_string(),
    };
    format!("export const {name}: {of} = {lines};\n")
}

/// Compares `wire.ts` in this folder, which clients use, with these declarations and tables.
/// `SALOON_TYPESCRIPT=write cargo test` writes the file.
///
/// # Panics
/// If they differ.
pub fn check_declarations(folder: &str, declared: &str, tables: &[String]) {
    let path = std::path::Path::new(folder).join("wire.ts");
    let due = [format!("// Made from src/wire beside this by tests/wire.rs.\n\n{declared}")];
    let due = [&due, tables].concat().join("\n");
    if std::env::var_os("SALOON_TYPESCRIPT").is_some() {
        std::fs::write(&path, &due).expect("it can be written");
    }
    let found = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(found == due, "wire.ts is out of date: SALOON_TYPESCRIPT=write cargo test --workspace wire::");
}
