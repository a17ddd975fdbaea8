-- outside a transaction
-- To delete a market asks every table that refers to it: by its event where that is an index already, otherwise by an index of its own.
drop index concurrently if exists sportsbook_market_of_event;
create unique index concurrently sportsbook_market_of_event on sportsbook_market (event_id, id);
drop index concurrently if exists sportsbook_builder_selection_market;
create index concurrently sportsbook_builder_selection_market on sportsbook_builder_selection (market_id);
drop index concurrently if exists sportsbook_result_entry_market;
create index concurrently sportsbook_result_entry_market on sportsbook_result_entry (market_id) where market_id is not null;
