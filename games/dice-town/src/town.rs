//! Part II of a turn: the way through the town, place by place, and how ties are decided. What each
//! place gives is in `places.rs`.

use crate::state::{Phase, Place, SEATS};
use crate::step_context::{Journal, StepContext};
use crate::{Action, Card, Notice, Offer, Public};
use kernel::{Seat, Seats};

impl<J: Journal> StepContext<'_, J> {
    /// Enters a place. The seat with the most there wins, if any seat has some. The sheriff decides
    /// ties (DT-16).
    pub(crate) fn enter(&mut self, place: Place) {
        let public = &mut self.public;
        public.place = place;
        public.tied = public.contenders(place);
        match (public.tied.len(), public.tied.first()) {
            (1, Some(winner)) => self.resolve_place(winner),
            (0, _) => self.skip_place(),
            _ => self.start_tie(),
        }
    }

    /// Begins a tie: first the bribes, if the table allows them, then the award (DT-16).
    fn start_tie(&mut self) {
        let Public { place, tied, .. } = self.public;
        self.tell(|_| Notice::Tie { place, seats: tied });
        let public = &mut self.public;
        if public.options.bribes {
            public.waiting = public.tied.without(public.sheriff);
            public.phase = Phase::Offer;
        } else {
            (public.actor, public.phase) = (public.sheriff, Phase::Award);
        }
    }

    /// Adds a piece to a secret offer, or completes it. When all offers are complete, they are
    /// shown (DT-16).
    pub(crate) fn offer(&mut self, seat: Seat, piece: Action) {
        let offer = &mut self.offers[seat.index()];
        match piece {
            Action::OfferBill => offer.bills += 1,
            Action::OfferNugget => offer.nuggets += 1,
            Action::OfferCard(card) => offer.cards.add(card),
            _ => {
                self.public.waiting = self.public.waiting.without(seat);
                if self.public.waiting.is_empty() {
                    self.show_offers();
                }
            }
        }
    }

    fn show_offers(&mut self) {
        (self.public.actor, self.public.phase) = (self.public.sheriff, Phase::Award);
        for seat in self.public.bribers().iter() {
            let offer = self.offers[seat.index()];
            self.remember_shown(seat, offer.cards);
            self.tell(|_| Notice::Offered { seat, offer });
        }
    }

    /// Gives the place to a seat. Its offer goes to the sheriff at once (DT-16). The last award
    /// ends the game (DT-32).
    pub(crate) fn award(&mut self, seat: Seat) {
        if self.public.place == Place::End {
            return self.declare_winner(seat);
        }
        let offer = self.offers[seat.index()];
        self.offers = [Offer::default(); SEATS];
        let (place, sheriff) = (self.public.place, self.public.sheriff);
        self.tell(|_| Notice::Awarded { sheriff, seat, place, offer });
        if !offer.is_empty() {
            self.pay(seat, sheriff, offer.bills);
            self.public.nuggets[seat.index()] -= offer.nuggets;
            self.public.nuggets[sheriff.index()] += offer.nuggets;
            for card in offer.cards.iter() {
                self.hands[seat.index()].remove(card);
                *self.public.held_mut(card, seat) -= 1;
                self.remember_departure(seat, card);
                self.receive_openly(sheriff, card);
            }
            self.mark_gained(sheriff);
        }
        self.resolve_place(seat);
    }

    fn resolve_place(&mut self, winner: Seat) {
        self.public.winner = winner;
        let Public { place, rows, .. } = self.public;
        self.tell(|_| Notice::Won { place, seat: winner, row: rows[winner.index()] });
        match self.public.place {
            Place::Mine => {
                if !self.ask_only(winner, Phase::Dynamite) {
                    self.take_from_mine(1);
                }
            }
            Place::Bank => self.rob_bank(),
            Place::Store => {
                if self.public.store_deck + self.public.store_discard == 0 {
                    self.tell(|_| Notice::NothingThere { place });
                    self.enter(Place::Saloon);
                } else if !self.ask_only(winner, Phase::Credits) {
                    self.enter_store(1);
                }
            }
            Place::Saloon => {
                if self.public.robbable(winner).is_empty() {
                    self.tell(|_| Notice::NothingThere { place });
                    self.enter(Place::Star);
                } else if !self.ask_only(winner, Phase::Girls) {
                    self.enter_saloon(1);
                }
            }
            Place::Star => self.prepare_star(Some(winner)),
            Place::Hall | Place::Doctor | Place::End => {
                if !self.ask_only(winner, Phase::Corruption) {
                    self.take_titles(false);
                }
            }
        }
    }

    fn skip_place(&mut self) {
        let place = self.public.place;
        self.tell(|_| Notice::Nobody { place });
        match place {
            Place::Mine => self.enter(Place::Bank),
            Place::Bank => self.unload_stagecoach(),
            Place::Store => self.enter(Place::Saloon),
            Place::Saloon => self.enter(Place::Star),
            Place::Star => self.prepare_star(None),
            Place::Hall | Place::Doctor | Place::End => unreachable!("a seat has the best hand"),
        }
    }

    /// Notes that a seat has received something (DT-28).
    #[inline]
    pub(crate) fn mark_gained(&mut self, seat: Seat) {
        self.public.gained = self.public.gained.with(seat);
    }

    /// Moves this many dollars, or all there are, from one seat to another.
    pub(crate) fn pay(&mut self, from: Seat, to: Seat, dollars: u8) -> u8 {
        let paid = dollars.min(self.public.dollars[from.index()]);
        self.public.dollars[from.index()] -= paid;
        self.public.dollars[to.index()] += paid;
        if paid > 0 {
            self.mark_gained(to);
        }
        paid
    }

    /// Moves a card into a hand.
    pub(crate) fn receive(&mut self, seat: Seat, card: Card) {
        self.hands[seat.index()].add(card);
        *self.public.held_mut(card, seat) += 1;
        self.mark_gained(seat);
    }

    /// Moves a card into a hand while everybody sees it.
    pub(crate) fn receive_openly(&mut self, seat: Seat, card: Card) {
        self.receive(seat, card);
        self.remember_arrival(seat, card);
    }

    /// Ends the turn, and perhaps the game (DT-30).
    pub(crate) fn end_turn(&mut self) {
        let public = &mut self.public;
        public.rows = Default::default();
        public.gained = Seats::default();
        if public.mine == 0 || (public.title_deck == 0 && public.titles.is_empty()) {
            self.end_game();
        } else {
            self.begin_turn();
        }
    }
}
