//! Limits how often a device or an address may send requests. Requests beyond the limit are rejected and change
//! nothing.

use crate::config::Rates;
use crate::store::DeviceId;
use axum::http::HeaderMap;
use catalog::Rejection;
use governor::clock::DefaultClock;
use governor::state::keyed::DashMapStateStore;
use governor::{Quota, RateLimiter};
use kernel::Message;
use protocol::Reason;
use std::hash::Hash;
use std::net::{IpAddr, SocketAddr};
use std::num::NonZeroU32;

type Limiter<K> = RateLimiter<K, DashMapStateStore<K>, DefaultClock>;

/// The limits, with what each device and each address has used of them.
pub(crate) struct Limits {
    /// New devices, by address.
    devices: Limiter<IpAddr>,
    /// Calls that change something, by device.
    calls: Limiter<DeviceId>,
    /// Calls that only read, by address.
    reads: Limiter<IpAddr>,
    /// Games to be checked, by address.
    checks: Limiter<IpAddr>,
    /// Messages over connections, by device.
    messages: Limiter<DeviceId>,
}

/// How many times the rate may come at once.
const BURST: NonZeroU32 = NonZeroU32::new(8).unwrap();

impl Limits {
    pub(crate) fn new(rates: Rates) -> Limits {
        let burst = |quota: Quota, rate: NonZeroU32| quota.allow_burst(rate.saturating_mul(BURST));
        Limits {
            devices: RateLimiter::dashmap(burst(Quota::per_minute(rates.devices), rates.devices)),
            calls: RateLimiter::dashmap(burst(Quota::per_second(rates.calls), rates.calls)),
            reads: RateLimiter::dashmap(burst(Quota::per_second(rates.reads), rates.reads)),
            checks: RateLimiter::dashmap(burst(Quota::per_second(rates.checks), rates.checks)),
            messages: RateLimiter::dashmap(burst(Quota::per_second(rates.messages), rates.messages)),
        }
    }

    pub(crate) fn device(&self, address: IpAddr) -> Result<(), Rejection> {
        allowed(&self.devices, &address)
    }

    pub(crate) fn call(&self, device: DeviceId) -> Result<(), Rejection> {
        allowed(&self.calls, &device)
    }

    pub(crate) fn read(&self, address: IpAddr) -> Result<(), Rejection> {
        allowed(&self.reads, &address)
    }

    pub(crate) fn check(&self, address: IpAddr) -> Result<(), Rejection> {
        allowed(&self.checks, &address)
    }

    pub(crate) fn message(&self, device: DeviceId) -> Result<(), Rejection> {
        allowed(&self.messages, &device)
    }

    /// Forgets devices and addresses without recent requests.
    pub(crate) fn tidy(&self) {
        self.devices.retain_recent();
        self.calls.retain_recent();
        self.reads.retain_recent();
        self.checks.retain_recent();
        self.messages.retain_recent();
    }
}

fn allowed<K: Hash + Eq + Clone>(limiter: &Limiter<K>, key: &K) -> Result<(), Rejection> {
    limiter.check_key(key).map_err(|_| Rejection::new(Reason::TooMany, Message::new("server-too-often")))
}

/// Returns the address of a request: from the proxy's header if the host has a proxy, otherwise from the connection.
pub(crate) fn address(peer: SocketAddr, headers: &HeaderMap, has_proxy: bool) -> IpAddr {
    let forwarded = headers.get("x-forwarded-for").and_then(|value| value.to_str().ok());
    // A proxy adds the address it saw at the end. Clients can write anything before it.
    let last = forwarded.and_then(|list| list.rsplit(',').next()).and_then(|last| last.trim().parse().ok());
    last.filter(|_| has_proxy).unwrap_or_else(|| peer.ip())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn too_much_at_once_is_refused_and_others_are_not_touched() {
        let limits = Limits::new(Rates::default());
        let (ada, bo) = (DeviceId([1; 16]), DeviceId([2; 16]));
        let asked = (0..1000).take_while(|_| limits.call(ada).is_ok()).count();
        assert!((40..1000).contains(&asked), "{asked} calls at once");
        assert!(limits.call(bo).is_ok() && limits.message(ada).is_ok());
    }

    #[test]
    fn only_a_proxy_of_the_host_is_believed() {
        let peer = SocketAddr::from(([10, 0, 0, 1], 5));
        let mut headers = HeaderMap::new();
        headers.insert("x-forwarded-for", "1.2.3.4, 5.6.7.8".parse().expect("a value"));
        assert_eq!(address(peer, &headers, true), IpAddr::from([5, 6, 7, 8]));
        assert_eq!(address(peer, &headers, false), IpAddr::from([10, 0, 0, 1]));
    }
}
