//! Scores the choices in town: ties and bribes, store cards at the right moment, thefts and the
//! doctor.

use super::rows::doctor_value;
use super::worth;
use dice_town::{Action, Card, Face, Offer, Place, SEATS, View};
use kernel::Seat;

/// Evaluates actions for a seat that has to choose in town.
pub(super) struct TownEvaluator<'v> {
    view: &'v View,
    me: Seat,
    turns_left: f32,
    /// What a point for each other seat costs the viewer.
    rival_weights: [f32; SEATS],
}

/// The probability per turn that a title in hand is stolen before the end.
const THEFT_PER_TURN: f32 = 0.03;
/// What a rival is likely to offer in a tie, as a part of the prize.
const USUAL_BRIBE: f32 = 0.2;
/// How strongly the sheriff prefers the better bribe: a bribe's chance is proportional to this
/// power of it.
const BRIBE_EXPONENT: i32 = 2;

impl<'v> TownEvaluator<'v> {
    pub(super) fn new(view: &'v View, me: Seat) -> TownEvaluator<'v> {
        let turns_left = worth::turns_left(&view.public);
        TownEvaluator { view, me, turns_left, rival_weights: worth::rival_weights(view, me, turns_left) }
    }

    /// Returns the value of an action. Passing is worth nothing.
    pub(super) fn score(&self, action: Action) -> f32 {
        let public = &self.view.public;
        let less_card = |effect: f32| effect - self.card_cost(action);
        match action {
            Action::Wanted => less_card(self.cancel_value()),
            Action::OfferBill | Action::OfferNugget | Action::OfferCard(_) | Action::OfferDone => {
                self.offer_piece_value(action)
            }
            Action::Award(to) => self.award_value(to),
            Action::Dynamite => {
                let nines = self.row(Face::Nine);
                less_card(f32::from((2 * nines).min(public.mine) - nines.min(public.mine)))
            }
            Action::Sharing => {
                let half = worth::DOLLAR * f32::from(public.loot / 2);
                less_card(half * (1.0 + self.rival_weights[public.winner.index()]))
            }
            Action::Credits => {
                // In the first turn the store is visited twice anyway (DT-21).
                let more = if public.turn == 1 { 0.0 } else { 1.0 };
                less_card(more * worth::best_of_store(self.row(Face::Jack), self.turns_left))
            }
            Action::Girls => less_card(self.best_robbery_value()),
            Action::Rob(target) => self.robbery_value(target),
            Action::Take(card) => worth::card(card, self.turns_left),
            Action::Marshal => less_card(self.marshal_value()),
            Action::Joe(target) => {
                let dollars = f32::from(public.dollars[target.index()].min(4));
                less_card(worth::DOLLAR * dollars * (1.0 + self.rival_weights[target.index()]))
            }
            Action::Corruption => less_card(if public.title_deck > 0 { worth::TITLE } else { 0.0 }),
            Action::Elixir => {
                let row = public.rows[self.me.index()];
                less_card(doctor_value(self.view, self.me, row, self.turns_left))
            }
            Action::Visit(next) => self.visit_value(next),
            Action::Wire(one, two) => self.wire_value(one) + self.wire_value(two),
            Action::WireOne(one) => self.wire_value(one),
            Action::DocStore => worth::best_of_store(1, self.turns_left),
            Action::DocDollars => {
                self.collect_value(|seat| worth::DOLLAR * f32::from(public.dollars[seat].min(2)))
            }
            Action::DocNuggets => self.collect_value(|seat| f32::from(public.nuggets[seat].min(1))),
            _ => 0.0,
        }
    }

    fn row(&self, face: Face) -> u8 {
        self.view.public.rows[self.me.index()].count(face)
    }

    fn others(&self) -> impl Iterator<Item = Seat> + '_ {
        Seat::all(self.view.public.seats).filter(|&seat| seat != self.me)
    }

    /// Returns the value of the card that an action plays: the card might find a better moment.
    fn card_cost(&self, action: Action) -> f32 {
        action.card().map_or(0.0, |card| worth::card(card, self.turns_left))
    }

    /// Returns what the viewer gains by cancelling the card that was played (DT-13).
    fn cancel_value(&self) -> f32 {
        let public = &self.view.public;
        let player = public.player;
        let weight = self.rival_weights[player.index()];
        let harm = |points: f32, loser: Seat| points * (weight + self.point_value(loser));
        let row = public.rows[player.index()];
        match public.played {
            Some(Action::Joe(target)) => {
                harm(worth::DOLLAR * f32::from(public.dollars[target.index()].min(4)), target)
            }
            Some(Action::Sharing) => harm(worth::DOLLAR * f32::from(public.loot / 2), public.winner),
            Some(Action::Marshal) => {
                let star = worth::star(self.turns_left);
                let kept = self.point_value(public.sheriff);
                -star * (kept - public.star.map_or(kept, |seat| self.point_value(seat)))
            }
            Some(Action::Dynamite) => weight * f32::from(row.count(Face::Nine)),
            Some(Action::Credits) => weight * worth::best_of_store(row.count(Face::Jack), self.turns_left),
            Some(Action::Girls) => weight * worth::TITLE + worth::TITLE / f32::from(public.seats),
            Some(Action::Corruption) => weight * worth::TITLE,
            Some(Action::Elixir) => weight * doctor_value(self.view, player, row, self.turns_left),
            Some(Action::KeepBrute(dice)) => weight * worth::DOLLAR * f32::from(dice.len() - 1),
            _ => weight,
        }
    }

