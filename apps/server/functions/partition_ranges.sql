-- The partitions of a table except the default one, with their times; the end is exclusive.
create or replace function partition_ranges(p_table regclass)
  returns table (name text, from_at timestamptz, to_at timestamptz)
language sql stable set search_path = pg_catalog, pg_temp as $$
  select c.relname::text,
    coalesce(substring(b.bound from 'FROM \(''([^'']+)''\)')::timestamptz, '-infinity'),
    substring(b.bound from 'TO \(''([^'']+)''\)')::timestamptz
  from pg_inherits i join pg_class c on c.oid = i.inhrelid
    cross join pg_get_expr(c.relpartbound, c.oid) as b (bound)
  where i.inhparent = p_table and b.bound <> 'DEFAULT'
$$;

revoke all on function partition_ranges from public;
