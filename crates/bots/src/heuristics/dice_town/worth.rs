//! What things are worth, in victory points: how long the game will go on, and what a dollar, a
//! card, the star and a rival's gain mean until then.

use dice_town::{Card, Cards, Public, View};
use kernel::Seat;

/// Nuggets that leave the mine in a turn, on average.
const NUGGETS_PER_TURN: f32 = 1.0;
/// Titles that are won in a turn, on average.
const TITLES_PER_TURN: f32 = 1.7;

/// How many turns are likely to come after this one: the game ends with the mine or the titles,
/// so what pays later has to be judged by how much later there will be.
pub(super) fn turns_left(public: &Public) -> f32 {
    let titles = f32::from(public.title_deck) + public.titles.len() as f32;
    let turns = (f32::from(public.mine) / NUGGETS_PER_TURN).min(titles / TITLES_PER_TURN);
    (turns - 1.0).max(0.0)
}

/// How many turns a card takes to find its moment.
const TURNS_TO_USE_CARD: f32 = 2.5;

/// What is left of the worth of a card that waits for its moment: nothing in the last turn.
pub(super) fn time_factor(turns_left: f32) -> f32 {
    (turns_left / TURNS_TO_USE_CARD).min(1.0)
}

/// What a dollar counts at the end, as half of a pair (DT-31).
pub(super) const DOLLAR: f32 = 0.5;
/// How much more the first dollars are worth than they count: without any, a die a roll is all.
const FIRST_DOLLARS_BONUS: f32 = 3.0;
/// With so many dollars half of that is had.
const HALF_BONUS_DOLLARS: f32 = 8.0;

/// What so many dollars are worth: what they count at the end, and more for the first few, which
/// buy the dice of the turns to come.
pub(super) fn money(dollars: u8, turns_left: f32) -> f32 {
    let dollars = f32::from(dollars);
    DOLLAR * dollars
        + FIRST_DOLLARS_BONUS * time_factor(turns_left) * dollars / (dollars + HALF_BONUS_DOLLARS)
}

/// What the star counts at the end (DT-31).
const STAR: f32 = 5.0;
/// How likely who has the star still has it a turn later.
const STAR_STAYS: f32 = 0.87;
/// What it is worth to decide the ties of a turn, and to be bribed for it.
const STAR_TIE_VALUE: f32 = 1.0;

/// What the star is worth now: its five points fade with the turns in which it can be lost, and
/// in each of them it settles ties.
pub(super) fn star(turns_left: f32) -> f32 {
    STAR * STAR_STAYS.powf(turns_left) + STAR_TIE_VALUE * turns_left.min(1.0)
}

/// The average title (DT-4).
pub(super) const TITLE: f32 = 3.0;

/// What a card in hand is worth: what it counts at the end or, for an action card, what it brings
/// at a good moment, as long as there is time for one.
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

/// What the best of so many store cards is worth (DT-21): who draws more chooses better.
pub(super) fn best_of_store(draws: u8, turns_left: f32) -> f32 {
    let [now, later_on] = [[0.0, 1.2, 2.2, 3.1, 3.9, 4.5], [0.0, 2.6, 3.4, 4.1, 4.7, 5.2]]
        .map(|best: [f32; 6]| best[usize::from(draws.min(5))]);
    now + (later_on - now) * time_factor(turns_left)
}

/// How much more a robber finds in every further card he sees (DT-22).
const PER_EXTRA_CARD: f32 = 0.6;

/// What a robber who sees so many cards is likely to take from a seat: the average of what it
/// holds, as far as the viewer knows it, and a better one the more he sees.
pub(super) fn best_of_hand(view: &View, seat: Seat, draws: u8, turns_left: f32) -> f32 {
    let held = view.public.held(seat);
    if held == 0 {
        return 0.0;
    }
    let all = hand(view, seat, turns_left);
    all / f32::from(held) + PER_EXTRA_CARD * f32::from(draws.min(held).saturating_sub(1))
}

/// What the cards in a seat's hand are worth to it, as far as the viewer knows them.
pub(super) fn hand(view: &View, seat: Seat, turns_left: f32) -> f32 {
    let known = if view.viewer.seat() == Some(seat) { view.hand } else { view.known.hands[seat.index()] };
    let titles = view.public.titles_held[seat.index()].saturating_sub(known.titles().len());
    let store = view.public.store_held[seat.index()].saturating_sub(known.store().len());
    cards(known, turns_left) + TITLE * f32::from(titles) + best_of_store(1, turns_left) * f32::from(store)
}

fn cards(cards: Cards, turns_left: f32) -> f32 {
    cards.iter().map(|held| card(held, turns_left)).sum()
}

/// What the star is worth when a turn begins, as many games have shown: it can be lost in every
/// turn to come, but until then wins the ties of all of them.
const STAR_AT_TURN_START: f32 = 3.0;

/// What a seat has when a turn begins, all together.
pub(super) fn position_value(view: &View, seat: Seat, turns_left: f32) -> f32 {
    let star_value = if seat == view.public.sheriff { STAR_AT_TURN_START - star(turns_left) } else { 0.0 };
    holdings_value(view, seat, turns_left) + star_value
}

/// What a seat has, all together, as far as the viewer knows.
pub(super) fn holdings_value(view: &View, seat: Seat, turns_left: f32) -> f32 {
    let public = &view.public;
    let open = f32::from(public.nuggets[seat.index()]) + f32::from(public.wired[seat.index()].worth());
    let star_value = if seat == public.sheriff { star(turns_left) } else { 0.0 };
    open + star_value + money(public.dollars[seat.index()], turns_left) + hand(view, seat, turns_left)
}

/// A lead of so many points makes a rival e times as dangerous.
const RIVAL_LEAD_SCALE: f32 = 6.0;

/// What a point in another seat's hands costs the viewer: the rivals share one point, and most of
/// it falls to who is ahead, because it is he who has to be beaten.
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
