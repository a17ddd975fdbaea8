-- Reads the table while others write.
alter table sportsbook_replay_event validate constraint sportsbook_replay_event_one_seed;
