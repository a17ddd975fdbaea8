-- Makes partitions of a table for the four quarters after that of p_at, at most eight. p_maker names the
-- function that makes one. Returns how many it made.
create or replace function prepare_quarters(p_table text, p_maker text, p_at timestamptz) returns integer
language plpgsql set search_path = pg_catalog, public, pg_temp as $$
declare
  v_until timestamptz :=
    (date_trunc('quarter', p_at at time zone 'UTC') + interval '15 months') at time zone 'UTC';
  v_from timestamptz;
  v_to timestamptz;
begin
  for v_made in 0 .. 7 loop
    select max(to_at) into v_from from partition_ranges(p_table::regclass);
    if v_from >= v_until then return v_made; end if;
    v_to := (v_from at time zone 'UTC' + interval '3 months') at time zone 'UTC';
    execute format('select %I($1, $2, $3)', p_maker)
      using p_table || to_char(v_from at time zone 'UTC', '"_"YYYY"_q"Q'), v_from, v_to;
  end loop;
  return 8;
end $$;

revoke all on function prepare_quarters from public;
