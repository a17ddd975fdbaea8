-- Periods of postings leave the database for the archive, the oldest first. What stays are an opening line for each account
-- (ledger_opening, archived), the list of the files, and the keys without which a cause could be paid again.

alter table ledger_period add column archived_at timestamptz;

-- The files of the archive. Written: they lie in the store; the period may still be here, too.
create table archive_piece (
  kind text not null check (kind in ('posting')),
  period integer not null,
  place integer not null check (place > 0),
  -- The name in the store.
  name text not null,
  rows bigint not null check (rows > 0),
  bytes bigint not null,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  primary key (kind, period, place)
);
revoke all on archive_piece from public, tessera_app;
grant select on archive_piece to tessera_app;

-- A cause whose posting was archived, and the outcome that a repetition gets. Those of vendors' transactions are not here:
-- play_transaction has them.
create table ledger_kept_key (
  cause text not null,
  external_id text not null,
  posting_id bigint not null,
  account_id bigint not null,
  version bigint not null,
  contra_id bigint not null,
  amount bigint not null,
  balance_after bigint,
  kind text not null,
  constraint ledger_kept_key_once primary key (cause, external_id)
);
revoke all on ledger_kept_key from public, tessera_app;
create trigger ledger_kept_key_insert_only before update or delete or truncate on ledger_kept_key
  for each statement execute function ledger_refuse_change();

-- The posting of a cause, wherever it is: in a period, or archived with its key kept.
create function ledger_find(p_cause text, p_external text)
  returns table (id bigint, account_id bigint, version bigint, contra_id bigint, amount bigint, balance_after bigint, kind text)
language sql stable as $$
  select p.id, p.account_id, p.version, p.contra_id, p.amount, p.balance_after, p.kind from public.ledger_posting p
    where p.cause = p_cause and p.external_id = p_external and p.leg = 0
  union all
  select k.posting_id, k.account_id, k.version, k.contra_id, k.amount, k.balance_after, k.kind from public.ledger_kept_key k
    where k.cause = p_cause and k.external_id = p_external
$$;
revoke all on function ledger_find(text, text) from public;

-- As before, but for where a copy is looked for.
create or replace function ledger_post_any(
  p_cause text, p_external text, p_kind text, p_account bigint, p_contra bigint, p_amount bigint, p_memo text,
  out status smallint, out posting_id bigint, out balance bigint, out version bigint)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v_account ledger_account;
  v_contra ledger_account;
  v_stored record;
  v_period integer;
begin
  perform pg_advisory_xact_lock_shared(7350418112027);
  -- A summed account is locked only as the subject of a transfer between two summed accounts, for its version.
  perform 1 from ledger_account a where a.id in (p_account, p_contra)
    and (a.cached or (a.id = p_account and not (select c.cached from ledger_account c where c.id = p_contra)))
    order by a.id for no key update;
  select * into v_account from ledger_account where id = p_account;
  select * into v_contra from ledger_account where id = p_contra;
  if v_account.id is null or v_contra.id is null or v_account.id = v_contra.id then raise exception 'ledger: no such pair of accounts: % and %', p_account, p_contra using errcode = '23503'; end if;
  if v_account.currency <> v_contra.currency then raise exception 'ledger: accounts % and % differ in currency', p_account, p_contra using errcode = '23514'; end if;
  if v_contra.cached and not v_account.cached then raise exception 'ledger: the cached account comes first' using errcode = '23514'; end if;

  select p.id, p.account_id, p.contra_id, p.amount, p.kind, p.balance_after, p.version into v_stored
    from ledger_find(p_cause, p_external) p;
  if found then
    status := case when v_stored.account_id = p_account and v_stored.contra_id = p_contra and v_stored.amount = p_amount and v_stored.kind = p_kind then 1 else 2 end;
    posting_id := v_stored.id; balance := v_stored.balance_after; version := v_stored.version;
    return;
  end if;
  if (v_account.cached and p_amount < 0 and v_account.balance + p_amount < v_account.min_balance)
    or (v_contra.cached and p_amount > 0 and v_contra.balance - p_amount < v_contra.min_balance) then
    status := 3; balance := v_account.balance; version := v_account.version;
    return;
  end if;

  select n.period into v_period from ledger_now n;
  update ledger_account a set balance = case when a.cached then a.balance + p_amount else 0 end, version = a.version + 1
    where a.id = p_account returning a.balance, a.version into balance, version;
  if not v_account.cached then balance := null; end if;
  insert into ledger_posting (account_id, version, contra_id, amount, balance_after, cause, external_id, kind, memo, period)
    values (p_account, version, p_contra, p_amount, balance, p_cause, p_external, p_kind, p_memo, v_period) returning id into posting_id;
  if v_contra.cached then
    update ledger_account a set balance = a.balance - p_amount, version = a.version + 1 where a.id = p_contra returning a.* into v_contra;
    insert into ledger_posting (account_id, version, contra_id, amount, balance_after, leg, cause, external_id, kind, memo, period)
      values (p_contra, v_contra.version, p_account, -p_amount, v_contra.balance, 1, p_cause, p_external, p_kind, p_memo, v_period);
  end if;
  status := 0;
