-- Makes the partitions of bets that the next quarters need, for the job; see bets_prepare_partitions.
-- after: prepare_quarters
create or replace function sportsbook_prepare_partitions(p_at timestamptz) returns integer
language sql security definer set search_path = pg_catalog, public, pg_temp set lock_timeout = '200ms' as $$
  select prepare_quarters('sportsbook_bet', 'sportsbook_add_partition', least(p_at, now() + interval '2 years'))
$$;

revoke all on function sportsbook_prepare_partitions from public;
grant execute on function sportsbook_prepare_partitions to tessera_app;
