//! How to play Wild Shots. Every card of a hand is played once, so each choice is between a cost
//! now and a cost later. A card scores the risk it removes from the hand
//! ([`Evaluator::risk_removed`]) less the cost of the trick with it ([`Evaluator::trick_cost`]),
//! both in penalty points.

use super::{Heuristics, Odds, SearchMode, softmax, win_probabilities_from};
use kernel::{Message, Seat, State as _, View as _, Viewer};
use wild_shots::{Action, COST, Card, CardSet, Public, SEATS, State, Symbol, TRICKS, View, hurts};

/// How often, at most, a seat that could play below the best card plays above it: a cheap trick is
/// a good time to lose a high card.
const OVERTAKE_RATE: f32 = 0.5;
/// How often a seat that cannot follow takes the trick with a trump. This is rare, because the seat
/// prefers to discard a card that costs points.
const RUFF_RATE: f32 = 0.1;
/// The part of its worst card below mine that a following seat adds to my trick. The seat also has
/// other goals.
const FOLLOWER_PENALTY: f32 = 0.6;
/// The part of its worst card that a seat which cannot follow discards on my trick. It is more than
/// 1, because the next tricks of that colour will cost as much again.
const DISCARD_PENALTY: f32 = 1.3;
/// The cost of leading the next trick: all others know what they have to play below.
const LEAD_COST: f32 = 0.2;
/// How often a card above all others of its colour takes the trick it is played in.
const TOP_RANK_TAKES: f32 = 0.45;
/// How steeply that rate falls with the rank, per other seat: with more seats, a higher card is
/// more likely.
const RANK_EXPONENT: f32 = 0.5;
/// How often a card above all others of its symbol takes the trick when that symbol is trump.
const TOP_TRUMP_TAKES: f32 = 0.7;
/// The part of a card's danger that remains with each lower card of its colour in the hand. The
/// high card can wait while a lower one can be played.
const COVER_FACTOR: f32 = 0.7;
/// The value of having played the last card of a colour, in average cards: a seat that cannot
/// follow may discard cards that cost points.
const VOID_BONUS: f32 = 0.3;

/// The lead in points that makes a win e times as likely, by seats (from two) and round (from the
/// second), when that round begins. Fitted to 20,000 games between greedy bots.
const LEAD_SCALE: [[f32; 3]; 3] = [[19.0, 18.0, 16.0], [13.5, 13.0, 10.5], [12.0, 11.0, 9.0]];

/// The temperature of the opponents' assumed policy: they more or less follow the same heuristics.
const OPPONENT_TEMPERATURE: f32 = 0.3;
/// The part of the opponents' choices that is assumed to have other reasons.
const OPPONENT_UNIFORM_MIX: f32 = 0.1;

/// The heuristics of Wild Shots.
#[derive(Clone, Copy, Debug, Default)]
pub struct WildShotsHeuristics;

impl Heuristics<State> for WildShotsHeuristics {
    const TEMPERATURE: f32 = 0.5;
    const INFERS: bool = true;

    fn score_actions(&self, view: &View, scores: &mut Vec<f32>) {
        let evaluator = Evaluator::new(view);
        let score = |&Action::Play(card): &Action| evaluator.risk_removed(card) - evaluator.trick_cost(card);
        scores.extend(view.actions().iter().map(score));
    }

    /// A rollout ends with the round: all cards are gathered, and only the points remain.
    fn ends_rollout(&self, start: &View, now: &View, _: SearchMode) -> bool {
        start.public.round != now.public.round
    }

    /// Replays the cards of this round. For each card, asks how likely a seat with that hand plays
    /// it.
    fn log_likelihood(&self, view: &View, world: &State) -> f32 {
        let (mut sum, mut scores) = (0.0, Vec::new());
        world.replay_round(&mut |seen, action| {
            if seen.viewer != view.viewer && seen.actions().len() > 1 {
                scores.clear();
                self.score_actions(seen, &mut scores);
                let policy = softmax(&mut scores, OPPONENT_TEMPERATURE, OPPONENT_UNIFORM_MIX);
                let played = seen.actions().iter().zip(policy).find(|(legal, _)| **legal == action);
                sum += played.map_or(0.0, |(_, probability)| probability.ln());
            }
        });
        sum
    }

