//! What things are worth, in victory points: how long the game will go on, and what a dollar, a
//! card, the star and a rival's gain mean until then.

use dice_town::{Card, Cards, Public, View};
use kernel::Seat;

/// Nuggets that leave the mine in a turn, on average.
const NUGGETS_A_TURN: f32 = 1.0;
/// Titles that are won in a turn, on average.
const TITLES_A_TURN: f32 = 1.7;

/// How many turns are likely to come after this one: the game ends with the mine or the titles,
/// so what pays later has to be judged by how much later there will be.
pub(super) fn turns_later(public: &Public) -> f32 {
    let titles = f32::from(public.title_deck) + public.titles.len() as f32;
    let turns = (f32::from(public.mine) / NUGGETS_A_TURN).min(titles / TITLES_A_TURN);
    (turns - 1.0).max(0.0)
}

/// How many turns a card takes to find its moment.
const PATIENCE: f32 = 2.5;

/// What is left of the worth of a card that waits for its moment: nothing in the last turn.
pub(super) fn use_left(later: f32) -> f32 {
    (later / PATIENCE).min(1.0)
}

/// What a dollar counts at the end, as half of a pair (DT-31).
pub(super) const DOLLAR: f32 = 0.5;
/// How much more the first dollars are worth than they count: without any, a die a roll is all.
const PURSE: f32 = 3.0;
/// With so many dollars half of that is had.
const ENOUGH: f32 = 8.0;

/// What so many dollars are worth: what they count at the end, and more for the first few, which
/// buy the dice of the turns to come.
pub(super) fn money(dollars: u8, later: f32) -> f32 {
    let dollars = f32::from(dollars);
    DOLLAR * dollars + PURSE * use_left(later) * dollars / (dollars + ENOUGH)
}

/// What the star counts at the end (DT-31).
const STAR: f32 = 5.0;
/// How likely who has the star still has it a turn later.
const STAR_STAYS: f32 = 0.87;
/// What it is worth to decide the ties of a turn, and to be bribed for it.
const STAR_RULES: f32 = 1.0;

/// What the star is worth now: its five points fade with the turns in which it can be lost, and
/// in each of them it settles ties.
pub(super) fn star(later: f32) -> f32 {
    STAR * STAR_STAYS.powf(later) + STAR_RULES * later.min(1.0)
}

/// The average title (DT-4).
pub(super) const TITLE: f32 = 3.0;

/// What a card in hand is worth: what it counts at the end or, for an action card, what it brings
/// at a good moment, as long as there is time for one.
pub(super) fn card(card: Card, later: f32) -> f32 {
    let at_its_moment = match card {
        Card::CHEATER => 5.0,
        Card::GIRLS => 4.0,
        Card::CREDITS | Card::JOE => 2.5,
        Card::MARSHAL | Card::SHARING | Card::WANTED | Card::CORRUPTION => 2.0,
        Card::DYNAMITE | Card::BRUTE | Card::ELIXIR => 1.5,
        _ => return card.worth().into(),
    };
    at_its_moment * use_left(later)
}

/// What the best of so many store cards is worth (DT-21): who draws more chooses better.
pub(super) fn best_of_store(draws: u8, later: f32) -> f32 {
    let [now, later_on] = [[0.0, 1.2, 2.2, 3.1, 3.9, 4.5], [0.0, 2.6, 3.4, 4.1, 4.7, 5.2]]
        .map(|best: [f32; 6]| best[usize::from(draws.min(5))]);
    now + (later_on - now) * use_left(later)
}

/// How much more a robber finds in every further card he sees (DT-22).
const CHOICE: f32 = 0.6;

/// What a robber who sees so many cards is likely to take from a seat: the average of what it
/// holds, as far as the viewer knows it, and a better one the more he sees.
pub(super) fn best_of_hand(view: &View, seat: Seat, draws: u8, later: f32) -> f32 {
    let held = view.public.held(seat);
    if held == 0 {
        return 0.0;
    }
    let all = hand(view, seat, later);
    all / f32::from(held) + CHOICE * f32::from(draws.min(held).saturating_sub(1))
}

/// What the cards in a seat's hand are worth to it, as far as the viewer knows them.
pub(super) fn hand(view: &View, seat: Seat, later: f32) -> f32 {
    let known = if view.viewer.seat() == Some(seat) { view.hand } else { view.known.hands[seat.index()] };
    let titles = view.public.titles_held[seat.index()].saturating_sub(known.titles().len());
    let store = view.public.store_held[seat.index()].saturating_sub(known.store().len());
    cards(known, later) + TITLE * f32::from(titles) + best_of_store(1, later) * f32::from(store)
}

fn cards(cards: Cards, later: f32) -> f32 {
    cards.iter().map(|held| card(held, later)).sum()
}

/// What the star is worth when a turn begins, as many games have shown: it can be lost in every
/// turn to come, but until then wins the ties of all of them.
const OFFICE: f32 = 3.0;

/// What a seat has when a turn begins, all together.
pub(super) fn prospects(view: &View, seat: Seat, later: f32) -> f32 {
    let office = if seat == view.public.sheriff { OFFICE - star(later) } else { 0.0 };
    holdings(view, seat, later) + office
}

/// What a seat has, all together, as far as the viewer knows.
pub(super) fn holdings(view: &View, seat: Seat, later: f32) -> f32 {
    let public = &view.public;
    let open = f32::from(public.nuggets[seat.index()]) + f32::from(public.wired[seat.index()].worth());
    let office = if seat == public.sheriff { star(later) } else { 0.0 };
    open + office + money(public.dollars[seat.index()], later) + hand(view, seat, later)
}

/// A lead of so many points makes a rival e times as dangerous.
const THREAT: f32 = 6.0;

/// What a point in another seat's hands costs the viewer: the rivals share one point, and most of
/// it falls to who is ahead, because it is he who has to be beaten.
pub(super) fn menace(view: &View, me: Seat, later: f32) -> [f32; dice_town::SEATS] {
    let mut menace = [0.0; dice_town::SEATS];
    let own = holdings(view, me, later);
    let mut sum = 0.0;
    for seat in Seat::all(view.public.seats).filter(|&seat| seat != me) {
        let lead = holdings(view, seat, later) - own;
        menace[seat.index()] = (lead / THREAT).exp();
        sum += menace[seat.index()];
    }
    menace.iter_mut().for_each(|share| *share /= sum);
    menace
}
