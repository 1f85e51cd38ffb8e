//! Every message of every game has its sentence in every language, and every sentence is used.

use catalog::{AnyGame, AnyReplay, AnyTable, Reason, StepError, Variant};
use kernel::{Arg, Awaits, Field, Fields, Luck, Message, QuickLuck, Seat, Viewer};
use lang::{Cast, Lang};
use std::collections::{BTreeSet, HashSet};
use table::{Dealer, Seed, Stream};

/// Renders messages in all languages and remembers their keys.
#[derive(Default)]
struct Listener {
    keys: BTreeSet<&'static str>,
    said: HashSet<(Message, Option<Seat>)>,
}

/// Messages that random games hardly ever have: a search of a supply that holds nothing except Wyatt Earps (WE-32), and
/// the decision of a game with equal first places (WS-14, WE-45, DT-32). Their sentences must exist all the same.
fn rare() -> [Message; 5] {
    let (say, both) = (Message::new, || [Seat(0), Seat(1)].into_iter().collect::<Arg>());
    [
        say("wyatt-earp-found-nothing").with("seat", Seat(0)),
        say("wild-shots-decided-shared").with("winners", both()).with("points", 15u8),
        say("wyatt-earp-decided-duel").with("seat", Seat(0)).with("seats", both()).with("money", 25_000u32),
        say("dice-town-decided-titles")
            .with("seat", Seat(0))
            .with("second", Seat(1))
            .with("points", 17u8)
            .with("own", 2u8)
            .with("other", 1u8),
        say("dice-town-decided-sheriff")
            .with("seats", both())
            .with("sheriff", Seat(1))
            .with("seat", Seat(0))
            .with("self", "no"),
    ]
}

/// Actions that no state allows, so that no game shows them, by game: a brute for a single die (DT-10).
const NEVER_LEGAL: [(&str, &str); 1] = [("dice-town", "keep Q brute")];
/// Extra seeds, chosen for what happens in their games: a brute is cancelled, another one refused (DT-14).
const PICKED: [(&str, u64); 1] = [("dice-town", 4)];

impl Listener {
    fn hear(&mut self, message: &Message, cast: &Cast) {
        if !self.said.insert((message.clone(), cast.you)) {
            return;
        }
        for code in Lang::codes() {
            let lang = Lang::named(code).expect("a listed language is there");
            let said = lang.try_say(message, cast);
            assert!(said.is_some(), "{code}: {message:?} cannot be said");
        }
        self.remember(message);
    }

    fn remember(&mut self, message: &Message) {
        self.keys.insert(message.key);
        message.args.iter().for_each(|(_, arg)| self.remember_arg(arg));
    }

    fn remember_arg(&mut self, arg: &Arg) {
        match arg {
            Arg::Message(inner) => self.remember(inner),
            Arg::List(items) => items.iter().for_each(|item| self.remember_arg(item)),
            Arg::Number(_) | Arg::Seat(_) | Arg::Word(_) => {}
        }
    }
}

fn listen_at_a_table(game: &dyn AnyGame, variant: &Variant, seats: u8, seed: u64, listener: &mut Listener) {
    let cast = |viewer: Viewer| Cast { names: Vec::new(), you: viewer.seat() };
    let opened = game.table(variant, seats, Seed::from_number(seed), &[]);
    let (mut table, mut news) = opened.expect("the table can be");
    let mut luck = QuickLuck::new(seed);
    loop {
        for (viewer, notices) in Viewer::all(seats).zip(&news) {
            notices.iter().for_each(|item| listener.hear(&item.notice.message, &cast(viewer)));
            table.page(viewer).iter().for_each(|message| listener.hear(message, &cast(viewer)));
        }
        let Some(seat) = table.awaits().seats().first() else { break };
        let legal = table.legal(seat);
        for action in &legal {
            listener.hear(&action.message, &cast(Viewer::Seat(seat)));
            action.remarks.iter().for_each(|remark| listener.hear(remark, &cast(Viewer::Seat(seat))));
        }
        table
            .odds(seat)
            .into_iter()
            .flatten()
            .for_each(|odds| listener.hear(&odds.what, &cast(Viewer::Seat(seat))));
        let action = &legal[luck.below(legal.len() as u32) as usize];
        news = act(&mut *table, seat, &action.text);
    }
    let decided = table.decided().expect("something decided the game");
    let headings = table.scorecard(Viewer::Bystander, None).expect("it is over").headings();
    for viewer in Viewer::all(seats) {
        listener.hear(&decided.message, &cast(viewer));
        headings.iter().for_each(|heading| listener.hear(heading, &cast(viewer)));
    }
    // The status while chance is awaited is seen only by looking back.
    for moment in table.past().moments(0..table.step_count()) {
        for (viewer, seen) in Viewer::all(seats).zip(&moment.observations) {
            listener.hear(&seen.status, &cast(viewer));
        }
    }
}

