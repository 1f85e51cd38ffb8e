//! A table that is played from opening to end and resumed, and what it refuses.

use dice_town::DiceTown;
use kernel::{ActionOf, Awaits, Game, Luck, NoOptions, QuickLuck, Rule, Seat, Step, StepIn, View, Viewer};
use table::{Entry, NewsIn, ReplayError, Seed, Stale, Table};
use wild_shots::{Action, Card, Chance, WildShots};

fn open(seed: u64) -> Table<WildShots> {
    Table::open(&NoOptions, 3, Seed::from_number(seed), &[]).expect("three can play").0
}

fn first_action(table: &Table<WildShots>, seat: Seat) -> Action {
    table.view(Viewer::Seat(seat)).actions()[0]
}

/// Answers a decision with a legal action.
fn act<G: Game>(
    table: &mut Table<G>,
    seat: Seat,
    at: u32,
    action: ActionOf<G::State>,
) -> Result<NewsIn<G>, Stale> {
    let checked = table.check(seat, at, action).unwrap_or_else(|_| panic!("a listed action is legal"));
    table.act(checked)
}

/// Plays the first legal card of the seat that must act, that many times.
fn play(table: &mut Table<WildShots>, decisions: usize) {
    for _ in 0..decisions {
        let Some(seat) = table.awaits().seats().first() else { return };
        let at = table.decision(seat).expect("this seat owes a decision");
        let action = first_action(table, seat);
        act(table, seat, at, action).expect("it is awaited");
    }
}

fn log<G: Game>(steps: &[StepIn<G>]) -> Vec<Entry<G>> {
    steps.iter().map(|&step| Entry::Step(step)).collect()
}

#[test]
fn a_table_deals_at_once_and_waits_for_a_seat() {
    let table = open(7);
    assert_eq!(table.steps().len(), 1 + 30 + 1, "leader, thirty cards, trump");
    // The leader of rules/vectors' game with seed 7 is seat 1, and its first card green 6.
    assert_eq!(table.steps()[0], Step::Chance(Chance::Leader(Seat(1))));
    assert_eq!(table.steps()[1], Step::Chance(Chance::Card(Card::read("green6").expect("a card"))));
    assert!(table.awaits() == Awaits::Seats(kernel::Seats::only(Seat(1))));
}

#[test]
fn a_table_plays_to_its_end() {
    let mut table = open(1);
    play(&mut table, 1000);
    assert_eq!(table.awaits(), Awaits::Nothing);
    assert_eq!(table.standing().expect("a result").scores().len(), 3);
    assert_eq!(table.steps().iter().filter(|step| matches!(step, Step::Act(..))).count(), 120);
}

#[test]
fn an_answer_to_an_earlier_decision_is_stale_and_changes_nothing() {
    let mut table = open(2);
    let seat = table.awaits().seats().first().expect("a seat leads");
    let (at, card) = (table.decision(seat).expect("a decision"), first_action(&table, seat));
    assert!(table.is_stale(seat, at + 1) && !table.is_stale(seat, at));
    assert_eq!(act(&mut table, seat, at + 1, card).err(), Some(Stale));
    let twice = table.check(seat, at, card).expect("the lead is free");
    table.act(twice).expect("it is awaited");
    assert_eq!(table.act(twice).err(), Some(Stale), "what was checked happens once");
    play(&mut table, 2);
    let steps = table.steps().len();
    for seat in Seat::all(3) {
        if let Some(now) = table.decision(seat) {
            assert!(now > at);
            let action = first_action(&table, seat);
            assert_eq!(act(&mut table, seat, at, action).err(), Some(Stale));
        }
    }
    assert_eq!(table.steps().len(), steps);
}

#[test]
fn a_refusal_names_its_rule_and_changes_nothing() {
    let table = open(2);
    let seat = table.awaits().seats().first().expect("a seat leads");
    let other = seat.left(3);
    let steps = table.steps().len();
    let refusal =
        table.check(other, 0, Action::Play(Card::default())).expect_err("it is not this seat's turn");
    assert_eq!(refusal.rule.cite(), "WS-7");
    assert_eq!(table.steps().len(), steps);
}

#[test]
fn a_resumed_table_is_the_same_table() {
    let mut table = open(5);
    play(&mut table, 47);
    let resumed = Table::<WildShots>::resume(&NoOptions, 3, Seed::from_number(5), &[], &log(table.steps()));
    let (mut resumed, news) = resumed.expect("its own steps fit");
    for viewer in Viewer::all(3) {
        assert_eq!(resumed.view(viewer), table.view(viewer));
        assert_eq!(resumed.version(viewer), table.version(viewer));
    }
    for (viewer, news) in Viewer::all(3).zip(news) {
        assert!(news.is_sorted_by_key(|item| item.version), "in order");
        assert!(news.iter().all(|item| (1..=table.version(viewer)).contains(&item.version)));
        assert!(news.len() > 47, "a notice of every card at least");
    }
    play(&mut table, 1000);
    play(&mut resumed, 1000);
    assert_eq!(resumed.steps(), table.steps(), "the dealer goes on where it was");
}

