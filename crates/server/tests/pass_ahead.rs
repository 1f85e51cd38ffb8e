//! Passing in advance: the server declines for a seat that asked for it, and no other seat knows. `moments.rs` tests
//! its moments.

use crate::client::{hasty, opened, position};
use crate::fixed_deal::{Deal, Room, TABLE};
use catalog::AnyTable;
use kernel::{Luck, QuickLuck, Seat, Viewer};
use protocol::{AutoPass, ClientMessage};
use serde_json::{Value, json};

/// How often every client asks for news before something counts as not coming.
const PATIENCE: u32 = 200;
/// Who passes in advance.
const SEAT: Seat = Seat(0);

/// A table of people, and the same one without a server.
struct Game {
    room: Room,
    same: Box<dyn AnyTable>,
    luck: QuickLuck,
    /// By connection: its newest position.
    newest: Vec<String>,
    mode: AutoPass,
    /// How often the server declined, and how often it left that to a person who could.
    passed: u32,
    left: u32,
}

impl Game {
    async fn open(game: &str, seats: u8, seed: u64) -> Game {
        let deal = Deal::new(game, seats, seed);
        let (same, room) = (deal.table(), deal.open(hasty()).await);
        let newest = vec![String::new(); usize::from(seats) + 1];
        let luck = QuickLuck::new(seed);
        let mut game = Game { room, same, luck, newest, mode: AutoPass::Off, passed: 0, left: 0 };
        game.receive().await;
        game
    }

    /// Waits until every client has received all that has happened.
    async fn receive(&mut self) {
        for _ in 0..PATIENCE {
            let mut is_known = true;
            for (place, viewer) in Viewer::all(self.same.seats()).enumerate() {
                for text in self.room.received(place).await {
                    assert!(!text.contains(r#""type":"rejected""#), "{text}");
                    if text.starts_with(r#"{"type":"position""#) {
                        self.newest[place] = text;
                    }
                }
                let newest = &self.newest[place];
                assert!(viewer == Viewer::Seat(SEAT) || !newest.contains("auto_pass"), "{newest}");
                is_known &= !newest.is_empty() && position(newest).version == self.same.version(viewer);
            }
            if is_known {
                return;
            }
            self.room.clients[0].table(TABLE).await;
        }
        panic!("not everybody heard of it: {:?}", self.newest);
    }

    /// The mode that the seat received last.
    fn received_mode(&self) -> AutoPass {
        position(&self.newest[SEAT.index()]).auto_pass
    }

    async fn set(&mut self, mode: AutoPass) {
        let (table, id) = (TABLE.to_owned(), "mode".to_owned());
        self.room.send_message(SEAT.index(), &ClientMessage::AutoPass { table, id, mode }).await;
        self.mode = mode;
    }

    /// Lets the same happen here as the server lets happen by itself.
    fn pass(&mut self) {
        while let Some(declining) = self.same.declining(SEAT) {
            let is_passed = match self.mode {
                AutoPass::Off => false,
                AutoPass::Turn => true,
                AutoPass::Only => declining.is_only_action,
            };
            if !is_passed {
                self.left += 1;
                return;
            }
            let at = self.same.decision(SEAT).expect("it owes one");
            let turn = self.same.turn_number();
            self.same.answer(SEAT, at, &declining.text).expect("it is legal");
            self.passed += 1;
            self.end_turn(turn);
        }
    }

    fn end_turn(&mut self, turn: u32) {
        if self.mode == AutoPass::Turn && self.same.turn_number() != turn {
            self.mode = AutoPass::Off;
        }
    }

    /// A seat that owes a decision acts, and the server does what it was asked to.
    async fn step(&mut self) {
        let owing: Vec<Seat> = self.same.awaits().seats().iter().collect();
        let seat = owing[self.luck.below(owing.len() as u32) as usize];
        let legal = self.same.legal(seat);
        let action = &legal[self.luck.below(legal.len() as u32) as usize].text;
        let (at, turn) = (self.same.decision(seat).expect("it owes one"), self.same.turn_number());
        self.room.act(seat.index(), at, action).await;
        self.same.answer(seat, at, action).expect("it is legal");
        self.end_turn(turn);
        self.pass();
        self.receive().await;
        assert_eq!(self.received_mode(), self.mode);
    }

    /// Until the seat is asked something that it may decline.
    async fn until_asked(&mut self, is_free: bool) {
        while self.same.declining(SEAT).is_none_or(|declining| declining.is_only_action == is_free) {
            self.step().await;
        }
    }
}

#[tokio::test]
async fn a_seat_passes_until_the_turn_ends_whatever_it_holds() {
    for (name, seats, is_free) in [("dice-town", 3, true), ("dice-town", 3, false), ("wyatt-earp", 2, false)]
    {
        let mut game = Game::open(name, seats, 7).await;
        game.until_asked(is_free).await;
        let turn = game.same.turn_number();
        game.set(AutoPass::Turn).await;
        game.pass();
        game.receive().await;
        assert!(game.passed > 0, "{name}: it was asked, and answered");
        while game.same.turn_number() == turn {
            game.step().await;
        }
        assert_eq!(game.received_mode(), AutoPass::Off, "{name}: that turn is over");
        game.left = 0;
        game.until_asked(false).await;
        assert!(game.left > 0, "{name}: it answers itself again");
        game.room.stop().await;
    }
}

#[tokio::test]
async fn a_seat_passes_whenever_it_can_do_nothing_else() {
    let mut game = Game::open("dice-town", 3, 5).await;
    game.set(AutoPass::Only).await;
    game.receive().await;
    assert_eq!(game.received_mode(), AutoPass::Only);
    while game.passed < 5 || game.left < 2 {
        game.step().await;
    }
    game.set(AutoPass::Off).await;
    game.receive().await;
    assert_eq!(game.received_mode(), AutoPass::Off);
    game.passed = 0;
    game.until_asked(false).await;
    assert_eq!(game.passed, 0);
    game.room.stop().await;
}

#[tokio::test]
async fn it_outlives_a_connection_and_not_the_server() {
    let mut game = Game::open("dice-town", 2, 7).await;
    game.set(AutoPass::Only).await;
    let again = game.room.look_again(SEAT.index(), None).await.concat();
    assert!(again.contains(r#""auto_pass":"only""#), "{again}");
    let bystander = game.room.look_again(2, None).await.concat();
    assert!(!bystander.contains("auto_pass"), "{bystander}");
    let mut room = game.room.restart(hasty()).await;
    let after = room.lines[SEAT.index()].receive_kind("position").await;
    assert!(!after.contains("auto_pass"), "{after}");
    room.stop().await;
}

#[tokio::test]
async fn only_players_can_pass() {
    let set = |table: &str| ClientMessage::AutoPass {
        table: table.to_owned(),
        id: "7".to_owned(),
        mode: AutoPass::Turn,
    };
    let mut game = Game::open("dice-town", 2, 7).await;
    game.room.send_message(2, &set(TABLE)).await;
    let no: Value = serde_json::from_str(&game.room.received(2).await.concat()).expect("one answer");
    assert_eq!((&no["id"], &no["why"]["key"]), (&json!("7"), &json!("server-no-seat")), "{no}");
    game.room.stop().await;
    let (_folder, server) = opened(hasty()).await;
    let ada = server.client("Ada").await;
    let table = ada.create(json!({"game":"wild-shots","seats":["me","open"]})).await;
    let mut line = ada.connect().await;
    line.send_message(&set(&table)).await;
    assert!(line.receive().await.contains("server-not-playing"));
    server.stop().await;
}
