//! What the winner of each place gets. The doctor is in `doctor.rs`, ties are in `town.rs`.

use crate::dice::Face;
use crate::state::{Phase, Place, ROW};
use crate::step_context::{Journal, StepContext};
use crate::{Card, Notice};
use kernel::{ArrayVec, Seat, Seats, Viewer};

impl<J: Journal> StepContext<'_, J> {
    /// Returns how many dice of a face the winner of the place has.
    fn winning_dice(&self, face: Face) -> u8 {
        self.public.rows[self.public.winner.index()].count(face)
    }

    /// Gives the winner this many nuggets for each nine (DT-18).
    pub(crate) fn take_from_mine(&mut self, each: u8) {
        let nuggets = (each * self.winning_dice(Face::Nine)).min(self.public.mine);
        let winner = self.public.winner;
        self.public.mine -= nuggets;
        self.public.nuggets[winner.index()] += nuggets;
        // The game ends when the mine is empty (DT-30), so there was at least one nugget.
        self.mark_gained(winner);
        let left = self.public.mine;
        self.tell(|_| Notice::Mined { seat: winner, nuggets, left });
        self.enter(Place::Bank);
    }

    /// Gives the winner all dollars in the bank (DT-19).
    pub(crate) fn rob_bank(&mut self) {
        let public = &mut self.public;
        let winner = public.winner;
        let dollars = std::mem::take(&mut public.bank);
        public.loot = dollars;
        public.dollars[winner.index()] += dollars;
        public.asked = Seats::all(public.seats).without(winner);
        self.tell(|_| Notice::RobbedBank { seat: winner, dollars });
        if dollars == 0 {
            return self.unload_stagecoach();
        }
        self.mark_gained(winner);
        self.ask_to_share();
    }

    pub(crate) fn ask_to_share(&mut self) {
        if !self.ask(Phase::Sharing, self.public.winner) {
            self.unload_stagecoach();
        }
    }

    /// Moves half of the loot, rounded down, to a seat (DT-19).
    pub(crate) fn share(&mut self, seat: Seat) {
        let (from, half) = (self.public.winner, self.public.loot / 2);
        let dollars = self.pay(from, seat, half);
        self.tell(|_| Notice::Shared { seat, from, dollars });
    }

    /// Moves the dollars of the stagecoach to the bank (DT-20).
    pub(crate) fn unload_stagecoach(&mut self) {
        let dollars = std::mem::take(&mut self.public.stagecoach);
        self.public.bank += dollars;
        let bank = self.public.bank;
        self.tell(|_| Notice::Stagecoach { dollars, bank });
        self.enter(Place::Store);
    }

    /// Begins this many visits to the General Store; in the first turn two (DT-21).
    pub(crate) fn enter_store(&mut self, visits: u8) {
        self.public.visits = if self.public.turn == 1 { 2 } else { visits };
        self.visit_store();
    }

    fn visit_store(&mut self) {
        if self.public.visits == 0 {
            return self.enter(Place::Saloon);
        }
        self.public.visits -= 1;
        self.public.draws = self.winning_dice(Face::Jack);
        self.draw_next();
    }

    /// Draws the cards that are still to be drawn, as long as there are any. Then one of them is
    /// kept.
    fn draw_next(&mut self) {
        if self.public.draws > 0 {
            self.renew_if_empty();
        }
        if self.public.draws > 0 && self.public.store_deck > 0 {
            self.public.phase = Phase::Draw;
        } else {
            self.choose_drawn_card();
        }
    }

    /// Renews an empty store deck from the discard when a card is to be drawn (DT-21).
    pub(crate) fn renew_if_empty(&mut self) {
        if self.public.store_deck == 0 && self.public.store_discard > 0 {
            let discard = std::mem::take(&mut self.discard);
            self.deck = self.deck.max_of_each(discard);
            let cards = std::mem::take(&mut self.public.store_discard);
            self.public.store_deck = cards;
            self.remember_renewal();
            self.tell(|_| Notice::Renewed { cards });
        }
    }

    /// Takes a card from the store deck. Only the seat that draws it sees it.
    pub(crate) fn draw(&mut self, seat: Seat, card: Card) {
        self.deck.remove(card);
        self.public.store_deck -= 1;
        self.remember_unseen_draw(seat, card);
    }

    pub(crate) fn add_drawn_card(&mut self, card: Card) {
        let seat = self.public.winner;
        self.draw(seat, card);
        self.drawn.add(card);
        self.tell_secret_to(seat, |own| Notice::Drew { seat, card: own.then_some(card) });
        self.public.drawn_store += 1;
        self.public.draws -= 1;
        self.draw_next();
    }

    /// Asks which drawn card to keep. The question is asked even if all cards are equal, because
    /// that is secret (DT-15).
    fn choose_drawn_card(&mut self) {
        match self.drawn.len() {
            0 => self.visit_store(),
            1 => self.take(self.drawn.nth(0)),
            _ => (self.public.actor, self.public.phase) = (self.public.winner, Phase::Take),
        }
    }

    /// Keeps one of the drawn cards. The others go to the discard, or back to the victim (DT-21,
    /// DT-22).
    pub(crate) fn take(&mut self, card: Card) {
        let (winner, victim) = (self.public.winner, self.public.victim);
        let mut rest = std::mem::take(&mut self.drawn);
        (self.public.drawn_store, self.public.drawn_titles) = (0, 0);
        if self.public.place == Place::Store {
            rest.remove(card);
            self.discard = self.discard.plus(rest);
            self.public.store_discard += rest.len();
            let seen = &mut self.memory[winner.index()].discard;
            *seen = seen.plus(rest);
            self.receive(winner, card);
            let discarded = rest.len();
            self.tell_secret_to(winner, |own| {
                let card = own.then_some(card);
                Notice::TookStore { seat: winner, card, discarded }
            });
            return self.visit_store();
        }
        let title = card.is_title();
        self.remember_theft(winner, victim, card, rest);
        rest.remove(card);
        self.hands[victim.index()] = self.hands[victim.index()].plus(rest);
        let returned = [rest.store().len(), rest.titles().len()];
        self.public.store_held[victim.index()] += returned[0];
        self.public.titles_held[victim.index()] += returned[1];
        self.receive(winner, card);
        self.tell_secret_to_thief_and_victim(card, |card| Notice::Stole {
            seat: winner,
            victim,
            title,
            card,
            returned,
        });
        self.visit_saloon();
    }

    /// Begins this many visits to the saloon (DT-22).
    pub(crate) fn enter_saloon(&mut self, visits: u8) {
        self.public.visits = visits;
        self.visit_saloon();
    }

    fn visit_saloon(&mut self) {
        let public = &mut self.public;
        let victims = public.robbable(public.winner);
        let Some(first) = victims.first().filter(|_| public.visits > 0) else {
            return self.enter(Place::Star);
        };
        public.visits -= 1;
        if victims.len() == 1 {
            self.rob(first);
        } else {
            (public.actor, public.phase) = (public.winner, Phase::Rob);
        }
    }

    /// Begins to draw cards at random from this seat's hand (DT-22).
    pub(crate) fn rob(&mut self, victim: Seat) {
        self.public.victim = victim;
        let cards = self.winning_dice(Face::Queen).min(self.public.held(victim));
        self.public.draws = cards;
        self.public.phase = Phase::Steal;
        let seat = self.public.winner;
        self.tell(|_| Notice::Robs { seat, victim, cards });
    }

    pub(crate) fn add_stolen_card(&mut self, card: Card) {
        let victim = self.public.victim;
        self.hands[victim.index()].remove(card);
        *self.public.held_mut(card, victim) -= 1;
        self.drawn.add(card);
        let (seat, title) = (self.public.winner, card.is_title());
        self.tell_secret_to_thief_and_victim(card, |card| Notice::DrewFrom { seat, victim, title, card });
        *(if title { &mut self.public.drawn_titles } else { &mut self.public.drawn_store }) += 1;
        self.public.draws -= 1;
        if self.public.draws == 0 {
            self.choose_drawn_card();
        }
    }

    /// Tells everybody about a card in a theft. Only thief and victim learn which card it is (DT-6,
    /// DT-22).
    fn tell_secret_to_thief_and_victim(&mut self, card: Card, notice: impl FnOnce(Option<Card>) -> Notice) {
        let both = [self.public.winner, self.public.victim].map(Viewer::Seat);
        self.journal.tell(|viewer| Some(notice(both.contains(&viewer).then_some(card))));
    }

    /// Prepares to move the star to this seat. First all seats are asked (DT-23).
    pub(crate) fn prepare_star(&mut self, star: Option<Seat>) {
        self.public.star = star;
        self.public.asked = Seats::all(self.public.seats);
        self.ask_before_star_moves();
    }

    pub(crate) fn ask_before_star_moves(&mut self) {
        if self.ask(Phase::Star, self.public.sheriff) {
            return;
        }
        if let Some(seat) = self.public.star.take() {
            if seat == self.public.sheriff {
                self.tell(|_| Notice::StarStays { seat, marshal: false });
            } else {
                let from = std::mem::replace(&mut self.public.sheriff, seat);
                self.mark_gained(seat);
                self.tell(|_| Notice::NewSheriff { seat, from });
            }
        }
        self.enter(Place::Hall);
    }

    /// Gives the winner the first title of the row, and one more for each ace (DT-24).
    pub(crate) fn take_titles(&mut self, corrupt: bool) {
        let winner = self.public.winner;
        let mut taken = ArrayVec::<Card, ROW>::new();
        for _ in 0..self.public.titles.len().min(1 + usize::from(self.winning_dice(Face::Ace))) {
            let title = self.public.titles.remove(0);
            self.receive_openly(winner, title);
            taken.push(title);
        }
        self.tell(|_| Notice::TookTitles { seat: winner, cards: taken.iter().copied().collect() });
        if corrupt && self.public.title_deck > 0 {
            self.public.phase = Phase::Unseen;
        } else {
            self.refill();
        }
    }

    /// Refills the row, card by card (DT-4, DT-24).
    pub(crate) fn refill(&mut self) {
        if self.public.titles.len() < ROW && self.public.title_deck > 0 {
            self.public.phase = Phase::Refill;
        } else if self.public.turn == 0 {
            self.begin_turn();
        } else {
            self.enter_doctor();
        }
    }

    /// Places a title from the deck: in the row, or unseen in the winner's hand (DT-24).
    pub(crate) fn place_title(&mut self, title: Card) {
        self.deck.remove(title);
        self.public.title_deck -= 1;
        if self.public.phase == Phase::Unseen {
            let seat = self.public.winner;
            self.receive(seat, title);
            self.tell_secret_to(seat, |own| Notice::TookUnseen { seat, card: own.then_some(title) });
        } else {
            self.public.titles.push(title);
            self.tell(|_| Notice::TitleTurned { card: title });
        }
        self.refill();
    }
}
