//! Lists the legal actions of the seat that has to decide, in canonical order. Why an action is not legal is
//! said in `check.rs`.

use crate::action::{ACTIONS, DISCARD, MELD, PHOTO};

use crate::{Action, Card, Left, Marks, Outlaw, Phase, Public, Reaction, Sets, State};
use kernel::{Coded, Seat, extend_from_bits, set_bits};

/// The lowest bit of an outlaw's byte, for all seven.
const EACH: u64 = 0x0001_0101_0101_0101;

impl State {
    /// Appends the legal actions of the actor.
    pub(crate) fn legal(&self, out: &mut Vec<Action>) {
        let public = &self.public;
        let actor = public.actor;
        match public.phase {
            Phase::Draw => self.legal_draws(out),
            Phase::Play => {
                let kinds = self.hands[actor.index()].kind_bits();
                // One sheriff card in a turn (WE-15).
                let sheriff = if public.sheriff { 0 } else { self.sheriff_plays(kinds) };
                let discards = u64::from(kinds) << (DISCARD - PHOTO);
                self.legal_melds(out);
                list::<6>(out, sheriff | discards, play_at);
            }
            Phase::Place => {
                let committed = public.committed.unwrap_or_default();
                out.extend(public.places(actor, committed).map(Action::Place));
            }
            Phase::Cover => {
                out.extend(public.covers(actor).map(|(left, outlaw)| Action::Cover(left, outlaw)));
            }
            Phase::Take => out.extend(public.thefts(actor).map(|(left, outlaw)| Action::Take(left, outlaw))),
            Phase::Ask => {
                let lefts = (1..public.seats).map(Left);
                let unasked =
                    lefts.filter(|left| public.unasked.contains(actor.clockwise(left.0, public.seats)));
                out.extend(unasked.map(Action::AskNext));
            }
            Phase::Pick => out.extend(self.findable().map(Action::Pick)),
            Phase::Immediate => {
                // Only the card found can be played (WE-33).
                let found = self.found.map_or(0, |found| 1 << found.index());
                list::<6>(out, self.sheriff_plays(found), play_at);
                out.push(Action::Keep);
            }
            Phase::Uncover => out.extend(public.hideouts(actor).map(Action::Uncover)),
            Phase::React => {
                if self.hands[actor.index()].contains(Card::WYATT_EARP) {
                    out.push(Action::EarpClear);
                }
                out.push(Action::Pass);
            }
            Phase::PhotoReact => {
                let photo =
                    public.wanted.filter(|&outlaw| self.hands[actor.index()].contains(Card::photo(outlaw)));
                out.extend(photo.map(Action::Photo));
                out.push(Action::Pass);
            }
            _ => {}
        }
    }

    /// Appends the ways to draw, or to end the round instead (WE-10, WE-12).
    fn legal_draws(&self, out: &mut Vec<Action>) {
        let last = self.is_supply_low();
        if !last {
            out.push(Action::DrawSupply);
        }
        if !self.discard.is_empty() {
            out.push(Action::DrawDiscard);
        }
        if last {
            out.push(Action::EndRound);
        }
    }

    /// Appends the melds (WE-16) that leave a card to discard (WE-14).
    #[inline]
    fn legal_melds(&self, out: &mut Vec<Action>) {
        let actor = self.public.actor.index();
        // A byte for each outlaw, and in it a bit for each number of cards, from 1.
        let held = self.hands[actor].outlaw_runs();
        let most = EACH * ((1 << self.public.held[actor].saturating_sub(1).min(7)) - 1);
        // One or two cards are enough if the outlaw is open. The outlaw's bit moves to the outlaw's byte.
        let open = (u64::from(self.public.open) * 0x0002_0408_1020_4081) & EACH;
        let enough = (EACH * 0x7c) | (open * 3);
        list::<4>(out, held & most & enough, |at| ACTIONS[usize::from(MELD) + (at - at / 8) as usize]);
    }

    /// Returns which of these kinds of sheriff cards may be played, as bits counted from `PHOTO`.
    ///
    /// They are worked out all at once, because a processor cannot predict which cards a hand holds.
    #[inline]
    fn sheriff_plays(&self, kinds: u32) -> u64 {
        let public = &self.public;
        let actor = public.actor;
        let play = |action: Action, card: Card, may: bool| {
            u64::from(kinds >> card.index() & u32::from(may)) << (action.code() - PHOTO)
        };
        // The seat must certainly keep a card to discard (WE-14).
        let spare = public.held[actor.index()] >= 2;
        let last = play(Action::EarpDraw, Card::WYATT_EARP, !self.is_supply_low())
            | play(Action::EarpSearch, Card::WYATT_EARP, self.can_search(spare));
        if !spare {
            return last;
        }
        let photos = kinds >> Card::photo(Outlaw::Belle).index() & u32::from(public.open);
        let asks = play(Action::Ask(Outlaw::Belle, Left(1)), Card::MOST_WANTED, true) * public.askable();
        let Marks { targets, outlaws, covered, guns } = public.marks;
        let (own, coverable) = (targets.of(actor), targets.minus(covered));
        let shots = play(Action::Stagecoach, Card::STAGECOACH, own != 0)
            | play(Action::Bank, Card::BANK, own != 0)
            | play(Action::FastestGun, Card::FASTEST_GUN, own & !guns.of_any() != 0)
            | play(Action::Rob, Card::MOST_WANTED, !outlaws.of_others(actor).is_empty())
            | play(Action::Hideout, Card::HIDEOUT, !coverable.of_others(actor).is_empty())
            | play(Action::EarpClear, Card::WYATT_EARP, covered.of(actor) != 0);
        let shots = if self.can_shoot() { shots } else { 0 };
        u64::from(photos) | asks | last | shots
    }

