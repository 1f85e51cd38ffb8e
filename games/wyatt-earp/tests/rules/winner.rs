//! WE-44 and WE-45: the end of the game, and duels.

use crate::rules::table::{Table, cards};
use wyatt_earp::Card;

const RICH: &str = "jesse*7 bob*3";
const POOR: [&str; 3] = [
    "belle*2 billy*2 butch*2 sundance*2 wes*2",
    "belle*2 billy*2 butch*2 sundance*2 wes*2",
    "belle*2 billy*2 butch*2 sundance*2 bank*2",
];

/// A round in which the seat that plays first takes $11,000: 7 jesse, 4 bob.
fn rich_round(table: &mut Table) {
    let first = table.public().turn.0;
    let seats = usize::from(table.public().seats);
    let mut hands = POOR[..seats - 1].to_vec();
    hands.insert(first.into(), RICH);
    table.deal(&hands, "hideout");
    table.play(&format!("{first} draw supply: bob wes; {first} meld jesse 7; {first} meld bob 4"));
    table.play(&format!("{first} discard wes"));
}

fn begun(options: &str, seats: u8) -> Table {
    let mut table = Table::open(options, seats);
    table.play(&format!("* dealer seat=#{}", seats - 1));
    table
}

#[test]
fn we_44_below_25000_another_round_begins() {
    let mut table = begun("", 2);
    (0..4).for_each(|_| rich_round(&mut table));
    assert_eq!((table.money(), table.truth("round")), (vec![22000, 22000], "5".into()), "WE-44");
}

#[test]
fn we_44_with_25000_the_game_ends_and_the_richest_wins() {
    let mut table = begun("", 2);
    (0..5).for_each(|_| rich_round(&mut table));
    assert_eq!(table.result(), (vec![33000, 22000], vec![0]), "WE-44");
    assert_eq!((table.awaits(), table.truth("to_act")), ("over".into(), "[]".into()), "WE-44");
    assert_eq!((table.truth("round"), table.truth("dealer")), ("5".into(), "1".into()), "as the round ended");
    assert_eq!((table.hand(0), table.set(0, "jesse")), (String::new(), "7".into()), "as the round ended");
    assert_eq!((table.poster("jesse"), table.poster("wes")), (0, 5000), "WE-44: as scored");
    assert_eq!(table.refused("1 draw supply"), "WE-44");
    assert_eq!(table.refused("* card card=belle"), "WE-44");
}

#[test]
fn we_44_how_far_the_richest_is_ahead_decided_the_game() {
    let mut table = begun("", 2);
    (0..5).for_each(|_| rich_round(&mut table));
    let decided = "wyatt-earp-decided(seat=#0, goal=25000, money=33000, second=#1, lead=11000)";
    assert_eq!(table.decided(), format!("WE-44 {decided}"));
}

#[test]
fn we_45_a_duel_decided_the_game_between_those_who_were_level() {
    let mut table = three_tied("duel=lead");
    table.play("*: wes bank bank");
    let decided = "wyatt-earp-decided-duel(seat=#0, seats=[#0, #1, #2], money=25000)";
    assert_eq!(table.decided(), format!("WE-45 {decided}"));
}

#[test]
fn we_44_a_round_is_finished_once_it_is_scored_whatever_follows() {
    let mut table = begun("", 2);
    for round in 0..5 {
        assert_eq!(table.public().finished_rounds(), round, "WE-44: dealt");
        rich_round(&mut table);
    }
    assert_eq!((table.public().finished_rounds(), table.awaits()), (5, "over".into()), "WE-44");
    let table = tied("");
    assert_eq!((table.public().finished_rounds(), table.awaits()), (5, "chance".into()), "WE-45: a duel");
}

/// Both seats have $22,000 and lay three billy each, seat 1 one by one: of billy's $7000 (five rounds
/// and + $2000) each takes $3000, which is $25,000 exactly.
fn tied(options: &str) -> Table {
    let mut table = begun(options, 2);
    (0..4).for_each(|_| rich_round(&mut table));
    let hand = "billy*3 belle*2 butch*2 sundance*2 wes";
    table.deal(&[hand, hand], "hideout");
    table.play("0 draw discard; 0 meld billy 3; 0 discard hideout");
    table.play("1 draw discard; 1 meld billy 1; 1 meld billy 1; 1 meld billy 1; 1 discard hideout");
    table.idle_turns(16);
    assert_eq!((table.money(), table.awaits()), (vec![25000, 25000], "chance".into()), "WE-44, WE-45");
    table
}

