//! Asks any store whether it keeps the promises of [`Store`].
//!
//! A store passes with one line in a file of tests: `server::store_conformance!(MyHome);`, where
//! `MyHome` is a [`Home`]. Each promise is a test of its own. Deliberately absent: what differs from
//! store to store, as how a killed process, a full disk or a copy is treated.

pub mod devices;
pub mod finishing;
pub mod history;
pub mod log;
mod sample;
pub mod tables;
pub mod upkeep;

use super::{Store, StoreFuture};
use std::sync::Arc;

/// A place for one store. Its contents outlive the store that was opened on it.
pub trait Home {
    /// A place with nothing in it.
    fn empty() -> Self;
    /// The store of this place. The one before it has been closed.
    fn open(&self) -> StoreFuture<Arc<dyn Store>>;
}

/// One test for each promise, for the [`Home`] that is named. The caller has `tokio` with its macros.
#[macro_export]
macro_rules! store_conformance {
    ($home:ty) => {
        $crate::store_conformance! { $home:
            devices::a_device_is_found_as_it_was_added,
            devices::a_device_is_added_once,
            devices::a_changed_device_is_found_changed,
            devices::a_forgotten_device_leaves_no_trace,
            devices::a_forgotten_device_is_not_written_down_again,
            tables::a_table_is_found_as_it_was_added,
            tables::a_changed_table_is_found_changed,
            tables::a_name_goes_before_a_code,
            tables::a_name_is_taken_for_ever_and_a_code_until_the_end,
            tables::a_refused_change_changes_nothing,
            tables::a_key_is_never_used_again,
            tables::tables_of_a_device_are_those_at_which_it_sits,
            tables::listed_tables_are_the_public_and_unfinished_ones_newest_first,
            log::entries_come_back_as_they_were_and_in_order,
            log::entries_belong_to_unfinished_tables_only,
            log::calls_take_their_place_at_once,
            log::a_refused_request_does_not_harm_its_neighbours,
            log::logs_do_not_mix_when_others_end,
            log::many_tasks_at_many_tables_lose_nothing,
            finishing::a_finished_table_keeps_its_end_and_nothing_else,
            finishing::a_table_that_is_given_up_has_no_outcome,
            finishing::finishing_is_all_or_nothing,
            finishing::a_rating_follows_the_one_before_it,
            history::finished_tables_are_filtered_and_come_in_pages,
            history::the_best_ratings_come_first,
            history::statistics_count_games_wins_and_places,
            upkeep::old_unfinished_tables_go_unless_somebody_plays,
            upkeep::unseen_devices_go_unless_they_sit,
            upkeep::old_finished_tables_go_and_ratings_stay,
            upkeep::closing_writes_what_was_asked_before,
        }
    };
    ($home:ty: $($file:ident::$promise:ident,)*) => {$(
        #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
        async fn $promise() {
            let home = <$home as $crate::store::conformance::Home>::empty();
            $crate::store::conformance::$file::$promise(&home).await;
        }
    )*};
}
