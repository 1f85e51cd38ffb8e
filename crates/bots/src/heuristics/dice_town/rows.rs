//! Values a row of dice while the others still roll: for each place, how likely this many dice win
//! it, and what it brings.

use super::tables::{GRADES, Grades, RollsLeft, extra_dice, hand_grades};
use super::worth;
use dice_town::{Card, DICE, Dice, FACES, Face, Phase, Place, View};
use kernel::{Seat, Seats};

/// The number of places that a face wins, in the order of the faces: mine, bank, store, saloon,
/// star.
const PLACES: usize = FACES - 1;

/// How often a tie is won if the sheriff is not part of it.
const TIE_WIN_NEUTRAL_SHERIFF: f32 = 0.4;
/// How often a tie is won against the sheriff: the sheriff chooses themself.
const TIE_WIN_RIVAL_SHERIFF: f32 = 0.05;

/// The part of its prize that a place is worth, in the order of the faces, measured over many
/// games. A die cannot serve every place that it might, and nines serve no other purpose.
const PLACE_FACTORS: [f32; PLACES] = [0.55, 1.0, 0.7, 1.05, 0.75];
/// The same for the doctor: seats that can win nothing else can still choose their dice for the
/// doctor.
const DOCTOR_FACTOR: f32 = 1.3;

/// Evaluates rows: what a seat can expect of the rest of the turn.
pub(super) struct RowEvaluator<'v> {
    view: &'v View,
    me: Seat,
    turns_left: f32,
    /// By place and number of dice: the probability that they win it.
    wins: [[f32; 6]; PLACES],
    /// By place and number of dice: what they are worth there.
    prizes: [[f32; 6]; PLACES],
    /// By grade: the probability that the hand is the best.
    best: Grades,
    /// By number of titles: the value of the first titles of the row together.
    titles: [f32; 5],
}

/// Returns the dice in a seat's row, with those it has already shown (DT-14).
fn row_of(view: &View, seat: Seat) -> Dice {
    let row = view.public.rows[seat.index()];
    match view.choices[seat.index()].filter(|_| view.public.revealed && view.viewer.seat() != Some(seat)) {
        Some(choice) => row.plus(choice.dice),
        None => row,
    }
}

/// Returns the size of the row's largest group: a pair or more, or the only die, because its owner
/// probably collects that face. With several single dice, nobody knows which one they collect.
fn largest_group(row: Dice) -> u8 {
    let largest = Face::ALL.into_iter().map(|face| row.count(face)).max().unwrap_or(0);
    if largest > 1 || row.len() == 1 { largest } else { NO_GROUP }
}

/// Larger than any group can be.
const NO_GROUP: u8 = DICE + 1;