#[test]
fn we_45_a_fresh_deck_from_which_cards_are_not_put_back() {
    let mut table = tied("");
    assert_eq!(table.chances().iter().map(|(_, weight)| weight).sum::<u32>(), 78, "WE-45");
    table.play("*: photo-billy");
    assert_eq!(table.chances().iter().map(|(_, weight)| weight).sum::<u32>(), 77, "WE-45");
    assert_eq!(table.refused("* card card=photo-billy"), "WE-45");
    assert_eq!(table.refused("0 draw supply"), "WE-45");
}

#[test]
fn we_45_elimination_those_who_missed_are_out() {
    let mut table = tied("duel=elimination");
    table.play("*: jesse bank");
    assert_eq!(table.result(), (vec![25000, 25000], vec![0]), "WE-45");
    let mut table = tied("duel=elimination");
    table.play("*: photo-wes wes");
    assert_eq!(table.result().1, [1], "WE-45: in order of seat number");
}

#[test]
fn we_45_elimination_if_all_missed_all_stay_in() {
    let mut table = tied("duel=elimination");
    table.play("*: bank bank");
    assert_eq!(table.awaits(), "chance", "WE-45: all missed");
    table.play("*: wes wes");
    assert_eq!(table.awaits(), "chance", "WE-45: all hit");
    table.play("*: hideout wes");
    assert_eq!(table.result().1, [1], "WE-45");
}

#[test]
fn we_45_lead_strictly_more_hits_after_a_pass() {
    let mut table = tied("genie next_dealer=rotate");
    table.play("*: wes");
    assert_eq!(table.awaits(), "chance", "WE-45: not within a pass");
    table.play("*: wes; *: bank bank");
    assert_eq!(table.awaits(), "chance", "WE-45: one hit each");
    table.play("*: bank wes");
    assert_eq!(table.result(), (vec![25000, 25000], vec![1]), "WE-45: two to one");
}

/// Three seats with $22,000 each; billy pays each $3000 of $11,000 (6 CP each).
fn three_tied(duel: &str) -> Table {
    let mut table = begun(duel, 3);
    (0..6).for_each(|_| rich_round(&mut table));
    let banker = "billy*2 bank belle*2 butch*2 sundance*2 wes";
    table.deal(&["billy*3 belle*2 butch*2 sundance*2 wes", banker, banker], "hideout");
    table.play("0 draw discard; 0 meld billy 3; 0 discard hideout");
    for seat in [1, 2] {
        table.play(&format!(
            "{seat} draw discard; {seat} meld billy 1; {seat} meld billy 1; {seat} bank: jesse"
        ));
        table.play(&format!("{seat} discard hideout"));
    }
    table.idle_turns(24);
    assert_eq!((table.money(), table.awaits()), (vec![25000; 3], "chance".into()), "WE-45");
    table
}

#[test]
fn we_45_elimination_who_is_out_draws_no_more() {
    let mut table = three_tied("duel=elimination");
    // Seat 2 misses; then only seats 0 and 1 draw.
    table.play("*: wes wes bank; *: bank wes");
    assert_eq!(table.result().1, [1], "WE-45");
}

#[test]
fn we_45_lead_nobody_is_out() {
    let mut table = three_tied("duel=lead");
    // 1 1 0, then 1 1 1, then 1 1 2: seat 2 comes from behind.
    table.play("*: wes wes bank; *: bank bank wes; *: hideout hideout wes");
    assert_eq!(table.result().1, [2], "WE-45");
}

