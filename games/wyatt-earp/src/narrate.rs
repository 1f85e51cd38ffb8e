//! Finds what a step has to tell a viewer, by comparing what was with what is.
//!
//! A step that ends a round also gathers the cards for the next; what it did before that is
//! found by letting it happen once more at a table where it does not end the round.

use crate::notice::{Ending, Searched};
use crate::state::ATTACHABLE;
use crate::{Action, Card, Cards, Chance, Left, Notice, Outlaw, Phase, Public, State};
use kernel::{Seat, Step, StepOf, Viewer};

type Out<'a> = &'a mut Vec<Notice>;

impl State {
    pub(crate) fn notices(before: &State, step: StepOf<State>, after: &State, viewer: Viewer, out: Out<'_>) {
        let was = &before.public;
        if was.phase == Phase::Dealer {
            return round_begins(&after.public, out);
        }
        if let (Phase::Duel, Step::Chance(Chance::Card(card))) = (was.phase, step) {
            out.push(Notice::Duel { seat: was.actor, card, hit: card.is_hit() });
            return over(&after.public, out);
        }
        let ended = has_ended(was, &after.public);
        let settled = if ended { before.without_the_end(step) } else { after.clone() };
        let now = &settled.public;
        match step {
            Step::Act(seat, action) => told_of_action(before, seat, action, &settled, viewer, out),
            Step::Chance(Chance::Card(card)) => told_of_card(before, card, &settled, viewer, out),
            Step::Chance(Chance::Dealer(_)) => {}
        }
        if now.reshuffled && !was.reshuffled {
            out.push(Notice::Reshuffled { cards: was_in_discard(before, step) });
        }
        consequences(was, now, out);
        landing(was, now, step, out);
        if ended {
            round_ends(was, now, step, &after.public, out);
        }
    }

    /// Where the step leads if it does not end the round.
    fn without_the_end(&self, step: StepOf<State>) -> State {
        let mut state = self.clone();
        let ends_itself = matches!(step, Step::Act(_, Action::EndRound | Action::Discard(_) | Action::Pass));
        if !ends_itself {
            // Neither the supply's end nor an announced discard may end it here.
            state.public.options.ends_at_once = false;
            state.public.announced = None;
            state.apply(step);
        }
        state
    }
}

fn has_ended(was: &Public, now: &Public) -> bool {
    now.round != was.round || matches!(now.phase, Phase::Duel | Phase::Over)
}

/// How many cards a reshuffle finds: a card played to the discard goes with them (WE-11).
fn was_in_discard(before: &State, step: StepOf<State>) -> u8 {
    let landed = matches!(step, Step::Act(_, Action::EarpDraw | Action::EarpClear | Action::Rob));
    before.discard.len() as u8 + u8::from(landed)
}

fn told_of_action(before: &State, seat: Seat, action: Action, now: &State, viewer: Viewer, out: Out<'_>) {
    let was = &before.public;
    let aims = |card| Notice::Aims { seat, card };
    let own = viewer == Viewer::Seat(seat);
    match action {
        Action::DrawSupply => out.push(Notice::Draws { seat }),
        Action::DrawDiscard => {
            out.extend(before.discard.last().map(|&card| Notice::DrewDiscard { seat, card }));
        }
        Action::Meld(outlaw, count) => out.push(Notice::Melded {
            seat,
            outlaw,
            count,
            opens: !was.is_open(outlaw),
            adds: u16::from(count) - 1,
            reward: now.public.posters[outlaw.index()],
        }),
        Action::Photo(outlaw) => out.push(Notice::Photo {
            seat,
            outlaw,
            reward: now.public.posters[outlaw.index()],
            in_turn: was.phase != Phase::PhotoReact,
        }),
        Action::Stagecoach => out.push(aims(Card::STAGECOACH)),
        Action::Bank => out.push(aims(Card::BANK)),
        Action::FastestGun => out.push(aims(Card::FASTEST_GUN)),
        Action::Hideout => out.push(aims(Card::HIDEOUT)),
        Action::Rob => out.push(aims(Card::MOST_WANTED)),
        Action::EarpClear => out.push(aims(Card::WYATT_EARP)),
        Action::EarpDraw => out.push(Notice::Earp { seat, searches: false }),
        Action::EarpSearch => {
            out.push(Notice::Earp { seat, searches: true });
            if now.public.phase != Phase::Pick {
                out.push(Notice::FoundNothing { seat });
            }
        }
        Action::Ask(outlaw, left) => {
            out.push(Notice::Asks { seat, outlaw });
            answers(was, seat, outlaw, left, &now.public, out);
        }
        Action::AskNext(left) => {
            if let Some(outlaw) = was.wanted {
                answers(was, seat, outlaw, left, &now.public, out);
            }
        }
        Action::Pick(card) => {
            let pile = if was.options.searches_supply { Searched::Supply } else { Searched::Discard };
            out.push(Notice::Found { seat, card: own.then_some(card), pile });
        }
        Action::Keep => out.push(Notice::Keeps { seat }),
        Action::Pass => out.push(Notice::Passes { seat, photo: was.phase == Phase::PhotoReact }),
        Action::EndRound
        | Action::Discard(_)
        | Action::Place(_)
        | Action::Cover(..)
        | Action::Take(..)
        | Action::Uncover(_) => {}
    }
}

