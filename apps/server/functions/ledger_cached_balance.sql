-- The balance of a cached account, read without locks. Runs with the rights of the caller: it only reads, and
-- every bet calls it.
create or replace function ledger_cached_balance(p_account bigint) returns bigint
language plpgsql stable as $$
begin
  return (select a.balance from ledger_account a where a.id = p_account and a.cached);
end $$;

revoke all on function ledger_cached_balance from public;
grant execute on function ledger_cached_balance to tessera_app;
