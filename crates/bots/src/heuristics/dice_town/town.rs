//! The choices in town: ties and bribes, store cards at their moment, thefts and the doctor.

use super::outlook::doctor;
use super::worth;
use dice_town::{Action, Card, Face, Offer, Place, SEATS, View};
use kernel::Seat;

/// The table as a seat sees it who has to choose in town.
pub(super) struct Town<'v> {
    view: &'v View,
    me: Seat,
    later: f32,
    /// What a point in each other seat's hands costs.
    menace: [f32; SEATS],
}

/// How likely a title that lies in a hand is stolen before the end, for each turn that comes.
const THEFT_A_TURN: f32 = 0.03;
/// What a rival is likely to offer in a tie, as a share of what is to be won.
const USUAL_BRIBE: f32 = 0.2;
/// How much a bribe has to be better than another to be chosen twice as surely.
const SHARPNESS: i32 = 2;

impl<'v> Town<'v> {
    pub(super) fn new(view: &'v View, me: Seat) -> Town<'v> {
        let later = worth::turns_later(&view.public);
        Town { view, me, later, menace: worth::menace(view, me, later) }
    }

    /// What an action is worth; to pass is worth nothing.
    pub(super) fn score(&self, action: Action) -> f32 {
        let public = &self.view.public;
        let after = |effect: f32| effect - self.spent(action);
        match action {
            Action::Wanted => after(self.spared()),
            Action::OfferBill | Action::OfferNugget | Action::OfferCard(_) | Action::OfferDone => {
                self.offering(action)
            }
            Action::Award(to) => self.awarding(to),
            Action::Dynamite => {
                let nines = self.row(Face::Nine);
                after(f32::from((2 * nines).min(public.mine) - nines.min(public.mine)))
            }
            Action::Sharing => {
                let half = worth::DOLLAR * f32::from(public.loot / 2);
                after(half * (1.0 + self.menace[public.winner.index()]))
            }
            Action::Credits => {
                // In the first turn the store is visited twice anyway (DT-21).
                let more = if public.turn == 1 { 0.0 } else { 1.0 };
                after(more * worth::best_of_store(self.row(Face::Jack), self.later))
            }
            Action::Girls => after(self.richest()),
            Action::Rob(whom) => self.robbing(whom),
            Action::Take(card) => worth::card(card, self.later),
            Action::Marshal => after(self.keeping_the_sheriff()),
            Action::Joe(whom) => {
                let dollars = f32::from(public.dollars[whom.index()].min(4));
                after(worth::DOLLAR * dollars * (1.0 + self.menace[whom.index()]))
            }
            Action::Corruption => after(if public.title_deck > 0 { worth::TITLE } else { 0.0 }),
            Action::Elixir => {
                let row = public.rows[self.me.index()];
                after(doctor(self.view, self.me, row, self.later))
            }
            Action::Visit(who) => self.visiting(who),
            Action::Wire(one, two) => self.wiring(one) + self.wiring(two),
            Action::WireOne(one) => self.wiring(one),
            Action::DocStore => worth::best_of_store(1, self.later),
            Action::DocDollars => {
                self.collecting(|seat| worth::DOLLAR * f32::from(public.dollars[seat].min(2)))
            }
            Action::DocNuggets => self.collecting(|seat| f32::from(public.nuggets[seat].min(1))),
            _ => 0.0,
        }
    }

    fn row(&self, face: Face) -> u8 {
        self.view.public.rows[self.me.index()].count(face)
    }

    fn others(&self) -> impl Iterator<Item = Seat> + '_ {
        Seat::all(self.view.public.seats).filter(|&seat| seat != self.me)
    }

    /// What the card is worth that an action plays: it might find a better moment.
    fn spent(&self, action: Action) -> f32 {
        let card = match action {
            Action::Wanted => Card::WANTED,
            Action::Dynamite => Card::DYNAMITE,
            Action::Sharing => Card::SHARING,
            Action::Credits => Card::CREDITS,
            Action::Girls => Card::GIRLS,
            Action::Marshal => Card::MARSHAL,
            Action::Joe(_) => Card::JOE,
            Action::Corruption => Card::CORRUPTION,
            _ => Card::ELIXIR,
        };
        worth::card(card, self.later)
    }

    /// What it spares me to cancel the card that was played (DT-13).
    fn spared(&self) -> f32 {
        let public = &self.view.public;
        let player = public.player;
        let menace = self.menace[player.index()];
        let harm = |points: f32, loser: Seat| points * (menace + self.stake(loser));
        let row = public.rows[player.index()];
        match public.played {
            Some(Action::Joe(whom)) => {
                harm(worth::DOLLAR * f32::from(public.dollars[whom.index()].min(4)), whom)
            }
            Some(Action::Sharing) => harm(worth::DOLLAR * f32::from(public.loot / 2), public.winner),
            Some(Action::Marshal) => {
                let star = worth::star(self.later);
                let kept = self.stake(public.sheriff);
                -star * (kept - public.star.map_or(kept, |seat| self.stake(seat)))
            }
            Some(Action::Dynamite) => menace * f32::from(row.count(Face::Nine)),
            Some(Action::Credits) => menace * worth::best_of_store(row.count(Face::Jack), self.later),
            Some(Action::Girls) => menace * worth::TITLE + worth::TITLE / f32::from(public.seats),
            Some(Action::Corruption) => menace * worth::TITLE,
            Some(Action::Elixir) => menace * doctor(self.view, player, row, self.later),
            Some(Action::KeepBrute(dice)) => menace * worth::DOLLAR * f32::from(dice.len() - 1),
            _ => menace,
        }
    }

