-- Locks the accounts that a transaction is about to move, always in the order of their ids, so that no two
-- transactions deadlock.
create or replace function ledger_lock(p_account bigint[]) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform 1 from ledger_account where id = any (p_account) order by id for no key update;
end $$;

revoke all on function ledger_lock from public;
grant execute on function ledger_lock to tessera_app;
