-- Makes partitions of studio.round for the four quarters after that of p_at, at most two years from now, for
-- the job. Waits at most a fifth of a second for those who read or write, because others queue behind it, and
-- gives up with 55P03; then nothing has changed and it can be called again. Returns how many it made.
create or replace function studio.prepare_round_partitions(p_at timestamptz) returns integer
language plpgsql security definer set search_path = pg_catalog, pg_temp set lock_timeout = '200ms' as $$
declare
  v_until timestamptz :=
    (date_trunc('quarter', least(p_at, now() + interval '2 years') at time zone 'UTC')
      + interval '15 months') at time zone 'UTC';
  v_from timestamptz;
begin
  for v_made in 0 .. 7 loop
    select max(to_at) into v_from from studio.partition_ranges('studio.round');
    if v_from >= v_until then return v_made; end if;
    perform studio.add_round_partition(to_char(v_from at time zone 'UTC', '"round_"YYYY"_q"Q'), v_from,
      (v_from at time zone 'UTC' + interval '3 months') at time zone 'UTC');
  end loop;
  return 8;
end $$;

revoke all on function studio.prepare_round_partitions from public;
grant execute on function studio.prepare_round_partitions to tessera_studio;
