-- The period that was open at a moment of the database's clock.
create or replace function ledger_period_at(p_at timestamptz) returns integer language sql stable as $$
  select coalesce(max(number), 1) from public.ledger_period where turned_at <= p_at
$$;

revoke all on function ledger_period_at from public;
grant execute on function ledger_period_at to tessera_app;