    /// Returns what a point for a seat is worth to the viewer: 1 if it is their own, otherwise
    /// minus what it costs.
    fn point_value(&self, seat: Seat) -> f32 {
        if seat == self.me { 1.0 } else { -self.rival_weights[seat.index()] }
    }

    /// Returns what winning the tied place brings a seat.
    fn prize_value(&self, seat: Seat) -> f32 {
        let public = &self.view.public;
        let row = public.rows[seat.index()];
        match public.place {
            Place::Mine => f32::from(row.count(Face::Nine).min(public.mine)),
            Place::Bank => worth::DOLLAR * f32::from(public.bank),
            Place::Store if public.store_deck + public.store_discard == 0 => 0.0,
            Place::Store => {
                let visits = if public.turn == 1 { 2.0 } else { 1.0 };
                visits * worth::best_of_store(row.count(Face::Jack), self.turns_left)
            }
            Place::Saloon => {
                let loot =
                    |victim| worth::best_of_hand(self.view, victim, row.count(Face::Queen), self.turns_left);
                public.robbable(seat).iter().map(loot).fold(0.0, f32::max)
            }
            Place::Star => worth::star(self.turns_left),
            _ => {
                let taken = usize::from(1 + row.count(Face::Ace)).min(public.titles.len());
                public.titles[..taken].iter().map(|card| f32::from(card.worth())).sum()
            }
        }
    }

    /// Returns the value of an offer: what it gives the sheriff, and what it costs the briber.
    fn bribe_value(&self, offer: Offer) -> f32 {
        let cards: f32 = offer.cards.iter().map(|card| worth::card(card, self.turns_left)).sum();
        worth::DOLLAR * f32::from(offer.bills) + f32::from(offer.nuggets) + cards
    }

    /// Returns the value of adding a piece to an offer: that of the best offer with it (DT-16).
    fn offer_piece_value(&self, piece: Action) -> f32 {
        let public = &self.view.public;
        let Some(mut offer) = self.view.offers[self.me.index()] else { return 0.0 };
        let bills_left = public.dollars[self.me.index()] - offer.bills;
        match piece {
            Action::OfferBill => {
                let more = (1..=bills_left)
                    .map(|bills| self.offer_value(Offer { bills: offer.bills + bills, ..offer }));
                more.fold(f32::MIN, f32::max)
            }
            Action::OfferNugget => {
                offer.nuggets += 1;
                self.offer_value(offer)
            }
            Action::OfferCard(card) => {
                offer.cards.add(card);
                self.offer_value(offer)
            }
            _ => self.offer_value(offer),
        }
    }

    /// Returns the value of an offer: the place, as often as this offer is chosen, less its price.
    /// A tied sheriff wants more than the place is worth, so nothing is offered to them.
    fn offer_value(&self, offer: Offer) -> f32 {
        let public = &self.view.public;
        let price = self.bribe_value(offer);
        if public.tied.contains(public.sheriff) {
            return -price;
        }
        let prize = self.prize_value(self.me);
        let rivals = i32::from(public.tied.len()) - 1;
        let usual = (USUAL_BRIBE * prize + 0.1).powi(BRIBE_EXPONENT);
        let mine = (price + 0.1).powi(BRIBE_EXPONENT);
        let chosen = (mine / (mine + usual)).powi(rivals);
        chosen * (prize * (1.0 + 1.0 / f32::from(public.seats - 1)) - price)
    }

    /// Returns what the sheriff gains by favouring a seat: its bribe, less what its gain costs.
    fn award_value(&self, to: Seat) -> f32 {
        if self.view.public.place == Place::End {
            return if to == self.me { 1.0 } else { 0.0 };
        }
        let bribe = self.view.offers[to.index()].map_or(0.0, |offer| self.bribe_value(offer));
        let costs = if to == self.me { 0.0 } else { self.rival_weights[to.index()] };
        self.point_value(to) * self.prize_value(to) + bribe * (1.0 + costs)
    }

    fn best_robbery_value(&self) -> f32 {
        self.view.public.robbable(self.me).iter().map(|target| self.robbery_value(target)).fold(0.0, f32::max)
    }

    /// Returns the value of robbing a seat: what the thief gets, and what the victim loses.
    fn robbery_value(&self, target: Seat) -> f32 {
        let loot = worth::best_of_hand(self.view, target, self.row(Face::Queen), self.turns_left);
        loot * (1.0 + self.rival_weights[target.index()])
    }

    /// Returns the value of keeping the sheriff, so that the star does not move (DT-23).
    fn marshal_value(&self) -> f32 {
        let public = &self.view.public;
        let Some(star) = public.star else { return 0.0 };
        worth::star(self.turns_left) * (self.point_value(public.sheriff) - self.point_value(star))
    }

    /// The first visitor has the choice of the money and the nuggets. So the sheriff prefers
    /// themself, then the least dangerous seat.
    fn visit_value(&self, next: Seat) -> f32 {
        self.point_value(next)
    }

    /// Returns the value of wiring a title, which then cannot be stolen any more (DT-25).
    fn wire_value(&self, title: Card) -> f32 {
        f32::from(title.worth()) * (THEFT_PER_TURN * self.turns_left).min(0.5)
    }

    /// Returns the value of what all others have to give, and of what it costs them.
    fn collect_value(&self, from: impl Fn(usize) -> f32) -> f32 {
        self.others().map(|seat| from(seat.index()) * (1.0 + self.rival_weights[seat.index()])).sum()
    }
}
