-- A tenth of each page stays free for the settlement of its bets.
alter table sportsbook_bet set (fillfactor = 90);
