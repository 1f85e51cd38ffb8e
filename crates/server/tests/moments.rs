//! When things are told: every moment follows from what everybody knows, and so tells nothing of what is
//! hidden. Time stands still here, and moves only as the test says.
//!
//! Whole tables are played by people and bots. What is expected is worked out from public things alone:
//! who was asked when, whether one may decline there, how strong a bot is, and when a person spoke.

mod dealt;
mod guest;

use dealt::{Deal, Room, TABLE};
use guest::{hasty, position};
use kernel::{Luck, QuickLuck};
use protocol::ClientMessage;
use serde_json::Value;
use server::Config;
use std::collections::BTreeMap;
use std::sync::mpsc::{Sender, channel};
use std::time::Duration;

/// How many tables are played, and for how long.
const TABLES: u64 = 12;
const MOMENTS: u32 = 80;
/// How long a choice is held back, in milliseconds.
const PAUSE: u64 = 50;

/// Time that stands: where somebody is at work it does not jump to the next moment at which something
/// is due.
fn stop_time() -> Sender<()> {
    let (works, waits) = channel::<()>();
    tokio::task::spawn_blocking(move || waits.recv());
    works
}

/// How long a bot takes for any choice, in milliseconds.
fn takes(strength: &str) -> u64 {
    match strength {
        "marshal" => 125,
        _ => PAUSE,
    }
}

/// What a person will say, and when.
struct Plan {
    at: u32,
    action: String,
    /// May one decline there?
    declines: bool,
    says: u64,
    said: bool,
}

/// A table, as everybody sees it.
struct Seen {
    room: Room,
    deal: Deal,
    luck: QuickLuck,
    now: u64,
    /// Who owes an answer, and since when.
    since: BTreeMap<usize, u64>,
    /// The newest position of each connection.
    positions: Vec<String>,
    plans: BTreeMap<usize, Plan>,
    /// When a bot answered last, and which.
    last: Option<(u64, usize)>,
    evidence: Evidence,
}

/// How much was looked at.
#[derive(Default, Debug)]
struct Evidence {
    /// Moments at which something was said or told.
    moments: u32,
    /// Choices of bots.
    bots: u32,
    /// Answers of people that waited: with nothing else to say, and with something.
    held: [u32; 2],
    /// Answers of people that did not wait.
    at_once: u32,
    /// How many pieces an offer had at most.
    most_offered: u64,
    /// Hints that were answered.
    hints: u32,
}

impl Seen {
    async fn open(deal: Deal, seed: u64) -> Seen {
        let config = Config { minds: 8, pause: PAUSE..PAUSE + 1, ..hasty() };
        let room = deal.open(config).await;
        let positions = vec![String::new(); room.lines.len()];
        let (since, plans, luck) = (BTreeMap::new(), BTreeMap::new(), QuickLuck::new(seed));
        let (last, evidence) = (None, Evidence::default());
        let mut seen = Seen { room, deal, luck, now: 0, since, positions, plans, last, evidence };
        seen.settle().await;
        assert!(seen.hear().await);
        seen
    }

    /// How many bots think, and how many have.
    async fn thinking(&self) -> [u64; 2] {
        self.room.guests[0].metrics(["saloon_thinking", "saloon_thought_seconds_count"]).await
    }

    /// Waits until nothing more can happen without time.
    async fn settle(&self) {
        // What is due comes after what has been asked already.
        self.room.guests[0].table(TABLE).await;
        loop {
            let before = self.thinking().await;
            self.room.guests[0].table(TABLE).await;
            let after = self.thinking().await;
            if before == after && after[0] == 0 {
                return;
            }
        }
    }

