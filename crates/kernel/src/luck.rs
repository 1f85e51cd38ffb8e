//! Where chance comes from.
//!
//! Rules never own a generator (invariant I1). They receive a [`Luck`] to sample an outcome. A table's luck
//! is its dealer (crate `table`). [`QuickLuck`] is for simulation and search, where speed matters and nothing
//! is at stake; `games/clippy.toml` keeps it out of the rules.

/// A source of uniform numbers.
pub trait Luck {
    /// Returns a number below `n`, each equally likely. `n` is at least 1.
    fn below(&mut self, n: u32) -> u32;
}

impl<L: Luck + ?Sized> Luck for &mut L {
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        (**self).below(n)
    }
}

/// Returns a number below `n`, for sums of weights that do not fit in 32 bits.
pub fn below_wide(luck: &mut (impl Luck + ?Sized), n: u128) -> u128 {
    if let Ok(n) = u32::try_from(n) {
        return u128::from(luck.below(n));
    }
    let bits = 128 - (n - 1).leading_zeros();
    loop {
        let mut number = 0;
        let mut missing = bits;
        while missing > 0 {
            let taken = missing.min(31);
            number = number << taken | u128::from(luck.below(1 << taken));
            missing -= taken;
        }
        if number < n {
            return number;
        }
    }
}

/// A small fast generator (Weyl sequence with a 64-bit mixer). It is not for dealing to people.
///
/// ```
/// use kernel::{Luck, QuickLuck};
///
/// let mut luck = QuickLuck::new(1);
/// let die = 1 + luck.below(6);
/// assert!((1..=6).contains(&die));
/// ```
#[derive(Clone, Debug)]
pub struct QuickLuck(u64);

impl QuickLuck {
    /// Returns the generator of this seed. Nearby seeds give unrelated numbers.
    pub fn new(seed: u64) -> QuickLuck {
        let mut luck = QuickLuck(seed.wrapping_mul(0xd134_2543_de82_ef95) ^ 0x5851_f42d_4c95_7f2d);
        luck.next();
        luck
    }

    #[inline]
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let product = u128::from(self.0) * u128::from(self.0 ^ 0xe703_7ed1_a0b4_28db);
        (product >> 64) as u64 ^ product as u64
    }
}

impl Luck for QuickLuck {
    /// Multiply and shift, with the rejection that makes it exact.
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        let mut wide = u64::from(self.next() as u32) * u64::from(n);
        if (wide as u32) < n {
            let threshold = n.wrapping_neg() % n;
            while (wide as u32) < threshold {
                wide = u64::from(self.next() as u32) * u64::from(n);
            }
        }
        (wide >> 32) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quick_luck_is_even_and_repeats() {
        let (mut one, mut two) = (QuickLuck::new(5), QuickLuck::new(5));
        let mut counts = [0u32; 7];
        for _ in 0..70_000 {
            let number = one.below(7);
            assert_eq!(number, two.below(7));
            counts[number as usize] += 1;
        }
        assert!(counts.iter().all(|&count| (9_500..10_500).contains(&count)), "{counts:?}");
        let mut other = QuickLuck::new(6);
        assert!((0..20).any(|_| one.below(1000) != other.below(1000)));
    }

    #[test]
    fn wide_draws_stay_below_their_bound_and_reach_both_halves() {
        let mut luck = QuickLuck::new(1);
        let n = (1u128 << 70) + 5;
        let draws: Vec<u128> = (0..1000).map(|_| below_wide(&mut luck, n)).collect();
        assert!(draws.iter().all(|&draw| draw < n));
        assert!(draws.iter().any(|&draw| draw < n / 2) && draws.iter().any(|&draw| draw > n / 2));
        assert!((0..100).all(|_| below_wide(&mut luck, 3) < 3));
    }
}
