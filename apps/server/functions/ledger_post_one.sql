-- Posts one transfer between a cached and a summed account, in one statement. Whatever that statement does
-- not accept (duplicate, no funds, another form) is decided by ledger_post_any, whose statuses it returns.
-- Two copies in parallel may both find no duplicate; then the unique key refuses the second (23505), and its
-- retry finds the first.
create or replace function ledger_post_one(
  p_cause text, p_external text, p_kind text, p_account bigint, p_contra bigint, p_amount bigint, p_memo text,
  out status smallint, out posting_id bigint, out balance bigint, out version bigint)
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
      and not exists (select 1 from ledger_posting p where p.cause = p_cause and p.external_id = p_external
        and p.leg = 0)
      and not exists (select 1 from ledger_kept_key k where k.cause = p_cause and k.external_id = p_external)
    returning a.balance, a.version
  )
  insert into ledger_posting (account_id, version, contra_id, amount, balance_after, cause, external_id,
    kind, memo, period)
  select p_account, m.version, p_contra, p_amount, m.balance, p_cause, p_external, p_kind, p_memo,
    (select n.period from ledger_now n) from moved m
  returning 0, ledger_posting.id, ledger_posting.balance_after, ledger_posting.version into status,
    posting_id, balance, version;
  if not found then
    select a.status, a.posting_id, a.balance, a.version into status, posting_id, balance, version
    from ledger_post_any(p_cause, p_external, p_kind, p_account, p_contra, p_amount, p_memo) a;
  end if;
end $$;

revoke all on function ledger_post_one from public;
grant execute on function ledger_post_one to tessera_app;
