//! Heuristics: what is known about playing each game well. This is all that search and greedy play
//! need of a game, besides its rules. There is one module per game. The search itself is in
//! `ismcts`, and names no game.

mod dice_town;
mod wild_shots;
mod wyatt_earp;

use kernel::{ActionOf, Game, Message, State};

/// How to play one game well. Actions are scored from views, as a player sees them. Whole states
/// are judged only if they are imagined.
pub trait Heuristics<S: State>: Copy + Default + Send + Sync + 'static {
    /// The score difference of [`Heuristics::score_actions`] that makes one action e times as
    /// likely as another in the priors of the search.
    const TEMPERATURE: f32;

    /// Whether the actions of others say much about the cards they hold.
    const INFERS: bool = false;

    /// Appends to `scores` how good each legal action of the view seems to the choosing seat, in
    /// the order of `view.actions()`. Scores are in points of the game, and only differences
    /// matter.
    fn score_actions(&self, view: &S::View, scores: &mut Vec<f32>);

    /// Returns whether a rollout that began at `start` may stop at `now`, because its consequences
    /// are visible by then. Both are views of seats that have to choose.
    fn ends_rollout(&self, start: &S::View, now: &S::View, mode: SearchMode) -> bool;

    /// Returns the natural logarithm of the probability that the others would do everything the view
    /// has seen them do, if this world were the true one. Called only if [`Heuristics::INFERS`].
    fn log_likelihood(&self, view: &S::View, world: &S) -> f32 {
        let _ = (view, world);
        0.0
    }

    /// Writes each seat's win probability in an imagined world, by seat. The probabilities add up
    /// to 1.
    fn win_probabilities(&self, state: &S, probabilities: &mut [f32]);

    /// Returns the exact odds of what chance brings next if this action is chosen, as far as this
    /// view can tell. Returns nothing if chance is not next.
    fn odds(&self, view: &S::View, action: ActionOf<S>) -> Vec<Odds>;
}

/// How a search treats the worlds it imagines.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SearchMode {
    /// Every world has its probability by chance alone, and rollouts stop as early as the
    /// heuristics allow.
    Plain,
    /// Worlds that explain what others did are sampled more often. Rollouts are longer in games
    /// where heuristics cannot judge a position so early. This pays only with many worlds.
    Deep,
}

/// The odds of one outcome: `ways` out of `of`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Odds {
    /// The outcome.
    pub what: Message,
    /// The number of ways that lead to it.
    pub ways: u32,
    /// The number of all ways, each equally likely.
    pub of: u32,
}

/// A game that bots can play.
pub trait HasHeuristics: Game {
    /// The heuristics of this game.
    type Heuristics: Heuristics<Self::State>;
}

/// The heuristics of a game.
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

/// Turns points into win probabilities. More points are better, and a lead of `lead_scale` points
/// makes a win e times as likely.
pub(crate) fn win_probabilities_from(points: &[f32], lead_scale: f32, probabilities: &mut [f32]) {
    let most = points.iter().copied().fold(f32::MIN, f32::max);
    let mut sum = 0.0;
    for (probability, &points) in probabilities.iter_mut().zip(points) {
        *probability = ((points - most) / lead_scale).exp();
        sum += *probability;
    }
    probabilities.iter_mut().for_each(|probability| *probability /= sum);
}

/// Turns scores into the probabilities of a softmax policy, mixed with a uniform one. A score that
/// is higher by `temperature` makes an action e times as likely. `uniform_mix` is the part of the
/// probability that all actions share equally. Overwrites the scores.
pub(crate) fn softmax(scores: &mut [f32], temperature: f32, uniform_mix: f32) -> impl Iterator<Item = f32> {
    let best = scores.iter().copied().fold(f32::MIN, f32::max);
    scores.iter_mut().for_each(|score| *score = ((*score - best) / temperature).exp());
    let sum: f32 = scores.iter().sum();
    let uniform = uniform_mix / scores.len() as f32;
    scores.iter().map(move |score| (1.0 - uniform_mix) * score / sum + uniform)
}