fn act(table: &mut dyn AnyTable, seat: Seat, action: &str) -> catalog::AnyNews {
    let at = table.decision(seat).expect("this seat owes a decision");
    assert_eq!(table.check(seat, at + 1, action).map_err(|rejection| rejection.reason), Err(Reason::Stale));
    assert_eq!(
        table.check(seat, at, "juggle").map_err(|rejection| rejection.reason),
        Err(Reason::UnknownAction)
    );
    table.answer(seat, at, action).expect("an offered action is legal")
}

/// Every step that was possible at some table, and actions that never are.
struct Steps {
    actions: BTreeSet<String>,
    chances: Vec<catalog::ChanceRecord>,
}

/// Tries all known steps in every state, and renders the refusals.
fn listen_to_refusals(
    game: &dyn AnyGame,
    variant: &Variant,
    seats: u8,
    seed: u64,
    known: &mut Steps,
    listener: &mut Listener,
) {
    let Steps { actions, chances } = known;
    let mut replay = game.replay(variant, seats).expect("the table can be");
    let key = Seed::from_number(seed).0;
    let (mut dealer, mut players) = (Dealer::new(key, Stream::Dealer), Dealer::new(key, Stream::Players));
    loop {
        for seat in Seat::all(seats) {
            let legal = replay.legal(seat);
            for action in actions.iter().filter(|action| !legal.contains(action)) {
                refused(replay.act(seat, action), listener);
            }
        }
        let awaits = replay.awaits();
        for record in &*chances {
            // A possible record would happen; `refuse_impossible_chance` tries those.
            if awaits != Awaits::Chance {
                refused(replay.chance(record.kind, fields(record), None), listener);
            }
        }
        match awaits {
            Awaits::Chance => {
                if refuse_impossible_chance(&mut *replay, chances, listener) {
                    continue;
                }
                let record = replay.draw(&mut dealer);
                if !chances.contains(&record) {
                    chances.push(record);
                }
            }
            Awaits::Seats(owing) => {
                let seat = owing.first().expect("a seat must act");
                actions.extend(replay.legal(seat));
                replay.choose(seat, &mut players);
            }
            Awaits::Nothing => return,
        }
    }
}

/// Tries known records of another kind than the awaited one, or with a value that is used up. Returns whether one of
/// them happened.
fn refuse_impossible_chance(
    replay: &mut dyn AnyReplay,
    chances: &[catalog::ChanceRecord],
    listener: &mut Listener,
) -> bool {
    /// A dealer that draws something else, so that possible records are refused as unfair.
    struct Never;
    impl Luck for Never {
        fn below(&mut self, n: u32) -> u32 {
            n - 1
        }
    }
    for record in chances {
        match replay.chance(record.kind, fields(record), Some(&mut Never)) {
            Err(StepError::Unfair { .. }) => {}
            Ok(()) => return true,
            refusal => refused(refusal, listener),
        }
    }
    false
}