impl<'v> RowEvaluator<'v> {
    /// Computes what can be won if the others have this many rolls left.
    pub(super) fn new(view: &'v View, me: Seat, rolls_left: RollsLeft) -> RowEvaluator<'v> {
        let public = &view.public;
        let turns_left = worth::turns_left(public);
        let mut wins = [[1.0f32; 6]; PLACES];
        let mut nobody = [1.0f32; PLACES];
        let mut best = [1.0f32; GRADES];
        for other in Seat::all(public.seats).filter(|&seat| seat != me) {
            let row = row_of(view, other);
            let free = DICE - row.len();
            let tie = tie_share(view, me, other);
            let group = largest_group(row);
            for (place, (wins, nobody)) in wins.iter_mut().zip(&mut nobody).enumerate() {
                let has = row.count(Face::ALL[place]);
                let extra = extra_dice(rolls_left, has == group, free);
                multiply_by_win_chance(usize::from(has), extra, tie, wins);
                *nobody *= if has > 0 { 0.0 } else { extra[0] };
            }
            let mut worse = 0.0;
            for (best, likely) in best.iter_mut().zip(hand_grades(rolls_left, row)) {
                *best *= worse + 0.5 * likely;
                worse += likely;
            }
        }
        let mut titles = [0.0; 5];
        for at in 1..5 {
            titles[at] =
                titles[at - 1] + public.titles.get(at - 1).map_or(0.0, |card| f32::from(card.worth()));
        }
        let mut evaluator =
            RowEvaluator { view, me, turns_left, wins, prizes: [[0.0; 6]; PLACES], best, titles };
        for place in 0..PLACES {
            let star_without = if place == STAR && public.sheriff == me { nobody[place] } else { 0.0 };
            let denial_factor = evaluator.denial_factor(place, 1.0 - nobody[place]) * PLACE_FACTORS[place];
            evaluator.wins[place][0] = 0.0;
            evaluator.prizes[place][0] = star_without * evaluator.prize_value(place, 0) * denial_factor;
            for dice in 1..6 {
                let prize = evaluator.prize_value(place, dice as u8) * denial_factor;
                evaluator.prizes[place][dice] = evaluator.wins[place][dice] * prize;
            }
        }
        if public.sheriff == me {
            // Keeping the star is no gain (DT-28).
            evaluator.wins[STAR] = [0.0; 6];
        }
        evaluator
    }

    /// Returns the value of winning a place with this many dice.
    fn prize_value(&self, place: usize, dice: u8) -> f32 {
        let (public, hand) = (&self.view.public, self.view.hand);
        match Place::CONTESTED[place] {
            Place::Mine => {
                let each = if hand.contains(Card::DYNAMITE) { 2 } else { 1 };
                f32::from((each * dice).min(public.mine))
            }
            Place::Bank => worth::DOLLAR * f32::from(public.bank),
            Place::Store if public.store_deck + public.store_discard == 0 => 0.0,
            Place::Store => {
                let twice = public.turn == 1 || hand.contains(Card::CREDITS);
                worth::best_of_store(dice, self.turns_left) * if twice { 2.0 } else { 1.0 }
            }
            Place::Saloon => self.loot_value(dice) * if hand.contains(Card::GIRLS) { 1.8 } else { 1.0 },
            _ => worth::star(self.turns_left),
        }
    }

    /// Returns the value of the best robbery in the saloon.
    fn loot_value(&self, dice: u8) -> f32 {
        let others = self.view.public.robbable(self.me).iter();
        others.map(|seat| worth::best_of_hand(self.view, seat, dice, self.turns_left)).fold(0.0, f32::max)
    }

    /// Returns by how much a place is worth more because another seat would win it otherwise. In
    /// the saloon, a rival loses what the viewer wins, and otherwise the viewer might be robbed.
    fn denial_factor(&self, place: usize, contested: f32) -> f32 {
        let public = &self.view.public;
        let share = 1.0 / f32::from(public.seats - 1);
        1.0 + share
            * match Place::CONTESTED[place] {
                Place::Saloon => 1.0 + if public.held(self.me) > 0 { 2.0 * contested } else { 0.0 },
                Place::Star => 1.0,
                _ => contested,
            }
    }

    /// Returns the value of a row whose free dice have this many rolls left.
    pub(super) fn value(&self, row: Dice, rolls_left: RollsLeft) -> f32 {
        let free = DICE - row.len();
        let group = largest_group(row);
        let (mut worth, mut nothing) = (0.0, 1.0);
        for place in 0..PLACES {
            let has = row.count(Face::ALL[place]);
            let extra = extra_dice(rolls_left, has == group, free);
            let (mut win, mut prize) = (0.0, 0.0);
            let reached = usize::from(has)..6;
            for ((likely, wins), prizes) in
                extra.iter().zip(&self.wins[place][reached.clone()]).zip(&self.prizes[place][reached])
            {
                win += likely * wins;
                prize += likely * prizes;
            }
            worth += prize;
            nothing *= 1.0 - win;
        }
        let best: f32 =
            hand_grades(rolls_left, row).iter().zip(&self.best).map(|(likely, best)| likely * best).sum();
        worth += best * self.hall_value(row.count(Face::Ace), free);
        worth
            + nothing * (1.0 - best) * DOCTOR_FACTOR * doctor_value(self.view, self.me, row, self.turns_left)
    }

    /// Returns the value of the best hand: the first title, and the next one for each ace (DT-24).
    fn hall_value(&self, aces: u8, free: u8) -> f32 {
        let taken = usize::from(1 + aces).min(4);
        let next = self.titles[(taken + 1).min(4)] - self.titles[taken];
        let share = 1.0 / f32::from(self.view.public.seats - 1);
        self.titles[taken] + next * f32::from(free) / 6.0 + share * self.titles[1]
    }
}

/// The index of the star among the places.
const STAR: usize = 4;

/// Returns the probability of winning a tie with another seat (DT-16).
fn tie_share(view: &View, me: Seat, other: Seat) -> f32 {
    match view.public.sheriff {
        sheriff if sheriff == me => 1.0,
        sheriff if sheriff == other => TIE_WIN_RIVAL_SHERIFF,
        _ => TIE_WIN_NEUTRAL_SHERIFF,
    }
}

/// Multiplies the win probability of each number of dice by the probability that another seat has
/// fewer, or as many and loses the tie.
fn multiply_by_win_chance(has: usize, extra: &[f32; 6], tie: f32, wins: &mut [f32; 6]) {
    let mut fewer = 0.0;
    for (dice, wins) in wins.iter_mut().enumerate() {
        let same = if dice < has { 0.0 } else { extra[dice - has] };
        *wins *= fewer + tie * same;
        fewer += same;
    }
}

/// Returns the value of a visit to the doctor with these dice (DT-25). With many rivals, an ace
/// brings a lot.
pub(super) fn doctor_value(view: &View, me: Seat, row: Dice, turns_left: f32) -> f32 {
    let public = &view.public;
    let others = || Seat::all(public.seats).filter(|&seat| seat != me).map(Seat::index);
    let shows = |faces: &[Face]| faces.iter().any(|&face| row.count(face) > 0);
    let gain = 1.0 + 1.0 / f32::from(public.seats - 1);
    let mut best: f32 = 0.0;
    if shows(&[Face::Ace]) {
        best = best.max(gain * others().map(|seat| f32::from(public.nuggets[seat].min(1))).sum::<f32>());
    }
    if shows(&[Face::King]) {
        best = best.max(
            gain * worth::DOLLAR * others().map(|seat| f32::from(public.dollars[seat].min(2))).sum::<f32>(),
        );
    }
    if shows(&[Face::Jack, Face::Queen]) && public.store_deck + public.store_discard > 0 {
        best = best.max(worth::best_of_store(1, turns_left));
    }
    best
}

/// Returns how many rolls a seat that keeps dice now has left: one if another seat has only one
/// free die, because that seat will keep it.
pub(super) fn rolls_left_now(view: &View, me: Seat) -> RollsLeft {
    let others = Seat::all(view.public.seats).filter(|&seat| seat != me);
    let fewest = others.map(|seat| DICE - row_of(view, seat).len()).min().unwrap_or(DICE);
    if fewest <= 1 { RollsLeft::One } else { RollsLeft::OneOrMore }
}

/// Returns how many rolls are left when all cheaters are done: with a full row, one (DT-9).
pub(super) fn rolls_left_after_cheating(view: &View) -> RollsLeft {
    let full: Seats = Seat::all(view.public.seats).filter(|&seat| view.public.free_dice(seat) == 0).collect();
    if view.public.phase == Phase::Cheat && full.is_empty() { RollsLeft::Many } else { RollsLeft::One }
}