end $$;

create or replace function ledger_post_one(
  p_cause text, p_external text, p_kind text, p_account bigint, p_contra bigint, p_amount bigint, p_memo text,
  out status smallint, out posting_id bigint, out balance bigint, out version bigint)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform pg_advisory_xact_lock_shared(7350418112027);
  with moved as (
    update ledger_account a set balance = a.balance + p_amount, version = a.version + 1
    from ledger_account c
    where a.id = p_account and a.cached and c.id = p_contra and not c.cached and c.currency = a.currency
      and (p_amount > 0 or a.balance + p_amount >= a.min_balance)
      and not exists (select 1 from ledger_posting p where p.cause = p_cause and p.external_id = p_external and p.leg = 0)
      and not exists (select 1 from ledger_kept_key k where k.cause = p_cause and k.external_id = p_external)
    returning a.balance, a.version
  )
  insert into ledger_posting (account_id, version, contra_id, amount, balance_after, cause, external_id, kind, memo, period)
  select p_account, m.version, p_contra, p_amount, m.balance, p_cause, p_external, p_kind, p_memo, (select n.period from ledger_now n) from moved m
  returning 0, ledger_posting.id, ledger_posting.balance_after, ledger_posting.version into status, posting_id, balance, version;
  if not found then
    select a.status, a.posting_id, a.balance, a.version into status, posting_id, balance, version
    from ledger_post_any(p_cause, p_external, p_kind, p_account, p_contra, p_amount, p_memo) a;
  end if;
end $$;

create or replace function ledger_post(
  p_cause text[], p_external text[], p_kind text[], p_account bigint[], p_contra bigint[], p_amount bigint[], p_memo text[],
  out status smallint[], out posting_id bigint[], out balance bigint[])
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v_locked bigint;
  v_period integer;
begin
  perform pg_advisory_xact_lock_shared(7350418112027);
  with locked as (select 1 from ledger_account a where a.id = any (p_account) and a.cached order by a.id for no key update)
  select count(*), (select n.period from ledger_now n) into v_locked, v_period from locked;
  if v_locked <> cardinality(p_account) then
    raise exception 'ledger: a batch takes each cached account once' using errcode = '23514';
  end if;
  with judged as materialized (
    select r.*, a.balance as funds, a.version as last_version, p.id as stored_id, p.balance_after as stored_balance,
      (case when p.id is not null then case when p.account_id = r.account_id and p.contra_id = r.contra_id and p.amount = r.amount and p.kind = r.kind then 1 else 2 end
        when c.id is null then null
        when r.amount >= 0 or a.balance + r.amount >= a.min_balance then 0 else 3 end)::smallint as verdict
    from unnest(p_cause, p_external, p_kind, p_account, p_contra, p_amount, p_memo)
      with ordinality as r (cause, external_id, kind, account_id, contra_id, amount, memo, place)
    join ledger_account a on a.id = r.account_id
    left join ledger_account c on c.id = r.contra_id and c.currency = a.currency and not c.cached
    left join lateral (select * from ledger_find(r.cause, r.external_id) offset 0) p on true
  ), numbered as materialized (
    select j.*, case when j.verdict = 0 and j.amount <> 0 then nextval('ledger_posting_number') end as new_id from judged j
  ), moved as (
    update ledger_account a set balance = a.balance + n.amount, version = a.version + 1 from numbered n where n.new_id is not null and a.id = n.account_id
  ), posted as (
    insert into ledger_posting (id, account_id, version, contra_id, amount, balance_after, cause, external_id, kind, memo, period)
    select n.new_id, n.account_id, n.last_version + 1, n.contra_id, n.amount, n.funds + n.amount, n.cause, n.external_id, n.kind, n.memo, v_period
    from numbered n where n.new_id is not null
  )
  select array_agg(o.verdict), array_agg(coalesce(o.new_id, o.stored_id)), array_agg(coalesce(o.stored_balance, case when o.verdict = 0 then o.funds + o.amount else o.funds end))
  into status, posting_id, balance from (select * from numbered order by place) o;
