//! How a game ended.

use crate::{MAX_SEATS, Message, Seat};

/// The result of a finished game, by seat.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Standing {
    /// The number of seats. Entries beyond it are zero.
    pub seats: u8,
    /// The score as the rulebook counts it. In some games less is better.
    pub score: [i32; MAX_SEATS],
    /// 1 for the winners. Equal seats share a place, and the next place is skipped.
    pub place: [u8; MAX_SEATS],
}

impl Standing {
    /// Returns the standing in which the seats are ranked by `merit`. More merit is better.
    pub fn by_merit(score: &[i32], merit: &[i32]) -> Standing {
        let mut standing = Standing { seats: score.len() as u8, score: [0; 8], place: [0; 8] };
        for (seat, &own) in merit.iter().enumerate() {
            standing.score[seat] = score[seat];
            standing.place[seat] = 1 + merit.iter().filter(|&&other| other > own).count() as u8;
        }
        standing
    }

    /// Returns the scores, seat by seat.
    pub fn scores(&self) -> &[i32] {
        &self.score[..usize::from(self.seats)]
    }

    /// Returns the seats in first place, in order.
    pub fn winners(&self) -> impl Iterator<Item = Seat> + '_ {
        Seat::all(self.seats).filter(|seat| self.place[seat.index()] == 1)
    }

    /// Returns a seat's share of the win: 1, 0, or a fraction if several seats share it.
    pub fn win_share(&self, seat: Seat) -> f32 {
        if self.place[seat.index()] == 1 { 1.0 / self.winners().count() as f32 } else { 0.0 }
    }
}

/// What decided a finished game, in one sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Decided<R> {
    /// The clause that decided it.
    pub rule: R,
    /// The sentence.
    pub message: Message,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equals_share_a_place_and_the_next_is_skipped() {
        let standing = Standing::by_merit(&[5, 9, 5, 12], &[-5, -9, -5, -12]);
        assert_eq!(standing.place[..4], [1, 3, 1, 4]);
        assert_eq!(standing.winners().collect::<Vec<_>>(), [Seat(0), Seat(2)]);
        assert_eq!(standing.scores(), [5, 9, 5, 12]);
        assert_eq!(
            Seat::all(4).map(|seat| standing.win_share(seat)).collect::<Vec<_>>(),
            [0.5, 0.0, 0.5, 0.0]
        );
    }
}
