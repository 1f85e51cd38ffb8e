//! Sets of small numbers as bits.

/// The positions of the set bits, lowest first.
#[inline]
pub(crate) fn ones(bits: u64) -> impl Iterator<Item = u32> + Clone {
    let mut rest = bits;
    std::iter::from_fn(move || {
        (rest != 0).then(|| {
            let position = rest.trailing_zeros();
            rest &= rest - 1;
            position
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ones_are_the_positions_of_the_set_bits() {
        for bits in [0u64, 1, 1 << 63, u64::MAX, 0x8000_0000_0000_0001, 0x0f0f_1234_5678_9abc, 0x3f, 0x7f] {
            let positions: Vec<u32> = (0..64).filter(|position| bits >> position & 1 == 1).collect();
            assert_eq!(ones(bits).collect::<Vec<_>>(), positions);
        }
    }
}
