//! How much time each seat has left. Deliberately absent: the current time, which the caller passes in as milliseconds
//! since any fixed moment.

use kernel::{Seat, Seats};

/// How much time a table gives its seats, in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tempo {
    /// For each decision.
    pub decision: u64,
    /// For all decisions together, once the time for one of them is used up.
    pub bank: u64,
}

/// The clocks of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clock {
    tempo: Tempo,
    /// By seat: what is left of its bank, not counting a decision that it still owes.
    banks: Vec<u64>,
    /// By seat: since when it owes its present decision.
    since: Vec<Option<u64>>,
}

impl Clock {
    /// Full clocks, none of them running.
    pub fn new(tempo: Tempo, seats: u8) -> Clock {
        let seats = usize::from(seats);
        Clock { tempo, banks: vec![tempo.bank; seats], since: vec![None; seats] }
    }

    /// Returns how much time the seats have.
    pub fn tempo(&self) -> Tempo {
        self.tempo
    }

    /// Says which seats owe decisions from now on. `decided` has just made one, and may owe another.
    pub fn set_owing(&mut self, owing: Seats, decided: Option<Seat>, now: u64) {
        for seat in (0..).map(Seat).take(self.banks.len()) {
            let (owes, index) = (owing.contains(seat), seat.index());
            if !owes || decided == Some(seat) {
                self.banks[index] = self.bank(seat, now);
                self.since[index] = None;
            }
            if owes && self.since[index].is_none() {
                self.since[index] = Some(now);
            }
        }
    }

    /// Stops all clocks until the next [`Clock::set_owing`], as when no player is connected.
    pub fn pause(&mut self, now: u64) {
        self.set_owing(Seats::default(), None, now);
    }

    /// Returns what is left of a seat's bank.
    pub fn bank(&self, seat: Seat, now: u64) -> u64 {
        let used = self.since[seat.index()].map_or(0, |since| now.saturating_sub(since));
        self.banks[seat.index()].saturating_sub(used.saturating_sub(self.tempo.decision))
    }

    /// Returns when a seat's time runs out, if its clock runs.
    pub fn deadline(&self, seat: Seat) -> Option<u64> {
        let since = self.since[seat.index()]?;
        Some(since.saturating_add(self.tempo.decision).saturating_add(self.banks[seat.index()]))
    }

    /// Has a seat begun to use its bank for the decision it owes?
    pub fn uses_bank(&self, seat: Seat, now: u64) -> bool {
        self.bank(seat, now) < self.banks[seat.index()]
    }

    /// Sets what is left of a seat's bank, as when a table is opened again.
    pub fn set_bank(&mut self, seat: Seat, bank: u64) {
        self.banks[seat.index()] = bank;
    }

    /// Sets when the running clocks started.
    pub fn set_started(&mut self, at: u64) {
        self.since.iter_mut().flatten().for_each(|since| *since = at);
    }

    /// Lets no clock run out before `until`, as when no player could have decided in time.
    pub fn extend_to(&mut self, until: u64) {
        for seat in (0..).map(Seat).take(self.banks.len()) {
            let short = self.deadline(seat).map_or(0, |deadline| until.saturating_sub(deadline));
            self.since[seat.index()] = self.since[seat.index()].map(|since| since + short);
        }
    }

    /// Gives a seat its full time for the decision it owes, as when its player returns.
    pub fn restart(&mut self, seat: Seat, now: u64) {
        if let Some(since) = &mut self.since[seat.index()] {
            *since = now;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEMPO: Tempo = Tempo { decision: 10, bank: 100 };

    fn seats(list: &[u8]) -> Seats {
        list.iter().map(|&seat| Seat(seat)).collect()
    }

    #[test]
    fn a_quick_decision_costs_nothing_and_a_slow_one_uses_the_bank() {
        let mut clock = Clock::new(TEMPO, 2);
        clock.set_owing(seats(&[0]), None, 1000);
        assert_eq!((clock.deadline(Seat(0)), clock.deadline(Seat(1))), (Some(1110), None));
        clock.set_owing(seats(&[1]), Some(Seat(0)), 1009);
        assert_eq!(clock.bank(Seat(0), 5000), 100);
        assert_eq!(clock.bank(Seat(1), 1009 + 10 + 33), 67);
        clock.set_owing(seats(&[0]), Some(Seat(1)), 1009 + 10 + 33);
        assert_eq!((clock.bank(Seat(1), 9999), clock.deadline(Seat(1))), (67, None));
    }

    #[test]
    fn the_answer_of_one_does_not_touch_the_clock_of_another() {
        let mut clock = Clock::new(TEMPO, 3);
        clock.set_owing(seats(&[0, 1, 2]), None, 0);
        clock.set_owing(seats(&[0, 2]), Some(Seat(1)), 30);
        assert_eq!((clock.deadline(Seat(0)), clock.deadline(Seat(1))), (Some(110), None));
        // A seat that must decide again has its decision time again, but not its bank.
        clock.set_owing(seats(&[0, 2]), Some(Seat(2)), 40);
        assert_eq!(clock.deadline(Seat(2)), Some(40 + 10 + 70));
    }

    #[test]
    fn clocks_of_a_resumed_table_go_on_and_are_extended_for_seats_that_could_not_decide() {
        let mut clock = Clock::new(TEMPO, 3);
        clock.set_bank(Seat(1), 40);
        clock.set_owing(seats(&[0, 1]), None, 5000);
        clock.set_started(1000);
        assert_eq!((clock.deadline(Seat(0)), clock.deadline(Seat(1))), (Some(1110), Some(1050)));
        assert!(
            clock.uses_bank(Seat(1), 1011)
                && !clock.uses_bank(Seat(1), 1010)
                && !clock.uses_bank(Seat(2), 9000)
        );
        clock.extend_to(1100);
        assert_eq!((clock.deadline(Seat(0)), clock.deadline(Seat(1))), (Some(1110), Some(1100)));
        assert_eq!((clock.deadline(Seat(2)), clock.bank(Seat(1), 1070)), (None, 30));
    }

    #[test]
    fn a_bank_is_never_less_than_empty_and_a_pause_stops_it() {
        let mut clock = Clock::new(TEMPO, 1);
        clock.set_owing(seats(&[0]), None, 0);
        clock.pause(60);
        assert_eq!((clock.bank(Seat(0), 900), clock.deadline(Seat(0))), (50, None));
        clock.set_owing(seats(&[0]), None, 900);
        assert_eq!(clock.bank(Seat(0), 5000), 0);
        clock.restart(Seat(0), 5000);
        assert_eq!(clock.deadline(Seat(0)), Some(5060));
        // Time that seems to go backwards takes nothing.
        assert_eq!(clock.bank(Seat(0), 1), 50);
    }
}
