-- Reads all rounds once, while bets are placed as ever.
alter table studio.round validate constraint round_one_origin;
