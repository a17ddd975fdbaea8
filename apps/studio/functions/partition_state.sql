-- Up to when studio.round has partitions, and how many rows (at most 1000) lie in its default partition
-- because no other one fits.
-- after: partition_ranges
create or replace function studio.partition_state()
  returns table (name text, ends_at timestamptz, strays bigint)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select 'round', (select max(r.to_at) from studio.partition_ranges('studio.round') r),
    (select count(*) from (select from studio.round_default limit 1000) d)
$$;

revoke all on function studio.partition_state from public;
grant execute on function studio.partition_state to tessera_studio;
