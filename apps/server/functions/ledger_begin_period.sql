-- Ends the period p_ends and begins the next; does nothing when another one is open. Waits at most a fifth of
-- a second for transactions that are posting, because others queue behind it, and gives up with 55P03; then
-- nothing has changed and it can be called again. Returns which period is open.
create or replace function ledger_begin_period(p_ends integer, p_at timestamptz) returns integer
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
  set lock_timeout = '200ms' as $$
declare
  v_open integer;
  v_last bigint;
begin
  select period into v_open from ledger_now for update;
  if v_open <> p_ends then return v_open; end if;
  perform ledger_add_partition(v_open + 1);
  perform pg_advisory_xact_lock(7350418112027);
  select case when is_called then last_value else last_value - 1 end into v_last from ledger_posting_number;
  update ledger_period set ended_at = p_at, last_id = v_last where number = v_open;
  insert into ledger_period (number, began_at, first_id) values (v_open + 1, p_at, v_last + 1);
  update ledger_now set period = v_open + 1;
  return v_open + 1;
end $$;

revoke all on function ledger_begin_period from public;
grant execute on function ledger_begin_period to tessera_app;
