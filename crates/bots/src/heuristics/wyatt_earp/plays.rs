//! Values sheriff cards for the seat that plays them, before it is known whether a shot hits.

use super::cards::{COVERED_FACTOR, Change, Evaluator, expected_in_hand};
use kernel::Seat;
use wyatt_earp::{Action, Card, Cards, Left, Outlaw, Reaction};

/// A bonus for asking a seat first that is known to hold the card: it reveals less about other
/// hands.
const KNOWN_HOLDER_BONUS: f32 = 0.01;

impl Evaluator<'_> {
    /// Returns the value of what a sheriff card does.
    pub(super) fn sheriff_play_value(&self, action: Action) -> f32 {
        match action {
            Action::Photo(outlaw) => self.photo_value(outlaw),
            Action::Stagecoach => self.play_value(Card::STAGECOACH),
            Action::Bank => self.play_value(Card::BANK),
            Action::FastestGun => self.play_value(Card::FASTEST_GUN),
            Action::Hideout => self.play_value(Card::HIDEOUT),
            Action::Ask(outlaw, left) => self.ask_value(outlaw, left),
            Action::Rob => self.rob_value(),
            Action::EarpDraw => 2.0 * self.draw_value(),
            Action::EarpSearch => self.search_value(),
            Action::EarpClear => self.clear_value(),
            _ => 0.0,
        }
    }

    /// Returns the value of keeping the card instead of playing it.
    pub(super) fn value_if_kept(&self, action: Action) -> f32 {
        match action {
            // A photo is counted with the outlaw it shows.
            Action::Photo(_) => 0.0,
            Action::Stagecoach => self.held_value(Card::STAGECOACH),
            Action::Bank => self.held_value(Card::BANK),
            Action::FastestGun => self.held_value(Card::FASTEST_GUN),
            Action::Hideout => self.held_value(Card::HIDEOUT),
            Action::Ask(..) | Action::Rob => self.held_value(Card::MOST_WANTED),
            _ => self.held_value(Card::WYATT_EARP),
        }
    }

    /// Returns the value of a photo. It counts as two outlaw cards, and nobody can steal it
    /// (WE-18).
    fn photo_value(&self, outlaw: Outlaw) -> f32 {
        let mut set = self.public.set(self.me, outlaw);
        set.photo = true;
        let mut hand = self.view.hand;
        hand.remove_up_to(Card::photo(outlaw), 1);
        self.own_gain(outlaw, set, expected_in_hand(self.view, outlaw, hand), 1)
    }

    /// Returns the value of playing a sheriff card now, before it is known whether a shot hits.
    pub(super) fn play_value(&self, card: Card) -> f32 {
        match card {
            Card::STAGECOACH | Card::BANK | Card::FASTEST_GUN => {
                let places = self.public.places(self.me, card);
                self.p_hit * best(places.map(|outlaw| self.attach_value(card, outlaw)))
            }
            Card::HIDEOUT => {
                let covers = self.public.covers(self.me);
                self.p_hit * best(covers.map(|(left, outlaw)| self.cover_value(left, outlaw)))
            }
            Card::MOST_WANTED => {
                let asked = Outlaw::ALL.into_iter().map(|outlaw| self.ask_value(outlaw, Left(1)));
                best(asked).max(self.rob_value())
            }
            card => card.pictured().map_or(0.0, |outlaw| self.photo_value(outlaw)),
        }
    }

    /// Returns the value of attaching a card to a set: it is best where its points or its reward
    /// decide most.
    pub(super) fn attach_value(&self, card: Card, outlaw: Outlaw) -> f32 {
        let mut set = self.public.set(self.me, outlaw);
        let slot = match card {
            Card::STAGECOACH => 0,
            Card::BANK => 1,
            _ => 2,
        };
        set.attached[slot] += 1;
        self.own_gain(outlaw, set, expected_in_hand(self.view, outlaw, self.view.hand), card.reward())
    }

    /// Returns the value of covering a set. It then counts nothing (WE-25), unless its owner clears
    /// it.
    pub(super) fn cover_value(&self, left: Left, outlaw: Outlaw) -> f32 {
        let seat = self.me.clockwise(left.0, self.public.seats);
        let points = -(1.0 - COVERED_FACTOR) * self.points[outlaw.index()][seat.index()];
        let change = Change { seat: seat.index(), points, reward: 0.0 };
        self.gain(outlaw, change) * (1.0 - self.p_hit * self.p_has_earp(seat))
    }

    /// Returns the probability that a seat holds a Wyatt Earp.
    fn p_has_earp(&self, seat: Seat) -> f32 {
        let known = self.public.known[seat.index()];
        if known.contains(Card::WYATT_EARP) {
            return 1.0;
        }
        self.p_holds(seat, Card::WYATT_EARP)
    }

    /// Returns the probability that one of a seat's unknown cards is of a kind.
    fn p_holds(&self, seat: Seat, card: Card) -> f32 {
        let room = self.public.held[seat.index()] - self.public.known[seat.index()].len();
        let other = 1.0 - self.p_each * f32::from(self.unseen.count(card));
        1.0 - other.powi(room.into())
    }

    /// Returns the value of the best theft, if the shot hits.
    fn rob_value(&self) -> f32 {
        let thefts = self.public.thefts(self.me);
        self.p_hit * best(thefts.map(|(left, outlaw)| self.steal_value(left, outlaw)))
    }

    /// Returns the value of stealing a card: what its owner loses, and what it brings in hand.
    pub(super) fn steal_value(&self, left: Left, outlaw: Outlaw) -> f32 {
        let seat = self.me.clockwise(left.0, self.public.seats);
        let mut points = self.points[outlaw.index()];
        let lost = if self.public.set(seat, outlaw).covered { 0.0 } else { 2.0 };
        points[seat.index()] -= lost;
        points[self.me.index()] += 2.0;
        self.hunt.worth(&points, self.rewards[outlaw.index()]) - self.worth[outlaw.index()]
    }

    /// Returns the value of an ask: it brings a card if any of the seats asked holds one (WE-26).
    pub(super) fn ask_value(&self, outlaw: Outlaw, first: Left) -> f32 {
        let card = Card::from(outlaw);
        let mut none = 1.0;
        for seat in self.public.others(self.me) {
            if self.public.known[seat.index()].contains(card) {
                none = 0.0;
            } else if self.public.none_of[seat.index()] >> outlaw as u8 & 1 == 0 {
                none *= 1.0 - self.p_holds(seat, card);
            }
        }
        if none >= 1.0 {
            return 0.0;
        }
        let first = self.me.clockwise(first.0, self.public.seats);
        let certain = self.public.known[first.index()].contains(card);
        (1.0 - none) * self.received_value(card) + if certain { KNOWN_HOLDER_BONUS } else { 0.0 }
    }

    /// Returns the value of the best card of the pile that may be searched (WE-32).
    fn search_value(&self) -> f32 {
        if !self.public.options.searches_supply {
            let pile: Cards = self.view.discard.iter().copied().collect();
            let found = pile.kinds().filter(|&card| card != Card::WYATT_EARP);
            return best(found.map(|card| self.received_value(card).max(self.play_value(card))));
        }
        let there = f32::from(self.public.supply) * self.p_each;
        let found = self.unseen.kinds().filter(|&card| card != Card::WYATT_EARP).map(|card| {
            let is_there = 1.0 - (1.0 - there).max(0.0).powi(self.unseen.count(card).into());
            is_there * self.received_value(card).max(self.play_value(card))
        });
        best(found)
    }

    /// Returns the value of clearing a hideout: it pays if the set below would be paid for.
    fn clear_value(&self) -> f32 {
        let hideouts = self.public.hideouts(self.me);
        let aimed = match self.public.reaction {
            Reaction::Hideout(outlaw) => self.uncover_value(outlaw),
            _ => best(hideouts.map(|outlaw| self.uncover_value(outlaw))),
        };
        self.p_hit * aimed
    }

    /// Returns the value of a set once its hideout is gone.
    pub(super) fn uncover_value(&self, outlaw: Outlaw) -> f32 {
        let mut set = self.public.set(self.me, outlaw);
        set.covered = false;
        self.own_gain(outlaw, set, expected_in_hand(self.view, outlaw, self.view.hand), 0)
    }
}

/// Returns the best of these scores, or 0: no seat has to play what does harm.
fn best(scores: impl Iterator<Item = f32>) -> f32 {
    scores.fold(0.0, f32::max)
}
