-- A tenth of each page stays free for the settlement of its bets.
drop index sportsbook_bet_pending;
alter table sportsbook_bet set (fillfactor = 90);
