//! Looking back over real connections: all hands come late, and nothing comes early.
//!
//! What may be seen is compared with a table of the test's own, at which the same happens. That the next
//! deal is never in it, whatever it brings, is asked of `crates/table/src/past.rs` with two dealers.

use crate::client::{Client, TestServer, hasty, opened, position, until};
use crate::fixed_deal::{Deal, Room, TABLE};
use catalog::AnyTable;
use kernel::{Luck, QuickLuck, Seat, Viewer};
use protocol::{Happened, Moments, TableStatus};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use server::Config;
use std::time::{Duration, Instant};
use table::Seed;

/// No reply is larger.
const MOST_BYTES: usize = 1_000_000;

/// The answer, byte for byte.
async fn asked(client: &Client, table: &str, query: &str) -> (StatusCode, String) {
    let request = client.request(Method::GET, &format!("/api/tables/{table}/moments{query}"));
    let response = request.send().await.expect("it answers");
    (response.status(), response.text().await.expect("a text"))
}

async fn assert_rejected(client: &Client, table: &str, query: &str, status: StatusCode, key: &str) -> String {
    let (is, text) = asked(client, table, query).await;
    let problem: Value = serde_json::from_str(&text).expect("JSON");
    assert_eq!((is, &problem["why"]["key"]), (status, &json!(key)), "{query}: {text}");
    text
}

async fn assert_closed(client: &Client) -> String {
    assert_rejected(client, TABLE, "", StatusCode::CONFLICT, "server-not-open").await
}

/// All pages, one after the other.
async fn all(client: &Client, table: &str) -> Vec<String> {
    let (mut pages, mut had) = (Vec::new(), 0);
    loop {
        let (status, text) = asked(client, table, &format!("?from={had}")).await;
        assert_eq!(status, StatusCode::OK, "{text}");
        assert!(text.len() <= MOST_BYTES, "{} bytes", text.len());
        let page: Moments = serde_json::from_str(&text).expect("moments");
        if page.moments.is_empty() {
            assert_eq!(had, page.open_steps, "all were sent");
            return pages;
        }
        assert!(page.moments.iter().map(|moment| moment.step).eq(had..had + page.moments.len() as u32));
        had += page.moments.len() as u32;
        pages.push(text);
    }
}

/// A table of the test's own, and what every viewer saw there.
struct Lived {
    table: Box<dyn AnyTable>,
    luck: QuickLuck,
    /// After how many steps, and the views of seats in order, then the bystander's.
    seen: Vec<(usize, Vec<String>)>,
    /// After how many steps each round was finished, as its number in the views tells.
    finished: Vec<usize>,
}

impl Lived {
    fn new(deal: &Deal, luck: u64) -> Lived {
        let mut lived =
            Lived { table: deal.table(), luck: QuickLuck::new(luck), seen: Vec::new(), finished: Vec::new() };
        lived.look();
        lived
    }

    fn look(&mut self) {
        let views =
            Viewer::all(self.table.seats()).map(|viewer| self.table.view_json(viewer).get().to_owned());
        self.seen.push((self.table.step_count(), views.collect()));
    }

    fn round(&self) -> Option<u64> {
        let view: Value =
            serde_json::from_str(self.table.view_json(Viewer::Bystander).get()).expect("a view");
        view["round"].as_u64()
    }

    /// Somebody does something at random; who, in answer to what, and how.
    fn act(&mut self) -> (usize, u32, String) {
        let owing: Vec<Seat> = self.table.awaits().seats().iter().collect();
        let seat = owing[self.luck.below(owing.len() as u32) as usize];
        let legal = self.table.legal(seat);
        let action = legal[self.luck.below(legal.len() as u32) as usize].text.clone();
        let at = self.table.decision(seat).expect("it owes one");
        let (before, round) = (self.table.step_count(), self.round());
        self.table.answer(seat, at, &action).expect("it is legal");
        self.look();
        if self.round() != round {
            self.finished.push(before + 1);
        }
        (seat.index(), at, action)
    }

    /// The same at the server, too.
    async fn act_in(&mut self, room: &mut Room) {
        let (seat, at, action) = self.act();
        room.act(seat, at, &action).await;
    }

