-- Posts a batch of transfers whose keys the caller has just looked up and not found: at most one for each
-- cached account, each between a cached and a summed account, answered in the same order. Statuses: 0 posted,
-- 3 insufficient funds, null: this form does not fit. An account of null is skipped; an amount of 0 moves
-- nothing and returns the balance. A copy that was stored after the caller looked violates the unique key:
-- the whole batch is rolled back (23505), and the caller sends its transfers again one by one. The update
-- locks the rows, in the order of ids, all of them before the first posting is stored, so that no two batches
-- wait for each other in a circle.
create or replace function ledger_post_fresh(
  p_cause text[], p_external text[], p_kind text[], p_account bigint[], p_contra bigint[], p_amount bigint[],
  out status smallint[], out balance bigint[])
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
-- Looks rows up by key only, with one plan for days: docs/decisions/0025-functions-in-files.md
set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  v_operator_id bigint[];
  v_operator_currency text[];
  v_position bigint[];
  v_after bigint[];
  v_spread bigint[];
  v_period integer;
begin
  perform pg_advisory_xact_lock_shared(7350418112027);
  -- A batch has few operator accounts, each many times: looked up once.
  select array_agg(c.id), array_agg(c.currency), (select n.period from ledger_now n) into v_operator_id,
    v_operator_currency, v_period
  from ledger_account c where c.id = any (array(select distinct h.id from unnest(p_contra) as h (id)))
    and not c.cached;

  with moved as (
    update ledger_account a set balance = a.balance + n.amount, version = a.version + 1
    from (
      select r.* from unnest(p_cause, p_external, p_kind, p_account, p_contra, p_amount)
        with ordinality as r (cause, external_id, kind, account_id, contra_id, amount, position)
      order by r.account_id
    ) n
    where a.id = n.account_id and a.cached and n.amount <> 0
      and (n.amount > 0 or a.balance + n.amount >= a.min_balance)
      and exists (select from unnest(v_operator_id, v_operator_currency) as h (id, currency)
        where h.id = n.contra_id and h.currency = a.currency)
    returning n.*, a.version, a.balance
  ), posted as (
    insert into ledger_posting (account_id, version, contra_id, amount, balance_after, cause, external_id,
      kind, period)
    select m.account_id, m.version, m.contra_id, m.amount, m.balance, m.cause, m.external_id, m.kind,
      v_period from moved m
  )
  select array_agg(o.position), array_agg(o.balance) into v_position, v_after
    from (select m.position, m.balance from moved m order by m.position) o;

  if cardinality(v_position) = cardinality(p_account) then
    status := array_fill(0::smallint, array[cardinality(p_account)]);
    balance := v_after;
    return;
  end if;
  -- Some did not move: return the reason for each.
  if exists (select from unnest(p_account) as r (id)
    where r.id is not null group by r.id having count(*) > 1) then
    raise exception 'ledger: a batch takes each cached account once' using errcode = '23514';
  end if;
  v_spread := array_fill(null::bigint, array[cardinality(p_account)]);
  for v_index in 1 .. coalesce(cardinality(v_position), 0) loop
    v_spread[v_position[v_index]] := v_after[v_index];
  end loop;
  select array_agg(o.status), array_agg(o.balance) into status, balance from (
    select coalesce(r.after, a.balance) as balance,
      case when r.after is not null then 0
        when not exists (select from unnest(v_operator_id, v_operator_currency) as h (id, currency)
          where h.id = r.contra_id and h.currency = a.currency) then null
        when r.amount = 0 then 0 else 3 end::smallint as status
    from unnest(p_account, p_contra, p_amount, v_spread) with ordinality as r (account_id, contra_id,
      amount, after, position)
    left join ledger_account a on a.id = r.account_id and a.cached
    order by r.position
  ) o;
end $$;

revoke all on function ledger_post_fresh from public;
grant execute on function ledger_post_fresh to tessera_app;
