//! Tree search for games with hidden information: information-set Monte Carlo tree search (ISMCTS).
//!
//! Every iteration imagines a world that looks exactly like the view. It descends the tree by PUCT,
//! ends with a rollout after the first new node of the searching seat, and adds the resulting
//! values to every node on the path, for the seat that chose there.
//!
//! A node stands for what the choosing seat can see. It is found by the hash of that view, so two
//! worlds that look the same to the seat share a node. No choice can depend on hidden information,
//! and each simultaneous choice is made without knowing the others. Each seat maximises its own
//! value. This module names no game: [`Heuristics`] is all it knows of one. Rollouts are in
//! `rollout`, inference of hidden cards in `weighted_worlds`.

use crate::heuristics::softmax;
use crate::rollout::{Scores, Values, rollout, standing_values};
use crate::weighted_worlds::{WeightedWorlds, search_budget};
use crate::{Bot, Heuristics, SearchMode};
use kernel::{ActionOf, Awaits, Luck, QuickLuck, Seat, State, Step, View, Viewer};
use rustc_hash::{FxBuildHasher, FxHashMap};
use std::hash::BuildHasher;
use std::time::{Duration, Instant};

/// How long a search may take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// This many imagined worlds. The same view and luck then give the same choice.
    Iterations(u32),
    /// This many milliseconds.
    Millis(u32),
}

/// A bot that searches before it chooses.
#[derive(Clone, Copy, Debug)]
pub struct Ismcts<H> {
    /// What is known about playing the game.
    pub heuristics: H,
    /// How long to search. The bot answers earlier if the choice is clear.
    pub budget: Budget,
    /// Whether to infer hidden cards and to play longer rollouts.
    pub mode: SearchMode,
    /// The number of threads. They search independently, and their statistics are added up.
    pub threads: u8,
}

/// The source of the worlds of a search: each call returns one.
pub type WorldSampler<'w, S> = dyn Fn(&mut QuickLuck) -> S + Sync + 'w;

/// What a search found out about one action.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ActionStats<A> {
    /// The legal action.
    pub action: A,
    /// The number of worlds in which it was tried.
    pub visits: u32,
    /// The sum of its values over these worlds.
    pub value_sum: f32,
    /// Its probability under the heuristics, before any search.
    pub prior: f32,
}

impl<V: View, H: Heuristics<V::State>> Bot<V> for Ismcts<H> {
    fn choose(&self, view: &V, luck: &mut QuickLuck) -> ActionOf<V::State> {
        match view.actions() {
            [only] => *only,
            actions => most_visited(&self.search(view, luck)).unwrap_or(actions[0]),
        }
    }
}

/// Returns the action with the most visits. Search visits the most promising action most often.
fn most_visited<A: Copy>(stats: &[ActionStats<A>]) -> Option<A> {
    let best = stats.iter().max_by(|a, b| {
        a.visits.cmp(&b.visits).then(a.value_sum.total_cmp(&b.value_sum)).then(a.prior.total_cmp(&b.prior))
    });
    best.map(|stats| stats.action)
}

impl<H: Copy + Send + Sync> Ismcts<H> {
    /// Chooses as if only these worlds were possible. This is for measurements of what hidden cards
    /// cost: the caller knows more than a bot ever does.
    pub fn choose_in_worlds<V: View>(
        &self,
        view: &V,
        worlds: &WorldSampler<V::State>,
        luck: &mut QuickLuck,
    ) -> ActionOf<V::State>
    where
        H: Heuristics<V::State>,
    {
        match view.actions() {
            [only] => *only,
            actions => most_visited(&self.search_worlds(view, worlds, luck)).unwrap_or(actions[0]),
        }
    }

    /// Searches, and returns the statistics of each legal action, in the order of `view.actions()`.
    pub fn search<V: View>(&self, view: &V, luck: &mut QuickLuck) -> Vec<ActionStats<ActionOf<V::State>>>
    where
        H: Heuristics<V::State>,
    {
        if H::INFERS && self.mode == SearchMode::Deep {
            let worlds = WeightedWorlds::imagine(&self.heuristics, view, self.budget, luck);
            let search = Ismcts { budget: search_budget(self.budget), ..*self };
            return search.search_worlds(view, &|luck| worlds.sample(luck), luck);
        }
        self.search_worlds(view, &|luck| view.imagine(luck), luck)
    }

