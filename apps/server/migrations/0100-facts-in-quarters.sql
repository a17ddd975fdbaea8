-- Bet facts are going to be kept in partitions, one for each quarter of the year (UTC), so that old ones can be archived.
-- What is there becomes the first one and goes on taking facts until the end of the next quarter. This says so, unchecked;
-- the next two files check it and swap the tables. Each is a transaction of its own, so that the long part, reading every
-- row once, locks nobody out.
do $$
begin
  execute format('alter table bet_fact add constraint bet_fact_first_ends check (at < %L) not valid',
    (date_trunc('quarter', now() at time zone 'UTC') + interval '6 months') at time zone 'UTC');
end $$;