/// Four seats with $22,000 each; billy pays each $3000 of $15,000 (6 CP each).
fn four_tied() -> Table {
    let mut table = begun("duel=lead", 4);
    (0..8).for_each(|_| rich_round(&mut table));
    let banker = "billy*2 bank belle*2 butch*2 sundance*2 wes";
    let photographer = "photo-billy bank wes*3 jesse*5";
    table.deal(&["billy*3 belle*2 butch*2 sundance*2 wes", banker, banker, photographer], "hideout");
    table.play("0 draw discard; 0 meld billy 3; 0 discard hideout");
    for seat in [1, 2] {
        table.play(&format!("{seat} draw discard; {seat} meld billy 1; {seat} meld billy 1"));
        table.play(&format!("{seat} bank: jesse; {seat} discard hideout"));
    }
    table.play("3 draw discard; 3 photo billy; 3 discard hideout").idle_turns(3);
    table.play("3 draw discard; 3 bank: bob; 3 discard hideout");
    table.idle_turns(32);
    assert_eq!((table.money(), table.awaits()), (vec![25000; 4], "chance".into()), "WE-45");
    table
}

#[test]
fn we_45_when_no_card_is_left_there_is_a_fresh_deck_even_within_a_pass() {
    let mut table = four_tied();
    let (mut hits, mut misses): (Vec<Card>, Vec<Card>) = Card::all()
        .flat_map(|card| cards(&format!("{}*{}", card.name(), count(card))))
        .partition(|card| card.is_hit());
    assert_eq!((hits.len(), misses.len()), (49, 29), "WE-2");
    // 19 passes use up 76 cards: seats 0 and 1 hit 15 times each, the others ten and nine times.
    for pass in 0..19 {
        for hit in [pass < 15, pass < 15, pass < 10, pass < 9] {
            let card = if hit { hits.pop() } else { misses.pop() }.expect("a card is left");
            table.play(&format!("*: {}", card.name()));
        }
    }
    let deck = |table: &Table| table.chances().iter().map(|(_, weight)| weight).sum::<u32>();
    assert_eq!((table.awaits(), deck(&table)), ("chance".into(), 2), "WE-45: still level");
    table.play("*: photo-belle photo-billy");
    assert_eq!(deck(&table), 78, "WE-45: a fresh deck for seat 2");
    table.play("*: photo-belle");
    assert_eq!(deck(&table), 77, "WE-45: cards of the same pass are in it again");
    table.play("*: bank; *: wes bank bank bank");
    assert_eq!(table.result().1, [0], "WE-45: 16 to 15");
}

/// How many of a kind there are (WE-2).
fn count(card: Card) -> u8 {
    match card.name() {
        "belle" | "billy" | "bob" | "butch" | "jesse" | "sundance" | "wes" | "wyatt-earp" => 7,
        "stagecoach" => 2,
        "bank" => 4,
        "fastest-gun" | "most-wanted" | "hideout" => 3,
        _ => 1,
    }
}

#[test]
fn we_45_only_those_tied_for_first_duel() {
    let mut table = begun("", 3);
    (0..6).for_each(|_| rich_round(&mut table));
    assert_eq!(table.money(), [22000, 22000, 22000], "WE-44");
    let hand = "billy*3 belle*2 butch*2 sundance*2 wes";
    table.deal(&[hand, hand, "jesse*7 bob*3"], "hideout");
    table.play("0 draw discard; 0 meld billy 3; 0 discard hideout");
    table.play("1 draw discard; 1 meld billy 1; 1 meld billy 1; 1 meld billy 1; 1 discard hideout");
    table.idle_turns(24);
    // Billy's $9000: 2000 each, then twice 1000 each.
    table.play("*: bank wes");
    assert_eq!(table.result(), (vec![26000, 26000, 22000], vec![1]), "WE-45: seat 2 drew no card");
}

#[test]
fn we_45_a_duel_leaves_no_other_trace() {
    let mut table = tied("");
    let before =
        ["supply", "discard", "seats", "posters", "turn", "dealer", "idle"].map(|key| table.truth(key));
    table.play("*: bank bank; *: wes bank");
    let after =
        ["supply", "discard", "seats", "posters", "turn", "dealer", "idle"].map(|key| table.truth(key));
    assert_eq!(before, after, "WE-45");
    assert_eq!(table.truth("phase"), "over", "WE-45");
    assert_eq!(table.truth("idle"), "16", "WE-46: as it was when the round ended");
}
