//! Lists the legal actions of a seat that has to decide, in canonical order. Why an action is not
//! legal is said in `check.rs`.

use crate::cards::card_at;
use crate::dice::Face;
use crate::state::Phase;
use crate::{Action, Card, Cards, State};
use kernel::{Seat, extend_from_bits};

impl State {
    /// Appends the legal actions of a seat that owes a decision.
    pub(crate) fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        let public = &self.public;
        let hand = self.hands[seat.index()];
        match public.phase {
            Phase::Keep => self.legal_keeps(seat, hand, out),
            Phase::Offer => self.legal_offers(seat, hand, out),
            Phase::Award => out.extend(public.tied.iter().map(Action::Award)),
            Phase::Rob => out.extend(public.robbable(seat).iter().map(Action::Rob)),
            Phase::Take => each_kind(self.drawn, out, Action::Take),
            Phase::Visit => out.extend(public.visitors.iter().map(Action::Visit)),
            Phase::Doc => self.legal_treatments(seat, hand, out),
            _ => {
                self.legal_plays(seat, hand, out);
                out.push(Action::Pass);
            }
        }
    }

    /// Appends the choices that the seat can pay for (DT-8), and those that a brute pays for
    /// (DT-10), but not after the reveal (DT-14).
    #[inline]
    fn legal_keeps(&self, seat: Seat, hand: Cards, out: &mut Vec<Action>) {
        let roll = self.rolled[seat.index()];
        let dollars = self.public.dollars[seat.index()];
        let picks = roll.picks();
        let paid = usize::from(dollars == 0)..roll.picks_up_to(dollars.saturating_add(1));
        out.extend(picks[paid].iter().map(|&dice| Action::Keep(dice)));
        if hand.contains(Card::BRUTE) && !self.public.revealed {
            out.extend(picks[roll.picks_up_to(1)..].iter().map(|&dice| Action::KeepBrute(dice)));
        }
    }

    /// Appends the next pieces of an offer: bills, then nuggets, then cards in canonical order
    /// (DT-16).
    fn legal_offers(&self, seat: Seat, hand: Cards, out: &mut Vec<Action>) {
        let public = &self.public;
        let offer = self.offers[seat.index()];
        let no_card = offer.cards.is_empty();
        if offer.bills < public.dollars[seat.index()] && offer.nuggets == 0 && no_card {
            out.push(Action::OfferBill);
        }
        if offer.nuggets < public.nuggets[seat.index()] && no_card {
            out.push(Action::OfferNugget);
        }
        let left = hand.minus(offer.cards).not_before(offer.cards.last());
        each_kind(left, out, Action::OfferCard);
        out.push(Action::OfferDone);
    }

    /// Appends the card that is asked for, if the seat holds it.
    #[inline]
    fn legal_plays(&self, seat: Seat, hand: Cards, out: &mut Vec<Action>) {
        let public = &self.public;
        let (card, action) = match public.phase {
            Phase::Cheat => return self.legal_cheats(seat, hand, out),
            Phase::Star => return self.legal_before_star_moves(seat, hand, out),
            Phase::Wanted => (Card::WANTED, Action::Wanted),
            Phase::Dynamite => (Card::DYNAMITE, Action::Dynamite),
            Phase::Sharing => (Card::SHARING, Action::Sharing),
            Phase::Credits => (Card::CREDITS, Action::Credits),
            Phase::Girls => (Card::GIRLS, Action::Girls),
            Phase::Corruption => (Card::CORRUPTION, Action::Corruption),
            _ => (Card::ELIXIR, Action::Elixir),
        };
        if hand.contains(card) {
            out.push(action);
        }
    }

    /// Appends every way to turn a die of the row to another face (DT-11).
    fn legal_cheats(&self, seat: Seat, hand: Cards, out: &mut Vec<Action>) {
        if !hand.contains(Card::CHEATER) {
            return;
        }
        let row = self.public.rows[seat.index()];
        for from in Face::ALL.into_iter().filter(|&face| row.count(face) > 0) {
            let others = Face::ALL.into_iter().filter(|&to| to != from);
            out.extend(others.map(|to| Action::Cheat(from, to)));
        }
    }

    /// Appends the cards that may be played before the star moves (DT-23).
    fn legal_before_star_moves(&self, seat: Seat, hand: Cards, out: &mut Vec<Action>) {
        let public = &self.public;
        if hand.contains(Card::MARSHAL) && public.star.is_some_and(|star| star != public.sheriff) {
            out.push(Action::Marshal);
        }
        if hand.contains(Card::JOE) {
            let rich = |other: &Seat| *other != seat && public.dollars[other.index()] > 0;
            out.extend(Seat::all(public.seats).filter(rich).map(Action::Joe));
        }
    }

    /// Appends what the faces in the visitor's row allow (DT-25).
    fn legal_treatments(&self, seat: Seat, hand: Cards, out: &mut Vec<Action>) {
        let public = &self.public;
        let shows = |faces: &[Face]| faces.iter().any(|&face| public.rows[seat.index()].count(face) > 0);
        if shows(&[Face::Nine, Face::Ten]) {
            legal_wires(hand.titles(), out);
        }
        if shows(&[Face::Jack, Face::Queen]) && public.store_deck + public.store_discard > 0 {
            out.push(Action::DocStore);
        }
        if shows(&[Face::King]) {
            out.push(Action::DocDollars);
        }
        if shows(&[Face::Ace]) {
            out.push(Action::DocNuggets);
        }
        out.push(Action::Pass);
    }
}

/// Appends the pairs of titles, or the only title (DT-25).
fn legal_wires(titles: Cards, out: &mut Vec<Action>) {
    match titles.len() {
        0 => {}
        1 => each_kind(titles, out, Action::WireOne),
        _ => {
            for one in titles.kinds() {
                let mut others = titles;
                others.remove(one);
                out.extend(others.kinds().filter(|&two| two >= one).map(|two| Action::Wire(one, two)));
            }
        }
    }
}

fn each_kind(cards: Cards, out: &mut Vec<Action>, action: impl Fn(Card) -> Action) {
    let bits = cards.kind_bits();
    extend_from_bits::<4, _>(out, bits, bits.count_ones() as usize, |position| action(card_at(position)));
}
