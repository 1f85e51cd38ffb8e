//! A table whose time stands still but for what a test lets pass: people and bots play at it, and every moment
//! at which something may be seen is foretold from public things alone.

use crate::client::{hasty, position};
use crate::fixed_deal::{Deal, Room, TABLE};
use kernel::{Luck, QuickLuck};
use protocol::{AutoPass, ClientMessage};
use serde_json::Value;
use server::Config;
use std::collections::BTreeMap;
use std::sync::mpsc::{Sender, channel};
use std::time::Duration;

/// How long a choice is held back, in milliseconds.
pub(crate) const PAUSE: u64 = 50;

/// Stops time: it does not jump to the next due moment while a thread works.
pub(crate) fn stop_time() -> Sender<()> {
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
    /// When the server is to decline for the person from then on.
    mode: Option<AutoPass>,
    /// What the person chooses; nothing where the server declines.
    action: Option<String>,
    /// Does the answer wait for its moment?
    waits: bool,
    says: u64,
    is_sent: bool,
}

/// A table, as everyone sees it.
pub(crate) struct Seen {
    pub(crate) room: Room,
    deal: Deal,
    luck: QuickLuck,
    pub(crate) now: u64,
    /// Who owes an answer, and since when.
    pub(crate) since: BTreeMap<usize, u64>,
    /// The newest position of each connection.
    pub(crate) positions: Vec<String>,
    plans: BTreeMap<usize, Plan>,
    /// When a bot answered last, and which.
    last: Option<(u64, usize)>,
    /// Do people let the server decline for them now and then?
    passes_ahead: bool,
    pub(crate) evidence: Evidence,
}

/// How much was looked at.
#[derive(Default, Debug)]
pub(crate) struct Evidence {
    /// Moments at which a message was sent or received.
    pub(crate) moments: u32,
    /// Choices of bots.
    pub(crate) bots: u32,
    /// Answers of people that waited: with nothing else to say, and with something.
    pub(crate) held: [u32; 2],
    /// Answers of people that did not wait.
    pub(crate) at_once: u32,
    /// How often the server declined for a seat: with nothing else to play, and with something.
    pub(crate) passed: [u32; 2],
    /// Those of the first that came because there was nothing else to say.
    pub(crate) only: u32,
    /// How many pieces an offer had at most.
    pub(crate) most_offered: u64,
    /// Hints that were answered.
    pub(crate) hints: u32,
}

impl Seen {
    pub(crate) async fn open(deal: Deal, seed: u64) -> Seen {
        let config = Config { searches: 8, pause: PAUSE..PAUSE + 1, ..hasty() };
        let room = deal.open(config).await;
        let positions = vec![String::new(); room.lines.len()];
        let (since, plans, luck) = (BTreeMap::new(), BTreeMap::new(), QuickLuck::new(seed));
        let (last, passes_ahead, evidence) = (None, false, Evidence::default());
        let mut seen =
            Seen { room, deal, luck, now: 0, since, positions, plans, last, passes_ahead, evidence };
        seen.settle().await;
        assert!(seen.receive().await);
        seen
    }

    /// How many bots think, and how many have.
    async fn thinking(&self) -> [u64; 2] {
        self.room.clients[0].metrics(["saloon_thinking", "saloon_thought_seconds_count"]).await
    }

    /// Waits until nothing more can happen without time.
    async fn settle(&self) {
        // What is due comes after what has been asked already.
        self.room.clients[0].table(TABLE).await;
        loop {
            let before = self.thinking().await;
            self.room.clients[0].table(TABLE).await;
            let after = self.thinking().await;
            if before == after && after[0] == 0 {
                return;
            }
        }
    }