    /// Reads all connections; was anything told to everybody?
    async fn hear(&mut self) -> bool {
        let everybody = self.positions.len() - 1;
        let mut told = false;
        for place in 0..=everybody {
            for text in self.room.told(place).await {
                if text.starts_with(r#"{"type":"position""#) {
                    if place == everybody {
                        self.look(&text);
                        told = true;
                    }
                    self.positions[place] = text;
                } else {
                    self.evidence.hints += u32::from(text.starts_with(r#"{"type":"hints""#));
                    // Who asks for a hint again has to wait for the one before.
                    let is_no = text.contains("refused") && !text.contains("server-too-often");
                    assert!(!is_no, "{text}");
                }
            }
        }
        told
    }

    /// Who owes an answer now? Who alone owed one until now has given it.
    fn look(&mut self, text: &str) {
        let view: Value = serde_json::from_str(position(text).view.get()).expect("a view");
        let to_act = view["to_act"].as_array().expect("it says who").iter();
        let to_act: Vec<usize> = to_act.map(|seat| seat.as_u64().expect("a seat") as usize).collect();
        let alone = self.since.len() == 1;
        let answered = self.since.keys().filter(|seat| alone || !to_act.contains(seat));
        for &seat in answered.filter(|seat| self.deal.bots[**seat].is_some()) {
            // The order of those who answer at one moment may tell nothing of their thoughts, either.
            assert!(self.last < Some((self.now, seat)), "{seat} after {:?}", self.last);
            self.last = Some((self.now, seat));
        }
        self.since.retain(|seat, _| !alone && to_act.contains(seat));
        for seat in to_act {
            self.since.entry(seat).or_insert(self.now);
        }
        for offer in view["seats"].as_array().into_iter().flatten().map(|seat| &seat["offer"]) {
            let money = ["bills", "nuggets"].map(|kind| offer[kind].as_u64().unwrap_or(0));
            let cards = offer["cards"].as_array().map_or(0, Vec::len) as u64;
            let pieces = money[0] + money[1] + cards;
            self.evidence.most_offered = self.evidence.most_offered.max(pieces);
        }
    }

    /// People make up their minds.
    fn plan(&mut self) {
        for (&seat, &since) in self.since.iter().filter(|(seat, _)| self.deal.bots[**seat].is_none()) {
            let own = position(&self.positions[seat]);
            let at = own.decision.expect("it owes an answer");
            if self.plans.get(&seat).is_some_and(|plan| plan.at == at) {
                continue;
            }
            let texts: Vec<&str> = own.actions.iter().map(|action| action.text.as_ref()).collect();
            let declines = texts.contains(&"pass") || texts.contains(&"keep");
            // Who builds an offer does so in secret, which is not what is looked at here.
            let pick = texts.iter().position(|text| *text == "offer done");
            let pick = pick.unwrap_or_else(|| self.luck.below(texts.len() as u32) as usize);
            let delays = [0, 0, 1, PAUSE / 2, PAUSE - 1, PAUSE, PAUSE + 30];
            let says = since + delays[self.luck.below(delays.len() as u32) as usize];
            let waits = declines && says < since + PAUSE;
            match (waits, texts.len()) {
                (true, 1) => self.evidence.held[0] += 1,
                (true, _) => self.evidence.held[1] += 1,
                (false, _) => self.evidence.at_once += 1,
            }
            let plan = Plan { at, action: texts[pick].to_owned(), declines, says, said: false };
            self.plans.insert(seat, plan);
        }
    }

    /// When something is next said, or to be seen.
    fn next(&self) -> u64 {
        let moment = |(&seat, &since): (&usize, &u64)| match (self.deal.bots[seat], self.plans.get(&seat)) {
            (Some(strength), _) => since + takes(strength),
            (None, Some(plan)) if !plan.said => plan.says,
            (None, _) => since + PAUSE,
        };
        self.since.iter().map(moment).min().expect("somebody owes an answer")
    }

    /// Lets time pass until then, with nothing to be seen before.
    async fn wait(&mut self, then: u64) {
        for moment in [then.saturating_sub(1), then] {
            if moment > self.now {
                tokio::time::advance(Duration::from_millis(moment - self.now)).await;
                self.now = moment;
                self.settle().await;
            }
            if moment < then {
                assert!(!self.hear().await, "told before its moment, at {moment} of {then}");
            }
        }
    }

    /// Everybody who may asks for a hint, as soon as he is asked something.
    async fn ask_for_hints(&mut self) {
        for (&seat, plan) in self.plans.iter().filter(|(_, plan)| !plan.said) {
            let (table, id, at) = (TABLE.to_owned(), plan.says.to_string(), plan.at);
            self.room.lines[seat].say(&ClientMessage::Hint { table, id, at }).await;
            self.room.listen(seat).await;
        }
    }

    /// The next thing that happens.
    async fn step(&mut self) {
        self.plan();
        if self.deal.hints {
            self.ask_for_hints().await;
        }
        let then = self.next();
        let mut visible = false;
        for (&seat, &since) in &self.since {
            let bot = self.deal.bots[seat].filter(|strength| since + takes(strength) == then);
            self.evidence.bots += u32::from(bot.is_some());
            visible |= bot.is_some();
            visible |= self.plans.get(&seat).is_some_and(|plan| plan.said && since + PAUSE == then);
        }
        self.wait(then).await;
        let speakers = self.plans.iter_mut().filter(|(_, plan)| !plan.said && plan.says == then);
        for (&seat, plan) in speakers {
            plan.said = true;
            visible |= !plan.declines || self.since[&seat] + PAUSE <= then;
            let (table, at, action) = (TABLE.to_owned(), plan.at, plan.action.clone());
            let id = format!("{then} {at}");
            self.room.lines[seat].say(&ClientMessage::Act { table, id, at, action }).await;
            self.room.listen(seat).await;
        }
        self.settle().await;
        assert_eq!(self.hear().await, visible, "at {then}");
    }
}

/// Plays on until enough has been seen.
async fn play(deal: Deal, seed: u64, enough: impl Fn(&Evidence) -> bool) -> Evidence {
    let mut seen = Seen::open(deal, seed).await;
    while !enough(&seen.evidence) {
        assert!(
            !seen.since.is_empty(),
            "the game is over, and all there was to be seen is {:?}",
            seen.evidence
        );
        seen.step().await;
        seen.evidence.moments += 1;
    }
    seen.room.stop().await;
    seen.evidence
}

/// A table of any kind.
fn any_deal(seed: u64) -> Deal {
    let mut luck = QuickLuck::new(seed);
    let mut any = |n: usize| luck.below(n as u32) as usize;
    let name = ["dice-town", "wyatt-earp", "wild-shots", "wyatt-earp", "dice-town"][any(5)];
    let range = catalog::find(name).expect("a game").seats();
    let seats = range.start() + any(range.clone().count()) as u8;
    let mut deal = Deal::new(name, seats, seed);
    for option in deal.game.options() {
        let value = option.values[any(option.values.len())].to_string();
        deal.variant.set(option.name, &value).expect("it is one of its values");
    }
    let bots = [None, None, Some("deputy"), Some("greenhorn"), Some("random")];
    deal.bots = (0..seats).map(|_| bots[any(bots.len())]).collect();
    deal
}

#[tokio::test(start_paused = true)]
async fn every_moment_follows_from_what_everybody_knows() {
    let _standing = stop_time();
    let (mut bots, mut at_once) = (0, 0);
    for seed in 0..TABLES {
        let deal = any_deal(seed);
        println!("table {seed}: {} {} {:?}", deal.game.name(), deal.seats, deal.bots);
        let seen = play(deal, seed, |seen| seen.moments == MOMENTS).await;
        (bots, at_once) = (bots + seen.bots, at_once + seen.at_once);
    }
    println!("{bots} choices of bots, {at_once} of people at once");
    assert!(bots > 100 && at_once > 100);
}

#[tokio::test(start_paused = true)]
async fn who_has_nothing_to_play_passes_when_he_could_who_has() {
    let _standing = stop_time();
    let mut deal = Deal::new("wyatt-earp", 4, 1);
    deal.variant = deal.game.preset("genie").expect("it is a preset");
    deal.variant.set("photo_reaction", "true").expect("it can be chosen");
    let seen = play(deal, 1, |seen| seen.held.iter().all(|held| *held >= 5)).await;
    println!("{seen:?}");
    let seen = play(Deal::new("dice-town", 4, 1), 1, |seen| seen.held.iter().all(|held| *held >= 5)).await;
    println!("{seen:?}");
}

#[tokio::test(start_paused = true)]
async fn the_pieces_of_an_offer_come_at_one_moment() {
    let _standing = stop_time();
    let mut deal = Deal::new("dice-town", 4, 1);
    deal.bots = vec![Some("random"), Some("random"), Some("random"), None];
    let seen = play(deal, 1, |seen| seen.most_offered > 0).await;
    println!("{seen:?}");
}

#[tokio::test(start_paused = true)]
async fn a_search_takes_its_time_whatever_it_finds() {
    let _standing = stop_time();
    for (seed, game) in (0..).zip(["wild-shots", "wyatt-earp", "dice-town"]) {
        let mut deal = Deal::new(game, 3, seed);
        deal.bots = vec![Some("marshal"), Some("deputy"), Some("marshal")];
        let seen = play(deal, seed, |seen| seen.bots >= 12).await;
        println!("{game}: {seen:?}");
    }
}

#[tokio::test(start_paused = true)]
async fn no_hint_changes_a_moment() {
    let _standing = stop_time();
    let mut deal = Deal { hints: true, ..Deal::new("dice-town", 4, 1) };
    deal.bots = vec![None, Some("marshal"), Some("deputy"), None];
    let seen = play(deal, 1, |seen| seen.bots >= 30 && seen.hints >= 2).await;
    println!("{seen:?}");
}

#[tokio::test(start_paused = true)]
async fn who_leaves_an_offer_half_made_does_not_tell_by_it() {
    let _standing = stop_time();
    for begun in [false, true] {
        let mut seen = Seen::open(Deal::new("dice-town", 3, 1), 1).await;
        let seat = loop {
            let may_offer = |seat: usize| {
                position(&seen.positions[seat]).actions.iter().any(|action| action.text == "offer bill")
            };
            match seen.since.iter().find(|(seat, since)| **since == seen.now && may_offer(**seat)) {
                Some((seat, _)) => break *seat,
                None => seen.step().await,
            }
        };
        let (asked, at) = (seen.now, position(&seen.positions[seat]).decision.expect("it owes an answer"));
        seen.wait(asked + 10).await;
        if begun {
            seen.room.act(seat, at, "offer bill").await;
            assert!(!seen.hear().await, "an offer is made in secret");
        }
        seen.wait(asked + 20).await;
        seen.room.guests[seat].post(&format!("/api/tables/{TABLE}/leave")).await;
        // His stand-in answers when any bot would.
        seen.wait(asked + PAUSE).await;
        assert!(seen.hear().await, "begun: {begun}");
        seen.room.stop().await;
    }
}
