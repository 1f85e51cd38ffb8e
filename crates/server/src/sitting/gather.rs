//! Before the game: who takes which seat, who adds to the luck, and the start.

use super::play::Play;
use super::{Sitting, Stage, Who};
use crate::setup::Setup;
use crate::store::{DeviceId, LogEntry, Seated, Status, TableRow};
use catalog::Rejection;
use kernel::{Message, Seat};
use protocol::{Absent, Reason};
use table::Seed;

impl Sitting {
    fn gathering(&self) -> Result<(), Rejection> {
        match self.stage {
            Stage::Gathering => Ok(()),
            _ => Err(Rejection::new(Reason::NotNow, Message::new("server-begun"))),
        }
    }

    pub(super) fn own_seat(&self, device: DeviceId) -> Result<Seat, Rejection> {
        self.seat_of(device).ok_or_else(|| Rejection::new(Reason::NoSeat, Message::new("server-no-seat")))
    }

    /// Stores how the table is from now on; if that fails, all is as it was.
    pub(super) async fn store_row(
        &mut self,
        setup: Setup,
        seated: Vec<Seated>,
        status: Status,
    ) -> Result<(), Rejection> {
        let changed = self.house.time.now();
        let row = TableRow { seated, status, changed, setup: setup.text(), ..self.row.clone() };
        self.house.store.change_table(self.key, row.clone()).await?;
        (self.row, self.setup) = (row, setup);
        Ok(())
    }

    /// Where somebody can sit down.
    fn free(&self) -> impl Iterator<Item = Seat> {
        let is_free = |seat: &Seat| self.setup.bots[seat.index()].is_none() && self.owner(*seat).is_none();
        Seat::all(self.setup.seats()).filter(is_free)
    }

    /// Who sits here beside this device.
    fn others(&self, device: DeviceId) -> Vec<Seated> {
        self.row.seated.iter().filter(|seated| seated.device != device).copied().collect()
    }

    /// A seat for this person: this one, or any that is free; another than before, if he has one.
    pub(super) async fn sit(&mut self, who: &Who, wish: Option<u8>) -> Result<u8, Rejection> {
        if let Some(own) = self.seat_of(who.device).filter(|own| wish.is_none_or(|wish| wish == own.0)) {
            return Ok(own.0);
        }
        self.gathering()?;
        let seat = self.free().find(|seat| wish.is_none_or(|wish| wish == seat.0));
        let seat = seat.ok_or_else(|| Rejection::new(Reason::NoSeat, Message::new("server-seat-taken")))?;
        let mut seated = self.others(who.device);
        seated.push(Seated { seat: seat.0, device: who.device });
        seated.sort_by_key(|seated| seated.seat);
        self.move_to(who.device, seated).await?;
        self.people[seat.index()] = Some(who.clone());
        self.look_anew();
        Ok(seat.0)
    }

    /// This device sits elsewhere now, or nowhere; what it added to the luck goes with it.
    async fn move_to(&mut self, device: DeviceId, seated: Vec<Seated>) -> Result<(), Rejection> {
        let (before, mut setup) = (self.seat_of(device), self.setup.clone());
        before.inspect(|seat| setup.drop_entropy(*seat));
        self.store_row(setup, seated, self.row.status).await?;
        before.inspect(|seat| self.people[seat.index()] = None);
        Ok(())
    }

    /// Gives up a seat. In a game that has begun it stays the person's; a stand-in plays until they return,
    /// unless nobody else would wait.
    pub(super) async fn leave(&mut self, who: &Who) -> Result<(), Rejection> {
        let seat = self.own_seat(who.device)?;
        if let Stage::Playing(_) = self.stage {
            // The only person's game waits.
            return if self.setup.is_solo() { Ok(()) } else { self.step_away(seat, Absent::Left).await };
        }
        self.gathering()?;
        self.move_to(who.device, self.others(who.device)).await?;
        self.look_anew();
        Ok(())
    }

    /// This device has been forgotten, and owns nothing any more: its seat is free, or played by a
    /// stand-in from now on.
    pub(super) async fn forget(&mut self, device: DeviceId) {
        let Some(seat) = self.seat_of(device) else { return };
        let others = self.others(device);
        // The store has forgotten it already, so what fails here is so when the table is next opened.
        if let Stage::Gathering = self.stage {
            let _ = self.move_to(device, others).await;
        } else {
            // The cards are dealt: what he added to the luck stays, or nobody could prove it any more.
            self.row.seated = others;
            self.people[seat.index()] = None;
            let _ = self.step_away(seat, Absent::Left).await;
        }
        self.look_anew();
    }

