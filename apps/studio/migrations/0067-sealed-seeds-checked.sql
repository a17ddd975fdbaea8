-- Reads the tables while others write.
alter table studio.seed_pair validate constraint seed_pair_seed_known;
alter table studio.crash_chain validate constraint crash_chain_seed_known;
