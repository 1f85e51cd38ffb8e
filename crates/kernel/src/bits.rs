//! Sets of small numbers as the bits of a word.

/// Returns the positions of the set bits, lowest first.
#[inline]
pub fn set_bits(bits: u64) -> impl Iterator<Item = u32> + Clone {
    let mut rest = bits;
    std::iter::from_fn(move || {
        (rest != 0).then(|| {
            let position = rest.trailing_zeros();
            rest &= rest - 1;
            position
        })
    })
}

/// Appends `make(position)` for each of the `count` set bits, lowest first.
///
/// It works in strides, because a processor cannot predict where a finer loop ends. So `make` may be
/// called with position 64, beyond the last bit. That result is dropped.
#[inline]
pub fn extend_from_bits<const STRIDE: usize, T>(
    out: &mut Vec<T>,
    bits: u64,
    count: usize,
    make: impl Fn(u32) -> T,
) {
    debug_assert_eq!(bits.count_ones() as usize, count, "the set bits of {bits:#x}");
    let end = out.len() + count;
    let mut rest = bits;
    loop {
        out.extend((0..STRIDE).map(|_| {
            let position = rest.trailing_zeros();
            rest &= rest.wrapping_sub(1);
            make(position)
        }));
        if rest == 0 {
            break;
        }
    }
    out.truncate(end);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bits_are_read_by_their_positions() {
        for bits in [0u64, 1, 1 << 63, u64::MAX, 0x8000_0000_0000_0001, 0x0f0f_1234_5678_9abc, 0x3f, 0x7f] {
            let positions: Vec<u32> = (0..64).filter(|position| bits >> position & 1 == 1).collect();
            let mut out = vec![99];
            extend_from_bits::<5, _>(&mut out, bits, positions.len(), |position| position);
            assert_eq!(set_bits(bits).collect::<Vec<_>>(), positions);
            assert_eq!(out, [vec![99], positions].concat(), "of {bits:#x}");
        }
    }
}
