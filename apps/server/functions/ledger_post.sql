-- Posts a batch of transfers between cached and summed accounts, at most one for each cached account, and
-- answers in the same order. An amount of 0 moves nothing and returns the balance. Statuses as in
-- ledger_post_any; null: this form does not fit, call ledger_post_any. The first statement locks in the order
-- of ids; the second starts with a new snapshot, so that it sees what was committed while the first waited
-- for a lock. It never joins row sets with each other: the planner does not know their sizes and would
-- compare every row with every other. "offset 0" keeps a look into a large table a look by index.
create or replace function ledger_post(
  p_cause text[], p_external text[], p_kind text[], p_account bigint[], p_contra bigint[],
  p_amount bigint[], p_memo text[],
  out status smallint[], out posting_id bigint[], out balance bigint[])
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
-- Looks rows up by key only, with one plan for days: docs/decisions/0025-functions-in-files.md
set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  v_locked bigint;
  v_period integer;
begin
  perform pg_advisory_xact_lock_shared(7350418112027);
  with locked as (select 1 from ledger_account a where a.id = any (p_account) and a.cached
    order by a.id for no key update)
  select count(*), (select n.period from ledger_now n) into v_locked, v_period from locked;
  if v_locked <> cardinality(p_account) then
    raise exception 'ledger: a batch takes each cached account once' using errcode = '23514';
  end if;
  with judged as materialized (
    select r.*, a.balance as funds, a.version as last_version, p.id as stored_id,
      p.balance_after as stored_balance,
      (case when p.id is not null then case when p.account_id = r.account_id and p.contra_id = r.contra_id
        and p.amount = r.amount and p.kind = r.kind then 1 else 2 end
        when c.id is null then null
        when r.amount >= 0 or a.balance + r.amount >= a.min_balance then 0 else 3 end)::smallint as verdict
    from unnest(p_cause, p_external, p_kind, p_account, p_contra, p_amount, p_memo)
      with ordinality as r (cause, external_id, kind, account_id, contra_id, amount, memo, position)
    join ledger_account a on a.id = r.account_id
    left join ledger_account c on c.id = r.contra_id and c.currency = a.currency and not c.cached
    left join lateral (select * from ledger_find(r.cause, r.external_id) offset 0) p on true
  ), numbered as materialized (
    select j.*, case when j.verdict = 0 and j.amount <> 0
      then nextval('ledger_posting_number') end as new_id from judged j
  ), moved as (
    update ledger_account a set balance = a.balance + n.amount, version = a.version + 1 from numbered n
      where n.new_id is not null and a.id = n.account_id
  ), posted as (
    insert into ledger_posting (id, account_id, version, contra_id, amount, balance_after, cause,
      external_id, kind, memo, period)
    select n.new_id, n.account_id, n.last_version + 1, n.contra_id, n.amount, n.funds + n.amount, n.cause,
      n.external_id, n.kind, n.memo, v_period
    from numbered n where n.new_id is not null
  )
  select array_agg(o.verdict), array_agg(coalesce(o.new_id, o.stored_id)),
    array_agg(coalesce(o.stored_balance, case when o.verdict = 0 then o.funds + o.amount else o.funds end))
  into status, posting_id, balance from (select * from numbered order by position) o;
end $$;

revoke all on function ledger_post from public;
grant execute on function ledger_post to tessera_app;
