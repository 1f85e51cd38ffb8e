//! The laws, the playthroughs and the budgets of Wild Shots.

use kernel::{Listing, Luck, NoOptions, QuickLuck, State, Step, StepIn, Viewer};
use std::path::Path;
use testkit::{History, Lawful, laws, no_allocation, playthrough};
use wild_shots::{Card, CardSet, Chance, SNAKE_OIL, Symbol, WildShots};

struct WildShotsLaws;

impl Lawful for WildShotsLaws {
    type Game = WildShots;
    const GAMES: u64 = 400;
    const ROUND: &'static str = "round";
    /// Ten tricks of one card per seat (WS-4, WS-7).
    const ROUND_BOUND: u32 = 40;
    /// Four rounds (WS-4).
    const GAME_CAP: u32 = 160;

    /// 40 cards, each in one place, and 14 Snake Oil cards (WS-1, WS-3).
    fn conserved(listing: &Listing) -> Result<(), String> {
        let words = |key: &str| listing.get(key).map(Listing::words).unwrap_or_default();
        let mut cards = [words("aside"), words("table"), words("seats")].concat();
        cards.sort_unstable();
        cards.dedup();
        if cards.len() != usize::from(Card::COUNT) {
            return Err(format!("{} different cards", cards.len()));
        }
        let (pile, trick) = (words("snake_oil").len(), listing.get("trick"));
        let Some(&Listing::Number(trick)) = trick else { return Err("no trick".into()) };
        let drawn_so_far = trick as usize - usize::from(listing.get("trump") == Some(&Listing::Null));
        let all: u8 = SNAKE_OIL.iter().sum();
        if pile + drawn_so_far == usize::from(all) {
            Ok(())
        } else {
            Err(format!("{pile} Snake Oil cards left in trick {trick}"))
        }
    }

    /// The unseen cards of this round change places at random. None has been played, so only
    /// the deal of this round names them.
    fn twin(
        history: &History<WildShots>,
        viewer: Viewer,
        luck: &mut QuickLuck,
    ) -> Option<Vec<StepIn<WildShots>>> {
        let view = history.state.view(viewer);
        let mut steps = history.steps.clone();
        let unseen = CardSet::FULL.minus(view.hand).minus(view.public.played());
        let mut shuffled: Vec<Card> = unseen.iter().collect();
        for i in (1..shuffled.len()).rev() {
            shuffled.swap(i, luck.below(i as u32 + 1) as usize);
        }
        let renamed: Vec<(Card, Card)> = unseen.iter().zip(shuffled).collect();
        let dealt = usize::from(Card::COUNT - view.public.undealt);
        let deals = steps.iter_mut().rev().filter_map(|step| match step {
            Step::Chance(Chance::Card(card)) => Some(card),
            _ => None,
        });
        for card in deals.take(dealt) {
            if let Some(&(_, new)) = renamed.iter().find(|(old, _)| old == card) {
                *card = new;
            }
        }
        Some(steps)
    }
}

#[test]
fn wild_shots_keeps_all_laws() {
    laws::<WildShotsLaws>();
}

#[test]
fn the_hot_path_allocates_nothing_and_the_state_is_small() {
    no_allocation::<WildShots>(&NoOptions);
}

#[test]
fn the_playthroughs_are_what_the_rules_make_of_them() {
    playthrough::check::<WildShots>(&Path::new(env!("CARGO_MANIFEST_DIR")).join("playthroughs"), 6);
}

#[test]
fn symbols_are_spread_as_the_table_of_ws_2_says() {
    assert_eq!(Symbol::ALL.map(|symbol| symbol.cards().len()), [10, 7, 5, 4]);
}
