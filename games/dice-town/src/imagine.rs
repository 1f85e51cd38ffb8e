//! Imagines a state that would look exactly like a view, each with its probability by chance.
//!
//! Hidden are: the rest of the other hands, the cards face down in the decks and the discard, cards
//! that another seat has drawn, dice under other cups, and choices and offers that have not been
//! shown. Known are all sizes, and the cards in the viewer's memory. Cards are dealt again from all
//! that the viewer has not seen, dice are rolled again, and a secret choice of another seat is any
//! of its choices. The others' memories contain only what everybody knows.

use crate::state::{Phase, Place};
use crate::{Action, Card, Cards, Choice, Dice, Memory, Offer, SEATS, State, View};
use kernel::{Luck, Seat, Viewer};

impl View {
    pub(crate) fn imagine_state(&self, luck: &mut dyn Luck) -> State {
        let mut state = State {
            public: self.public,
            hands: [Cards::NONE; SEATS],
            deck: Cards::NONE,
            discard: Cards::NONE,
            drawn: Cards::NONE,
            rolled: [Dice::NONE; SEATS],
            choices: self.choices,
            offers: self.offers.map(Option::unwrap_or_default),
            memory: [Memory::default(); SEATS],
        };
        self.imagine_cards(&mut state, luck);
        for seat in Seat::all(self.public.seats) {
            if self.viewer == Viewer::Seat(seat) {
                state.memory[seat.index()] = self.known;
                state.rolled[seat.index()] = self.rolled;
            } else {
                let robbed = self.public.place == Place::Saloon && seat == self.public.victim;
                let missing = if robbed { state.drawn } else { Cards::NONE };
                let hand = state.hands[seat.index()].plus(missing);
                state.memory[seat.index()] = self.public.known.for_seat(seat, hand);
                self.imagine_dice(&mut state, seat, luck);
                self.imagine_offer(&mut state, seat, luck);
            }
        }
        state
    }

    /// Deals all cards that the viewer has not seen.
    fn imagine_cards(&self, state: &mut State, luck: &mut dyn Luck) {
        let public = &self.public;
        let mut unseen = Cards::FULL;
        let mut place = |cards: Cards| {
            unseen = unseen.minus(cards);
            cards
        };
        public.titles.iter().for_each(|&title| _ = place([title].into_iter().collect()));
        for seat in Seat::all(public.seats) {
            place(public.wired[seat.index()]);
            state.hands[seat.index()] = place(self.seen_in_hand(seat));
        }
        state.drawn = place(self.drawn.unwrap_or_default());
        state.discard = place(self.known.discard);
        state.deck = place(self.known.deck);
        let held = place(self.held_by_others(&state.hands));
        self.hand_out(held, &mut state.hands, luck);
        let mut deal = |to: &mut Cards, store: u8, titles: u8| {
            for (count, is_title) in [(store, false), (titles, true)] {
                let held = |cards: Cards| if is_title { cards.titles() } else { cards.store() };
                while held(*to).len() < count {
                    let card = draw(held(unseen), luck);
                    unseen.remove(card);
                    to.add(card);
                }
            }
        };
        for seat in self.others() {
            let (store, titles) = self.held(seat);
            deal(&mut state.hands[seat.index()], store, titles);
        }
        if self.drawn.is_none() && public.place != Place::Saloon {
            deal(&mut state.drawn, public.drawn_store, 0);
        }
        deal(&mut state.discard, public.store_discard, 0);
        deal(&mut state.deck, public.store_deck, public.title_deck);
        if self.is_robbed_unseen(public.victim) {
            let hand = &mut state.hands[public.victim.index()];
            for (count, is_title) in [(public.drawn_store, false), (public.drawn_titles, true)] {
                for _ in 0..count {
                    let card = draw(if is_title { hand.titles() } else { hand.store() }, luck);
                    hand.remove(card);
                    state.drawn.add(card);
                }
            }
        }
    }

    fn others(&self) -> impl Iterator<Item = Seat> + use<> {
        let viewer = self.viewer;
        Seat::all(self.public.seats).filter(move |&seat| viewer != Viewer::Seat(seat))
    }

