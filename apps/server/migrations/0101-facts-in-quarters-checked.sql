-- Reads every fact once while others go on reading and writing.
alter table bet_fact validate constraint bet_fact_first_ends;