    fn win_probabilities(&self, state: &State, probabilities: &mut [f32]) {
        let public = state.view(Viewer::Bystander).public;
        let round = public.this_round();
        let mut points = [0.0; SEATS];
        for seat in Seat::all(public.seats) {
            points[seat.index()] = -f32::from(public.penalty(seat) + round[seat.index()]);
        }
        let lead_scale =
            LEAD_SCALE[usize::from(public.seats) - 2][usize::from(public.round.saturating_sub(2))];
        win_probabilities_from(&points[..usize::from(public.seats)], lead_scale, probabilities);
    }

    /// Returns the odds of the next trump, if this card ends a trick (WS-6). All symbols that were
    /// drawn have been seen.
    fn odds(&self, view: &View, _: Action) -> Vec<Odds> {
        let public = &view.public;
        if public.laid + 1 < public.seats || public.trick + 1 == TRICKS {
            return Vec::new();
        }
        let of = public.pile.iter().map(|&left| u32::from(left)).sum();
        let odds = |symbol: Symbol| Odds {
            what: Message::new("wild-shots-odds-trump").with("symbol", symbol),
            ways: public.pile[symbol as usize].into(),
            of,
        };
        Symbol::ALL.into_iter().map(odds).filter(|odds| odds.ways > 0).collect()
    }
}

/// Evaluates the cards that a seat may play.
struct Evaluator<'v> {
    public: &'v Public,
    hand: CardSet,
    /// The cards in other hands, and those that nobody holds.
    unseen: CardSet,
    trumps: CardSet,
    /// The cost of each symbol in this round.
    costs: [f32; 4],
    /// The average cost of an unseen card.
    average: f32,
}

