-- Reads every round once while others go on reading and writing.
alter table studio.round validate constraint round_first_ends;
