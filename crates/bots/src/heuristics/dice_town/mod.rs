//! How to play Dice Town.
//!
//! `worth` values things in victory points, `tables` holds what free dice are likely to become,
//! `rows` values a row of dice, `town` scores the choices in town, and `odds` says what the next
//! roll or card may be.

mod odds;
mod rows;
mod tables;
mod town;
mod worth;

use super::{Heuristics, Odds, SearchMode, win_probabilities_from};
use dice_town::{Action, Card, DICE, Phase, Public, State, View};
use kernel::{MAX_SEATS, Seat, State as _, View as _, Viewer};
use rows::{RowEvaluator, rolls_left_after_cheating, rolls_left_now};
use tables::RollsLeft;

/// The heuristics of Dice Town.
#[derive(Clone, Copy, Debug, Default)]
pub struct DiceTownHeuristics;

impl Heuristics<State> for DiceTownHeuristics {
    const TEMPERATURE: f32 = 0.7;

    fn score_actions(&self, view: &View, scores: &mut Vec<f32>) {
        let Some(me) = view.viewer.seat() else { return };
        match view.public.phase {
            Phase::Keep => score_keeps(view, me, scores),
            Phase::Cheat => score_cheats(view, me, scores),
            _ => {
                let town = town::TownEvaluator::new(view, me);
                scores.extend(view.actions().iter().map(|&action| town.score(action)));
            }
        }
    }

    /// A plain rollout ends with the turn: by then the dice have brought what they can. A deep
    /// search has more worlds to average out the luck of more dice, so it can afford to look some
    /// turns ahead.
    fn ends_rollout(&self, start: &View, now: &View, mode: SearchMode) -> bool {
        let turns = match mode {
            SearchMode::Plain => 1,
            SearchMode::Deep => DEEP_TURNS,
        };
        now.public.turn >= start.public.turn + turns
    }

    fn win_probabilities(&self, state: &State, probabilities: &mut [f32]) {
        let mut points = [0.0; MAX_SEATS];
        let mut lead_scale = 1.0;
        for (seat, points) in Seat::all(state.seats()).zip(&mut points) {
            let view = state.view(Viewer::Seat(seat));
            let turns_left = worth::turns_left(&view.public);
            *points = worth::position_value(&view, seat, turns_left);
            lead_scale = LEAD_SCALE + LEAD_SCALE_PER_TURN * turns_left;
        }
        win_probabilities_from(&points[..probabilities.len()], lead_scale, probabilities);
    }

    fn odds(&self, view: &View, action: Action) -> Vec<Odds> {
        odds::odds(view, action)
    }
}

/// The lead in points that makes a win e times as likely when the last turn begins.
const LEAD_SCALE: f32 = 7.0;
/// How much larger that lead must be for every turn that follows.
const LEAD_SCALE_PER_TURN: f32 = 1.2;

/// The number of turns in a rollout of a deep search.
const DEEP_TURNS: u8 = 4;

/// Scores each choice of dice: the value of the resulting row, less what keeping costs (DT-8). If
/// the choice fills the row, the others have only one more roll.
fn score_keeps(view: &View, me: Seat, scores: &mut Vec<f32>) {
    let public = &view.public;
    let (row, purse) = (public.rows[me.index()], public.dollars[me.index()]);
    let turns_left = worth::turns_left(public);
    let rolls_left = rolls_left_now(view, me);
    let others_rolls = if rolls_left == RollsLeft::One { RollsLeft::Two } else { RollsLeft::Many };
    let unhurried = RowEvaluator::new(view, me, others_rolls);
    let mut hurried = None;
    for &action in view.actions() {
        let (dice, brute) = match action {
            Action::KeepBrute(dice) => (dice, true),
            Action::Keep(dice) => (dice, false),
            _ => continue,
        };
        let kept = row.plus(dice);
        let evaluator = if kept.len() == DICE {
            hurried.get_or_insert_with(|| RowEvaluator::new(view, me, RollsLeft::Two))
        } else {
            &unhurried
        };
        let price = if brute {
            worth::card(Card::BRUTE, turns_left)
        } else {
            worth::money(purse, turns_left) - worth::money(purse - Public::cost(dice.len()), turns_left)
        };
        scores.push(evaluator.value(kept, rolls_left) - price);
    }
}

/// Scores each die that may be turned: the value of the resulting row, less the card (DT-11).
fn score_cheats(view: &View, me: Seat, scores: &mut Vec<f32>) {
    if view.actions().len() == 1 {
        return scores.push(0.0);
    }
    let rolls_left = rolls_left_after_cheating(view);
    let evaluator = RowEvaluator::new(view, me, rolls_left);
    let row = view.public.rows[me.index()];
    let card = worth::card(Card::CHEATER, worth::turns_left(&view.public));
    let worth = |&action: &Action| match action {
        Action::Cheat(from, to) => evaluator.value(row.turned(from, to), rolls_left) - card,
        _ => evaluator.value(row, rolls_left),
    };
    scores.extend(view.actions().iter().map(worth));
}
