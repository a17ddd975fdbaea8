-- Makes the partitions of bet_fact that the next quarters need, for the job. Waits at most a fifth of a
-- second for those who read or write, because others queue behind it, and gives up with 55P03; then nothing
-- has changed and it can be called again. A wrong clock makes no partitions without end. Returns how many it
-- made.
-- after: prepare_quarters
create or replace function bets_prepare_partitions(p_at timestamptz) returns integer
language sql security definer set search_path = pg_catalog, public, pg_temp set lock_timeout = '200ms' as $$
  select prepare_quarters('bet_fact', 'bets_add_partition', least(p_at, now() + interval '2 years'))
$$;

revoke all on function bets_prepare_partitions from public;
grant execute on function bets_prepare_partitions to tessera_app;
