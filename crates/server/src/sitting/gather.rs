//! Before the game: who takes which seat, who adds to the luck, and the start.

use super::play::Play;
use super::{Sitting, Stage, Who};
use crate::no::No;
use crate::store::{DeviceId, Seated, Status, TableRow};
use kernel::{Saying, Seat};
use protocol::Reason;
use std::sync::Arc;
use table::Seed;

impl Sitting {
    fn gathering(&self) -> Result<(), No> {
        match self.stage {
            Stage::Gathering => Ok(()),
            _ => Err(No::new(Reason::NotNow, Saying::new("server-begun"))),
        }
    }

    fn own_seat(&self, device: DeviceId) -> Result<Seat, No> {
        self.seat_of(device).ok_or_else(|| No::new(Reason::NoSeat, Saying::new("server-no-seat")))
    }

    /// Stores the table with who sits there; if that fails, all is as it was.
    async fn seat_people(&mut self, seated: Vec<Seated>) -> Result<(), No> {
        let row =
            TableRow { seated, changed: self.house.time.now(), setup: self.setup.text(), ..self.row.clone() };
        self.house.store.change_table(self.key, row.clone()).await?;
        self.row = row;
        Ok(())
    }

    /// A seat for this person: this one, or any that is free; another than before, if he has one.
    pub(super) async fn sit(&mut self, who: &Who, wish: Option<u8>) -> Result<u8, No> {
        if let Some(own) = self.seat_of(who.device).filter(|own| wish.is_none_or(|wish| wish == own.0)) {
            return Ok(own.0);
        }
        self.gathering()?;
        let is_free = |seat: Seat| self.setup.bots[seat.index()].is_none() && self.owner(seat).is_none();
        let free = Seat::all(self.setup.seats()).filter(|seat| is_free(*seat));
        let seat = match wish {
            None => free.min(),
            Some(wish) => free.into_iter().find(|seat| seat.0 == wish),
        };
        let seat = seat.ok_or_else(|| No::new(Reason::NoSeat, Saying::new("server-seat-taken")))?;
        let others = self.row.seated.iter().filter(|seated| seated.device != who.device);
        let mut seated: Vec<Seated> = others.copied().collect();
        seated.push(Seated { seat: seat.0, device: who.device });
        seated.sort_by_key(|seated| seated.seat);
        let before = self.seat_of(who.device);
        self.stand_up(before);
        self.seat_people(seated).await?;
        self.nicknames[seat.index()] = Some(Arc::clone(&who.nickname));
        self.look_anew();
        Ok(seat.0)
    }

    /// What belonged to who sat here goes with him.
    fn stand_up(&mut self, seat: Option<Seat>) {
        if let Some(seat) = seat {
            self.nicknames[seat.index()] = None;
            self.setup.drop_entropy(seat);
        }
    }

    /// Gives up a seat. In a game that has begun it stays his, and a stand-in plays until he returns.
    pub(super) async fn leave(&mut self, who: &Who) -> Result<(), No> {
        let seat = self.own_seat(who.device)?;
        if let Stage::Playing(_) = self.stage {
            return self.step_away(seat).await;
        }
        self.gathering()?;
        let others = self.row.seated.iter().filter(|seated| seated.device != who.device);
        let seated = others.copied().collect();
        self.stand_up(Some(seat));
        self.seat_people(seated).await?;
        self.look_anew();
        Ok(())
    }

    /// This device has been forgotten, and owns nothing any more: its seat is free, or played by a
    /// stand-in from now on.
    pub(super) async fn forget(&mut self, device: DeviceId) {
        let Some(seat) = self.seat_of(device) else { return };
        self.row.seated.retain(|seated| seated.device != device);
        self.stand_up(Some(seat));
        if let Stage::Playing(_) = self.stage {
            // The store has it already; whoever opens the table again finds nobody in this seat.
            let _ = self.step_away(seat).await;
        }
        self.look_anew();
    }

    /// Adds to the luck: from then on nobody can have chosen the cards, not even the server.
    pub(super) async fn add_entropy(&mut self, who: &Who, bytes: Seed) -> Result<(), No> {
        let seat = self.own_seat(who.device)?;
        self.gathering()?;
        self.setup.add_entropy(seat, bytes);
        self.seat_people(self.row.seated.clone()).await?;
        self.tell_table();
        Ok(())
    }

    /// Deals. Anybody who sits here may say so, once no seat is free.
    pub(super) async fn start(&mut self, who: &Who) -> Result<(), No> {
        self.own_seat(who.device)?;
        if let Stage::Playing(_) = self.stage {
            return Ok(());
        }
        self.gathering()?;
        self.deal().await
    }

    pub(super) async fn deal(&mut self) -> Result<(), No> {
        let is_open = |seat: Seat| self.setup.bots[seat.index()].is_none() && self.owner(seat).is_none();
        if Seat::all(self.setup.seats()).any(is_open) {
            return Err(No::new(Reason::NotNow, Saying::new("server-open-seats")));
        }
        let (Some(seed), Some(variant)) = (self.setup.seed(), self.setup.variant(self.game)) else {
            return Err(No::new(Reason::Failed, Saying::new("server-failed")));
        };
        let (table, news) = self.game.table(&variant, self.setup.seats(), seed, &self.setup.entropy())?;
        let deal = table.lines(0).join("\n");
        let row = TableRow {
            status: Status::Playing,
            changed: self.house.time.now(),
            setup: self.setup.text(),
            ..self.row.clone()
        };
        // Once the table is known to be playing, a deal that was not stored is dealt again the same.
        self.house.store.change_table(self.key, row.clone()).await?;
        self.row = row;
        self.stage = Stage::Playing(Box::new(Play::new(table, news, self.setup.tempo())));
        self.keep(None, None, deal).await?;
        self.tell_table();
        self.tell_positions();
        self.resume_play().await;
        Ok(())
    }
}
