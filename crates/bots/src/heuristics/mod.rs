//! What is known about playing a game well: all that search and greedy play need of a game beside
//! its rules. One file per game.

mod dice_town;
mod wild_shots;
mod wyatt_earp;

use kernel::{ActionOf, Game, Saying, State};

/// How to play one game well, as far as rules of thumb go. It chooses by views, as a
/// player does; the states it judges are imagined.
pub trait Heuristics<S: State>: Copy + Default + Send + Sync + 'static {
    /// How many points of [`Heuristics::score_actions`] make one choice e times as likely as another, where
    /// search asks which to try first.
    const TEMPERATURE: f32;

    /// Does what others did tell much about what they hold?
    const INFERS: bool = false;

    /// How good each of the view's legal actions seems to who has to choose, in points of the
    /// game, in the order of `view.actions()`: appended to `scores`. Only differences matter.
    fn score_actions(&self, view: &S::View, scores: &mut Vec<f32>);

    /// May a rollout that began where `start` was seen stop where `now` is seen, because what was
    /// to be decided has been settled? Both are views of seats that have to choose.
    fn ends_rollout(&self, start: &S::View, now: &S::View, mode: SearchMode) -> bool;

    /// How likely the others would have done all that the view has seen them do, were this world the
    /// true one, as a natural logarithm. Asked only of a craft that [`Heuristics::INFERS`].
    fn log_likelihood(&self, view: &S::View, world: &S) -> f32 {
        let _ = (view, world);
        0.0
    }

    /// Each seat's chance to win, as things stand in an imagined world: by seat, adding up to one.
    fn win_probabilities(&self, state: &S, probabilities: &mut [f32]);

    /// The exact odds of what chance brings next if this action is chosen, as far as this view can
    /// tell; nothing where chance is not next.
    fn odds(&self, view: &S::View, action: ActionOf<S>) -> Vec<Odds>;
}

/// How thoroughly a search thinks about the worlds it imagines.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SearchMode {
    /// All worlds are as likely as chance made them, and are played on until the next settlement.
    Plain,
    /// Worlds that explain what others did come more often, and are played on for longer where
    /// rules of thumb cannot judge so early. It takes many worlds for that to pay.
    Deep,
}

/// So many ways out of so many bring this.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Odds {
    /// What may come.
    pub what: Saying,
    /// In how many ways.
    pub ways: u32,
    /// Out of how many that are equally likely.
    pub of: u32,
}

/// A game that somebody knows how to play.
pub trait HasHeuristics: Game {
    /// What is known.
    type Heuristics: Heuristics<Self::State>;
}

/// What is known about a game.
pub type HeuristicsOf<G> = <G as HasHeuristics>::Heuristics;

impl HasHeuristics for ::wild_shots::WildShots {
    type Heuristics = wild_shots::WildShotsHeuristics;
}

impl HasHeuristics for ::wyatt_earp::WyattEarp {
    type Heuristics = wyatt_earp::WyattEarpHeuristics;
}

impl HasHeuristics for ::dice_town::DiceTown {
    type Heuristics = dice_town::DiceTownHeuristics;
}

/// Chances to win from points, of which more is better: a lead of `swing` points makes a win e
/// times as likely.
pub(crate) fn win_probabilities_from(points: &[f32], lead_scale: f32, probabilities: &mut [f32]) {
    let most = points.iter().copied().fold(f32::MIN, f32::max);
    let mut sum = 0.0;
    for (probability, &points) in probabilities.iter_mut().zip(points) {
        *probability = ((points - most) / lead_scale).exp();
        sum += *probability;
    }
    probabilities.iter_mut().for_each(|probability| *probability /= sum);
}

/// How often each choice is taken by somebody who finds them worth so much: a choice that is worth
/// `temperature` more is taken e times as often, and `uniform_mix` of all choices are made without reason.
/// The scores are used up.
pub(crate) fn softmax(scores: &mut [f32], temperature: f32, uniform_mix: f32) -> impl Iterator<Item = f32> {
    let best = scores.iter().copied().fold(f32::MIN, f32::max);
    scores.iter_mut().for_each(|score| *score = ((*score - best) / temperature).exp());
    let sum: f32 = scores.iter().sum();
    let uniform = uniform_mix / scores.len() as f32;
    scores.iter().map(move |score| (1.0 - uniform_mix) * score / sum + uniform)
}
