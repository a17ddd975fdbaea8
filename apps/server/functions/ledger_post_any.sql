-- Posts one transfer of any form: p_account moves by p_amount, p_contra by -p_amount. Locks first, so that
-- the search for a duplicate sees everything that was committed before. Statuses: 0 posted, 1 duplicate (the
-- stored result is returned), 2 conflict (the key was used for something else), 3 insufficient funds. A
-- transfer that could never be right (unknown account, two currencies) throws. The shared lock lasts as long
-- as the transaction: ledger_begin_period takes it for itself, so that no period ends while somebody posts in
-- it.
create or replace function ledger_post_any(
  p_cause text, p_external text, p_kind text, p_account bigint, p_contra bigint, p_amount bigint, p_memo text,
  out status smallint, out posting_id bigint, out balance bigint, out version bigint)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
-- Looks rows up by key only, with one plan for days: docs/decisions/0025-functions-in-files.md
set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  v_account ledger_account;
  v_contra ledger_account;
  v_stored record;
  v_period integer;
begin
  perform pg_advisory_xact_lock_shared(7350418112027);
  -- A summed account is locked only as the subject of a transfer between two summed ones, for its version.
  perform 1 from ledger_account a where a.id in (p_account, p_contra)
    and (a.cached or (a.id = p_account and not (select c.cached from ledger_account c where c.id = p_contra)))
    order by a.id for no key update;
  select * into v_account from ledger_account where id = p_account;
  select * into v_contra from ledger_account where id = p_contra;
  if v_account.id is null or v_contra.id is null or v_account.id = v_contra.id then
    raise exception 'ledger: no such pair of accounts: % and %', p_account, p_contra using errcode = '23503';
  end if;
  if v_account.currency <> v_contra.currency then
    raise exception 'ledger: accounts % and % differ in currency', p_account, p_contra
      using errcode = '23514';
  end if;
  if v_contra.cached and not v_account.cached then
    raise exception 'ledger: the cached account comes first' using errcode = '23514';
  end if;

  select p.id, p.account_id, p.contra_id, p.amount, p.kind, p.balance_after, p.version into v_stored
    from ledger_find(p_cause, p_external) p;
  if found then
    status := case when v_stored.account_id = p_account and v_stored.contra_id = p_contra
      and v_stored.amount = p_amount and v_stored.kind = p_kind then 1 else 2 end;
    posting_id := v_stored.id; balance := v_stored.balance_after; version := v_stored.version;
    return;
  end if;
  if (v_account.cached and p_amount < 0 and v_account.balance + p_amount < v_account.min_balance)
    or (v_contra.cached and p_amount > 0 and v_contra.balance - p_amount < v_contra.min_balance) then
    status := 3; balance := v_account.balance; version := v_account.version;
    return;
  end if;

  select n.period into v_period from ledger_now n;
  update ledger_account a set balance = case when a.cached then a.balance + p_amount else 0 end,
    version = a.version + 1
    where a.id = p_account returning a.balance, a.version into balance, version;
  if not v_account.cached then balance := null; end if;
  insert into ledger_posting (account_id, version, contra_id, amount, balance_after, cause, external_id,
    kind, memo, period)
    values (p_account, version, p_contra, p_amount, balance, p_cause, p_external, p_kind, p_memo, v_period)
      returning id into posting_id;
  if v_contra.cached then
    update ledger_account a set balance = a.balance - p_amount, version = a.version + 1
      where a.id = p_contra returning a.* into v_contra;
    insert into ledger_posting (account_id, version, contra_id, amount, balance_after, leg, cause,
      external_id, kind, memo, period)
      values (p_contra, v_contra.version, p_account, -p_amount, v_contra.balance, 1, p_cause, p_external,
        p_kind, p_memo, v_period);
  end if;
  status := 0;
end $$;

revoke all on function ledger_post_any from public;
grant execute on function ledger_post_any to tessera_app;
