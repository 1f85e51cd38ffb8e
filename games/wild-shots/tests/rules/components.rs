//! WS-1 to WS-3: what is in the box.

use crate::rules::tables::{Table, cards, dealt, truth};
use kernel::{NoOptions, State as _};
use wild_shots::{Card, Chance, Symbol};

/// The table of WS-2, as RULES.md gives it.
const CARRIERS: [(Symbol, &str); 4] = [
    (Symbol::Revolver, "black1 red2 green3 blue4 black5 red6 green7 blue8 black9 red10"),
    (Symbol::Hat, "blue1 red3 green4 blue6 black7 red8 green9"),
    (Symbol::Star, "blue2 red5 black6 green8 blue10"),
    (Symbol::Wanted, "black3 green5 red7 blue9"),
];

const ALL: &str = "black1-10 red1-10 green1-10 blue1-10";

fn card(name: &str) -> Card {
    Card::read(name).unwrap_or_else(|| panic!("{name} is a card"))
}

#[test]
fn ws_01_forty_cards_in_four_colours_of_ten_ranks() {
    let mut table = Table::open(&NoOptions, 4);
    table.run("* leader seat=#0");
    let mut chances = Vec::new();
    table.state().chances(&mut chances);
    let expected: Vec<(Chance, u32)> = cards(ALL).iter().map(|name| (Chance::Card(card(name)), 1)).collect();
    assert_eq!(chances.len(), 40, "WS-1: 40 cards");
    assert_eq!(chances, expected, "WS-1: each once, by colour, then rank");
}

#[test]
fn ws_01_no_other_colour_or_rank_is_a_card() {
    for name in ["black0", "black11", "red", "yellow1", "Red7", "red07", "red7 ", ""] {
        assert_eq!(Card::read(name), None, "WS-1: {name:?} is no card");
    }
}

#[test]
fn ws_02_each_symbol_is_on_the_cards_of_the_table() {
    for (symbol, carriers) in CARRIERS {
        for name in cards(carriers) {
            assert_eq!(card(&name).symbol(), Some(symbol), "WS-2: {name}");
        }
    }
}

#[test]
fn ws_02_ten_revolvers_seven_hats_five_stars_four_wanted_and_fourteen_plain() {
    let with = |symbol| cards(ALL).iter().filter(|name| card(name).symbol() == symbol).count();
    let counts = Symbol::ALL.map(|symbol| with(Some(symbol)));
    assert_eq!(counts, [10, 7, 5, 4], "WS-2, in canonical order of symbols");
    assert_eq!(with(None), 14, "WS-2: plain cards");
}

#[test]
fn ws_02_no_rank_carries_a_symbol_twice() {
    for rank in 1..=10 {
        let mut symbols: Vec<Symbol> = ["black", "red", "green", "blue"]
            .iter()
            .filter_map(|colour| card(&format!("{colour}{rank}")).symbol())
            .collect();
        let found = symbols.len();
        symbols.sort_unstable();
        symbols.dedup();
        assert_eq!(symbols.len(), found, "WS-2: rank {rank}");
    }
}

#[test]
fn ws_03_fourteen_snake_oil_cards_five_four_three_two() {
    let table = Table::open(&NoOptions, 2);
    assert_eq!(
        truth(&table, "snake_oil"),
        "[revolver revolver revolver revolver revolver hat hat hat hat star star star wanted wanted]",
        "WS-3"
    );
}

#[test]
fn ws_03_a_symbol_is_as_likely_as_it_has_cards_in_the_pile() {
    let table = dealt(0, &["black1-10", "red1-10"]);
    let mut chances = Vec::new();
    table.state().chances(&mut chances);
    let expected = [(Symbol::Revolver, 5), (Symbol::Hat, 4), (Symbol::Star, 3), (Symbol::Wanted, 2)];
    assert_eq!(chances, expected.map(|(symbol, weight)| (Chance::Symbol(symbol), weight)), "WS-3");
}