    /// Exactly the first `open` steps may be looked back at, as they were.
    async fn assert_open(&self, room: &Room, open: usize) -> Vec<String> {
        let pages = all(&room.clients[0], TABLE).await;
        let moments: Vec<_> = pages
            .iter()
            .flat_map(|page| serde_json::from_str::<Moments>(page).expect("moments").moments)
            .collect();
        let lines = moments.iter().map(|moment| match &moment.happened {
            Happened::Chance { text } => format!("chance {text}"),
            Happened::Act { seat, text, .. } => format!("act {seat} {text}"),
        });
        assert!(lines.eq(self.table.log_lines(0)[..open].iter().cloned()), "{open} steps are open");
        let mut compared = 0;
        for (count, views) in self.seen.iter().filter(|(count, _)| *count <= open) {
            let moment = &moments[count - 1];
            let seats = moment.seats.iter().chain([&moment.bystander]);
            assert!(seats.map(|seen| seen.view.get()).eq(views.iter().map(String::as_str)), "after {count}");
            compared += 1;
        }
        assert!(compared > 3, "{compared} moments were compared");
        // Every requester gets the same: a player, a bystander, an unknown device.
        let onlooker = room.clients.last().expect("somebody looks on");
        for other in [onlooker, &Client::unknown(&onlooker.address)] {
            assert_eq!(all(other, TABLE).await, pages);
        }
        pages
    }
}

