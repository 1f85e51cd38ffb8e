//! Containers without heap, so that a state stays flat and a clone is a copy.

use std::{fmt, hash, ops};

/// A list of at most `N` values, stored in place.
///
/// Two lists are equal if their values are; what lies beyond the length is not looked at.
#[derive(Clone, Copy)]
pub struct FlatList<T, const N: usize> {
    items: [T; N],
    len: u8,
}

impl<T: Copy + Default, const N: usize> FlatList<T, N> {
    /// An empty list.
    pub fn new() -> Self {
        FlatList { items: [T::default(); N], len: 0 }
    }

    /// Appends a value; there must be room for it.
    #[inline]
    pub fn push(&mut self, item: T) {
        self.items[usize::from(self.len)] = item;
        self.len += 1;
    }

    /// Takes the last value.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        let last = self.last().copied()?;
        self.len -= 1;
        Some(last)
    }

    /// Takes the value at a position; those after it move up.
    pub fn remove(&mut self, at: usize) -> T {
        let item = self[at];
        self.items.copy_within(at + 1..usize::from(self.len), at);
        self.len -= 1;
        item
    }

    /// Forgets every value.
    #[inline]
    pub fn clear(&mut self) {
        self.len = 0;
    }
}

impl<T: Copy + Default, const N: usize> Default for FlatList<T, N> {
    fn default() -> Self {
        FlatList::new()
    }
}

impl<T, const N: usize> ops::Deref for FlatList<T, N> {
    type Target = [T];
    #[inline]
    fn deref(&self) -> &[T] {
        &self.items[..usize::from(self.len)]
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for FlatList<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut list = FlatList::new();
        items.into_iter().for_each(|item| list.push(item));
        list
    }
}

impl<'a, T, const N: usize> IntoIterator for &'a FlatList<T, N> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;
    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<T: PartialEq, const N: usize> PartialEq for FlatList<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for FlatList<T, N> {}

impl<T: hash::Hash, const N: usize> hash::Hash for FlatList<T, N> {
    fn hash<H: hash::Hasher>(&self, state: &mut H) {
        (**self).hash(state);
    }
}

impl<T: fmt::Debug, const N: usize> fmt::Debug for FlatList<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (**self).fmt(f)
    }
}

/// The positions of the set bits, lowest first.
#[inline]
pub fn ones(bits: u64) -> impl Iterator<Item = u32> + Clone {
    let mut rest = bits;
    std::iter::from_fn(move || {
        (rest != 0).then(|| {
            let position = rest.trailing_zeros();
            rest &= rest - 1;
            position
        })
    })
}

/// Appends what `make` makes of the position of each of the `count` set bits, lowest first.
///
/// It works in strides, because nobody can predict where a finer loop ends: `make` may be
/// asked for position 64 beyond the last bit, and that answer is dropped.
#[inline]
pub fn extend_from_bits<const STRIDE: usize, T>(
    out: &mut Vec<T>,
    bits: u64,
    count: usize,
    make: impl Fn(u32) -> T,
) {
    debug_assert_eq!(bits.count_ones() as usize, count, "the bits of {bits:#x}");
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
            assert_eq!(ones(bits).collect::<Vec<_>>(), positions);
            assert_eq!(out, [vec![99], positions].concat(), "of {bits:#x}");
        }
    }

    #[test]
    fn a_flat_list_is_what_was_pushed() {
        let mut list: FlatList<u8, 4> = [1, 2, 3].into_iter().collect();
        let same: FlatList<u8, 4> = [1, 2, 3].into_iter().collect();
        assert_eq!(list, same);
        list.clear();
        list.push(9);
        assert_eq!(&*list, [9]);
        assert_eq!(list, [9].into_iter().collect(), "leftovers beyond the length do not count");
        let mut list: FlatList<u8, 4> = [1, 2, 3, 4].into_iter().collect();
        assert_eq!((list.remove(1), list.pop(), &*list), (2, Some(4), &[1, 3][..]));
        assert_eq!(FlatList::<u8, 4>::new().pop(), None);
    }
}
