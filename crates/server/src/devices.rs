//! Identifies requesters without accounts: a device has a secret, which a browser holds in a cookie and a program
//! sends as a token. The store has only the hash.

use crate::characters::{face_of, first_face};
use crate::names::{hex, is_seen, keeps_its_place, random, unhex};
use crate::store::{Device, DeviceId};
use crate::table_task::{Requester, Services};
use axum::http::{HeaderMap, header};
use catalog::Rejection;
use kernel::Message;
use protocol::Reason;
use protocol::rest::Profile;
use sha2::{Digest, Sha256};
use subtle::ConstantTimeEq;

/// The cookie's name.
pub(crate) const COOKIE: &str = "saloon";
/// How long a browser holds the cookie, in seconds: two years.
const KEPT: u32 = 2 * 365 * 24 * 3600;
/// How many characters a nickname may have.
const MOST_NAME: usize = 24;

/// A device's identity and its secret, as it sends them.
pub(crate) struct Token {
    id: DeviceId,
    secret: [u8; 32],
}

impl Token {
    fn read(text: &str) -> Option<Token> {
        let (id, secret) = text.split_once('.')?;
        Some(Token { id: DeviceId(unhex(id)?), secret: unhex(secret)? })
    }

    pub(crate) fn text(&self) -> String {
        format!("{}.{}", hex(&self.id.0), hex(&self.secret))
    }

    /// Returns the cookie that holds it. Scripts cannot read it, and other sites cannot send it.
    pub(crate) fn cookie(&self, secure: bool) -> String {
        let secure = if secure { "; Secure" } else { "" };
        format!("{COOKIE}={}; Path=/; HttpOnly; SameSite=Lax; Max-Age={KEPT}{secure}", self.text())
    }

    /// Reads the token of a request, from its header or its cookie.
    fn of(headers: &HeaderMap) -> Option<Token> {
        let text = |name| headers.get(name).and_then(|value| value.to_str().ok());
        let token = text(header::AUTHORIZATION).and_then(|value| value.strip_prefix("Bearer "));
        let cookies = text(header::COOKIE).into_iter().flat_map(|cookies| cookies.split(';'));
        let cookie = cookies.filter_map(|cookie| cookie.trim().split_once('='));
        let mut cookie = cookie.filter(|(name, _)| *name == COOKIE).map(|(_, value)| value);
        Token::read(token.or_else(|| cookie.next())?)
    }
}

/// Finds the device that sent a request; nothing if the server does not know it.
pub(crate) async fn requester(
    services: &Services,
    headers: &HeaderMap,
) -> Result<Option<Requester>, Rejection> {
    let Some(token) = Token::of(headers) else { return Ok(None) };
    let Some(device) = services.store.device(token.id).await? else { return Ok(None) };
    let given: [u8; 32] = Sha256::digest(token.secret).into();
    let is_his: bool = given.ct_eq(&device.secret_hash).into();
    Ok(is_his.then(|| known(device)))
}

/// Returns the requester with this device.
pub(crate) fn known(device: Device) -> Requester {
    let face = face_of(&device);
    Requester::new(device.id, device.nickname, face)
}

/// Makes a device.
pub(crate) async fn register(
    services: &Services,
    profile: &Profile,
) -> Result<(Token, Requester), Rejection> {
    let nickname = checked(&profile.nickname)?;
    let token = Token { id: DeviceId(random()), secret: random() };
    let now = services.time.now();
    let device = Device {
        id: token.id,
        secret_hash: Sha256::digest(token.secret).into(),
        nickname: nickname.clone(),
        face: profile.face.map(|face| face.word().to_owned()),
        created: now,
        seen: now,
    };
    services.store.add_device(device).await?;
    let requester = Requester::new(token.id, nickname, profile.face.unwrap_or_else(|| first_face(token.id)));
    Ok((token, requester))
}

/// Changes the nickname, and the face if the profile has one.
pub(crate) async fn change_profile(
    services: &Services,
    requester: &Requester,
    profile: &Profile,
) -> Result<Requester, Rejection> {
    let nickname = checked(&profile.nickname)?;
    let device = services.store.device(requester.device).await?;
    let Some(device) = device else { return Err(unknown_device()) };
    let face = profile.face.map(|face| face.word().to_owned()).or_else(|| device.face.clone());
    let device = Device { nickname, face, seen: services.time.now(), ..device };
    services.store.change_device(device.clone()).await?;
    Ok(known(device))
}

pub(crate) fn unknown_device() -> Rejection {
    Rejection::new(Reason::NoSeat, Message::new("server-nobody"))
}

/// Checks that a nickname is one line of visible characters, and not too long.
fn checked(nickname: &str) -> Result<String, Rejection> {
    let nickname = nickname.trim();
    let fits = (1..=MOST_NAME).contains(&nickname.chars().count());
    if !fits || !nickname.chars().all(keeps_its_place) || !nickname.chars().any(is_seen) {
        let why = Message::new("server-nickname").with("most", MOST_NAME as u32);
        return Err(Rejection::new(Reason::Unreadable, why));
    }
    Ok(nickname.to_owned())
}
