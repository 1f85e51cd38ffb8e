//! The laws, called for the small example game, and shown to report what breaks them.

use crate::high_noon::{Action, Card, Chance, HighNoon, State};
use kernel::{
    Action as _, Awaits, Listing, Luck, NoOptions, QuickLuck, Seat, State as _, Step, StepIn, Viewer,
};
use testkit::{History, Lawful, Script, laws, no_allocation};

/// The facts of the game, and what a test may set wrong about them.
struct Facts<
    const BOUND: u32,
    const CARDS: u8,
    const OWN_HAND_HIDDEN: bool,
    const FINISHED_EARLY: bool,
    const DECLINES: char = 'f',
>;

impl<
    const BOUND: u32,
    const CARDS: u8,
    const OWN_HAND_HIDDEN: bool,
    const FINISHED_EARLY: bool,
    const DECLINES: char,
> Lawful for Facts<BOUND, CARDS, OWN_HAND_HIDDEN, FINISHED_EARLY, DECLINES>
{
    type Game = HighNoon;
    const GAMES: u64 = 400;
    const ROUND: &'static str = "round";
    const ROUND_BOUND: u32 = BOUND;
    const GAME_CAP: u32 = 4;

    /// Early: when the cards are dealt, and nobody has chosen yet.
    fn finished_rounds(state: &State) -> u32 {
        let dealt = matches!(state.awaits(), Awaits::Seats(_) | Awaits::Nothing);
        if FINISHED_EARLY { dealt.into() } else { state.finished_rounds() }
    }

    /// Wrong unless it is `f`, for `flee`.
    fn declines(action: Action) -> bool {
        match DECLINES {
            'f' => action.declines(),
            'd' => action == Action::Draw,
            'b' => true,
            _ => false,
        }
    }

    fn conserved(listing: &Listing) -> Result<(), String> {
        let of = |key| match listing.get(key) {
            Some(Listing::List(cards)) => cards.clone(),
            _ => Vec::new(),
        };
        let cards = [of("hands"), of("rest")].concat();
        let missing = (1..=CARDS).find(|card| !cards.contains(&card.to_string().into()));
        missing.map_or(Ok(()), |card| Err(format!("card {card} is gone")))
    }

    /// Before the reveal all cards but the viewer's own may be anywhere, and the others may have chosen
    /// anything.
    fn twin(
        history: &History<HighNoon>,
        viewer: Viewer,
        luck: &mut QuickLuck,
    ) -> Option<Vec<StepIn<HighNoon>>> {
        if history.state.awaits() == Awaits::Nothing {
            return None;
        }
        let knows = |seat: Seat| !OWN_HAND_HIDDEN && viewer == Viewer::Seat(seat);
        let dealt = Seat::all(history.seats).zip(&history.steps);
        let own = dealt.clone().find_map(|(seat, step)| match step {
            Step::Chance(Chance::Card(card)) if knows(seat) => Some(*card),
            _ => None,
        });
        let mut unseen: Vec<Card> = Card::all().filter(|&card| Some(card) != own).collect();
        let mut deal = (0u8..).map(Seat);
        let changed = history.steps.iter().map(|step| match *step {
            Step::Chance(card) if deal.next().is_some_and(knows) => Step::Chance(card),
            Step::Chance(_) => {
                let card = unseen.swap_remove(luck.below(unseen.len() as u32) as usize);
                Step::Chance(Chance::Card(card))
            }
            Step::Act(seat, action) if viewer == Viewer::Seat(seat) => Step::Act(seat, action),
            Step::Act(seat, _) => Step::Act(seat, Action::ALL[luck.below(2) as usize]),
        });
        Some(changed.collect())
    }
}

#[test]
fn the_example_game_keeps_all_laws() {
    laws::<Facts<4, 6, false, false>>();
}

fn report<L: Lawful>() -> String {
    let panic = std::panic::catch_unwind(laws::<L>).expect_err("the law is broken");
    panic.downcast_ref::<String>().expect("the report is a text").clone()
}

#[test]
fn a_lost_card_is_reported_with_the_shortest_game() {
    let report = report::<Facts<4, 7, false, false>>();
    assert!(report.starts_with("law 4 is broken: card 7 is gone\nat 2 seats, NoOptions, seed "), "{report}");
    assert!(report.contains("1200 games failed"), "{report}");
    assert!(report.ends_with("up to there:\n"), "the shortest is the empty game:\n{report}");
}

#[test]
fn a_round_beyond_its_bound_is_reported() {
    let report = report::<Facts<1, 6, false, false>>();
    assert!(report.starts_with("law 10 is broken: round 1 takes more than 1 decisions"), "{report}");
    let steps: Vec<&str> = report.lines().skip(3).collect();
    assert!(steps.len() == 3 && steps[0].starts_with("* card card="), "{report}");
}

#[test]
fn a_viewer_who_can_tell_twins_apart_is_reported() {
    let report = report::<Facts<4, 6, true, false>>();
    assert!(
        report.starts_with("law 8 is broken: Seat(#") && report.contains("can tell twins apart"),
        "{report}"
    );
}

#[test]
fn a_round_that_is_finished_while_hands_are_hidden_is_reported() {
    let report = report::<Facts<4, 6, false, true>>();
    assert!(
        report.starts_with("law 12 is broken: what is hidden when round 1 is finished still matters"),
        "{report}"
    );
}

#[test]
fn a_game_that_does_not_say_what_declines_is_reported() {
    let report = report::<Facts<4, 6, false, false, 'n'>>();
    assert!(
        report.starts_with("law 13 is broken: with nothing to play one says Flee, which does not decline"),
        "{report}"
    );
}

#[test]
fn a_question_that_only_some_hands_can_decline_is_reported() {
    let report = report::<Facts<4, 6, false, false, 'd'>>();
    assert!(
        report.starts_with("law 13 is broken: whether #") && report.contains("may decline is hidden from"),
        "{report}"
    );
}

#[test]
fn two_ways_to_decline_are_reported() {
    let report = report::<Facts<4, 6, false, false, 'b'>>();
    assert!(report.starts_with("law 13 is broken: #") && report.contains("in several ways"), "{report}");
}

#[test]
fn a_script_plays_and_refuses() {
    let mut script = Script::<HighNoon>::open(&NoOptions, 2);
    script.run("* card card=3; card card=5\n 1 flee");
    assert_eq!(script.legal(), [Action::Draw, Action::Flee]);
    assert_eq!(script.refused("1 draw").why.key, "high-noon-refusal-not-now");
    let told = script.notice_texts("0 draw", Viewer::Bystander);
    assert_eq!(
        told,
        [
            "HN-3 high-noon-revealed(seat=#0, card=3, action=high-noon-action-draw)",
            "HN-3 high-noon-revealed(seat=#1, card=5, action=high-noon-action-flee)",
        ]
    );
}

#[test]
fn a_playthrough_is_compared_line_by_line() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/high_noon");
    testkit::playthrough::check::<HighNoon>(&folder, 1);
}

#[test]
fn the_hot_path_of_the_example_game_allocates_nothing() {
    no_allocation::<HighNoon>(&NoOptions);
}
