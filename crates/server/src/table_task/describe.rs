//! The table as everyone sees it, awake or only in the store: its players and its settings.

use super::play::Play;
use super::{Requester, Services, Stage, TableTask};
use crate::characters;
use crate::devices;
use crate::setup::Setup;
use crate::store::{DeviceId, Status as Stored, StoredTable, TableRow};
use catalog::Rejection;
use kernel::Seat;
use protocol::rest::OwnTable;
use protocol::{Occupant, SeatInfo, TableStatus};

/// By seat: its owner, if the store knows that person.
pub(super) type People = Vec<Option<Requester>>;

pub(super) async fn people(services: &Services, row: &TableRow, setup: &Setup) -> Result<People, Rejection> {
    let mut people = vec![None; usize::from(setup.seats())];
    for seated in &row.seated {
        let device = services.store.device(seated.device).await?;
        people[usize::from(seated.seat)] = device.map(devices::known);
    }
    Ok(people)
}

/// Describes a table that is only in the store, where nobody is present.
pub(crate) async fn asleep(
    services: &Services,
    stored: &StoredTable,
) -> Result<protocol::TableInfo, Rejection> {
    let setup = Setup::read(stored)?;
    let status = match (stored.over, stored.row.status) {
        (Some(_), _) if stored.given_up => TableStatus::GivenUp,
        (Some(_), _) => TableStatus::Over,
        (None, Stored::Gathering) => TableStatus::Gathering,
        (None, Stored::Playing) => TableStatus::Playing,
    };
    let people = people(services, &stored.row, &setup).await?;
    Ok(described(&stored.row, &setup, &people, status, None, |_| Live::default()))
}

impl TableTask {
    /// Describes the table as this device sees it.
    pub(super) fn described(&self, device: Option<DeviceId>) -> protocol::TableInfo {
        let status = match self.stage {
            Stage::Gathering => TableStatus::Gathering,
            Stage::Playing(_) => TableStatus::Playing,
            Stage::Over(_) => TableStatus::Over,
            Stage::GivenUp => TableStatus::GivenUp,
        };
        let live = |seat: Seat| {
            let present = self.owner(seat).is_some_and(|device| self.watchers.has(device));
            let Stage::Playing(play) = &self.stage else { return Live { present, ..Live::default() } };
            Live { present, stand_in: play.away[seat.index()], left: play.has_left(seat) }
        };
        let absences = match &self.stage {
            Stage::Gathering | Stage::GivenUp => 0,
            Stage::Playing(play) | Stage::Over(play) => play.absences.len() as u32,
        };
        let described = described(&self.row, &self.setup, &self.people, status, device, live);
        protocol::TableInfo { absences, ..described }
    }

    /// Describes the table for the list of its player.
    pub(super) fn own(&self, requester: &Requester) -> OwnTable {
        let seat = self.seat_of(requester.device);
        let owes = |play: &Play| seat.is_some_and(|seat| play.table.awaits().seats().contains(seat));
        let your_turn = matches!(&self.stage, Stage::Playing(play) if owes(play));
        OwnTable { info: self.described(Some(requester.device)), your_turn }
    }
}

/// What only a table that is awake knows of a seat.
#[derive(Default)]
struct Live {
    /// Is its owner there?
    present: bool,
    /// Does a stand-in play?
    stand_in: bool,
    /// Did its owner leave?
    left: bool,
}

fn described(
    row: &TableRow,
    setup: &Setup,
    people: &People,
    status: TableStatus,
    device: Option<DeviceId>,
    live: impl Fn(Seat) -> Live,
) -> protocol::TableInfo {
    let seat_info = |seat: Seat| {
        let has_owner = row.seated.iter().any(|seated| seated.seat == seat.0);
        let occupant = match setup.bots[seat.index()] {
            Some(bot) => characters::bot(&row.name, seat.0, bot.name().to_owned()),
            None if !has_owner && status == TableStatus::Gathering => Occupant::Open,
            None => {
                let person = people[seat.index()].as_ref();
                let nickname = person.map(|person| person.nickname.to_string());
                Occupant::Person { nickname, face: person.map(|person| person.face) }
            }
        };
        let Live { present, stand_in, left } = live(seat);
        SeatInfo { occupant, present, stand_in, left }
    };
    let own = |device| row.seated.iter().find(|seated| seated.device == device).map(|seated| seated.seat);
    protocol::TableInfo {
        table: row.name.clone(),
        code: matches!(status, TableStatus::Gathering | TableStatus::Playing).then(|| row.code.clone()),
        game: row.game.clone(),
        edition: row.edition,
        options: setup.variant.to_map(),
        status,
        listed: row.listed,
        seats: Seat::all(setup.seats()).map(seat_info).collect(),
        you: device.and_then(own),
        tempo: setup.tempo,
        take_back: setup.take_back,
        late_hands: setup.late_hands,
        hints: setup.hints,
        commitment: setup.seed.commitment().to_string(),
        entropy: setup.entropy.keys().copied().collect(),
        absences: 0,
    }
}