    /// Searches these worlds instead of those that the view can imagine.
    fn search_worlds<V: View>(
        &self,
        view: &V,
        worlds: &WorldSampler<V::State>,
        luck: &mut QuickLuck,
    ) -> Vec<ActionStats<ActionOf<V::State>>>
    where
        H: Heuristics<V::State>,
    {
        let threads = u32::from(self.threads.max(1));
        let seeds: Vec<u64> = (0..threads).map(|_| draw_seed(luck)).collect();
        let per_thread = match self.budget {
            Budget::Iterations(all) => Budget::Iterations(all.div_ceil(threads)),
            millis @ Budget::Millis(_) => millis,
        };
        let search = |seed: u64| {
            let mut search = Search::new(self.heuristics, self.mode, view, worlds, seed);
            search.run(per_thread);
            search.root_stats()
        };
        if let [only] = seeds[..] {
            return search(only);
        }
        let found: Vec<_> = std::thread::scope(|scope| {
            let running: Vec<_> = seeds.into_iter().map(|seed| scope.spawn(move || search(seed))).collect();
            let joined = |thread: std::thread::ScopedJoinHandle<'_, _>| {
                thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
            };
            running.into_iter().map(joined).collect()
        });
        merge_stats(found)
    }
}

/// Draws a seed for another generator.
pub(crate) fn draw_seed(luck: &mut QuickLuck) -> u64 {
    u64::from(luck.below(u32::MAX)) << 32 | u64::from(luck.below(u32::MAX))
}

fn merge_stats<A: Copy>(found: Vec<Vec<ActionStats<A>>>) -> Vec<ActionStats<A>> {
    let mut found = found.into_iter();
    let mut sum = found.next().unwrap_or_default();
    for stats in found {
        for (sum, stats) in sum.iter_mut().zip(stats) {
            sum.visits += stats.visits;
            sum.value_sum += stats.value_sum;
        }
    }
    sum
}

/// The weight of exploration, in standard deviations of a node's values. Where the values of worlds
/// differ little, there is little to gain from other actions.
const C_PUCT: f32 = 1.3;
/// The part of the priors that is uniform, whatever the heuristics say.
const UNIFORM_MIX: f32 = 0.25;
/// The maximum number of nodes, some 200 MB. When the tree is full, rollouts begin at its leaves.
const MAX_NODES: usize = 1 << 20;
/// The number of iterations between two checks whether the choice is clear.
const CHECK_EVERY: u32 = 32;

struct Edge<A> {
    action: A,
    prior: f32,
    visits: u32,
    value_sum: f32,
}

struct Node<A> {
    visits: u32,
    value_sum: f32,
    /// The sum of the squared values.
    value_squares: f32,
    edges: Vec<Edge<A>>,
}

struct Search<'v, V: View, H> {
    heuristics: H,
    mode: SearchMode,
    view: &'v V,
    worlds: &'v WorldSampler<'v, V::State>,
    luck: QuickLuck,
    nodes: Vec<Node<ActionOf<V::State>>>,
    /// By hash of a view: the number of its node.
    node_of_view: FxHashMap<u64, u32>,
    path: Vec<(u32, u32, Seat)>,
    scores: Scores,
}

impl<'v, V: View, H: Heuristics<V::State>> Search<'v, V, H> {
    fn new(
        heuristics: H,
        mode: SearchMode,
        view: &'v V,
        worlds: &'v WorldSampler<'v, V::State>,
        seed: u64,
    ) -> Self {
        let mut search = Search {
            heuristics,
            mode,
            view,
            worlds,
            luck: QuickLuck::new(seed),
            nodes: Vec::new(),
            node_of_view: FxHashMap::default(),
            path: Vec::new(),
            scores: Vec::new(),
        };
        search.expand(view);
        search
    }

    fn root_stats(&self) -> Vec<ActionStats<ActionOf<V::State>>> {
        let stats = |edge: &Edge<_>| {
            let &Edge { action, visits, value_sum, prior } = edge;
            ActionStats { action, visits, value_sum, prior }
        };
        self.nodes[0].edges.iter().map(stats).collect()
    }

    fn run(&mut self, budget: Budget) {
        match budget {
            Budget::Iterations(all) => {
                for done in 0..all {
                    if done % CHECK_EVERY == 0 && self.can_stop_early(all - done, all) {
                        return;
                    }
                    self.iterate();
                }
            }
            Budget::Millis(millis) => {
                let (start, all) = (Instant::now(), Duration::from_millis(millis.into()));
                for done in 0.. {
                    let spent = start.elapsed();
                    if spent >= all {
                        return;
                    }
                    if done > 0 && done % CHECK_EVERY == 0 {
                        let rate = f64::from(done) / spent.as_secs_f64().max(1e-6);
                        let left = (all.saturating_sub(spent).as_secs_f64() * rate) as u32;
                        if self.can_stop_early(left, done.saturating_add(left)) {
                            return;
                        }
                    }
                    self.iterate();
                }
            }
        }
    }