end $$;

-- Replacing a function takes its settings away; see 0020 for why these have them.
do $$
declare
  v_function regprocedure;
begin
  for v_function in select p.oid from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname = 'public' and p.proname in ('ledger_post', 'ledger_post_one', 'ledger_post_any')
  loop
    execute format('alter function %s set plan_cache_mode = force_generic_plan', v_function);
    execute format('alter function %s set enable_seqscan = off', v_function);
    execute format('alter function %s set enable_hashjoin = off', v_function);
    execute format('alter function %s set enable_mergejoin = off', v_function);
  end loop;
end $$;

-- Lets a period go whose postings lie in the archive: keeps what the ledger needs of it, and takes its table away. Only the
-- oldest one, once everything in it was checked and rolled up. For the owner alone; nothing has changed when it throws.
create function ledger_let_go(p_period integer, p_rows bigint, p_sum numeric) returns void
language plpgsql set search_path = pg_catalog, public, pg_temp as $$
declare
  v_last bigint;
  v_rows bigint;
  v_sum numeric;
begin
  select last_id into v_last from ledger_period where number = p_period and archived_at is null for update;
  if v_last is null then raise exception 'period % has not ended, or is archived', p_period using errcode = '55000'; end if;
  if exists (select from ledger_period where number < p_period and archived_at is null) then raise exception 'an older period than % is not archived yet', p_period using errcode = '55000'; end if;
  if exists (select from ledger_posting where period = p_period and id > (select posting_id from ledger_bookmark where kind = 'checked')) then
    raise exception 'period % is not checked to its end', p_period using errcode = '55000';
  end if;
  if exists (select from ledger_posting where period = p_period and id > (select posting_id from ledger_horizon)) then
    raise exception 'period % is not rolled up to its end', p_period using errcode = '55000';
  end if;
  select count(*), coalesce(sum(amount), 0) into v_rows, v_sum from ledger_posting where period = p_period;
  if v_rows <> p_rows or v_sum <> p_sum then raise exception 'period % holds other postings than were archived', p_period using errcode = '55000'; end if;
  if not ledger_move_bookmark('archived', v_last) then raise exception 'the postings of period % do not follow from each other', p_period using errcode = '55000'; end if;
  insert into ledger_kept_key (cause, external_id, posting_id, account_id, version, contra_id, amount, balance_after, kind)
  select p.cause, p.external_id, p.id, p.account_id, p.version, p.contra_id, p.amount, p.balance_after, p.kind from ledger_posting p
  where p.period = p_period and p.leg = 0 and not exists (
    select from play_transaction t where t.tx_id = p.external_id and t.scope = 0 and 'play.' || t.vendor_account_id = p.cause);
  update ledger_period set archived_at = now() where number = p_period;
  -- Everybody else's statements wait only for what follows.
  set local lock_timeout = '300ms';
  for v_try in 1 .. 600 loop
    begin
      lock table ledger_posting in access exclusive mode;
      exit;
    exception when lock_not_available then
      if v_try = 600 then raise; end if;
      perform pg_sleep(0.2);
    end;
  end loop;
  execute format('alter table ledger_posting detach partition %I', 'ledger_posting_' || p_period);
  execute format('drop table %I', 'ledger_posting_' || p_period);
end $$;
revoke all on function ledger_let_go(integer, bigint, numeric) from public;
