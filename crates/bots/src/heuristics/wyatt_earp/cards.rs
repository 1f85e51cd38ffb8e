//! Values cards for the choosing seat: laid, held, drawn, discarded, or used against others.
//! Sheriff cards are in `plays`.

use super::hunt::{Hunt, Points};
use kernel::Seat;
use wyatt_earp::{Action, Card, Cards, OUTLAWS, Outlaw, Phase, Public, SEATS, Set, View};

/// The part of its points that a card in hand is worth if it can be laid at once: the round may end
/// before.
const PLAYABLE_FACTOR: f32 = 0.9;
/// The same for two cards of an outlaw who is not open: a third card must come, or another seat
/// must open the outlaw.
const PAIR_FACTOR: f32 = 0.6;
/// The same for a single card.
const SINGLE_FACTOR: f32 = 0.05;
/// The same for a photo. It uses the only sheriff card of a turn, so it waits longer.
const PHOTO_FACTOR: f32 = 0.5;
/// The part of its points that an unknown card of another seat is worth: it may not be laid for
/// long.
const UNKNOWN_CARD_FACTOR: f32 = 0.7;
/// The part of its points that a covered set is worth: a Wyatt Earp may clear it.
pub(super) const COVERED_FACTOR: f32 = 0.15;
/// The part of what a sheriff card can do now that it is worth if kept for later.
const KEPT_FACTOR: f32 = 0.3;
/// The value of a sheriff card that can do nothing now, in thousands.
const IDLE_SHERIFF_VALUE: f32 = 0.3;
/// The value of a Wyatt Earp in hand: it brings two cards at any time.
const EARP_VALUE: f32 = 0.7;
/// The probability that the next seat takes a discard that it can use: it gives up two unknown
/// cards for it.
const NEXT_SEAT_TAKES: f32 = 0.2;

/// How many points the ranking of an outlaw may shift by in the last turn of a round.
const UNCERTAINTY: f32 = 0.3;
/// The same for every card in the smallest hand: the round lasts that much longer.
const UNCERTAINTY_PER_CARD: f32 = 0.1;
/// How many points will still be laid on an outlaw, for every card in the smallest hand.
const GROWTH_PER_CARD: f32 = 0.4;

/// Evaluates actions for the viewer, outlaw by outlaw.
pub(super) struct Evaluator<'v> {
    pub(super) view: &'v View,
    pub(super) public: &'v Public,
    pub(super) me: Seat,
    pub(super) hunt: Hunt,
    pub(super) unseen: Cards,
    /// The probability that a shot hits (WE-19), and that an unknown card is a given unseen one.
    pub(super) p_hit: f32,
    pub(super) p_each: f32,
    pub(super) points: [Points; OUTLAWS],
    /// The rewards on the posters when the viewer has laid what they can.
    pub(super) rewards: [f32; OUTLAWS],
    pub(super) worth: [f32; OUTLAWS],
    /// The value of each kind of card in hand, while all of them may be played or discarded.
    held: [f32; Card::KINDS as usize],
    /// The smallest cost of any discard. A discard is due anyway, so this much is lost in any case.
    min_discard_cost: f32,
}

/// A change to one outlaw.
#[derive(Clone, Copy)]
pub(super) struct Change {
    pub(super) seat: usize,
    pub(super) points: f32,
    pub(super) reward: f32,
}

