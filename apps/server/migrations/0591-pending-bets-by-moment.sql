-- outside a transaction
-- What is pending has a moment, so this index needs no other column: a bet that is settled stays out of every index, and its
-- row is changed in place where its page has room.
drop index concurrently if exists sportsbook_bet_pending;
create index concurrently sportsbook_bet_pending on sportsbook_bet (decides_at) where decides_at is not null;
