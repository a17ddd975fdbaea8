-- The first period that can hold a posting with a number above p_id.
create or replace function ledger_period_after(p_id bigint) returns integer language sql stable as $$
  select coalesce(max(number), 1) from public.ledger_period where first_id <= p_id + 1
$$;

revoke all on function ledger_period_after from public;
grant execute on function ledger_period_after to tessera_app;