/// WE-26, WE-27: who was asked, in order, and who gave.
fn answers(was: &Public, seat: Seat, outlaw: Outlaw, left: Left, now: &Public, out: Out<'_>) {
    let seats = was.seats;
    let first = seat.clockwise(left.0, seats);
    let gave = |asked: Seat| now.held[asked.index()] < was.held[asked.index()];
    let mut asked = vec![first];
    if was.options.asks_freely {
        let unasked = if was.phase == Phase::Ask { was.unasked } else { was.others(seat).collect() };
        let last = unasked.without(first);
        asked.extend(last.first().filter(|_| last.len() == 1));
    } else {
        let onwards = if left.0 == 1 { 1 } else { seats - 1 };
        asked.extend((1..seats - 1).map(|i| {
            let places = (u16::from(left.0) + u16::from(i) * u16::from(onwards)) % u16::from(seats);
            seat.clockwise(places as u8, seats)
        }));
    }
    for asked in asked {
        out.push(Notice::Answers { seat: asked, asker: seat, outlaw, gives: gave(asked) });
        if gave(asked) {
            break;
        }
    }
}

fn told_of_card(before: &State, card: Card, now: &State, viewer: Viewer, out: Out<'_>) {
    let seat = before.public.actor;
    match before.public.phase {
        Phase::Deal if now.public.phase == Phase::TurnUp => {
            let hand = viewer.seat().map_or(Cards::default(), |seat| now.hands[seat.index()]);
            out.push(Notice::Dealt { hand });
        }
        Phase::TurnUp => out.push(Notice::TurnedUp { card }),
        Phase::Drawing => {
            out.push(Notice::Drew { seat, card: (viewer == Viewer::Seat(seat)).then_some(card) });
        }
        Phase::Shot => {
            let (hit, committed) = (card.is_hit(), before.public.committed);
            out.push(Notice::Shot { seat, card, hit, lost: committed.filter(|_| !hit) });
        }
        _ => {}
    }
}

/// What has changed in the territories.
fn consequences(was: &Public, now: &Public, out: Out<'_>) {
    let actor = was.actor;
    let sets = Seat::all(was.seats).flat_map(|seat| Outlaw::ALL.map(|outlaw| (seat, outlaw)));
    let sets = sets.map(|(seat, outlaw)| (seat, outlaw, was.set(seat, outlaw), now.set(seat, outlaw)));
    let changed: Vec<_> = sets.filter(|(_, _, old, new)| old != new).collect();
    // WE-24: the other fastest gun goes before the new one is there.
    let displaced =
        changed.iter().filter(|(_, _, old, new)| !new.is_empty() && new.attached[2] < old.attached[2]);
    out.extend(displaced.map(|&(seat, outlaw, ..)| Notice::Displaced { seat, outlaw }));
    for (seat, outlaw, old, new) in changed {
        if new.covered && !old.covered {
            out.push(Notice::Covered { seat: actor, owner: seat, outlaw });
        }
        if new.outlaws < old.outlaws {
            out.push(Notice::Stolen { seat: actor, victim: seat, outlaw });
            if new.is_empty() {
                let orphans: Vec<Card> = old.cards(outlaw).skip(usize::from(old.outlaws)).collect();
                if !orphans.is_empty() {
                    out.push(Notice::Orphaned { seat, outlaw, cards: orphans });
                }
            }
        } else if old.covered && !new.covered {
            out.push(Notice::Cleared { seat, outlaw });
        }
        for (slot, card) in ATTACHABLE.into_iter().enumerate() {
            if new.attached[slot] > old.attached[slot] {
                let reward = now.posters[outlaw.index()];
                let adds = reward - was.posters[outlaw.index()];
                out.push(Notice::Placed { seat, card, outlaw, adds, reward });
            }
        }
    }
}

/// A discard, announced or landed (WE-9, WE-35).
fn landing(was: &Public, now: &Public, step: StepOf<State>, out: Out<'_>) {
    match (step, was.announced, now.announced) {
        (Step::Act(seat, Action::Discard(card)), _, Some(_)) if now.phase == Phase::React => {
            out.push(Notice::Announced { seat, card });
        }
        (Step::Act(seat, Action::Discard(card)), ..) => {
            out.push(Notice::Discarded { seat, card, announced: false });
        }
        (_, Some(card), None) => out.push(Notice::Discarded { seat: was.turn, card, announced: true }),
        _ => {}
    }
}

fn round_ends(was: &Public, now: &Public, step: StepOf<State>, after: &Public, out: Out<'_>) {
    if let (Step::Act(_, Action::Pass), Some(card)) = (step, was.announced) {
        out.push(Notice::Discarded { seat: was.turn, card, announced: true });
    }
    let discarded = matches!(step, Step::Act(_, Action::Discard(_)));
    let left = was.held[was.turn.index()] - u8::from(discarded);
    let empty = left == 0 || was.others(was.turn).any(|seat| was.held[seat.index()] == 0);
    let idle = was.idle + 1 == 8 * was.seats && was.drew_discard && !was.played;
    let lands = discarded || was.announced.is_some();
    let reason = match step {
        Step::Act(_, Action::EndRound) => Ending::Request,
        _ if lands && empty => Ending::Empty,
        _ if lands && idle => Ending::Idle,
        _ => Ending::Exhausted,
    };
    let round = was.round;
    out.push(Notice::RoundEnds { round, reason, seat: was.turn });
    out.extend(Outlaw::ALL.map(|outlaw| Notice::Scored { round, payout: now.payout(outlaw) }));
    match after.phase {
        Phase::Duel => out.push(Notice::DuelBegins { duellists: after.duellists.iter().collect() }),
        Phase::Over => over(after, out),
        _ => round_begins(after, out),
    }
}

fn round_begins(now: &Public, out: Out<'_>) {
    let Public { round, dealer, turn: first, posters: rewards, .. } = *now;
    out.push(Notice::RoundBegins { round, dealer, first, rewards });
}

fn over(now: &Public, out: Out<'_>) {
    if let (Phase::Over, Some(winner)) = (now.phase, now.winner) {
        out.push(Notice::Over { winner, money: now.money[winner.index()] });
    }
}
