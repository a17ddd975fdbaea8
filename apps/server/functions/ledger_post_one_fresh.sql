-- As ledger_post_one, for a key that the caller has just looked up in a unique table of its own and stores
-- there in the same transaction: old periods are not searched for it. In the open period the key is always
-- unique; for older ones the caller's table guarantees it.
create or replace function ledger_post_one_fresh(
  p_cause text, p_external text, p_kind text, p_account bigint, p_contra bigint, p_amount bigint,
  out status smallint, out balance bigint)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
-- Looks rows up by key only, with one plan for days: docs/decisions/0025-functions-in-files.md
set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
begin
  perform pg_advisory_xact_lock_shared(7350418112027);
  with moved as (
    update ledger_account a set balance = a.balance + p_amount, version = a.version + 1
    from ledger_account c
    where a.id = p_account and a.cached and c.id = p_contra and not c.cached and c.currency = a.currency
      and (p_amount > 0 or a.balance + p_amount >= a.min_balance)
    returning a.balance, a.version
  )
  insert into ledger_posting (account_id, version, contra_id, amount, balance_after, cause, external_id,
    kind, period)
  select p_account, m.version, p_contra, p_amount, m.balance, p_cause, p_external, p_kind,
    (select n.period from ledger_now n) from moved m
  returning 0, ledger_posting.balance_after into status, balance;
  if not found then
    select a.status, a.balance into status, balance
      from ledger_post_any(p_cause, p_external, p_kind, p_account, p_contra, p_amount, null) a;
  end if;
end $$;

revoke all on function ledger_post_one_fresh from public;
grant execute on function ledger_post_one_fresh to tessera_app;
