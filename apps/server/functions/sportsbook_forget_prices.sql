-- Deletes prices from before a moment, at most so many at once, but never those of the last day. Returns how many they were.
create or replace function sportsbook_forget_prices(p_before timestamptz, p_most integer) returns integer
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v_deleted integer;
begin
  delete from sportsbook_price where ctid in (
    select ctid from sportsbook_price where at < least(p_before, now() - interval '1 day') limit least(p_most, 100000));
  get diagnostics v_deleted = row_count;
  return v_deleted;
end $$;

revoke all on function sportsbook_forget_prices from public;
grant execute on function sportsbook_forget_prices to tessera_app;