    /// Reads all connections. Returns whether the bystander received a position.
    pub(crate) async fn receive(&mut self) -> bool {
        let everybody = self.positions.len() - 1;
        let mut told = false;
        for place in 0..=everybody {
            for text in self.room.received(place).await {
                if text.starts_with(r#"{"type":"position""#) {
                    if place == everybody {
                        self.look(&text);
                        told = true;
                    }
                    self.positions[place] = text;
                } else {
                    self.evidence.hints += u32::from(text.starts_with(r#"{"type":"hints""#));
                    // Who asks for a hint again has to wait for the one before.
                    let is_no = text.contains("rejected") && !text.contains("server-too-often");
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
            // The order of answers at one moment may not depend on thinking, either.
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
        let is_solo = self.deal.bots.iter().filter(|bot| bot.is_none()).count() == 1;
        for (&seat, &since) in self.since.iter().filter(|(seat, _)| self.deal.bots[**seat].is_none()) {
            let own = position(&self.positions[seat]);
            let at = own.decision.expect("it owes an answer");
            if self.plans.get(&seat).is_some_and(|plan| plan.at == at) {
                continue;
            }
            let is_free = usize::from(own.actions.len() > 1);
            let declines = own.actions.iter().any(|action| action.declines);
            let is_passed = |mode: AutoPass| match mode {
                AutoPass::Off => false,
                AutoPass::Turn => declines,
                AutoPass::Only => declines && is_free == 0,
            };
            if is_passed(own.auto_pass) {
                self.evidence.passed[is_free] += 1;
                self.evidence.only += u32::from(own.auto_pass == AutoPass::Only);
                let plan = Plan { at, mode: None, action: None, waits: true, says: since, is_sent: true };
                self.plans.insert(seat, plan);
                continue;
            }
            let delays = [0, 0, 1, PAUSE / 2, PAUSE - 1, PAUSE, PAUSE + 30];
            let says = since + delays[self.luck.below(delays.len() as u32) as usize];
            let modes = [None, Some(AutoPass::Turn), Some(AutoPass::Only), Some(AutoPass::Off)];
            let mode = modes[if self.passes_ahead { self.luck.below(4) as usize } else { 0 }];
            // Who builds an offer does so in secret, which is not what is looked at here.
            let pick = own.actions.iter().position(|action| action.text == "offer done");
            let pick = pick.unwrap_or_else(|| self.luck.below(own.actions.len() as u32) as usize);
            let action = Some(own.actions[pick].text.to_string());
            let action = action.filter(|_| !mode.is_some_and(is_passed));
            let waits = declines && (!is_solo || action.is_none());
            match (&action, waits && says < since + PAUSE) {
                (None, _) => self.evidence.passed[is_free] += 1,
                (Some(_), true) => self.evidence.held[is_free] += 1,
                (Some(_), false) => self.evidence.at_once += 1,
            }
            self.plans.insert(seat, Plan { at, mode, action, waits, says, is_sent: false });
        }
    }

    /// When something is next said, or to be seen.
    fn next(&self) -> u64 {
        let moment = |(&seat, &since): (&usize, &u64)| match (self.deal.bots[seat], self.plans.get(&seat)) {
            (Some(strength), _) => since + takes(strength),
            (None, Some(plan)) if !plan.is_sent => plan.says,
            (None, _) => since + PAUSE,
        };
        self.since.iter().map(moment).min().expect("somebody owes an answer")
    }

    /// Lets time pass until then, with nothing to be seen before.
    pub(crate) async fn wait(&mut self, then: u64) {
        for moment in [then.saturating_sub(1), then] {
            if moment > self.now {
                tokio::time::advance(Duration::from_millis(moment - self.now)).await;
                self.now = moment;
                self.settle().await;
            }
            if moment < then {
                assert!(!self.receive().await, "told before its moment, at {moment} of {then}");
            }
        }
    }

    /// Every player who may asks for a hint, as soon as they owe a decision.
    async fn ask_for_hints(&mut self) {
        for (&seat, plan) in self.plans.iter().filter(|(_, plan)| !plan.is_sent) {
            let (table, id, at) = (TABLE.to_owned(), plan.says.to_string(), plan.at);
            self.room.lines[seat].send_message(&ClientMessage::Hint { table, id, at }).await;
            self.room.listen(seat).await;
        }
    }

    /// The next thing that happens.
    pub(crate) async fn step(&mut self) {
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
            visible |= self.plans.get(&seat).is_some_and(|plan| plan.is_sent && since + PAUSE == then);
        }
        self.wait(then).await;
        let speakers = self.plans.iter_mut().filter(|(_, plan)| !plan.is_sent && plan.says == then);
        for (&seat, plan) in speakers {
            plan.is_sent = true;
            visible |= !plan.waits || self.since[&seat] + PAUSE <= then;
            let (at, id) = (plan.at, format!("{then} {}", plan.at));
            if let Some(mode) = plan.mode {
                let (table, id) = (TABLE.to_owned(), format!("mode {id}"));
                self.room.lines[seat].send_message(&ClientMessage::AutoPass { table, id, mode }).await;
            }
            if let Some(action) = plan.action.clone() {
                let table = TABLE.to_owned();
                self.room.lines[seat].send_message(&ClientMessage::Act { table, id, at, action }).await;
            }
            self.room.listen(seat).await;
        }
        self.settle().await;
        assert_eq!(self.receive().await, visible, "at {then}");
    }
}

/// Plays on until enough has been seen.
pub(crate) async fn play(deal: Deal, seed: u64, enough: impl Fn(&Evidence) -> bool) -> Evidence {
    play_on(Seen::open(deal, seed).await, enough).await
}

/// The same, where people let the server decline for them now and then.
pub(crate) async fn play_passing_ahead(
    deal: Deal,
    seed: u64,
    enough: impl Fn(&Evidence) -> bool,
) -> Evidence {
    let seen = Seen::open(deal, seed).await;
    play_on(Seen { passes_ahead: true, ..seen }, enough).await
}

async fn play_on(mut seen: Seen, enough: impl Fn(&Evidence) -> bool) -> Evidence {
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