impl<'v> Evaluator<'v> {
    fn new(view: &'v View) -> Evaluator<'v> {
        let public = &view.public;
        let unseen = CardSet::FULL.minus(view.hand).minus(public.played());
        let cost =
            |symbol: Symbol| if hurts(public.round, symbol) { COST[symbol as usize].into() } else { 0.0 };
        let trumps = public.trump.map_or(CardSet::EMPTY, Symbol::cards);
        let costs = Symbol::ALL.map(cost);
        let mut evaluator = Evaluator { public, hand: view.hand, unseen, trumps, costs, average: 0.0 };
        evaluator.average = evaluator.cost(unseen) / count(unseen).max(1.0);
        evaluator
    }

    /// Returns the cost of these cards for the seat that takes them.
    fn cost(&self, cards: CardSet) -> f32 {
        let cost = |symbol: Symbol| self.costs[symbol as usize] * count(cards.and(symbol.cards()));
        Symbol::ALL.into_iter().map(cost).sum()
    }

    /// Returns the expected cost of this trick if this card is played. A card that does not hold
    /// the trick costs nothing. A card that does costs what lies in the trick and what the later
    /// seats add, unless one of them plays above it.
    fn trick_cost(&self, card: Card) -> f32 {
        let public = self.public;
        if !public.claim(public.turn, card).beats(public.best) {
            return 0.0;
        }
        let led = CardSet::of(public.led().unwrap_or(card.colour()));
        let above = self.unseen.and(self.above(card));
        let below = self.unseen.minus(above);
        let (mut p_mine, mut stake) = (1.0, self.cost(public.on_table.with(card)));
        let mut seat = public.turn;
        for _ in public.laid + 1..public.seats {
            seat = seat.left(public.seats);
            let held = public.held(seat);
            let p_none = |cards| self.p_none(held, cards);
            let p_void = self.p_void(seat, led);
            // The seat follows, but has nothing below.
            let p_stuck = if p_void < 1.0 { p_none(led.and(below)) - p_void } else { 0.0 };
            let p_free = 1.0 - p_void - p_stuck;
            let high = count(led.and(above)) / count(led.and(self.unseen)).max(1.0);
            let p_above = p_stuck
                + p_free * OVERTAKE_RATE * high
                + p_void * RUFF_RATE * (1.0 - p_none(above.minus(led)));
            p_mine *= 1.0 - p_above;
            stake += (1.0 - p_void) * FOLLOWER_PENALTY * self.worst_cost(held, led.and(below))
                + p_void * DISCARD_PENALTY * self.worst_cost(held, below.minus(led));
        }
        p_mine * (stake + LEAD_COST)
    }

    /// Returns all cards that would take the trick from this one (WS-9).
    fn above(&self, card: Card) -> CardSet {
        let lower = CardSet::below(card.rank());
        if self.trumps.contains(card) {
            self.trumps.minus(lower)
        } else {
            self.trumps.or(CardSet::of(card.colour()).minus(lower))
        }
    }

    /// Returns the probability that a seat cannot follow this colour.
    fn p_void(&self, seat: Seat, led: CardSet) -> f32 {
        let shown = self.public.voids[seat.index()].cards();
        if shown.and(led).is_empty() {
            self.p_none(self.public.held(seat), led.and(self.unseen))
        } else {
            1.0
        }
    }

    /// Returns the probability that a hand of this many unseen cards has none of these.
    fn p_none(&self, held: u8, cards: CardSet) -> f32 {
        (1.0 - count(cards) / count(self.unseen).max(1.0)).powi(held.into())
    }

    /// Returns the expected cost of the worst of these cards in a hand of this size.
    fn worst_cost(&self, held: u8, cards: CardSet) -> f32 {
        let (mut cost, mut p_no_worse) = (0.0, 1.0);
        // The most expensive symbol comes last (WS-12).
        for symbol in Symbol::ALL.into_iter().rev().filter(|&symbol| self.costs[symbol as usize] > 0.0) {
            let p_none = self.p_none(held, cards.and(symbol.cards()));
            cost += p_no_worse * (1.0 - p_none) * self.costs[symbol as usize];
            p_no_worse *= p_none;
        }
        cost
    }

    /// Returns how much risk leaves the hand with this card. The card's own danger goes, but the
    /// higher cards of its colour lose a card that covered them.
    fn risk_removed(&self, card: Card) -> f32 {
        let own = self.hand.and(CardSet::of(card.colour()));
        let lower = own.and(CardSet::below(card.rank()));
        let mut cover = COVER_FACTOR.powi(lower.len().into());
        let mut removed = cover * self.danger(card);
        for higher in own.minus(lower.with(card)).iter() {
            removed -= cover * (1.0 - COVER_FACTOR) * self.danger(higher);
            cover *= COVER_FACTOR;
        }
        if own.len() == 1 { removed + VOID_BONUS * self.average } else { removed }
    }

    /// Returns the expected cost of a card when it is played later, if it is alone in its colour.
    fn danger(&self, card: Card) -> f32 {
        let others = f32::from(self.public.seats - 1);
        let lower = CardSet::below(card.rank());
        let share = |kin: CardSet| (count(kin.and(lower)) + 0.5) / (count(kin) + 1.0);
        let by_rank =
            TOP_RANK_TAKES * share(self.unseen.and(CardSet::of(card.colour()))).powf(RANK_EXPONENT * others);
        let symbol = card.symbol();
        let by_trump = symbol.map_or(0.0, |symbol| {
            TOP_TRUMP_TAKES * self.p_trump(symbol) * share(self.unseen.and(symbol.cards()))
        });
        let cost = symbol.map_or(0.0, |symbol| self.costs[symbol as usize]);
        (by_rank + by_trump) * (self.average * others + cost)
    }

    /// Returns the probability that the next trump is this symbol.
    fn p_trump(&self, symbol: Symbol) -> f32 {
        let left: u8 = self.public.pile.iter().sum();
        f32::from(self.public.pile[symbol as usize]) / f32::from(left)
    }
}

fn count(cards: CardSet) -> f32 {
    cards.len().into()
}
