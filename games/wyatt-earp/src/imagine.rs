//! Finds a possible state that looks exactly like a view. Each is as likely as dealing makes it.
//!
//! Hidden are the rest of the other hands, the supply, and the bottom of a discard that another seat has
//! searched. Known are their sizes, the cards that everybody saw going into a hand, what must still be in the
//! discard, and the outlaws that a seat was asked for and did not give (WE-26). Hands without such outlaws
//! are dealt first, each from the cards that it may hold. If there are several, a deal is accepted in
//! proportion to the ways in which the later hands could still be dealt, so that the result is even.

use crate::cards::Pile;
use crate::state::SEATS;
use crate::{Card, Cards, Outlaw, Phase, State, View};
use kernel::{ArrayVec, Luck, Seat, View as _, Viewer, below_wide};

impl View {
    pub(crate) fn imagine_state(&self, luck: &mut dyn Luck) -> State {
        loop {
            if let Some(state) = self.try_imagine(luck) {
                return state;
            }
        }
    }

    /// Makes one try. A deal may have to be thrown away, so that the result is even.
    fn try_imagine(&self, luck: &mut dyn Luck) -> Option<State> {
        let public = self.public;
        let mut rest = self.unseen();
        let mut hands = [Cards::default(); SEATS];
        let others: Vec<Seat> =
            Seat::all(public.seats).filter(|&seat| self.viewer != Viewer::Seat(seat)).collect();
        if let Some(own) = self.viewer.seat() {
            hands[own.index()] = self.hand;
        }
        let (barred, free): (Vec<Seat>, Vec<Seat>) =
            others.into_iter().partition(|seat| public.none_of[seat.index()] != 0);
        let total = rest;
        let (mut dealt, mut barred_to_all) = (0u8, u8::MAX);
        for seat in barred {
            let room = self.room(seat);
            let allowed = self.allowed(seat, rest);
            if dealt > 0 {
                // The most ways that this hand could have: earlier hands took as many cards as possible
                // that it may not hold.
                let all = self.allowed(seat, total).len();
                let spared = public.none_of[seat.index()] & !barred_to_all;
                let most = all - dealt.saturating_sub(count_of(total, spared)).min(all);
                if below_wide(luck, choose(most, room)) >= choose(allowed.len(), room) {
                    return None;
                }
            }
            let hand = draw(allowed, room, luck)?;
            rest = rest.minus(hand);
            dealt += room;
            barred_to_all &= public.none_of[seat.index()];
            hands[seat.index()] = hand;
        }
        for seat in free {
            let hand = draw(rest, self.room(seat), luck)?;
            rest = rest.minus(hand);
            hands[seat.index()] = hand;
        }
        let found = self.imagine_found(&hands, luck)?;
        for seat in Seat::all(public.seats).filter(|&seat| self.viewer != Viewer::Seat(seat)) {
            hands[seat.index()] = hands[seat.index()].plus(public.known[seat.index()]);
        }
        let discard = self.imagine_discard(&mut rest, luck)?;
        let supply = Pile::new(self.supply.unwrap_or(rest));
        let state = State { public, hands, supply, discard, found };
        self.offers_the_same(&state).then_some(state)
    }

    /// Returns whether a state offers this viewer the same actions. Whether a search is playable shows the
    /// actor whether an unknown discard has a card to find (WE-32).
    fn offers_the_same(&self, state: &State) -> bool {
        let mut actions = Vec::new();
        if let (Some(seat), true) = (self.viewer.seat(), self.hidden > 0) {
            state.actions(seat, &mut actions);
        }
        // A seat that searches has something to find.
        let findable = self.public.phase != Phase::Pick || state.findable().next().is_some();
        findable && (self.hidden == 0 || actions == self.actions())
    }

    /// Returns how many unknown cards another seat holds.
    fn room(&self, seat: Seat) -> u8 {
        self.public.held[seat.index()] - self.public.known[seat.index()].len()
    }

