//! Counts capture points and pays rewards, and says who wins the game or a duel.

use crate::state::{SEATS, Set};
use crate::{Card, Outlaw, Public, State};
use kernel::{ArrayVec, Seat, Seats, Standing};

/// The capture points at which an outlaw is captured (WE-38).
pub const CAPTURE: u8 = 8;
/// The money at which the game ends, in thousands (WE-44).
pub const GOAL: u16 = 25;

impl Card {
    /// Returns what a sheriff card adds to a poster when it is played, in thousands (WE-3).
    pub fn reward(self) -> u16 {
        match self {
            Card::STAGECOACH => 3,
            Card::BANK | Card::FASTEST_GUN => 1,
            photo => u16::from(photo.pictured().is_some()),
        }
    }
}

impl Set {
    /// Returns its capture points (WE-3): none while it is covered (WE-25).
    pub fn points(self) -> u8 {
        let [stagecoaches, banks, guns] = self.attached;
        let points = 2 * self.outlaws + 4 * u8::from(self.photo) + stagecoaches + 2 * banks + 3 * guns;
        if self.covered { 0 } else { points }
    }
}

/// How one outlaw's reward is paid (WE-38 to WE-41), in thousands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Payout {
    /// The outlaw.
    pub outlaw: Outlaw,
    /// Each seat's capture points.
    pub points: [u8; SEATS],
    /// Whether the outlaw is captured (WE-39).
    pub captured: bool,
    /// What was on the poster.
    pub reward: u16,
    /// What each seat takes, in the order of taking: seat, thousands, and pass (0 if one seat takes all).
    pub takes: Vec<(Seat, u16, u8)>,
    /// What stays on the poster.
    pub stays: u16,
}

impl Payout {
    /// Returns the capture points of all seats together, which decide whether the outlaw is captured (WE-38).
    pub fn total(&self) -> u8 {
        total(self.points)
    }
}

impl Public {
    /// Returns what an outlaw would pay if the round ended now.
    pub fn payout(&self, outlaw: Outlaw) -> Payout {
        let (points, reward) = (self.points(outlaw), self.posters[outlaw.index()]);
        let mut takes = Vec::new();
        let stays = share(points, reward, self.options.one_each, |seat, amount, pass| {
            takes.push((seat, amount, pass));
        });
        Payout { outlaw, points, captured: is_captured(points), reward, takes, stays }
    }

    /// Returns each seat's capture points for an outlaw.
    fn points(&self, outlaw: Outlaw) -> [u8; SEATS] {
        self.sets.map(|sets| sets[outlaw.index()].points())
    }
}

fn total(points: [u8; SEATS]) -> u8 {
    points.iter().sum()
}

/// Returns whether so many points capture an outlaw (WE-38, WE-39).
fn is_captured(points: [u8; SEATS]) -> bool {
    total(points) >= CAPTURE
}

/// Calls `take` with each seat, its part and the pass, in order, and returns what stays (WE-38 to WE-41). A
/// missing seat has no points.
fn share(points: [u8; SEATS], reward: u16, one_each: bool, mut take: impl FnMut(Seat, u16, u8)) -> u16 {
    if !is_captured(points) {
        return reward;
    }
    let mut stays = reward;
    let mut pay = |rank: Seats, each: u16, pass: u8| {
        if each > 0 {
            rank.iter().for_each(|seat| take(seat, each, pass));
            stays -= each * u16::from(rank.len());
        }
        stays
    };
    let holding = |held: u8| Seat::all(SEATS as u8).filter(move |seat| points[seat.index()] == held);
    let most = points.into_iter().max().unwrap_or_default();
    // A leader who is far enough ahead takes all (WE-39).
    let leaders: Seats = holding(most).collect();
    let second = points.into_iter().filter(|&points| points < most).max().unwrap_or_default();
    if leaders.len() == 1 && most - second >= 5 {
        return pay(leaders, reward, 0);
    }
    // By rank, all seats with at least 1 point and at most 4 points behind (WE-40).
    let ranks = (most.saturating_sub(4).max(1)..=most).rev().map(|held| holding(held).collect::<Seats>());
    let ranks: ArrayVec<Seats, SEATS> = ranks.filter(|rank| !rank.is_empty()).collect();
    let mut left = reward;
    for pass in 1.. {
        for (place, &rank) in ranks.iter().enumerate() {
            let each = if pass == 1 && place == 0 { 2 } else { 1 };
            let count = u16::from(rank.len());
            if left >= each * count {
                left = pay(rank, each, pass);
            } else if each == 2 && count == 1 {
                return pay(rank, left, pass);
            } else if each == 2 && one_each && left >= count {
                return pay(rank, 1, pass);
            } else {
                return left;
            }
        }
    }
    left
}

/// Pays the rewards of all outlaws, in canonical order (WE-38 to WE-41).
pub(crate) fn score_round(public: &mut Public) {
    for outlaw in Outlaw::ALL {
        let (points, reward) = (public.points(outlaw), public.posters[outlaw.index()]);
        let money = &mut public.money;
        let stays = share(points, reward, public.options.one_each, |seat, amount, _| {
            money[seat.index()] += amount;
        });
        public.posters[outlaw.index()] = stays;
    }
}

/// Returns whether a seat has enough money to end the game (WE-44).
pub(crate) fn is_decided(public: &Public) -> bool {
    public.money.iter().any(|&money| money >= GOAL)
}

/// Returns the seats with the most money.
pub(crate) fn richest(public: &Public) -> Seats {
    let most = public.money.iter().copied().max().unwrap_or_default();
    Seat::all(public.seats).filter(|seat| public.money[seat.index()] == most).collect()
}

/// Ends a pass of a duel, and returns its winner if there is one (WE-45).
pub(crate) fn end_pass(public: &mut Public) -> Option<Seat> {
    let hits = public.hits;
    let most = public.duellists.iter().map(|seat| hits[seat.index()]).max().unwrap_or_default();
    let leading: Seats = public.duellists.iter().filter(|seat| hits[seat.index()] == most).collect();
    if !public.options.duel_by_lead {
        // The seats that hit stay in, or all seats if none did.
        public.duellists = leading;
        public.hits = [0; SEATS];
    }
    (leading.len() == 1).then(|| leading.first()).flatten()
}

impl State {
    /// Returns the standing: the richest seat wins, or the winner of the duel (WE-44, WE-45).
    pub(crate) fn standing(&self) -> Option<Standing> {
        let winner = self.public.winner?;
        let seats = usize::from(self.public.seats);
        let money = self.public.money.map(i32::from);
        let mut merit = money.map(|money| 2 * money);
        merit[winner.index()] += 1;
        let score = money.map(|money| 1000 * money);
        Some(Standing::by_merit(&score[..seats], &merit[..seats]))
    }
}