    /// Returns whether the supply is used up for good, except for a card (WE-12, WE-31).
    #[inline]
    fn is_supply_low(&self) -> bool {
        self.public.reshuffled && self.public.supply < 2
    }

    /// Returns whether there is a card to turn over, or a discard to reshuffle (WE-19).
    #[inline]
    pub(crate) fn can_shoot(&self) -> bool {
        self.public.supply > 0 || (!self.public.reshuffled && !self.discard.is_empty())
    }

    /// Returns whether a search may be played (WE-32). As the last card it may only if a find is certain
    /// (WE-14).
    fn can_search(&self, spare: bool) -> bool {
        if self.public.options.searches_supply {
            return if spare { self.public.supply > 0 } else { self.public.supply >= 7 };
        }
        self.discard.iter().any(|&card| card != Card::WYATT_EARP)
    }

    /// Returns the cards that a search may take, each kind once (WE-32).
    pub(crate) fn findable(&self) -> impl Iterator<Item = Card> {
        let pile = if self.public.options.searches_supply {
            self.supply.cards()
        } else {
            self.discard.iter().copied().collect()
        };
        pile.kinds().filter(|&card| card != Card::WYATT_EARP)
    }
}

/// Returns the action for a bit of [`State::sheriff_plays`], or a discard.
#[inline]
fn play_at(at: u32) -> Action {
    ACTIONS[usize::from(PHOTO) + at as usize]
}

impl Public {
    /// Returns the sets to which a seat may attach a card (WE-22, WE-24).
    pub fn places(&self, seat: Seat, card: Card) -> impl Iterator<Item = Outlaw> + use<> {
        let guns = if card == Card::FASTEST_GUN { self.marks.guns.of_any() } else { 0 };
        outlaws(self.marks.targets.of(seat) & !guns)
    }

    /// Returns the sets of others that a hideout may cover (WE-25).
    pub fn covers(&self, seat: Seat) -> impl Iterator<Item = (Left, Outlaw)> + use<> {
        self.of_others(seat, self.marks.targets.minus(self.marks.covered))
    }

    /// Returns the outlaw cards of others that may be stolen (WE-28).
    pub fn thefts(&self, seat: Seat) -> impl Iterator<Item = (Left, Outlaw)> + use<> {
        self.of_others(seat, self.marks.outlaws)
    }

    /// Returns those of these sets that others have, in canonical order.
    fn of_others(&self, seat: Seat, sets: Sets) -> impl Iterator<Item = (Left, Outlaw)> + use<> {
        let seats = self.seats;
        (1..seats).flat_map(move |left| {
            outlaws(sets.of(seat.clockwise(left, seats))).map(move |outlaw| (Left(left), outlaw))
        })
    }

    /// Returns a seat's own covered sets (WE-34).
    pub fn hideouts(&self, seat: Seat) -> impl Iterator<Item = Outlaw> + use<> {
        outlaws(self.marks.covered.of(seat))
    }

    /// Returns with which seats an ask may begin (WE-27): either neighbour, or any seat. There are three bits
    /// for each outlaw, one for each place to the left.
    #[inline]
    fn askable(&self) -> u64 {
        let last = 1 << (self.seats - 2);
        let lefts = if self.options.asks_freely { 2 * last - 1 } else { 1 | last };
        lefts * 0o111_1111
    }

    /// Returns whether the actor is asked to react, rather than in turn.
    pub fn reacts(&self) -> bool {
        self.reaction != Reaction::None
    }
}

/// Returns the outlaws whose bits are set.
fn outlaws(bits: u8) -> impl Iterator<Item = Outlaw> + Clone {
    set_bits(bits.into()).map(|index| Outlaw::ALL[index as usize])
}

/// Appends the action of each set bit.
#[inline]
fn list<const STRIDE: usize>(out: &mut Vec<Action>, bits: u64, action: impl Fn(u32) -> Action) {
    extend_from_bits::<STRIDE, _>(out, bits, bits.count_ones() as usize, action);
}