    /// Returns those of these cards that another hand may hold unknown (WE-26).
    fn allowed(&self, seat: Seat, cards: Cards) -> Cards {
        let none_of = self.public.none_of[seat.index()];
        let barred = Outlaw::ALL.into_iter().filter(|&outlaw| none_of >> outlaw as u8 & 1 == 1);
        barred.fold(cards, |mut cards, outlaw| {
            cards.remove_many(outlaw.into(), cards.count(outlaw.into()));
            cards
        })
    }

    /// Returns all cards that this viewer cannot place.
    pub fn unseen(&self) -> Cards {
        let public = &self.public;
        let mut seen: Cards = self.discard.iter().copied().collect();
        seen = seen.plus(self.hand).plus(self.supply.unwrap_or_default());
        if self.hidden > 0 {
            seen = seen.plus(public.sure);
        }
        for seat in Seat::all(public.seats) {
            if self.viewer != Viewer::Seat(seat) {
                seen = seen.plus(public.known[seat.index()]);
            }
            for outlaw in Outlaw::ALL {
                public.set(seat, outlaw).cards(outlaw).for_each(|card| seen.add(card));
            }
        }
        public.committed.into_iter().chain(public.announced).for_each(|card| seen.add(card));
        Cards::FULL.minus(seen)
    }

    /// Returns a discard whose bottom has what must be there and what may be there, in any order.
    fn imagine_discard(&self, rest: &mut Cards, luck: &mut dyn Luck) -> Option<ArrayVec<Card, 78>> {
        let mut discard = ArrayVec::new();
        if self.hidden > 0 {
            let extra = draw(*rest, self.hidden - self.public.sure.len(), luck)?;
            *rest = rest.minus(extra);
            let mut bottom = Pile::new(extra.plus(self.public.sure));
            for left in (1..=self.hidden).rev() {
                let card = bottom.nth(luck.below(left.into()));
                bottom.remove(card);
                discard.push(card);
            }
        }
        self.discard.iter().for_each(|&card| discard.push(card));
        Some(discard)
    }

    /// Returns the card that another seat has just found: one of those that no other seat knows (WE-33).
    #[expect(clippy::option_option, reason = "no possible state, or a state with nothing found")]
    fn imagine_found(&self, hands: &[Cards; SEATS], luck: &mut dyn Luck) -> Option<Option<Card>> {
        let public = &self.public;
        if public.phase != Phase::Immediate || self.viewer == Viewer::Seat(public.actor) {
            return Some(self.found);
        }
        let mut findable = hands[public.actor.index()];
        findable.remove_many(Card::WYATT_EARP, findable.count(Card::WYATT_EARP));
        let findable = Pile::new(findable);
        let count = findable.len();
        (count > 0).then(|| Some(findable.nth(luck.below(count))))
    }
}

/// Returns how many of these cards show one of these outlaws, one bit each.
fn count_of(cards: Cards, outlaws: u8) -> u8 {
    let counted = Outlaw::ALL.into_iter().filter(|&outlaw| outlaws >> outlaw as u8 & 1 == 1);
    counted.map(|outlaw| cards.count(outlaw.into())).sum()
}

/// Draws that many of these cards, if there are enough.
fn draw(from: Cards, count: u8, luck: &mut dyn Luck) -> Option<Cards> {
    let mut pile = Pile::new(from);
    for _ in 0..count {
        let left = Some(pile.len()).filter(|&left| left > 0)?;
        pile.remove(pile.nth(luck.below(left)));
    }
    Some(from.minus(pile.cards()))
}

/// Returns the number of ways to choose `k` of `n` cards.
fn choose(n: u8, k: u8) -> u128 {
    if k > n {
        return 0;
    }
    (0..u128::from(k)).fold(1, |ways, i| ways * (u128::from(n) - i) / (i + 1))
}