fn refused(outcome: Result<(), StepError>, listener: &mut Listener) {
    match outcome {
        Err(StepError::Refused { rule, why }) => {
            assert!(rule.contains('-'), "a refusal names its rule");
            listener.hear(&why, &Cast::default());
        }
        // A text that names a seat may be no action at a table with fewer seats.
        Err(StepError::NoAction) => {}
        other => panic!("a refusal with its rule is due, but there is {other:?}"),
    }
}

fn fields(record: &catalog::ChanceRecord) -> Fields<'_> {
    let mut fields = Fields::default();
    for (key, field) in &record.fields {
        fields.push(
            key,
            match field {
                Field::Seat(seat) => Field::Seat(*seat),
                Field::Word(word) => Field::Word(word.as_ref().into()),
            },
        );
    }
    fields
}

/// The defaults, the presets, and each value of each option.
fn variants(game: &dyn AnyGame) -> Vec<Variant> {
    let mut variants = vec![game.defaults()];
    variants.extend(game.presets().iter().filter_map(|name| game.preset(name)));
    for spec in game.options() {
        for value in spec.values {
            let mut variant = game.defaults();
            variant.set(spec.name, &value.to_string()).expect("a listed value can be set");
            variants.push(variant);
        }
    }
    variants
}

#[test]
fn every_sentence_of_every_game_is_said_in_every_language() {
    let english = std::fs::read_to_string(format!("{}/../../lang/en.ftl", env!("CARGO_MANIFEST_DIR")));
    let english = english.expect("the English catalogue is there");
    for &game in catalog::games() {
        let mut listener = Listener::default();
        for message in rare().iter().filter(|message| message.key.starts_with(game.name())) {
            let viewers = Viewer::all(*game.seats().end());
            viewers
                .for_each(|viewer| listener.hear(message, &Cast { names: Vec::new(), you: viewer.seat() }));
        }
        let never = NEVER_LEGAL.iter().filter(|(name, _)| *name == game.name());
        let actions = never.map(|&(_, action)| action.to_owned()).collect();
        let mut known = Steps { actions, chances: Vec::new() };
        for variant in variants(game) {
            for seats in game.seats() {
                for seed in 0..4 {
                    listen_at_a_table(game, &variant, seats, seed, &mut listener);
                }
                listen_to_refusals(game, &variant, seats, 1, &mut known, &mut listener);
            }
        }
        for (_, seed) in PICKED.iter().filter(|(name, _)| *name == game.name()) {
            listen_to_refusals(game, &game.defaults(), *game.seats().end(), *seed, &mut known, &mut listener);
        }
        let mine = |line: &str| {
            let key = line.split_once(" =").map(|(key, _)| key.to_owned())?;
            let named = key == game.name() || key == format!("{}-about", game.name());
            (key.starts_with(game.name()) && !named).then_some(key)
        };
        let unused: Vec<String> =
            english.lines().filter_map(mine).filter(|key| !listener.keys.contains(key.as_str())).collect();
        assert!(unused.is_empty(), "never used: {unused:?}");
        for code in Lang::codes() {
            let lang = Lang::named(code).expect("a listed language is there");
            assert!(
                lang.find(game.name()).is_some() && lang.find(&format!("{}-about", game.name())).is_some()
            );
        }
    }
}

#[test]
fn every_rule_number_has_its_clause_in_every_language() {
    for &game in catalog::games() {
        for code in Lang::codes() {
            let lang = Lang::named(code).expect("a listed language is there");
            let book = lang.rules(game.name()).expect("the game has a rulebook");
            let numbers: Vec<&str> =
                book.split("**").filter(|text| text.len() < 7 && text.contains('-')).collect();
            assert!(numbers.len() > 10, "{code}: {numbers:?}");
            for number in numbers {
                let clause = lang.rule(game.name(), number).expect("a number has a clause");
                assert!(clause.starts_with(number) && clause.len() > 30, "{code}: {clause}");
            }
        }
    }
    assert_eq!(Lang::fallback().rule("wild-shots", "WS-99"), None);
    assert!(Lang::fallback().rule("wild-shots", "ws-8").is_some(), "numbers may be typed in lower case");
}
