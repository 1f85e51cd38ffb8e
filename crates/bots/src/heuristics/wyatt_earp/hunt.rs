//! Values an outlaw: how much of the reward each seat will take, estimated from capture points
//! while more are still to come. The exact rules are in `score.rs` of the game. Here their steps
//! are smoothed, because nobody knows what will be laid before the round ends.

use wyatt_earp::SEATS;

/// Capture points of one outlaw by seat, including those expected from hands.
pub(super) type Points = [f32; SEATS];

/// A seat this far behind the leader still shares (WE-40): between the two numbers of the rule.
const SHARE_GAP: f32 = 4.5;
/// The points at which an outlaw is captured (WE-38): between the two numbers of the rule.
const CAPTURE_POINTS: f32 = 7.5;
/// How much larger the leader's first take is than that of the others (WE-40).
const FIRST_TAKE: f32 = 1.0;

/// The state of the round, as far as it matters for every outlaw.
#[derive(Clone, Copy, Debug)]
pub(super) struct Hunt {
    pub(super) seats: usize,
    pub(super) me: usize,
    /// How many points the ranking may still shift by.
    pub(super) uncertainty: f32,
    /// How many points will still be laid on an outlaw before the round ends.
    pub(super) growth: f32,
    /// What a thousand for another seat costs the viewer.
    pub(super) rival_weights: Points,
}

impl Hunt {
    /// Returns what the viewer takes of a reward, less what it costs them that others take some.
    pub(super) fn worth(&self, points: &Points, reward: f32) -> f32 {
        let points = &points[..self.seats];
        let (mut most, mut second, mut leader, mut total) = (f32::MIN, f32::MIN, 0, 0.0);
        for (seat, &points) in points.iter().enumerate() {
            total += points;
            if points > most {
                (second, most, leader) = (most, points, seat);
            } else if points > second {
                second = points;
            }
        }
        let captured = soft_step((total + self.growth - CAPTURE_POINTS) / (self.uncertainty + 0.5));
        let (mut shares, mut leads, mut mine) = (0.0, 0.0, 0.0);
        let mut mine_first = 0.0;
        for (seat, &points) in points.iter().enumerate() {
            let ahead = points - if seat == leader { second } else { most };
            let share = soft_step((ahead + SHARE_GAP) / self.uncertainty) * points.min(1.0);
            let lead = soft_step(ahead / self.uncertainty) * points.min(1.0);
            let weight = if seat == self.me { 1.0 } else { -self.rival_weights[seat] };
            shares += share;
            leads += lead;
            mine += weight * share;
            mine_first += weight * lead;
        }
        if shares <= 0.0 {
            return 0.0;
        }
        let first = reward.min(FIRST_TAKE);
        captured * ((reward - first) * mine / shares + first * mine_first / leads)
    }
}

/// Returns a smooth step from 0 to 1, with 0.5 at 0: the probability that a condition will hold
/// that is now ahead by `x`.
fn soft_step(x: f32) -> f32 {
    0.5 + 0.5 * x / (1.0 + x.abs())
}
