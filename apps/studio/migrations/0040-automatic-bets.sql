-- The least time between automatic bets that the operator's brand allows; null: it does not offer any.
alter table studio.launch add column automatic_bets_ms integer check (automatic_bets_ms > 0);
alter table studio.session add column automatic_bets_ms integer check (automatic_bets_ms > 0);