    /// Returns the cards that must be in other hands besides those that are there already. The
    /// viewer does not know in which hands.
    fn held_by_others(&self, hands: &[Cards; SEATS]) -> Cards {
        let seen = self.others().fold(Cards::NONE, |all, seat| all.plus(hands[seat.index()]));
        let is_thief = self.viewer == Viewer::Seat(self.public.winner);
        let drawn = self.drawn.filter(|_| is_thief && self.public.place == Place::Saloon);
        self.known.held.minus(drawn.unwrap_or_default()).minus(seen)
    }

    /// Deals cards to other hands that have room for them. Each free place is equally likely.
    fn hand_out(&self, cards: Cards, hands: &mut [Cards; SEATS], luck: &mut dyn Luck) {
        for card in cards.iter() {
            let room = |seat: Seat| {
                let (store, titles) = self.held(seat);
                let held = if card.is_title() { titles } else { store };
                u32::from(held - hands[seat.index()].with_back_of(card).len())
            };
            let mut place = luck.below(self.others().map(room).sum());
            let seat = self.others().find(|&seat| {
                let here = place < room(seat);
                place = place.saturating_sub(room(seat));
                here
            });
            if let Some(seat) = seat {
                hands[seat.index()].add(card);
            }
        }
    }

    /// Returns how many store cards and titles a seat holds, including those being drawn from it
    /// unseen.
    fn held(&self, seat: Seat) -> (u8, u8) {
        let public = &self.public;
        let (store, titles) = (public.store_held[seat.index()], public.titles_held[seat.index()]);
        if self.is_robbed_unseen(seat) {
            (store + public.drawn_store, titles + public.drawn_titles)
        } else {
            (store, titles)
        }
    }

    /// Rolls the dice of another seat, and makes the choice that it may have made in secret (DT-7).
    fn imagine_dice(&self, state: &mut State, seat: Seat, luck: &mut dyn Luck) {
        let public = &self.public;
        let has_rolled = match public.phase {
            Phase::Roll => seat < public.actor,
            Phase::Keep => true,
            _ => public.revealed,
        };
        if !has_rolled || !public.rolling.contains(seat) {
            return;
        }
        let chosen = self.choices[seat.index()].map_or(Dice::NONE, |choice| choice.dice);
        let bared = if seat == public.barer { public.bared } else { Dice::NONE };
        state.rolled[seat.index()] = roll_with([chosen, bared], public.free_dice(seat), luck);
        if public.phase == Phase::Keep && !public.revealed && !public.waiting.contains(seat) {
            let mut keeps = Vec::new();
            state.legal(seat, &mut keeps);
            let keep = keeps[luck.below(keeps.len() as u32) as usize];
            state.choices[seat.index()] = match keep {
                Action::Keep(dice) => Some(Choice { dice, brute: false }),
                Action::KeepBrute(dice) => Some(Choice { dice, brute: true }),
                _ => None,
            };
        }
    }

    /// Makes the offer that another seat may have made in secret so far (DT-16): piece after piece,
    /// with an even chance to stop.
    fn imagine_offer(&self, state: &mut State, seat: Seat, luck: &mut dyn Luck) {
        if self.public.phase != Phase::Offer || !self.public.bribers().contains(seat) {
            return;
        }
        loop {
            let mut pieces = Vec::new();
            state.legal(seat, &mut pieces);
            if pieces.len() == 1 || luck.below(2) == 0 {
                return;
            }
            let offer: &mut Offer = &mut state.offers[seat.index()];
            // The last action completes the offer.
            match pieces[luck.below(pieces.len() as u32 - 1) as usize] {
                Action::OfferBill => offer.bills += 1,
                Action::OfferNugget => offer.nuggets += 1,
                Action::OfferCard(card) => offer.cards.add(card),
                _ => {}
            }
        }
    }
}

/// Draws any of these cards.
fn draw(from: Cards, luck: &mut dyn Luck) -> Card {
    from.nth(luck.below(from.len().into()))
}

/// Rolls this many dice, given that the roll includes each of the shown ones.
fn roll_with(shown: [Dice; 2], dice: u8, luck: &mut dyn Luck) -> Dice {
    let rolls = || Dice::rolls(dice).filter(|roll| shown.iter().all(|&shown| roll.includes(shown)));
    let mut number = luck.below(rolls().map(Dice::ways).sum());
    let mut rolls = rolls();
    loop {
        let Some(roll) = rolls.next() else { unreachable!("the numbers are the ways to roll them") };
        match number.checked_sub(roll.ways()) {
            Some(rest) => number = rest,
            None => return roll,
        }
    }
}
