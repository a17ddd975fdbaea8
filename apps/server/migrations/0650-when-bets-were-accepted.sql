-- A bet that was pending is accepted later than it is placed. Whether its event had begun then, decides whether it counts.
alter table sportsbook_bet add column accepted_at timestamptz;
grant update (accepted_at) on sportsbook_bet to tessera_app;
