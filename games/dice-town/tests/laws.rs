//! The laws, the playthroughs and the limits of Dice Town.

use dice_town::{Card, DiceTown, Options};
use kernel::{Listing, QuickLuck, StepIn, Viewer};
use std::path::Path;
use testkit::{History, Lawful, laws, no_allocation, playthrough};

struct DiceTownLaws;

impl Lawful for DiceTownLaws {
    type Game = DiceTown;
    const GAMES: u64 = 20;
    const ROUND: &'static str = "turn";
    /// The poorest seat begins a turn with at most $9, and each reveal costs it a dollar or brings
    /// it a die (DT-8). So there are at most 14 reveals, with 70 choices, one more after a
    /// cancelled brute, and 77 questions for cheaters. At six places all dollars, nuggets and cards
    /// can be offered, piece by piece (DT-16): 6 × (43 + 30 + 44 + 5). Fewer than 30 cards can be
    /// played in a turn, and four others are asked to cancel each. There are fewer than 60 other
    /// questions.
    const ROUND_BOUND: u32 = 71 + 77 + 6 * 122 + 30 * 4 + 60;
    /// In every turn a title leaves the row (DT-24), so there are at most 25 turns. `cargo bench`
    /// measures how long games are.
    const GAME_CAP: u32 = 25 * Self::ROUND_BOUND;
    /// Dice, decks and hands hide too much to see every possible state; see `imagine.rs`.
    const SMALL_ENDGAMES: bool = false;

    /// Checks that nothing gets lost: dollars and nuggets (DT-2), 19 store cards (DT-3), 25 titles
    /// (DT-4), five dice per seat (DT-1).
    fn conserved(listing: &Listing) -> Result<(), String> {
        let number = |of: &Listing, key: &str| match of.get(key) {
            Some(Listing::Number(number)) => Ok(*number),
            _ => Err(format!("no {key}")),
        };
        let Some(Listing::List(seats)) = listing.get("seats") else { return Err("no seats".into()) };
        let mut dollars = number(listing, "bank")? + number(listing, "stagecoach")?;
        let mut nuggets = number(listing, "mine")?;
        let drawn = listing.get("drawn").map(Listing::words).unwrap_or_default();
        let mut cards: Vec<Card> = drawn.into_iter().filter_map(Card::read).collect();
        for pile in ["store", "titles"] {
            let words = listing.get(pile).map(Listing::words).unwrap_or_default();
            cards.extend(words.into_iter().filter_map(Card::read));
        }
        for seat in seats {
            dollars += number(seat, "dollars")?;
            nuggets += number(seat, "nuggets")?;
            for key in ["store", "titles", "wired"] {
                let words = seat.get(key).map(Listing::words).unwrap_or_default();
                cards.extend(words.into_iter().filter_map(Card::read));
            }
            let dice = ["row", "rolled"].map(|key| seat.get(key).map(Listing::words).unwrap_or_default());
            let dice: usize =
                dice.concat().iter().filter(|&&faces| faces != "-").map(|faces| faces.len()).sum();
            if dice > 5 {
                return Err(format!("{dice} dice in one seat"));
            }
        }
        cards.sort();
        let all: Vec<Card> =
            Card::all().flat_map(|card| std::iter::repeat_n(card, card.copies().into())).collect();
        if cards != all || all.len() != 19 + 25 {
            return Err("the 44 cards are not all there, once each".into());
        }
        let due = (8 * seats.len() as i64 + 3, 30);
        if (dollars, nuggets) == due { Ok(()) } else { Err(format!("{dollars} dollars, {nuggets} nuggets")) }
    }

    fn twin(
        history: &History<DiceTown>,
        viewer: Viewer,
        luck: &mut QuickLuck,
    ) -> Option<Vec<StepIn<DiceTown>>> {
        crate::twin::twin(history, viewer, luck)
    }
}

#[test]
fn dice_town_keeps_all_laws() {
    laws::<DiceTownLaws>();
}

#[test]
fn the_hot_path_allocates_nothing_and_the_state_is_small() {
    no_allocation::<DiceTown>(&Options { bribes: true });
    no_allocation::<DiceTown>(&Options { bribes: false });
}

#[test]
fn the_playthroughs_are_what_the_rules_make_of_them() {
    playthrough::check::<DiceTown>(&Path::new(env!("CARGO_MANIFEST_DIR")).join("playthroughs"), 6);
}
