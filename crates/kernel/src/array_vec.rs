//! A list without heap memory, so that a clone of a state is a plain copy.

use std::{fmt, hash, ops};

/// A list of at most `N` values, stored in place.
///
/// Two lists are equal if their values are equal. What lies beyond the length does not count.
#[derive(Clone, Copy)]
pub struct ArrayVec<T, const N: usize> {
    items: [T; N],
    len: u8,
}

impl<T: Copy + Default, const N: usize> ArrayVec<T, N> {
    /// Returns an empty list.
    pub fn new() -> Self {
        ArrayVec { items: [T::default(); N], len: 0 }
    }

    /// Appends a value. There must be room for it.
    #[inline]
    pub fn push(&mut self, item: T) {
        self.items[usize::from(self.len)] = item;
        self.len += 1;
    }

    /// Removes and returns the last value.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        let last = self.last().copied()?;
        self.len -= 1;
        Some(last)
    }

    /// Removes and returns the value at a position. The values after it move up.
    pub fn remove(&mut self, at: usize) -> T {
        let item = self[at];
        self.items.copy_within(at + 1..usize::from(self.len), at);
        self.len -= 1;
        item
    }

    /// Removes every value.
    #[inline]
    pub fn clear(&mut self) {
        self.len = 0;
    }
}

impl<T: Copy + Default, const N: usize> Default for ArrayVec<T, N> {
    fn default() -> Self {
        ArrayVec::new()
    }
}

impl<T, const N: usize> ops::Deref for ArrayVec<T, N> {
    type Target = [T];
    #[inline]
    fn deref(&self) -> &[T] {
        &self.items[..usize::from(self.len)]
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for ArrayVec<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut list = ArrayVec::new();
        items.into_iter().for_each(|item| list.push(item));
        list
    }
}

impl<'a, T, const N: usize> IntoIterator for &'a ArrayVec<T, N> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;
    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<T: PartialEq, const N: usize> PartialEq for ArrayVec<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for ArrayVec<T, N> {}

impl<T: hash::Hash, const N: usize> hash::Hash for ArrayVec<T, N> {
    fn hash<H: hash::Hasher>(&self, state: &mut H) {
        (**self).hash(state);
    }
}

impl<T: fmt::Debug, const N: usize> fmt::Debug for ArrayVec<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (**self).fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_holds_what_was_pushed() {
        let mut list: ArrayVec<u8, 4> = [1, 2, 3].into_iter().collect();
        let same: ArrayVec<u8, 4> = [1, 2, 3].into_iter().collect();
        assert_eq!(list, same);
        list.clear();
        list.push(9);
        assert_eq!(&*list, [9]);
        assert_eq!(list, [9].into_iter().collect(), "leftovers beyond the length do not count");
        let mut list: ArrayVec<u8, 4> = [1, 2, 3, 4].into_iter().collect();
        assert_eq!((list.remove(1), list.pop(), &*list), (2, Some(4), &[1, 3][..]));
        assert_eq!(ArrayVec::<u8, 4>::new().pop(), None);
    }
}
