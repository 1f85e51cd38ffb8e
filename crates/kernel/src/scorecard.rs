//! The scorecard of a table: what each seat has scored, column by column, as everybody knows it.
//!
//! A table keeps it by entering what notices say ([`Notice::score`](crate::Notice::score)). The rules do not
//! use it.

use crate::{MAX_SEATS, Message, Seat};

/// What each seat has scored, by round or by line of the count.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Scorecard {
    columns: Vec<Column>,
    entries: u32,
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Column {
    heading: Message,
    points: [i32; MAX_SEATS],
}

impl Scorecard {
    /// Returns the points by seat under this heading. A new heading opens a column of zeros.
    pub fn column(&mut self, heading: &Message) -> &mut [i32; MAX_SEATS] {
        let known = self.columns.iter().position(|column| column.heading == *heading);
        let place = known.unwrap_or(self.columns.len());
        if known.is_none() {
            self.columns.push(Column { heading: heading.clone(), points: [0; MAX_SEATS] });
        }
        self.entries += 1;
        &mut self.columns[place].points
    }

    /// Returns how often points have been entered.
    pub fn entries(&self) -> u32 {
        self.entries
    }

    /// Returns the headings of the columns. The last is the total.
    pub fn headings(&self) -> Vec<Message> {
        let columns = self.columns.iter().map(|column| column.heading.clone());
        columns.chain([Message::new("scorecard-total")]).collect()
    }

    /// Returns the points of a seat, column by column. The last is the total.
    pub fn row(&self, seat: Seat) -> Vec<i32> {
        let mut row: Vec<i32> = self.columns.iter().map(|column| column.points[seat.index()]).collect();
        row.push(row.iter().sum());
        row
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_open_in_order_and_the_total_is_last() {
        let mut card = Scorecard::default();
        let round = |number: u8| Message::new("round").with("round", number);
        card.column(&round(1))[0] += 3;
        card.column(&round(2));
        card.column(&round(1))[1] += 4;
        card.column(&round(2))[1] += 5;
        assert_eq!(card.entries(), 4);
        assert_eq!(card.headings(), [round(1), round(2), Message::new("scorecard-total")]);
        assert_eq!([Seat(0), Seat(1)].map(|seat| card.row(seat)), [vec![3, 0, 3], vec![4, 5, 9]]);
    }
}
