-- How often the reward of a mission has to be staked; 0: it is cash.
alter table mission_terms add column wager_times smallint not null default 0;
