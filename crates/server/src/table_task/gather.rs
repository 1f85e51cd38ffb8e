//! The time before the game: taking seats, adding entropy, and the start.

use super::play::Play;
use super::{Requester, Stage, TableTask};
use crate::bot_strength::BotStrength;
use crate::setup::Setup;
use crate::store::{DeviceId, LogEntry, SeatOwner, Status, TableRow};
use catalog::Rejection;
use kernel::{Message, Seat};
use protocol::{AbsenceKind, Reason};
use table::Seed;

impl TableTask {
    fn gathering(&self) -> Result<(), Rejection> {
        match self.stage {
            Stage::Gathering => Ok(()),
            _ => Err(Rejection::new(Reason::NotNow, Message::new("server-begun"))),
        }
    }

    pub(super) fn own_seat(&self, device: DeviceId) -> Result<Seat, Rejection> {
        self.seat_of(device).ok_or_else(|| Rejection::new(Reason::NoSeat, Message::new("server-no-seat")))
    }

    /// Stores the table's row. If that fails, nothing changes.
    pub(super) async fn store_row(
        &mut self,
        setup: Setup,
        seated: Vec<SeatOwner>,
        status: Status,
    ) -> Result<(), Rejection> {
        let changed = self.services.time.now();
        let row = TableRow { seated, status, changed, setup: setup.to_stored(), ..self.row.clone() };
        self.services.store.change_table(self.key, row.clone()).await?;
        (self.row, self.setup) = (row, setup);
        Ok(())
    }

    /// Returns the free seats.
    fn free(&self) -> impl Iterator<Item = Seat> {
        let is_free = |seat: &Seat| self.setup.bots[seat.index()].is_none() && self.owner(*seat).is_none();
        Seat::all(self.setup.seats()).filter(is_free)
    }

    /// Returns the owners of seats other than this device.
    fn others(&self, device: DeviceId) -> Vec<SeatOwner> {
        self.row.seated.iter().filter(|seated| seated.device != device).copied().collect()
    }

    /// Gives a person this seat, or any free one, instead of the one they had.
    pub(super) async fn sit(&mut self, requester: &Requester, wish: Option<u8>) -> Result<u8, Rejection> {
        if let Some(own) = self.seat_of(requester.device).filter(|own| wish.is_none_or(|wish| wish == own.0))
        {
            return Ok(own.0);
        }
        self.gathering()?;
        let seat = self.free().find(|seat| wish.is_none_or(|wish| wish == seat.0));
        let seat = seat.ok_or_else(|| Rejection::new(Reason::NoSeat, Message::new("server-seat-taken")))?;
        let mut seated = self.others(requester.device);
        seated.push(SeatOwner { seat: seat.0, device: requester.device });
        seated.sort_by_key(|seated| seated.seat);
        self.move_to(requester.device, seated).await?;
        self.people[seat.index()] = Some(requester.clone());
        self.update_viewers();
        Ok(seat.0)
    }

    /// Moves a device to another seat, or to none. Its entropy goes.
    async fn move_to(&mut self, device: DeviceId, seated: Vec<SeatOwner>) -> Result<(), Rejection> {
        let (before, mut setup) = (self.seat_of(device), self.setup.clone());
        before.inspect(|seat| _ = setup.entropy.remove(&seat.0));
        self.store_row(setup, seated, self.row.status).await?;
        before.inspect(|seat| self.people[seat.index()] = None);
        Ok(())
    }

    /// Gives up a seat. Once the game has begun it stays the person's, and a stand-in plays until they return. A
    /// person alone with bots needs none.
    pub(super) async fn leave(&mut self, requester: &Requester) -> Result<(), Rejection> {
        let seat = self.own_seat(requester.device)?;
        if let Stage::Playing(_) = self.stage {
            // A person alone with bots delays nobody.
            return if self.setup.is_solo() { Ok(()) } else { self.step_away(seat, AbsenceKind::Left).await };
        }
        self.gathering()?;
        self.move_to(requester.device, self.others(requester.device)).await?;
        self.update_viewers();
        Ok(())
    }

