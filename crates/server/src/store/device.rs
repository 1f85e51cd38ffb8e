//! A device: a person without an account. Deliberately absent: making and comparing secrets.

/// Milliseconds since 1970, by the caller's clock. A store has none.
pub type Millis = u64;

/// Which device: random, made by the caller, and no secret.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct DeviceId(pub [u8; 16]);

/// A browser or a program that plays, known by a secret and called by a nickname.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Device {
    /// Which one.
    pub id: DeviceId,
    /// The hash of its secret; the secret itself stays with the device.
    pub secret_hash: [u8; 32],
    /// What it wants to be called. Nicknames are not unique.
    pub nickname: String,
    /// The face that was chosen, in words of the server; nothing until one is.
    pub face: Option<String>,
    /// When it first came.
    pub created: Millis,
    /// When it was last here.
    pub seen: Millis,
}