/// The number of open steps that each connection received last.
async fn received_open_steps(room: &mut Room) -> Vec<Option<u32>> {
    let mut told = Vec::new();
    for place in 0..room.lines.len() {
        let texts = room.received(place).await;
        let last = texts.iter().rfind(|text| text.starts_with(r#"{"type":"position""#));
        told.push(last.map(|text| position(text).open_steps));
    }
    told
}

/// Does a third round begin when everybody acts as this luck says?
fn goes_on(game: &str, seats: u8, seed: u64) -> bool {
    let mut lived = Lived::new(&Deal::new(game, seats, seed), seed);
    while lived.finished.len() < 2 && lived.table.standing().is_none() {
        lived.act();
    }
    lived.table.standing().is_none()
}

/// Two rounds: nothing before the first is finished, exactly that after it, and so on.
async fn two_rounds(game: &str, seats: u8) {
    let seed = (0..40).find(|seed| goes_on(game, seats, *seed)).expect("some game is long enough");
    let deal = Deal::new(game, seats, seed);
    let (mut lived, mut room) = (Lived::new(&deal, seed), deal.open_with(hasty(), true).await);
    let told = received_open_steps(&mut room).await;
    assert!(told.iter().all(|open| *open == Some(0)), "{told:?}");
    let mut closed = Vec::new();
    while lived.finished.is_empty() {
        closed.push(assert_closed(&room.clients[0]).await);
        lived.act_in(&mut room).await;
    }
    assert!(closed.len() > 5 && closed.iter().all(|text| *text == closed[0]), "the same no, always");
    let first = lived.finished[0];
    assert!(lived.table.step_count() >= first + 10 * usize::from(seats), "{game}: dealt anew");
    let told = received_open_steps(&mut room).await;
    assert!(told.iter().all(|open| *open == Some(first as u32)), "{told:?}, not {first}");
    let pages = lived.assert_open(&room, first).await;
    while lived.finished.len() == 1 {
        lived.act_in(&mut room).await;
        if lived.finished.len() == 1 {
            let (_, page) = asked(&room.clients[0], TABLE, "").await;
            assert_eq!(page, pages[0]);
            let beyond = format!("?from={}", first + 1);
            let key = "server-moment-from";
            assert_rejected(&room.clients[0], TABLE, &beyond, StatusCode::BAD_REQUEST, key).await;
        }
    }
    let second = lived.finished[1];
    let pages = lived.assert_open(&room, second).await;
    let room = room.restart(hasty()).await;
    assert_eq!(lived.assert_open(&room, second).await, pages, "after a restart");
    println!("{game}: {first} and {second} steps");
    room.stop().await;
}

#[tokio::test]
async fn finished_rounds_of_wild_shots_can_be_looked_back_at() {
    two_rounds("wild-shots", 2).await;
    two_rounds("wild-shots", 3).await;
}

#[tokio::test]
async fn finished_rounds_of_wyatt_earp_can_be_looked_back_at() {
    two_rounds("wyatt-earp", 2).await;
}

/// Nothing while it is played, whatever the table's settings; then everything.
async fn closed_to_the_end(deal: &Deal, luck: u64, late_hands: bool) {
    let (mut lived, mut room) = (Lived::new(deal, luck), deal.open_with(hasty(), late_hands).await);
    let mut acts = 0;
    while lived.table.standing().is_none() {
        if acts % 7 == 0 {
            assert_closed(&room.clients[acts % 2]).await;
            assert!(received_open_steps(&mut room).await.iter().flatten().all(|open| *open == 0));
        }
        lived.act_in(&mut room).await;
        acts += 1;
    }
    let all = lived.table.step_count();
    assert!(received_open_steps(&mut room).await.iter().all(|open| *open == Some(all as u32)));
    let pages = lived.assert_open(&room, all).await;
    let mut room = room.restart(hasty()).await;
    assert!(
        received_open_steps(&mut room).await.iter().all(|open| *open == Some(all as u32)),
        "after a restart"
    );
    assert_eq!(lived.assert_open(&room, all).await, pages, "after a restart");
    room.stop().await;
}

#[tokio::test]
async fn without_late_hands_there_is_nothing_to_see_before_the_end() {
    closed_to_the_end(&Deal::new("wild-shots", 2, 21), 21, false).await;
}

#[tokio::test]
async fn dice_town_shows_nothing_before_the_end() {
    // By chance some games are very long: the shortest of a few is played.
    let length = |seed: &u64| {
        let mut lived = Lived::new(&Deal::new("dice-town", 2, *seed), *seed);
        let acts = std::iter::from_fn(|| lived.table.standing().is_none().then(|| lived.act()));
        acts.take(1000).count()
    };
    let seed = (0..12).min_by_key(length).expect("some game is the shortest");
    closed_to_the_end(&Deal::new("dice-town", 2, seed), seed, true).await;
}

/// Twins: two tables with the same first round, at which the second is played differently, and two
/// with nothing in common. Where nothing may be told, the same bytes are.
#[tokio::test]
async fn a_look_back_is_the_same_whatever_happens_now() {
    let deal = Deal::new("wild-shots", 2, 31);
    let mut replies = Vec::new();
    for second_round in [1, 2] {
        let (mut lived, mut room) = (Lived::new(&deal, 31), deal.open_with(hasty(), true).await);
        while lived.finished.is_empty() {
            lived.act_in(&mut room).await;
        }
        lived.luck = QuickLuck::new(second_round);
        let mut heard = vec![all(&room.clients[1], TABLE).await];
        for _ in 0..12 {
            lived.act_in(&mut room).await;
            heard.push(all(&room.clients[1], TABLE).await);
        }
        assert!(heard.iter().all(|pages| *pages == heard[0]));
        replies.push((heard.swap_remove(0), lived.table.log_lines(0)));
        room.stop().await;
    }
    assert_eq!(replies[0].0, replies[1].0);
    assert_ne!(replies[0].1, replies[1].1, "the second rounds differ");

    let mut refusals = Vec::new();
    for (seed, late_hands) in [(31, true), (32, true), (33, false)] {
        let deal = Deal { seed: Seed::from_number(seed), ..deal.clone() };
        let (mut lived, mut room) = (Lived::new(&deal, seed), deal.open_with(hasty(), late_hands).await);
        for _ in 0..4 {
            refusals.push(assert_closed(&room.clients[2]).await);
            lived.act_in(&mut room).await;
        }
        room.stop().await;
    }
    assert!(refusals.iter().all(|text| *text == refusals[0]), "{refusals:?}");
}

/// How large the replies of a whole game are, with as many seats as there can be.
#[tokio::test]
async fn a_reply_stays_below_a_megabyte() {
    let (_folder, server) = opened(hasty()).await;
    let ada = server.client("Ada").await;
    for game in catalog::games() {
        let seats = vec!["random"; usize::from(*game.seats().end())];
        let table = finished(&ada, json!({"game":game.name(),"seats":seats})).await;
        let asked = Instant::now();
        let pages = all(&ada, &table).await;
        let (took, largest) = (asked.elapsed(), pages.iter().map(String::len).max().unwrap_or_default());
        println!("{}: {} pages, {largest} bytes at most, {took:?}", game.name(), pages.len());
        assert!(pages.len() > 3);
        let bad = StatusCode::BAD_REQUEST;
        for (query, key) in [
            ("?from=-1", "server-unreadable"),
            ("?from=x", "server-unreadable"),
            ("?from=4294967296", "server-unreadable"),
            ("?to=7", "server-unreadable"),
            ("?count=0", "server-moment-count"),
            ("?count=25", "server-moment-count"),
            ("?from=4294967295&count=24", "server-moment-from"),
        ] {
            assert_rejected(&ada, &table, query, bad, key).await;
        }
        let (_, one) = self::asked(&ada, &table, "?from=3&count=1").await;
        let one: Moments = serde_json::from_str(&one).expect("moments");
        assert_eq!((one.moments.len(), one.moments[0].step), (1, 3));
    }
    assert_rejected(&ada, "nowhere", "", StatusCode::NOT_FOUND, "server-no-table").await;
    server.stop().await;
}

/// A table at which bots have played, while a client watched.
async fn finished(client: &Client, wish: Value) -> String {
    let table = client.create(wish).await;
    client.post(&format!("/api/tables/{table}/start")).await;
    let mut line = client.watch(&table, None).await;
    assert!(position(&line.turn().await).result.is_some());
    // Clients receive the end before its transcript is stored.
    assert_eq!(client.table(&table).await.status, TableStatus::Over);
    table
}

#[tokio::test]
async fn a_table_says_that_it_shows_late_hands_and_so_does_its_rematch() {
    let (_folder, server) = opened(hasty()).await;
    let ada = server.client("Ada").await;
    for late_hands in [true, false] {
        let wish = json!({"game":"wild-shots","seats":["random","random"],"late_hands":late_hands});
        let table = finished(&ada, wish).await;
        ada.post(&format!("/api/tables/{table}/rematch")).await;
        for name in [&table, &format!("{table}-2")] {
            assert_eq!(ada.table(name).await.late_hands, late_hands);
        }
    }
    let silent = ada.create(json!({"game":"wild-shots","seats":["me","random"]})).await;
    assert!(!ada.table(&silent).await.late_hands, "who says nothing shows nothing");
    let (status, text) = asked(&ada, &silent, "").await;
    assert_eq!(status, StatusCode::CONFLICT, "nothing has been dealt: {text}");
    server.stop().await;
}

/// Looking back wakes a table that sleeps, finished or not, also after a restart.
#[tokio::test]
async fn a_sleeping_table_can_be_looked_back_at() {
    let drowsy = || Config { idle: Duration::from_millis(1), ..hasty() };
    let (folder, server) = opened(drowsy()).await;
    let mut ada = server.client("Ada").await;
    let over = finished(&ada, json!({"game":"wild-shots","seats":["random","random"]})).await;
    let open = ada.create(json!({"game":"wild-shots","seats":["random","random"],"late_hands":true})).await;
    ada.post(&format!("/api/tables/{open}/start")).await;
    let mut line = ada.watch(&open, None).await;
    while position(&line.receive_kind("position").await).open_steps == 0 {}
    let mut first = Vec::new();
    for table in [&over, &open] {
        first.push(asked(&ada, table, "?count=8").await);
    }
    assert!(first.iter().all(|(status, _)| *status == StatusCode::OK), "{first:?}");
    drop(line);
    let nobody = "nobody is awake";
    until(nobody, async || ada.metric("saloon_tables").await == 0).await;
    let moments = |text: &str| text.split_once(r#""moments":"#).expect("moments").1.to_owned();
    for (table, (_, before)) in [&over, &open].into_iter().zip(&first) {
        assert_eq!(moments(&asked(&ada, table, "?count=8").await.1), moments(before));
        until(nobody, async || ada.metric("saloon_tables").await == 0).await;
    }
    server.stop().await;
    let server = TestServer::open(&folder.path().join("saloon.db"), drowsy()).await;
    ada.address.clone_from(&server.address);
    for (table, (_, before)) in [&over, &open].into_iter().zip(&first) {
        assert_eq!(moments(&asked(&ada, table, "?count=8").await.1), moments(before), "after a restart");
    }
    server.stop().await;
}
