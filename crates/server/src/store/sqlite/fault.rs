//! What SQLite says, in words of the store. Deliberately absent: what to do about it.

use crate::store::{Clash, StoreError};
use rusqlite::{Error, ErrorCode, ffi};
use std::io::{self, ErrorKind};
use std::sync::Arc;

impl From<Error> for StoreError {
    fn from(error: Error) -> StoreError {
        let Error::SqliteFailure(failure, message) = &error else {
            return match error {
                // A value that a column of ours cannot hold was not written by us.
                Error::FromSqlConversionFailure(..)
                | Error::IntegralValueOutOfRange(..)
                | Error::InvalidColumnType(..)
                | Error::Utf8Error(..) => StoreError::Corrupt(Arc::new(error)),
                _ => StoreError::Other(Arc::new(error)),
            };
        };
        match failure.code {
            ErrorCode::DiskFull => StoreError::Full,
            ErrorCode::SystemIoFailure if no_room(*failure) => StoreError::Full,
            ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked => StoreError::Busy,
            ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase => StoreError::Corrupt(Arc::new(error)),
            ErrorCode::SystemIoFailure
            | ErrorCode::CannotOpen
            | ErrorCode::ReadOnly
            | ErrorCode::PermissionDenied => StoreError::Io(Arc::new(error)),
            ErrorCode::ConstraintViolation => match message.as_deref().and_then(clash) {
                Some(what) => StoreError::Clash(what),
                None => StoreError::Other(Arc::new(error)),
            },
            _ => StoreError::Other(Arc::new(error)),
        }
    }
}

impl From<io::Error> for StoreError {
    fn from(error: io::Error) -> StoreError {
        if lacks_room(error.kind()) { StoreError::Full } else { StoreError::Io(Arc::new(error)) }
    }
}

/// SQLite knows one way to be out of room and calls a quota a failed write. What the system said last
/// on this thread tells them apart; were it wrong, the error would only have the other name.
fn no_room(failure: ffi::Error) -> bool {
    failure.extended_code == ffi::SQLITE_IOERR_WRITE && lacks_room(io::Error::last_os_error().kind())
}

fn lacks_room(kind: ErrorKind) -> bool {
    matches!(kind, ErrorKind::StorageFull | ErrorKind::QuotaExceeded | ErrorKind::FileTooLarge)
}

/// The sentence is SQLite's, which is built in, so it does not change behind our back.
fn clash(message: &str) -> Option<Clash> {
    Some(match message.strip_prefix("UNIQUE constraint failed: ")? {
        "device.id" => Clash::Device,
        "sitting.name" => Clash::TableName,
        "sitting.code" => Clash::ShortCode,
        _ => return None,
    })
}
