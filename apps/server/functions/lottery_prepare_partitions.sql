-- Makes the partitions of lottery_ticket that the next quarters need, for the job; see
-- bets_prepare_partitions.
-- after: prepare_quarters
create or replace function lottery_prepare_partitions(p_at timestamptz) returns integer
language sql security definer set search_path = pg_catalog, public, pg_temp set lock_timeout = '200ms' as $$
  select prepare_quarters('lottery_ticket', 'lottery_add_partition', least(p_at, now() + interval '2 years'))
$$;

revoke all on function lottery_prepare_partitions from public;
grant execute on function lottery_prepare_partitions to tessera_app;
