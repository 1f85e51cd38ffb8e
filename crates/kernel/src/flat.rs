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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_flat_list_is_what_was_pushed() {
        let mut list: FlatList<u8, 4> = [1, 2, 3].into_iter().collect();
        let same: FlatList<u8, 4> = [1, 2, 3].into_iter().collect();
        assert_eq!(list, same);
        list.clear();
        list.push(9);
        assert_eq!(&*list, [9]);
        assert_eq!(list, [9].into_iter().collect(), "leftovers beyond the length do not count");
    }
}
