//! Turns a view into what is sent. The shape is in `mod.rs`.
//!
//! A table keeps some values after they have lost their meaning, such as the last victim of a
//! thief. They are sent only while they mean something, and are `null` otherwise.

use super::{
    Bared, Choice, Cup, Known, Leader, Offer, Played, Points, Preview, Reveal, SeatView, Town, Visit,
    WireView,
};
use crate::{Action, Aid, Card, Cards, Dice, Face, Memory, Phase, Place, Public, View, aid};
use kernel::{Action as _, Seat, Seats, View as _, wire};

impl From<&View> for WireView {
    fn from(view: &View) -> WireView {
        let (public, aid) = (&view.public, view.aid());
        WireView {
            viewer: view.viewer.seat(),
            options: public.options,
            phase: public.phase,
            to_act: view.awaits().seats(),
            turn: Some(public.turn).filter(|&turn| turn > 0),
            sheriff: (public.phase != Phase::Sheriff).then_some(public.sheriff),
            mine: public.mine,
            bank: public.bank,
            stagecoach: public.stagecoach,
            titles: public.titles.to_vec(),
            title_deck: public.title_deck,
            store_deck: public.store_deck,
            store_discard: public.store_discard,
            seats: Seat::all(public.seats).map(|seat| seat_view(view, &aid, seat)).collect(),
            leaders: aid.leaders.iter().copied().map(leader).collect(),
            reveal: reveal(public),
            played: public.played.map(|action| played(public, action)),
            asked: asked(public),
            town: public.is_in_town().then(|| town(public)),
            winner: (public.phase == Phase::Over).then_some(public.winner),
            hand: cards(view.hand),
            rolled: faces(view.rolled),
            drawn: view.drawn.map(cards),
            known: known(&view.known, public.seats),
            known_to_all: known(&public.known, public.seats),
            previews: wire::by_action(view, aid.plays.iter().copied().map(preview)),
        }
    }
}

fn preview(aid::Preview { action, cost, grave }: aid::Preview) -> (Action, Preview) {
    (action, Preview { cost, grave })
}

pub(super) fn cards(cards: Cards) -> Vec<Card> {
    cards.iter().collect()
}

pub(super) fn faces(dice: Dice) -> Vec<Face> {
    dice.faces().collect()
}

fn seat_view(view: &View, aid: &Aid, seat: Seat) -> SeatView {
    let (public, i) = (&view.public, seat.index());
    let (points, uncounted) = aid.points[i];
    let row = public.rows[i];
    SeatView {
        dollars: public.dollars[i],
        nuggets: public.nuggets[i],
        store_cards: public.store_held[i],
        titles: public.titles_held[i],
        wired: cards(public.wired[i]),
        row: faces(row),
        free: public.free_dice(seat),
        cup: cup(public, seat),
        kind: (!row.is_empty()).then(|| row.kind()),
        choice: view.choices[i].map(|choice| Choice { dice: faces(choice.dice), brute: choice.brute }),
        offer: view.offers[i].map(offer),
        gained: public.gained.contains(seat),
        hand: view.hands.map(|hands| cards(hands[i])),
        points: self::points(points),
        uncounted,
    }
}

pub(super) fn offer(offer: crate::Offer) -> Offer {
    Offer { bills: offer.bills, nuggets: offer.nuggets, cards: cards(offer.cards) }
}

pub(super) fn points(points: crate::Points) -> Points {
    Points {
        nuggets: points.nuggets,
        dollars: points.dollars,
        star: points.star,
        equipment: points.equipment,
        titles: points.titles,
        total: points.total(),
    }
}

fn cup(public: &Public, seat: Seat) -> Option<Cup> {
    let rolls = matches!(public.phase, Phase::Roll | Phase::Keep) && public.rolling.contains(seat);
    let chosen = public.phase == Phase::Keep && !public.waiting.contains(seat);
    (rolls && !public.revealed).then_some(if chosen { Cup::Ready } else { Cup::Choosing })
}

fn leader(leader: aid::Leader) -> Leader {
    Leader { place: leader.place, seats: leader.seats, dice: faces(leader.dice) }
}

fn reveal(public: &Public) -> Reveal {
    let bared = Bared { seat: public.barer, dice: faces(public.bared) };
    Reveal {
        rolling: public.rolling,
        next: (public.phase == Phase::Roll).then_some(public.actor),
        last: !public.rolling.is_empty() && public.is_last_roll(),
        revealed: public.revealed,
        brutes: public.brutes,
        bared: (!public.bared.is_empty()).then_some(bared),
    }
}

fn played(public: &Public, action: Action) -> Played {
    Played {
        seat: public.player,
        action: action.text(public.player, public.seats),
        card: action.card(),
        wanting: public.wanting,
    }
}

fn asked(public: &Public) -> Seats {
    match public.phase {
        Phase::Cheat
        | Phase::Dynamite
        | Phase::Sharing
        | Phase::Credits
        | Phase::Girls
        | Phase::Star
        | Phase::Corruption
        | Phase::Elixir => public.asked,
        // No seat is asked for anything else while brutes are resolved (DT-14).
        Phase::Wanted if !public.revealed => public.asked,
        _ => Seats::default(),
    }
}

fn town(public: &Public) -> Town {
    let settled = !matches!(public.phase, Phase::Offer | Phase::Award);
    let at_bank = settled && public.place == Place::Bank;
    let visits = matches!(public.phase, Phase::Draw | Phase::Rob | Phase::Steal | Phase::Take);
    // The star may have no winner, and the doctor sees all seats that gained nothing.
    let has_winner = settled && public.place != Place::Doctor && !public.tied.is_empty();
    Town {
        place: public.place,
        tied: if public.place == Place::Doctor { Seats::default() } else { public.tied },
        bribers: public.bribers(),
        winner: has_winner.then_some(public.winner),
        loot: at_bank.then_some(public.loot),
        visit: visits.then(|| visit(public)),
        star: public.star,
        visitors: public.visitors,
        patient: matches!(public.phase, Phase::Doc | Phase::DocDraw).then_some(public.actor),
    }
}

fn visit(public: &Public) -> Visit {
    let robs = public.place == Place::Saloon && public.phase != Phase::Rob;
    let draws = matches!(public.phase, Phase::Draw | Phase::Steal);
    Visit {
        to_come: public.visits,
        victim: robs.then_some(public.victim),
        draws: if draws { public.draws } else { 0 },
        drawn_store: public.drawn_store,
        drawn_titles: public.drawn_titles,
    }
}

fn known(memory: &Memory, seats: u8) -> Known {
    Known {
        hands: memory.hands[..usize::from(seats)].iter().map(|&hand| cards(hand)).collect(),
        held: cards(memory.held),
        discard: cards(memory.discard),
        deck: cards(memory.deck),
    }
}
