//! What things are worth, in victory points: how long the game will last, and what a dollar, a
//! card, the star and a rival's gain are worth until then.

use dice_town::{Card, Cards, Public, View};
use kernel::Seat;

/// The average number of nuggets that leave the mine in a turn.
const NUGGETS_PER_TURN: f32 = 1.0;
/// The average number of titles that are won in a turn.
const TITLES_PER_TURN: f32 = 1.7;

/// Returns the expected number of turns after this one. The game ends when the mine or the titles
/// run out, so everything that pays later depends on this number.
pub(super) fn turns_left(public: &Public) -> f32 {
    let titles = f32::from(public.title_deck) + public.titles.len() as f32;
    let turns = (f32::from(public.mine) / NUGGETS_PER_TURN).min(titles / TITLES_PER_TURN);
    (turns - 1.0).max(0.0)
}

/// The number of turns a card needs, on average, until there is a good moment to play it.
const TURNS_TO_USE_CARD: f32 = 2.5;

/// Returns the part of a card's value that remains while it waits for a good moment: nothing in the
/// last turn.
pub(super) fn time_factor(turns_left: f32) -> f32 {
    (turns_left / TURNS_TO_USE_CARD).min(1.0)
}

/// What a dollar counts at the end, as half of a pair (DT-31).
pub(super) const DOLLAR: f32 = 0.5;
/// The extra value of the first dollars, beyond what they count: a seat without dollars can keep
/// only one die per roll.
const FIRST_DOLLARS_BONUS: f32 = 3.0;
/// The number of dollars that have half of that extra value.
const HALF_BONUS_DOLLARS: f32 = 8.0;

/// Returns the value of this many dollars: what they count at the end, and more for the first few,
/// which buy dice in the turns to come.
pub(super) fn money(dollars: u8, turns_left: f32) -> f32 {
    let dollars = f32::from(dollars);
    DOLLAR * dollars
        + FIRST_DOLLARS_BONUS * time_factor(turns_left) * dollars / (dollars + HALF_BONUS_DOLLARS)
}

/// What the star counts at the end (DT-31).
const STAR: f32 = 5.0;
/// The probability that the sheriff still has the star a turn later.
const STAR_STAYS: f32 = 0.87;
/// The value of deciding the ties of a turn, and of the bribes for it.
const STAR_TIE_VALUE: f32 = 1.0;

/// Returns the value of the star now. Its five points fade with every turn in which it can be lost,
/// and in each of these turns it settles ties.
pub(super) fn star(turns_left: f32) -> f32 {
    STAR * STAR_STAYS.powf(turns_left) + STAR_TIE_VALUE * turns_left.min(1.0)
}

/// The average title (DT-4).
pub(super) const TITLE: f32 = 3.0;

/// Returns the value of a card in hand: what it counts at the end, or what an action card brings at
/// a good moment while there is time for one.
pub(super) fn card(card: Card, turns_left: f32) -> f32 {
    let at_its_best = match card {
        Card::CHEATER => 5.0,
        Card::GIRLS => 4.0,
        Card::CREDITS | Card::JOE => 2.5,
        Card::MARSHAL | Card::SHARING | Card::WANTED | Card::CORRUPTION => 2.0,
        Card::DYNAMITE | Card::BRUTE | Card::ELIXIR => 1.5,
        _ => return card.worth().into(),
    };
    at_its_best * time_factor(turns_left)
}

/// Returns the value of the best of this many store cards (DT-21). More draws give a better choice.
pub(super) fn best_of_store(draws: u8, turns_left: f32) -> f32 {
    let [now, later_on] = [[0.0, 1.2, 2.2, 3.1, 3.9, 4.5], [0.0, 2.6, 3.4, 4.1, 4.7, 5.2]]
        .map(|best: [f32; 6]| best[usize::from(draws.min(5))]);
    now + (later_on - now) * time_factor(turns_left)
}

/// How much better a thief's card is for every further card they see (DT-22).
const PER_EXTRA_CARD: f32 = 0.6;

/// Returns the expected value of what a thief who sees this many cards takes from a seat: the
/// average of that hand, as far as the viewer knows it, and more if the thief sees more.
pub(super) fn best_of_hand(view: &View, seat: Seat, draws: u8, turns_left: f32) -> f32 {
    let held = view.public.held(seat);
    if held == 0 {
        return 0.0;
    }
    let all = hand(view, seat, turns_left);
    all / f32::from(held) + PER_EXTRA_CARD * f32::from(draws.min(held).saturating_sub(1))
}

/// Returns the value of a seat's hand, as far as the viewer knows it.
pub(super) fn hand(view: &View, seat: Seat, turns_left: f32) -> f32 {
    let known = if view.viewer.seat() == Some(seat) { view.hand } else { view.known.hands[seat.index()] };
    let titles = view.public.titles_held[seat.index()].saturating_sub(known.titles().len());
    let store = view.public.store_held[seat.index()].saturating_sub(known.store().len());
    cards(known, turns_left) + TITLE * f32::from(titles) + best_of_store(1, turns_left) * f32::from(store)
}

fn cards(cards: Cards, turns_left: f32) -> f32 {
    cards.iter().map(|held| card(held, turns_left)).sum()
}

/// The value of the star when a turn begins, measured over many games. It can be lost in every turn
/// to come, but wins the ties of each turn until then.
const STAR_AT_TURN_START: f32 = 3.0;

/// Returns the value of all that a seat has when a turn begins.
pub(super) fn position_value(view: &View, seat: Seat, turns_left: f32) -> f32 {
    let star_value = if seat == view.public.sheriff { STAR_AT_TURN_START - star(turns_left) } else { 0.0 };
    holdings_value(view, seat, turns_left) + star_value
}

/// Returns the value of all that a seat has, as far as the viewer knows.
pub(super) fn holdings_value(view: &View, seat: Seat, turns_left: f32) -> f32 {
    let public = &view.public;
    let open = f32::from(public.nuggets[seat.index()]) + f32::from(public.wired[seat.index()].worth());
    let star_value = if seat == public.sheriff { star(turns_left) } else { 0.0 };
    open + star_value + money(public.dollars[seat.index()], turns_left) + hand(view, seat, turns_left)
}

/// The lead in points that makes a rival e times as dangerous.
const RIVAL_LEAD_SCALE: f32 = 6.0;

/// Returns what a point for each other seat costs the viewer. The weights add up to one point. Most
/// of it falls to the leader, because that is the seat to beat.
pub(super) fn rival_weights(view: &View, me: Seat, turns_left: f32) -> [f32; dice_town::SEATS] {
    let mut rival_weights = [0.0; dice_town::SEATS];
    let own = holdings_value(view, me, turns_left);
    let mut sum = 0.0;
    for seat in Seat::all(view.public.seats).filter(|&seat| seat != me) {
        let lead = holdings_value(view, seat, turns_left) - own;
        rival_weights[seat.index()] = (lead / RIVAL_LEAD_SCALE).exp();
        sum += rival_weights[seat.index()];
    }
    rival_weights.iter_mut().for_each(|share| *share /= sum);
    rival_weights
}
