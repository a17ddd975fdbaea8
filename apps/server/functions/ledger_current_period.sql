-- The period that is open now, as the default of a posting's period.
create or replace function ledger_current_period() returns integer language sql stable as $$ select period
  from public.ledger_now $$;

revoke all on function ledger_current_period from public;
grant execute on function ledger_current_period to tessera_app;