    /// What a point in a seat's hands means to me: a point, or what it costs me.
    fn stake(&self, seat: Seat) -> f32 {
        if seat == self.me { 1.0 } else { -self.menace[seat.index()] }
    }

    /// What winning the place that is tied brings a seat.
    fn prize(&self, seat: Seat) -> f32 {
        let public = &self.view.public;
        let row = public.rows[seat.index()];
        match public.place {
            Place::Mine => f32::from(row.count(Face::Nine).min(public.mine)),
            Place::Bank => worth::DOLLAR * f32::from(public.bank),
            Place::Store if public.store_deck + public.store_discard == 0 => 0.0,
            Place::Store => {
                let visits = if public.turn == 1 { 2.0 } else { 1.0 };
                visits * worth::best_of_store(row.count(Face::Jack), self.later)
            }
            Place::Saloon => {
                let loot =
                    |victim| worth::best_of_hand(self.view, victim, row.count(Face::Queen), self.later);
                public.robbable(seat).iter().map(loot).fold(0.0, f32::max)
            }
            Place::Star => worth::star(self.later),
            _ => {
                let taken = usize::from(1 + row.count(Face::Ace)).min(public.titles.len());
                public.titles[..taken].iter().map(|card| f32::from(card.worth())).sum()
            }
        }
    }

    /// What an offer is worth to who gets it, or costs who makes it.
    fn bribe(&self, offer: Offer) -> f32 {
        let cards: f32 = offer.cards.iter().map(|card| worth::card(card, self.later)).sum();
        worth::DOLLAR * f32::from(offer.bills) + f32::from(offer.nuggets) + cards
    }

    /// A piece of an offer is worth what the best offer with it is worth (DT-16).
    fn offering(&self, piece: Action) -> f32 {
        let public = &self.view.public;
        let Some(mut offer) = self.view.offers[self.me.index()] else { return 0.0 };
        let bills_left = public.dollars[self.me.index()] - offer.bills;
        match piece {
            Action::OfferBill => {
                let more =
                    (1..=bills_left).map(|bills| self.offer(Offer { bills: offer.bills + bills, ..offer }));
                more.fold(f32::MIN, f32::max)
            }
            Action::OfferNugget => {
                offer.nuggets += 1;
                self.offer(offer)
            }
            Action::OfferCard(card) => {
                offer.cards.add(card);
                self.offer(offer)
            }
            _ => self.offer(offer),
        }
    }

    /// What an offer brings: the place, as often as it is the best one, at its price. A sheriff who
    /// is tied himself wants more than the place is worth to him, so he is offered nothing.
    fn offer(&self, offer: Offer) -> f32 {
        let public = &self.view.public;
        let price = self.bribe(offer);
        if public.tied.contains(public.sheriff) {
            return -price;
        }
        let prize = self.prize(self.me);
        let rivals = i32::from(public.tied.len()) - 1;
        let usual = (USUAL_BRIBE * prize + 0.1).powi(SHARPNESS);
        let mine = (price + 0.1).powi(SHARPNESS);
        let chosen = (mine / (mine + usual)).powi(rivals);
        chosen * (prize * (1.0 + 1.0 / f32::from(public.seats - 1)) - price)
    }

    /// What it is worth to the sheriff to favour a seat: its bribe, less what its gain costs him.
    fn awarding(&self, to: Seat) -> f32 {
        if self.view.public.place == Place::End {
            return if to == self.me { 1.0 } else { 0.0 };
        }
        let bribe = self.view.offers[to.index()].map_or(0.0, |offer| self.bribe(offer));
        let costs = if to == self.me { 0.0 } else { self.menace[to.index()] };
        self.stake(to) * self.prize(to) + bribe * (1.0 + costs)
    }

    fn richest(&self) -> f32 {
        self.view.public.robbable(self.me).iter().map(|whom| self.robbing(whom)).fold(0.0, f32::max)
    }

    /// What is to be had from a seat, and what it loses.
    fn robbing(&self, whom: Seat) -> f32 {
        let loot = worth::best_of_hand(self.view, whom, self.row(Face::Queen), self.later);
        loot * (1.0 + self.menace[whom.index()])
    }

    /// What it is worth that the sheriff stays and the star does not move (DT-23).
    fn keeping_the_sheriff(&self) -> f32 {
        let public = &self.view.public;
        let Some(star) = public.star else { return 0.0 };
        worth::star(self.later) * (self.stake(public.sheriff) - self.stake(star))
    }

    /// Who goes first has the pick of the money and the nuggets: myself, or who is least dangerous.
    fn visiting(&self, who: Seat) -> f32 {
        self.stake(who)
    }

    /// A title behind wire cannot be stolen any more (DT-25).
    fn wiring(&self, title: Card) -> f32 {
        f32::from(title.worth()) * (THEFT_A_TURN * self.later).min(0.5)
    }

    /// What everybody else has to give, and what it costs them.
    fn collecting(&self, from: impl Fn(usize) -> f32) -> f32 {
        self.others().map(|seat| from(seat.index()) * (1.0 + self.menace[seat.index()])).sum()
    }
}
