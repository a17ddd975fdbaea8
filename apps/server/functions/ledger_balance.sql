-- The balance of any account: a cached one is read, a summed one is its roll-up plus the postings since.
-- Periods that ended before the horizon are not read.
create or replace function ledger_balance(p_account bigint) returns numeric
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v_account ledger_account;
  v_since bigint;
  v_period integer;
begin
  select * into v_account from ledger_account where id = p_account;
  if v_account.cached then return v_account.balance; end if;
  select posting_id into v_since from ledger_horizon;
  v_period := ledger_period_after(v_since);
  return coalesce((select balance from ledger_roll_up where account_id = p_account), 0)
    + coalesce((select -sum(p.amount) from ledger_posting p where p.period >= v_period and p.id > v_since
      and p.contra_id = p_account), 0)
    + coalesce((select sum(p.amount) from ledger_posting p where p.period >= v_period and p.id > v_since
      and p.account_id = p_account), 0);
end $$;

revoke all on function ledger_balance from public;
grant execute on function ledger_balance to tessera_app;
