//! What can go wrong in a store. Deliberately absent: what was to be stored; an error is for logs, and
//! names nothing that a player may not know.

use std::error::Error;
use std::fmt;
use std::path::PathBuf;
use std::sync::Arc;

/// What the database itself said.
pub type Cause = Arc<dyn Error + Send + Sync>;

/// Why a request to a store failed. Nothing of it was stored.
#[derive(Clone, Debug)]
pub enum StoreError {
    /// There is no room. Once there is, the store goes on by itself.
    Full,
    /// Another process held the database for too long.
    Busy,
    /// The stored data contradict themselves.
    Corrupt(Cause),
    /// Something with the same name is there already.
    Clash(Clash),
    /// There is no such device, or no such unfinished table.
    Missing,
    /// The store was closed.
    Closed,
    /// Another process has this store open.
    InUse(PathBuf),
    /// The file is something else, and was left as it is.
    Foreign(PathBuf),
    /// A later version of Saloon wrote it.
    Newer {
        /// The version of its layout.
        found: i64,
        /// The latest that is known here.
        known: i64,
    },
    /// The disk failed.
    Io(Cause),
    /// The database refused for another reason; that is a fault of ours.
    Other(Cause),
}

/// What is there already.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Clash {
    /// A device with this identity.
    Device,
    /// A table with this link name.
    TableName,
    /// An unfinished table with this short code.
    ShortCode,
    /// A rating that counts other games than were assumed.
    Rating,
    /// A file where the copy was to go.
    File,
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Full => f.write_str("the disk is full, or a quota is used up: nothing more can be stored"),
            Self::Busy => f.write_str("another program keeps the database locked"),
            Self::Corrupt(why) => write!(f, "the database is damaged ({why}); restore a backup"),
            Self::Clash(what) => write!(f, "{what}"),
            Self::Missing => f.write_str("there is no such device, or no such unfinished table"),
            Self::Closed => f.write_str("the store is closed"),
            Self::InUse(path) => write!(f, "{} is in use by another server", path.display()),
            Self::Foreign(path) => write!(f, "{} is not a database of Saloon", path.display()),
            Self::Newer { found, known } => write!(
                f,
                "the database has version {found}, written by a later Saloon; this one knows up to {known}"
            ),
            Self::Io(why) => write!(f, "the disk failed: {why}"),
            Self::Other(why) => write!(f, "the database refused: {why}"),
        }
    }
}

impl Error for StoreError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            Self::Corrupt(why) | Self::Io(why) | Self::Other(why) => Some(why.as_ref()),
            _ => None,
        }
    }
}

impl fmt::Display for Clash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Device => "there is a device with this identity already",
            Self::TableName => "there is a table with this name already",
            Self::ShortCode => "there is an unfinished table with this short code already",
            Self::Rating => "the rating has changed in the meantime",
            Self::File => "there is a file of this name already",
        })
    }
}