    /// Returns whether the choice can no longer change, or hardly. A choice that is clear after a
    /// tenth of the budget is made then.
    fn can_stop_early(&self, left: u32, all: u32) -> bool {
        let (mut best, mut second) = (0, 0);
        for edge in &self.nodes[0].edges {
            if edge.visits > best {
                (second, best) = (best, edge.visits);
            } else {
                second = second.max(edge.visits);
            }
        }
        let done = self.nodes[0].visits;
        best > second.saturating_add(left) || (done >= all / 10 && done >= 100 && best >= 20 * second.max(1))
    }

    fn iterate(&mut self) {
        let mut state = (self.worlds)(&mut self.luck);
        self.path.clear();
        let values = self.descend(&mut state);
        for &(node, edge, seat) in &self.path {
            let node = &mut self.nodes[node as usize];
            let edge = &mut node.edges[edge as usize];
            let value = values[seat.index()];
            (node.visits, node.value_sum) = (node.visits + 1, node.value_sum + value);
            node.value_squares += value * value;
            (edge.visits, edge.value_sum) = (edge.visits + 1, edge.value_sum + value);
        }
    }

    /// Descends the tree, adds a node, and ends with a rollout. Returns the values of the world.
    fn descend(&mut self, state: &mut V::State) -> Values {
        loop {
            match state.awaits() {
                Awaits::Nothing => return standing_values(state.standing()),
                Awaits::Chance => {
                    let chance = state.sample(&mut self.luck);
                    state.apply(&Step::Chance(chance));
                }
                Awaits::Seats(seats) => {
                    // The searching seat chooses first, so that every world begins at the root.
                    let own = self
                        .view
                        .viewer()
                        .seat()
                        .filter(|&seat| self.path.is_empty() && seats.contains(seat));
                    let Some(seat) = own.or(seats.first()) else { unreachable!("a seat owes a decision") };
                    let view = state.view(Viewer::Seat(seat));
                    if let [only] = view.actions() {
                        let only = *only;
                        state.apply(&Step::Act(seat, only));
                        continue;
                    }
                    let known = self.node_of_view.get(&view_hash(&view)).copied();
                    let is_full = known.is_none() && self.nodes.len() >= MAX_NODES;
                    if is_full
                        || !self.path.is_empty() && self.heuristics.ends_rollout(self.view, &view, self.mode)
                    {
                        return self.rollout(state);
                    }
                    let node = known.unwrap_or_else(|| self.expand(&view));
                    let edge = self.nodes[node as usize].select();
                    self.path.push((node, edge, seat));
                    let action = self.nodes[node as usize].edges[edge as usize].action;
                    state.apply(&Step::Act(seat, action));
                    if known.is_none() && self.view.viewer() == Viewer::Seat(seat) {
                        return self.rollout(state);
                    }
                }
            }
        }
    }

    fn rollout(&mut self, state: &mut V::State) -> Values {
        rollout(&self.heuristics, Some((self.view, self.mode)), state, &mut self.scores, &mut self.luck)
    }

    /// Adds a node for this view. The heuristics give its priors.
    fn expand(&mut self, view: &V) -> u32 {
        self.scores.clear();
        self.heuristics.score_actions(view, &mut self.scores);
        let priors = softmax(&mut self.scores, H::TEMPERATURE, UNIFORM_MIX);
        let edges = view.actions().iter().zip(priors).map(|(&action, prior)| Edge {
            action,
            prior,
            visits: 0,
            value_sum: 0.0,
        });
        let node = Node { visits: 0, value_sum: 0.0, value_squares: 0.0, edges: edges.collect() };
        let number = self.nodes.len() as u32;
        self.nodes.push(node);
        self.node_of_view.insert(view_hash(view), number);
        number
    }
}

/// Returns the hash of what a seat sees.
fn view_hash<V: View>(view: &V) -> u64 {
    FxBuildHasher.hash_one(view)
}

impl<A> Node<A> {
    /// Returns the standard deviation of the values here. Until there are enough of them, it is
    /// that of a game that is won or lost.
    fn std_dev(&self, mean: f32) -> f32 {
        if self.visits < 8 {
            return 0.5;
        }
        (self.value_squares / self.visits as f32 - mean * mean).max(1e-4).sqrt()
    }

    /// Returns the edge with the highest PUCT score: the mean value, plus a bonus for edges with
    /// few visits. An edge without visits is assumed to be as good as its node.
    fn select(&self) -> u32 {
        let mean = if self.visits == 0 { 0.5 } else { self.value_sum / self.visits as f32 };
        let exploration = (self.visits as f32 + 1.0).sqrt() * C_PUCT * self.std_dev(mean);
        let (mut best, mut selected) = (f32::MIN, 0);
        for (i, edge) in (0..).zip(&self.edges) {
            let mean_value = if edge.visits == 0 { mean } else { edge.value_sum / edge.visits as f32 };
            let puct = mean_value + exploration * edge.prior / (1.0 + edge.visits as f32);
            if puct > best {
                (best, selected) = (puct, i);
            }
        }
        selected
    }
}