    /// Adds to the luck: from then on nobody can have chosen the cards, not even the server.
    pub(super) async fn add_entropy(&mut self, who: &Who, bytes: Seed) -> Result<(), Rejection> {
        let seat = self.own_seat(who.device)?;
        self.gathering()?;
        let mut setup = self.setup.clone();
        setup.add_entropy(seat, bytes);
        self.store_row(setup, self.row.seated.clone(), self.row.status).await?;
        self.tell_table();
        Ok(())
    }

    /// A person appears otherwise from now on. Once the cards are dealt, the players stay as they were.
    pub(super) fn appear(&mut self, who: &Who) {
        if let (Stage::Gathering, Some(seat)) = (&self.stage, self.seat_of(who.device)) {
            self.people[seat.index()] = Some(who.clone());
            self.tell_table();
        }
    }

    /// Bots of this strength take the free seats, or one seat that is free or a bot's. Anybody who sits
    /// here may say so.
    pub(super) async fn fill(
        &mut self,
        who: &Who,
        strength: &str,
        seat: Option<u8>,
    ) -> Result<(), Rejection> {
        self.own_seat(who.device)?;
        self.gathering()?;
        let seats: Vec<Seat> = match seat {
            None => self.free().collect(),
            Some(seat) => vec![self.without_person(seat)?],
        };
        let mut setup = self.setup.clone();
        setup.give_to_bots(seats.into_iter(), strength)?;
        self.change_bots(setup).await
    }

    /// The bot in this seat goes, and the seat is free. Anybody who sits here may say so.
    pub(super) async fn dismiss(&mut self, who: &Who, seat: u8) -> Result<(), Rejection> {
        self.own_seat(who.device)?;
        self.gathering()?;
        let seat = self.without_person(seat)?;
        let mut setup = self.setup.clone();
        setup.bots[seat.index()] = None;
        self.change_bots(setup).await
    }

    /// This seat, if there is one and no person has it.
    fn without_person(&self, seat: u8) -> Result<Seat, Rejection> {
        let seat = Some(Seat(seat)).filter(|seat| seat.0 < self.setup.seats() && self.owner(*seat).is_none());
        seat.ok_or_else(|| Rejection::new(Reason::NoSeat, Message::new("server-seat-taken")))
    }

    async fn change_bots(&mut self, setup: Setup) -> Result<(), Rejection> {
        self.store_row(setup, self.row.seated.clone(), self.row.status).await?;
        self.tell_table();
        Ok(())
    }

    /// Deals. Anybody who sits here may say so, once no seat is free; anybody at all where only bots do.
    pub(super) async fn start(&mut self, who: &Who) -> Result<(), Rejection> {
        if self.setup.bots.contains(&None) {
            self.own_seat(who.device)?;
        }
        if let Stage::Playing(_) = self.stage {
            return Ok(());
        }
        self.gathering()?;
        self.deal().await
    }

    async fn deal(&mut self) -> Result<(), Rejection> {
        if self.free().next().is_some() {
            return Err(Rejection::new(Reason::NotNow, Message::new("server-open-seats")));
        }
        let (Some(seed), Some(variant)) = (self.setup.seed(), self.setup.variant(self.game)) else {
            return Err(crate::rejection::failed());
        };
        let (table, news) = self.game.table(&variant, self.setup.seats(), seed, &self.setup.entropy())?;
        let what = table.log_lines(0).join("\n");
        let entry = LogEntry { seat: None, client: None, at: self.house.time.now(), what };
        // The game has begun with this entry, and not before: `open.rs` looks for nothing else.
        self.house.store.append(self.key, entry).await?;
        let play = Play::new(&self.row.name, &self.setup, table, &news);
        self.stage = Stage::Playing(Box::new(Play { is_greeting: true, ..play }));
        let (setup, seated) = (self.setup.clone(), self.row.seated.clone());
        // If that fails, a table that plays is listed as one that gathers until it is next looked at.
        let _ = self.store_row(setup, seated, Status::Playing).await;
        self.tell_table();
        self.tell_positions();
        self.greet();
        self.resume_play().await;
        Ok(())
    }
}