#[test]
fn steps_that_are_not_this_tables_are_not_resumed() {
    let mut table = open(5);
    play(&mut table, 10);
    let resume = |seed: u64, seats: u8, steps: &[_]| {
        Table::<WildShots>::resume(&NoOptions, seats, Seed::from_number(seed), &[], &log(steps)).err()
    };
    assert!(matches!(resume(6, 3, table.steps()), Some(ReplayError::Unfair(_))));
    assert!(matches!(resume(5, 9, table.steps()), Some(ReplayError::Seats(_))));
    assert!(matches!(resume(5, 3, &table.steps()[..20]), Some(ReplayError::Incomplete)));
    let mut steps = table.steps().to_vec();
    let last = steps.len() - 1;
    steps.swap(last, last - 1);
    assert!(matches!(resume(5, 3, &steps), Some(ReplayError::Refused(..) | ReplayError::Unfair(_))));
}

#[test]
fn entropy_changes_the_cards_and_can_be_recomputed() {
    let entropy = [(Seat(0), Seed::from_number(11)), (Seat(2), Seed::from_number(12))];
    let deal = |entropy: &[_]| {
        let opened = Table::<WildShots>::open(&NoOptions, 3, Seed::from_number(5), entropy);
        opened.expect("three can play").0.steps().to_vec()
    };
    assert_ne!(deal(&entropy), deal(&[]));
    assert_eq!(deal(&entropy), deal(&entropy));
}

#[test]
fn all_viewers_notice_the_same_steps_where_only_cards_are_secret() {
    let (mut table, news) =
        Table::<WildShots>::open(&NoOptions, 3, Seed::from_number(5), &[]).expect("a table");
    assert_eq!(news.len(), 4, "three seats and the bystander");
    assert!(news.iter().all(|notices| notices.len() == 3), "round, deal, trump");
    play(&mut table, 30);
    let versions: Vec<u32> = Viewer::all(3).map(|viewer| table.version(viewer)).collect();
    assert_eq!(versions, [versions[0]; 4]);
}

#[test]
fn a_card_that_was_seen_is_not_taken_back() {
    let mut table = open(3);
    play(&mut table, 1);
    for seat in Seat::all(3) {
        assert!(!table.may_take_back(seat));
        assert!(!table.take_back(seat));
    }
}

/// Plays random games of Dice Town, where much is chosen in secret, and takes actions back now and then. Then the table
/// is as before, except for the versions of viewers that saw the action. What a seat may take back does not reveal whether
/// others have acted in secret. Replaying the log gives the same table.
#[test]
fn an_action_that_nobody_has_seen_is_taken_back() {
    let (mut taken_back, mut out_of_order) = (0, 0);
    for game in 0..20 {
        let (seed, mut luck) = (Seed::from_number(game), QuickLuck::new(game));
        let options = dice_town::Options::default();
        let open = || Table::<DiceTown>::open(&options, 4, seed, &[]).expect("four can play").0;
        let mut table = open();
        let mut entries = log(table.steps());
        while !table.awaits().seats().is_empty() {
            let owing: Vec<Seat> = table.awaits().seats().iter().collect();
            let seat = owing[luck.below(owing.len() as u32) as usize];
            let actions = table.view(Viewer::Seat(seat)).actions().to_vec();
            let action = actions[luck.below(actions.len() as u32) as usize];
            let before: Vec<_> = Viewer::all(4).map(|viewer| table.view(viewer).clone()).collect();
            let could: Vec<bool> = Seat::all(4).map(|seat| table.may_take_back(seat)).collect();
            let versions: Vec<u32> = Viewer::all(4).map(|viewer| table.version(viewer)).collect();
            let (at, known) = (table.decision(seat).expect("it is awaited"), table.steps().len());
            act(&mut table, seat, at, action).expect("it is awaited");
            entries.extend(log(&table.steps()[known..]));
            for other in Seat::all(4).filter(|&other| other != seat) {
                let has_noticed = table.version(Viewer::Seat(other)) != versions[other.index()];
                assert!(has_noticed || table.may_take_back(other) == could[other.index()]);
            }
            if table.may_take_back(seat) && luck.below(3) == 0 {
                assert!(table.take_back(seat));
                entries.push(Entry::TakenBack(seat));
                taken_back += 1;
                assert!(Viewer::all(4).zip(&before).all(|(viewer, view)| table.view(viewer) == view));
                assert_eq!(table.steps().len(), known);
                assert!(table.decision(seat).is_some_and(|again| again > at), "a decision of its own");
                assert!(!table.take_back(seat), "once is enough");
            } else if let Some(other) =
                Seat::all(4).find(|&other| other != seat && table.may_take_back(other))
            {
                assert!(table.take_back(other));
                entries.push(Entry::TakenBack(other));
                out_of_order += 1;
            }
        }
        let resumed = Table::<DiceTown>::resume(&options, 4, seed, &[], &entries);
        let (resumed, _) = resumed.expect("its own log fits");
        assert_eq!(resumed.steps(), table.steps());
        for viewer in Viewer::all(4) {
            assert_eq!(resumed.version(viewer), table.version(viewer));
        }
        // A transcript records neither the action nor its withdrawal.
        let plain = Table::<DiceTown>::resume(&options, 4, seed, &[], &log(table.steps()));
        assert_eq!(plain.expect("the steps alone fit").0.standing(), table.standing());
        entries.push(Entry::TakenBack(Seat(0)));
        let wrong = Table::<DiceTown>::resume(&options, 4, seed, &[], &entries).err();
        assert!(matches!(wrong, Some(ReplayError::NotTakenBack(_))));
    }
    assert!(taken_back > 100 && out_of_order > 20, "{taken_back} taken back, {out_of_order} later");
}