impl<'v> Evaluator<'v> {
    pub(super) fn new(view: &'v View) -> Evaluator<'v> {
        let public = &view.public;
        let me = view.viewer.seat().unwrap_or_default();
        let unseen = view.unseen();
        let count = f32::from(unseen.len().max(1));
        let hits: u8 = Outlaw::ALL.iter().map(|&outlaw| unseen.count(outlaw.into())).sum();
        let mut evaluator = Evaluator {
            view,
            public,
            me,
            hunt: hunt_state(public, me),
            unseen,
            p_hit: f32::from(hits) / count,
            p_each: 1.0 / count,
            points: [[0.0; SEATS]; OUTLAWS],
            rewards: public.posters.map(f32::from),
            worth: [0.0; OUTLAWS],
            held: [0.0; Card::KINDS as usize],
            min_discard_cost: f32::MAX,
        };
        for outlaw in Outlaw::ALL {
            let mut points = [0.0; SEATS];
            let own = expected_in_hand(view, outlaw, view.hand);
            evaluator.rewards[outlaw.index()] += own.reward;
            for seat in Seat::all(public.seats) {
                points[seat.index()] = if seat == me {
                    set_points(public.set(me, outlaw), own.points)
                } else {
                    set_points(public.set(seat, outlaw), evaluator.expected_of_other(seat, outlaw))
                };
            }
            evaluator.worth[outlaw.index()] =
                evaluator.hunt.worth(&points, evaluator.rewards[outlaw.index()]);
            evaluator.points[outlaw.index()] = points;
        }
        if public.phase == Phase::Play {
            for card in view.hand.kinds() {
                evaluator.held[usize::from(card.index())] = evaluator.loss_without(card);
                evaluator.min_discard_cost = evaluator.min_discard_cost.min(evaluator.discard_cost(card));
            }
        }
        evaluator
    }

    /// Returns how many points another seat is expected to lay on an outlaw from its hand.
    fn expected_of_other(&self, seat: Seat, outlaw: Outlaw) -> f32 {
        let known = self.public.known[seat.index()];
        let open = if self.public.is_open(outlaw) { PLAYABLE_FACTOR } else { PAIR_FACTOR };
        let seen = open * 2.0 * f32::from(known.count(outlaw.into()));
        if self.public.none_of[seat.index()] >> outlaw as u8 & 1 == 1 {
            return seen;
        }
        let room = f32::from(self.public.held[seat.index()] - known.len());
        seen + UNKNOWN_CARD_FACTOR
            * open
            * room
            * self.p_each
            * 2.0
            * f32::from(self.unseen.count(outlaw.into()))
    }

    /// Returns how much better off the viewer is after a change.
    pub(super) fn gain(&self, outlaw: Outlaw, change: Change) -> f32 {
        let mut points = self.points[outlaw.index()];
        points[change.seat] += change.points;
        let reward = self.rewards[outlaw.index()] + change.reward;
        self.hunt.worth(&points, reward) - self.worth[outlaw.index()]
    }

    /// Returns the same if only the viewer's own set and hand change, and the poster.
    pub(super) fn own_gain(&self, outlaw: Outlaw, set: Set, hand: Expected, reward: u16) -> f32 {
        let (me, poster) = (self.me.index(), self.public.posters[outlaw.index()] + reward);
        let points = set_points(set, hand.points) - self.points[outlaw.index()][me];
        let reward = f32::from(poster) + hand.reward - self.rewards[outlaw.index()];
        self.gain(outlaw, Change { seat: me, points, reward })
    }

    /// Returns how good an action seems.
    pub(super) fn score(&self, action: Action) -> f32 {
        match action {
            Action::DrawSupply => 2.0 * self.draw_value(),
            Action::DrawDiscard => self.view.discard.last().map_or(0.0, |&top| self.received_value(top)),
            Action::EndRound => self.end_value(self.public),
            Action::Meld(outlaw, count) => self.meld_value(outlaw, count),
            Action::Discard(card) => self.min_discard_cost - self.discard_cost(card),
            Action::Keep | Action::Pass => 0.0,
            Action::Place(outlaw) => {
                self.public.committed.map_or(0.0, |card| self.attach_value(card, outlaw))
            }
            Action::Cover(left, outlaw) => self.cover_value(left, outlaw),
            Action::Take(left, outlaw) => self.steal_value(left, outlaw),
            Action::Pick(card) => self.received_value(card).max(self.play_value(card)),
            Action::Uncover(outlaw) => self.uncover_value(outlaw),
            Action::AskNext(left) => self.public.wanted.map_or(0.0, |wanted| self.ask_value(wanted, left)),
            play => {
                let ending = if self.ends_with(1) { self.end_value(self.public) } else { 0.0 };
                self.sheriff_play_value(play) - self.value_if_kept(play) + ending
            }
        }
    }

    /// Returns the value of a card in hand.
    pub(super) fn held_value(&self, card: Card) -> f32 {
        if self.public.phase == Phase::Play {
            self.held[usize::from(card.index())]
        } else {
            self.loss_without(card)
        }
    }

    /// Returns how much worse off the viewer would be without a card in hand.
    fn loss_without(&self, card: Card) -> f32 {
        let mut hand = self.view.hand;
        if let Some(outlaw) = card.outlaw().or(card.pictured()) {
            hand.remove_up_to(card, 1);
            return -self.own_gain(
                outlaw,
                self.public.set(self.me, outlaw),
                expected_in_hand(self.view, outlaw, hand),
                0,
            );
        }
        self.sheriff_value(card)
    }

    /// Returns the value of a card that comes into the hand.
    pub(super) fn received_value(&self, card: Card) -> f32 {
        let mut hand = self.view.hand;
        if let Some(outlaw) = card.outlaw().or(card.pictured()) {
            hand.add(card);
            return self.own_gain(
                outlaw,
                self.public.set(self.me, outlaw),
                expected_in_hand(self.view, outlaw, hand),
                0,
            );
        }
        self.sheriff_value(card)
    }

    /// Returns the cost of a discard: the card, and what the next seat may do with it.
    fn discard_cost(&self, card: Card) -> f32 {
        let next = self.me.left(self.public.seats).index();
        let fed = card.outlaw().or(card.pictured()).map_or(0.0, |outlaw| {
            let playable = if self.public.is_open(outlaw) { PLAYABLE_FACTOR } else { PAIR_FACTOR };
            let points = playable * if card.is_hit() { 2.0 } else { 4.0 };
            -NEXT_SEAT_TAKES * self.gain(outlaw, Change { seat: next, points, reward: 0.0 })
        });
        self.held_value(card) + fed
    }

    /// Returns the value of a sheriff card. A card that can do much now can do so later, but things
    /// change.
    fn sheriff_value(&self, card: Card) -> f32 {
        match card {
            Card::WYATT_EARP => EARP_VALUE,
            card => (KEPT_FACTOR * self.play_value(card)).max(IDLE_SHERIFF_VALUE),
        }
    }

    /// Returns the value of an unknown card from the supply.
    pub(super) fn draw_value(&self) -> f32 {
        let unseen = |card: Card| f32::from(self.unseen.count(card));
        let (mut sum, mut shown) = (0.0, 0.0);
        for outlaw in Outlaw::ALL {
            for card in [outlaw.into(), Card::photo(outlaw)] {
                let count = unseen(card);
                shown += count;
                if count > 0.0 {
                    sum += count * self.received_value(card);
                }
            }
        }
        let others = f32::from(self.unseen.len()) - shown;
        self.p_each * (sum + others * IDLE_SHERIFF_VALUE)
    }

    /// Returns the value of a meld. Laid cards raise the reward by all but one of them (WE-16), so
    /// it pays to lay many at once.
    fn meld_value(&self, outlaw: Outlaw, count: u8) -> f32 {
        let mut set = self.public.set(self.me, outlaw);
        set.outlaws += count;
        let reward = u16::from(count) - 1;
        if self.ends_with(count) {
            let mut after = *self.public;
            after.sets[self.me.index()][outlaw.index()] = set;
            after.posters[outlaw.index()] += reward;
            return self.end_value(&after);
        }
        let mut hand = self.view.hand;
        hand.remove_many(outlaw.into(), count);
        self.own_gain(outlaw, set, expected_from_hand(outlaw, hand, true), reward)
    }

    /// Returns whether a play of this many cards ends the round: it leaves one card, which must be
    /// discarded (WE-13).
    fn ends_with(&self, count: u8) -> bool {
        self.public.held[self.me.index()] == count + 1 && !self.public.reacts()
    }

    /// Returns the value of ending the round like this, compared with playing on. The leader should
    /// end it before the others have laid what they hold.
    fn end_value(&self, public: &Public) -> f32 {
        let mut now = 0.0;
        for outlaw in Outlaw::ALL {
            for (seat, amount, _) in public.payout(outlaw).takes {
                let weight = if seat == self.me { 1.0 } else { -self.hunt.rival_weights[seat.index()] };
                now += weight * f32::from(amount);
            }
        }
        now - self.worth.iter().sum::<f32>()
    }
}

/// Returns the state of the round: how far it has come, and what each rival's gain costs.
fn hunt_state(public: &Public, me: Seat) -> Hunt {
    let least = Seat::all(public.seats).map(|seat| public.held[seat.index()]).min().unwrap_or_default();
    let left = f32::from(least);
    let mut rival_weights = [0.0; SEATS];
    for seat in public.others(me) {
        rival_weights[seat.index()] = 1.0 / f32::from(public.seats - 1);
    }
    Hunt {
        seats: public.seats.into(),
        me: me.index(),
        uncertainty: UNCERTAINTY + UNCERTAINTY_PER_CARD * left,
        growth: GROWTH_PER_CARD * left,
        rival_weights,
    }
}

/// Returns the points of a set, with what is expected to be added to it.
fn set_points(set: Set, expected: f32) -> f32 {
    if set.covered {
        let open = Set { covered: false, ..set };
        return COVERED_FACTOR * (f32::from(open.points()) + expected);
    }
    f32::from(set.points()) + expected
}

/// What the cards of a hand will bring to an outlaw, in points and on the poster.
#[derive(Clone, Copy)]
pub(super) struct Expected {
    points: f32,
    reward: f32,
}

/// Returns what the cards of an outlaw in the viewer's hand will bring.
pub(super) fn expected_in_hand(view: &View, outlaw: Outlaw, hand: Cards) -> Expected {
    expected_from_hand(outlaw, hand, view.public.is_open(outlaw))
}

fn expected_from_hand(outlaw: Outlaw, hand: Cards, open: bool) -> Expected {
    let count = hand.count(outlaw.into());
    let (laid, photo) = match count {
        _ if open => (PLAYABLE_FACTOR, PHOTO_FACTOR),
        0 => (0.0, 0.0),
        1 => (SINGLE_FACTOR, SINGLE_FACTOR),
        2 => (PAIR_FACTOR, PAIR_FACTOR),
        _ => (PLAYABLE_FACTOR, PHOTO_FACTOR),
    };
    let photos = f32::from(hand.count(Card::photo(outlaw)));
    Expected {
        points: 2.0 * laid * f32::from(count) + 4.0 * photo * photos,
        reward: laid * f32::from(count.saturating_sub(1)) + photo * photos,
    }
}