    /// Forgets a device: its seat becomes free, or a stand-in plays it for ever.
    pub(super) async fn forget(&mut self, device: DeviceId) {
        let Some(seat) = self.seat_of(device) else { return };
        let others = self.others(device);
        // The store has already forgotten it, so a failure here is repaired when the table is next opened.
        if let Stage::Gathering = self.stage {
            let _ = self.move_to(device, others).await;
        } else {
            // The cards are dealt. The entropy stays, or the luck could not be verified any more.
            self.row.seated = others;
            self.people[seat.index()] = None;
            let _ = self.step_away(seat, AbsenceKind::Left).await;
        }
        self.update_viewers();
    }

    /// Adds a player's entropy. After that nobody can choose the cards, not even the server.
    pub(super) async fn add_entropy(&mut self, requester: &Requester, bytes: Seed) -> Result<(), Rejection> {
        let seat = self.own_seat(requester.device)?;
        self.gathering()?;
        let mut setup = self.setup.clone();
        setup.entropy.insert(seat.0, bytes);
        self.store_row(setup, self.row.seated.clone(), self.row.status).await?;
        self.send_table();
        Ok(())
    }

    /// Shows a person's new name and face. Once the cards are dealt, players stay as they were.
    pub(super) fn appear(&mut self, requester: &Requester) {
        if let (Stage::Gathering, Some(seat)) = (&self.stage, self.seat_of(requester.device)) {
            self.people[seat.index()] = Some(requester.clone());
            self.send_table();
        }
    }

    /// Gives the free seats to bots, or one seat that is free or a bot's. Any seated player may.
    pub(super) async fn fill(
        &mut self,
        requester: &Requester,
        strength: BotStrength,
        seat: Option<u8>,
    ) -> Result<(), Rejection> {
        self.own_seat(requester.device)?;
        self.gathering()?;
        let seats: Vec<Seat> = match seat {
            None => self.free().collect(),
            Some(seat) => vec![self.without_person(seat)?],
        };
        let mut setup = self.setup.clone();
        seats.into_iter().for_each(|seat| setup.bots[seat.index()] = Some(strength));
        self.change_bots(setup).await
    }

    /// Sends the bot in this seat away. Any seated player may.
    pub(super) async fn dismiss(&mut self, requester: &Requester, seat: u8) -> Result<(), Rejection> {
        self.own_seat(requester.device)?;
        self.gathering()?;
        let seat = self.without_person(seat)?;
        let mut setup = self.setup.clone();
        setup.bots[seat.index()] = None;
        self.change_bots(setup).await
    }

    /// Returns this seat, if it exists and no person has it.
    fn without_person(&self, seat: u8) -> Result<Seat, Rejection> {
        let seat = Some(Seat(seat)).filter(|seat| seat.0 < self.setup.seats() && self.owner(*seat).is_none());
        seat.ok_or_else(|| Rejection::new(Reason::NoSeat, Message::new("server-seat-taken")))
    }

    async fn change_bots(&mut self, setup: Setup) -> Result<(), Rejection> {
        self.store_row(setup, self.row.seated.clone(), self.row.status).await?;
        self.send_table();
        Ok(())
    }

    /// Deals. Any seated player may, once no seat is free. Where only bots sit, anyone may.
    pub(super) async fn start(&mut self, requester: &Requester) -> Result<(), Rejection> {
        if self.setup.bots.contains(&None) {
            self.own_seat(requester.device)?;
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
        let Setup { variant, seed, .. } = &self.setup;
        let (table, news) =
            self.game.table(variant, self.setup.seats(), *seed, &self.setup.added_entropy())?;
        let what = table.log_lines(0).join("\n");
        let entry = LogEntry { seat: None, client: None, at: self.services.time.now(), what };
        // The game begins with this entry: `open.rs` looks for nothing else.
        self.services.store.append(self.key, entry).await?;
        let play = Play::new(&self.row.name, &self.setup, table, &news);
        self.stage = Stage::Playing(Box::new(Play { is_greeting: true, ..play }));
        let (setup, seated) = (self.setup.clone(), self.row.seated.clone());
        // If that fails, the table is listed as gathering until it is next opened.
        let _ = self.store_row(setup, seated, Status::Playing).await;
        self.send_table();
        self.send_positions();
        self.greet();
        self.resume_play().await;
        Ok(())
    }
}
