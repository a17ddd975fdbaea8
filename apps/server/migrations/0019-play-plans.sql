-- A plan outlives the moment in which it was made. A lane keeps its connection for days: made while play_transaction had
-- one page, its plan would read the whole table for every bet until the statistics are next taken, a thousand times too
-- slow. These functions look rows up by key and nothing else, so they never want to read a whole table.
alter function play_apply(text[], text[], text[], bytea[], text[], text[], text[], text[], bigint[], text[], boolean[], timestamptz) set enable_seqscan = off;
alter function play_apply_one(text, text, text, bytea, text, text, text, text, bigint, text, boolean, timestamptz) set enable_seqscan = off;
