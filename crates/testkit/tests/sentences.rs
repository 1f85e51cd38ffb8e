//! Every message of the example game has its sentence, and every argument that a sentence names is given.

use crate::high_noon::{HighNoon, State};
use kernel::{
    Action as _, Arg, Coded, Message, NoOptions, Notice as _, QuickLuck, Seat, State as _, Step, View, Viewer,
};
use std::collections::{BTreeMap, BTreeSet};
use testkit::History;

const SENTENCES: &str = include_str!("high_noon/sentences.ftl");

/// By key: the names of the arguments that the sentence uses.
fn sentences() -> BTreeMap<&'static str, BTreeSet<&'static str>> {
    let lines = SENTENCES.lines().filter_map(|line| line.split_once(" = "));
    let names =
        |text: &'static str| text.split("{ $").skip(1).filter_map(|rest| rest.split(' ').next()).collect();
    lines.map(|(key, text)| (key, names(text))).collect()
}

fn note(message: &Message, said: &mut BTreeSet<&'static str>) {
    let sentences = sentences();
    let names = sentences.get(message.key).unwrap_or_else(|| panic!("no sentence for {message:?}"));
    let given: BTreeSet<&str> = message.args.iter().map(|&(name, _)| name).collect();
    assert!(names.is_subset(&given), "{message:?} lacks an argument of {names:?}");
    said.insert(message.key);
    for (_, arg) in &message.args {
        if let Arg::Message(inner) = arg {
            note(inner, said);
        }
    }
}

/// All that is said about a state, and about the steps that could be tried there.
fn note_state(state: &State, said: &mut BTreeSet<&'static str>) {
    for viewer in Viewer::all(state.seats()) {
        let view = state.view(viewer);
        view.page().iter().for_each(|message| note(message, said));
        for &action in view.actions() {
            note(&action.message(Seat(0), state.seats()), said);
            view.remarks(action).iter().for_each(|message| note(message, said));
        }
    }
    let actions = (0..crate::high_noon::Action::COUNT).filter_map(Coded::decode);
    let chances = (0..crate::high_noon::Chance::COUNT).filter_map(Coded::decode);
    let steps = actions.map(|action| Step::Act(Seat(0), action)).chain(chances.map(Step::Chance));
    steps.filter_map(|step| state.check(&step).err()).for_each(|refusal| note(&refusal.why, said));
    state.decided().iter().for_each(|decided| note(&decided.message, said));
}

#[test]
fn every_sentence_is_there_and_is_used() {
    let mut said = BTreeSet::new();
    for game in 0..200 {
        let mut luck = QuickLuck::new(game);
        let mut history = History::<HighNoon>::open(&NoOptions, 3);
        loop {
            note_state(&history.state, &mut said);
            let Some(step) = history.random_step(&mut luck) else { break };
            for viewer in Viewer::all(3) {
                let mut notices = Vec::new();
                history.state.notices(step, viewer, &mut notices);
                notices.iter().for_each(|notice| note(&notice.message(), &mut said));
            }
            history.apply(step);
        }
    }
    assert_eq!(said, sentences().into_keys().collect(), "each sentence is used");
}
