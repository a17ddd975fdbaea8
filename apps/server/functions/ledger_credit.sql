-- Posts credits from one summed account to cached ones: any number for each account, in the order of the lists, all or
-- none. A key that was used before, and an account that does not fit, throws. Locks in the order of ids first, so that
-- what follows sees everything that was committed before. Looks accounts up by key, as ledger_post does.
create or replace function ledger_credit(
  p_cause text, p_external text[], p_kind text[], p_account bigint[], p_contra bigint, p_amount bigint[])
  returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
-- Looks rows up by key only, with one plan for days: docs/decisions/0025-functions-in-files.md
set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  v_period integer;
  v_currency text;
  v_posted bigint;
begin
  perform pg_advisory_xact_lock_shared(7350418112027);
  perform 1 from ledger_account a where a.id = any (p_account) and a.cached order by a.id for no key update;
  select n.period into v_period from ledger_now n;
  select c.currency into v_currency from ledger_account c where c.id = p_contra and not c.cached;
  if exists (select from unnest(p_external) as r (external_id)
    cross join lateral (select * from ledger_find(p_cause, r.external_id) offset 0) p) then
    raise exception 'ledger: a credit of % was posted before', p_cause using errcode = '23505';
  end if;
  with judged as materialized (
    select r.*, a.balance as funds, a.version as last_version,
      row_number() over (partition by r.account_id order by r.position) as step,
      (sum(r.amount) over (partition by r.account_id order by r.position))::bigint as so_far
    from unnest(p_external, p_kind, p_account, p_amount)
      with ordinality as r (external_id, kind, account_id, amount, position)
    join ledger_account a on a.id = r.account_id and a.cached and a.currency = v_currency
    where r.amount > 0
  ), moved as (
    update ledger_account a set balance = a.balance + s.amount, version = a.version + s.credits
    from (select j.account_id, sum(j.amount)::bigint as amount, count(*) as credits from judged j
      group by j.account_id) s
    where a.id = s.account_id
  ), posted as (
    insert into ledger_posting (account_id, version, contra_id, amount, balance_after, cause, external_id,
      kind, period)
    select j.account_id, j.last_version + j.step, p_contra, j.amount, j.funds + j.so_far, p_cause,
      j.external_id, j.kind, v_period
    from judged j order by j.position
  )
  select count(*) into v_posted from judged;
  if v_posted <> cardinality(p_account) then
    raise exception 'ledger: a credit goes from a summed account to a cached one' using errcode = '23514';
  end if;
end $$;

revoke all on function ledger_credit from public;
grant execute on function ledger_credit to tessera_app;
