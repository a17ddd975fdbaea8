-- Postings in periods: one partition for each, numbered without a gap. A period ends when ledger_begin_period says so and
-- at no other moment, so nothing can fail because a month began; one that should have ended long ago goes on.
--
-- A unique key of a partitioned table would have to hold the period, so each partition has its own unique (cause, external
-- id, leg). That no cause pays in two periods rests on an order: whoever posts first takes a shared lock that lasts as
-- long as the transaction, and then reads which period it is; whoever begins a period takes the same lock for itself
-- alone. So all transactions of a period have ended before the first one of the next begins, and what that one looks for
-- it finds, for it looks after it has the lock. Numbers of postings are drawn under the lock, too: those of a period are
-- all lower than those of the next.

lock table ledger_posting in access exclusive mode;

-- Numbers of postings no longer come from an identity: a table with one cannot become a partition.
do $$
declare
  v_next bigint;
begin
  select case when is_called then last_value + 1 else last_value end into v_next from ledger_posting_id_seq;
  execute format('create sequence ledger_posting_number as bigint start with %s', v_next);
end $$;
alter table ledger_posting alter column id drop identity;

create table ledger_period (
  number integer primary key check (number > 0),
  -- By the clock of the house.
  began_at timestamptz not null,
  -- By the clock of the database, which also says when a posting was made: all of the periods before had been made by then.
  turned_at timestamptz not null default clock_timestamp(),
  -- Postings of this period have numbers from here on.
  first_id bigint not null check (first_id > 0),
  -- When the next one began, and the highest number that was drawn until then.
  ended_at timestamptz,
  last_id bigint,
  constraint ledger_period_whole check ((ended_at is null) = (last_id is null))
);
create unique index ledger_period_open on ledger_period ((true)) where ended_at is null;
insert into ledger_period (number, began_at, turned_at, first_id) values (1, now(), 'epoch', 1);

-- The period in which is posted, read by every posting.
create table ledger_now (only_row boolean primary key default true check (only_row), period integer not null references ledger_period (number));
insert into ledger_now (period) values (1);

create function ledger_current_period() returns integer language sql stable as $$ select period from public.ledger_now $$;

-- What is there becomes period 1 and keeps its keys, ledger_posting_history and ledger_posting_once. Nobody knows it by its
-- new name, so nobody needs a right to it.
drop trigger ledger_posting_insert_only on ledger_posting;
create trigger ledger_posting_1_insert_only before update or delete or truncate on ledger_posting
  for each statement execute function ledger_refuse_change();
alter table ledger_posting rename to ledger_posting_1;
do $$
begin
  revoke all on ledger_posting_1 from public, tessera_app;
end $$;

create table ledger_posting (
  -- Order of arrival for the roll-up. The sequence must never be given a cache: see ledger_roll_up.
  id bigint not null default nextval('ledger_posting_number'),
  account_id bigint not null,
  version bigint not null constraint ledger_posting_version_check check (version > 0),
  contra_id bigint not null,
  amount bigint not null constraint ledger_posting_amount_check check (amount <> 0),
  balance_after bigint,
  leg smallint not null default 0 constraint ledger_posting_leg_check check (leg in (0, 1)),
  cause text not null,
  external_id text not null,
  kind text not null,
  memo text,
  created_at timestamptz not null default now(),
  period integer not null default ledger_current_period(),
  constraint ledger_posting_check check (contra_id <> account_id)
) partition by list (period);
alter sequence ledger_posting_number owned by ledger_posting.id;
create trigger ledger_posting_insert_only before update or delete or truncate on ledger_posting
  for each statement execute function ledger_refuse_change();
revoke all on ledger_posting from public, tessera_app;
grant select on ledger_posting to tessera_app;
alter table ledger_posting attach partition ledger_posting_1 for values in (1);

-- Makes the partition of a period with everything that guards postings, unless it is there. Reached only as a table of its
-- own or through the one that it is a part of; nobody but the owner may look at it directly.
create function ledger_add_partition(p_period integer) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v_name text := 'ledger_posting_' || p_period;
begin
  if to_regclass('public.' || v_name) is not null then return; end if;
  execute format('create table public.%I (like ledger_posting including defaults including constraints)', v_name);
  execute format('alter table %I add constraint %I primary key (account_id, version), add constraint %I unique (cause, external_id, leg)',
    v_name, v_name || '_history', v_name || '_once');
  execute format('create index %I on %I using brin (id) with (pages_per_range = 16, autosummarize = on)', v_name || '_arrival', v_name);
  execute format('create index %I on %I (account_id, created_at) where kind in (''bonus'', ''rebate'', ''commission'', ''salary'', ''dividend'')', v_name || '_gifts', v_name);
  execute format('create trigger %I before update or delete or truncate on %I for each statement execute function ledger_refuse_change()', v_name || '_insert_only', v_name);
  execute format('revoke all on %I from public, tessera_app', v_name);
  -- Attached, as making it a partition at once would lock everybody out of the whole table.
  execute format('alter table ledger_posting attach partition %I for values in (%s)', v_name, p_period);
end $$;

-- Ends the period p_ends and begins the next; does nothing when another one is open. Waits a fifth of a second at most for
-- transactions that are posting, as others queue behind it, and gives up with 55P03; then nothing has changed, and it can be
-- asked again. Answers which period is open.
create function ledger_begin_period(p_ends integer, p_at timestamptz) returns integer
language plpgsql security definer set search_path = pg_catalog, public, pg_temp set lock_timeout = '200ms' as $$
declare
  v_open integer;
  v_last bigint;
begin
  select period into v_open from ledger_now for update;
  if v_open <> p_ends then return v_open; end if;
  perform ledger_add_partition(v_open + 1);
  perform pg_advisory_xact_lock(7350418112027);
  select case when is_called then last_value else last_value - 1 end into v_last from ledger_posting_number;
  update ledger_period set ended_at = p_at, last_id = v_last where number = v_open;
  insert into ledger_period (number, began_at, first_id) values (v_open + 1, p_at, v_last + 1);
  update ledger_now set period = v_open + 1;
  return v_open + 1;
end $$;

-- The first period in which a posting can be whose number is above p_id.
create function ledger_period_after(p_id bigint) returns integer language sql stable as $$
  select coalesce(max(number), 1) from public.ledger_period where first_id <= p_id + 1
$$;

-- The period that was open at a moment of the database's clock.
create function ledger_period_at(p_at timestamptz) returns integer language sql stable as $$
  select coalesce(max(number), 1) from public.ledger_period where turned_at <= p_at
$$;

-- As before, in the period of the moment. See above why the lock comes first and by itself: each statement after it sees
-- everything that had been committed when it was given.
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
    from ledger_posting p where p.cause = p_cause and p.external_id = p_external and p.leg = 0;
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

-- The same for a key that the caller has just looked for in a unique table of its own, in which it stores the key in the
-- same transaction: there is no look into the periods, whose number would otherwise count. In this period the key is
-- unique as ever; in an older one the caller's table must have it.
create function ledger_post_one_fresh(
  p_cause text, p_external text, p_kind text, p_account bigint, p_contra bigint, p_amount bigint,
  out status smallint, out balance bigint)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform pg_advisory_xact_lock_shared(7350418112027);
  with moved as (
    update ledger_account a set balance = a.balance + p_amount, version = a.version + 1
    from ledger_account c
    where a.id = p_account and a.cached and c.id = p_contra and not c.cached and c.currency = a.currency
      and (p_amount > 0 or a.balance + p_amount >= a.min_balance)
    returning a.balance, a.version
  )
  insert into ledger_posting (account_id, version, contra_id, amount, balance_after, cause, external_id, kind, period)
  select p_account, m.version, p_contra, p_amount, m.balance, p_cause, p_external, p_kind, (select n.period from ledger_now n) from moved m
  returning 0, ledger_posting.balance_after into status, balance;
  if not found then
    select a.status, a.balance into status, balance from ledger_post_any(p_cause, p_external, p_kind, p_account, p_contra, p_amount, null) a;
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
    left join lateral (select * from ledger_posting l where l.cause = r.cause and l.external_id = r.external_id and l.leg = 0 offset 0) p on true
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

-- As ledger_post_one_fresh, for a batch.
create or replace function ledger_post_fresh(
  p_cause text[], p_external text[], p_kind text[], p_account bigint[], p_contra bigint[], p_amount bigint[],
  out status smallint[], out balance bigint[])
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v_house_id bigint[];
  v_house_currency text[];
  v_place bigint[];
  v_after bigint[];
  v_spread bigint[];
  v_period integer;
begin
  perform pg_advisory_xact_lock_shared(7350418112027);
  -- A batch has few house accounts, each many times: looked up once.
  select array_agg(c.id), array_agg(c.currency), (select n.period from ledger_now n) into v_house_id, v_house_currency, v_period
  from ledger_account c where c.id = any (array(select distinct h.id from unnest(p_contra) as h (id))) and not c.cached;

  with moved as (
    update ledger_account a set balance = a.balance + n.amount, version = a.version + 1
    from (
      select r.* from unnest(p_cause, p_external, p_kind, p_account, p_contra, p_amount)
        with ordinality as r (cause, external_id, kind, account_id, contra_id, amount, place)
      order by r.account_id
    ) n
    where a.id = n.account_id and a.cached and n.amount <> 0 and (n.amount > 0 or a.balance + n.amount >= a.min_balance)
      and exists (select from unnest(v_house_id, v_house_currency) as h (id, currency) where h.id = n.contra_id and h.currency = a.currency)
    returning n.*, a.version, a.balance
  ), posted as (
    insert into ledger_posting (account_id, version, contra_id, amount, balance_after, cause, external_id, kind, period)
    select m.account_id, m.version, m.contra_id, m.amount, m.balance, m.cause, m.external_id, m.kind, v_period from moved m
  )
  select array_agg(o.place), array_agg(o.balance) into v_place, v_after from (select m.place, m.balance from moved m order by m.place) o;

  if cardinality(v_place) = cardinality(p_account) then
    status := array_fill(0::smallint, array[cardinality(p_account)]);
    balance := v_after;
    return;
  end if;
  -- Some did not move: tell each why.
  if exists (select from unnest(p_account) as r (id) where r.id is not null group by r.id having count(*) > 1) then
    raise exception 'ledger: a batch takes each cached account once' using errcode = '23514';
  end if;
  v_spread := array_fill(null::bigint, array[cardinality(p_account)]);
  for v_index in 1 .. coalesce(cardinality(v_place), 0) loop
    v_spread[v_place[v_index]] := v_after[v_index];
  end loop;
  select array_agg(o.status), array_agg(o.balance) into status, balance from (
    select coalesce(r.after, a.balance) as balance,
      case when r.after is not null then 0
        when not exists (select from unnest(v_house_id, v_house_currency) as h (id, currency) where h.id = r.contra_id and h.currency = a.currency) then null
        when r.amount = 0 then 0 else 3 end::smallint as status
    from unnest(p_account, p_contra, p_amount, v_spread) with ordinality as r (account_id, contra_id, amount, after, place)
    left join ledger_account a on a.id = r.account_id and a.cached
    order by r.place
  ) o;
end $$;

-- As before; the key of a vendor's transaction is unique in play_transaction, where it was just looked for.
create or replace function play_apply_one(
  p_vendor text, p_tx text, p_kind text, p_token bytea, p_player text, p_currency text, p_game text, p_round text, p_amount bigint,
  p_bet_tx text, p_closed boolean, p_at timestamptz,
  out code text, out id bigint, out balance bigint, out bonus bigint, out member_id integer)
language plpgsql as $$
declare
  s record;
  b play_transaction;
  v_status smallint;
  v_valid bigint := 0;
begin
  code := 'other';
  select e.*, l.enabled into s from play_session e join play_player l on l.member_id = e.member_id
    where e.token_hash = p_token and e.vendor_account_id = p_vendor
      and not exists (select 1 from play_transaction t where t.vendor_account_id = p_vendor and t.scope = 0 and t.tx_id = p_tx);
  if not found or s.player_ref <> p_player or s.currency <> p_currency then return; end if;
  if p_kind = 'bet' then
    if s.revoked_at is not null or s.expires_at <= p_at or not s.enabled then return; end if;
  else
    if ledger_cached_balance(s.receivable_id) < 0 then return; end if;
    if p_bet_tx is null then return; end if;
    select * into b from play_transaction t where t.vendor_account_id = p_vendor and t.scope = 0 and t.tx_id = p_bet_tx;
    if not found or b.kind <> 'bet' or b.source <> 'cash' or b.state = 'rolled_back' or b.member_id <> s.member_id or b.currency <> s.currency or b.round_id is distinct from p_round then return; end if;
  end if;

  member_id := s.member_id;
  bonus := ledger_cached_balance(s.bonus_id);
  if p_amount = 0 then
    balance := ledger_cached_balance(s.cash_id);
  else
    select o.status, o.balance into v_status, balance from ledger_post_one_fresh('play.' || p_vendor, p_tx, p_kind, s.cash_id, s.house_id,
      case when p_kind = 'bet' then -p_amount else p_amount end) o;
    if v_status = 3 then code := 'funds'; return; end if;
    if v_status <> 0 then return; end if;
  end if;
  if p_kind = 'win' or p_closed then
    with settled as (
      update play_transaction t set state = 'settled'
      where t.member_id = s.member_id and t.round_id = p_round and t.vendor_account_id = p_vendor and t.kind = 'bet' and t.state = 'open'
        and (p_closed or t.tx_id = p_bet_tx)
      returning case when t.source = 'cash' then t.amount else 0 end as valid)
    select coalesce(sum(valid), 0) into v_valid from settled;
  end if;
  if p_kind = 'bet' and p_closed then v_valid := v_valid + p_amount; end if;
  insert into play_transaction (vendor_account_id, tx_id, kind, source, member_id, currency, game_code, round_id, amount, reference_tx, round_closed, state, balance_after, at)
    values (p_vendor, p_tx, p_kind, 'cash', s.member_id, s.currency, p_game, p_round, p_amount, p_bet_tx, p_closed,
      case when p_kind = 'bet' and not p_closed then 'open' else 'settled' end, balance, p_at)
    returning play_transaction.id into id;
  perform bets_record_one(s.member_id, s.vendor, p_game, p_round, case when p_kind = 'bet' then 'stake' else 'return' end, p_amount, s.currency, v_valid, p_closed, p_at, p_vendor || '/' || p_tx);
  code := 'done';
end $$;

-- Replacing a function takes its settings away; see 0020 for why these have them.
do $$
declare
  v_function regprocedure;
begin
  for v_function in select p.oid from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname = 'public' and p.proname in ('ledger_post', 'ledger_post_one', 'ledger_post_one_fresh', 'ledger_post_any', 'ledger_post_fresh', 'play_apply_one')
  loop
    execute format('alter function %s set plan_cache_mode = force_generic_plan', v_function);
    execute format('alter function %s set enable_seqscan = off', v_function);
    execute format('alter function %s set enable_hashjoin = off', v_function);
    execute format('alter function %s set enable_mergejoin = off', v_function);
  end loop;
end $$;

-- As before; periods that ended below the horizon are passed over.
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
    + coalesce((select -sum(p.amount) from ledger_posting p where p.period >= v_period and p.id > v_since and p.contra_id = p_account), 0)
    + coalesce((select sum(p.amount) from ledger_posting p where p.period >= v_period and p.id > v_since and p.account_id = p_account), 0);
end $$;

create or replace function ledger_roll_up(p_up_to bigint) returns bigint
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v_since bigint;
  v_period integer;
begin
  select posting_id into v_since from ledger_horizon for update;
  if p_up_to <= v_since then return v_since; end if;
  v_period := ledger_period_after(v_since);
  insert into ledger_roll_up (account_id, balance)
  select s.account_id, sum(s.amount) from (
    select p.contra_id as account_id, -p.amount as amount from ledger_posting p where p.period >= v_period and p.id > v_since and p.id <= p_up_to
    union all
    select p.account_id, p.amount from ledger_posting p where p.period >= v_period and p.id > v_since and p.id <= p_up_to
  ) s join ledger_account a on a.id = s.account_id and not a.cached
  group by s.account_id
  on conflict (account_id) do update set balance = ledger_roll_up.balance + excluded.balance;
  update ledger_horizon set posting_id = p_up_to;
  return p_up_to;
end $$;

revoke all on function ledger_add_partition(integer), ledger_begin_period(integer, timestamptz), ledger_current_period(), ledger_period_after(bigint),
  ledger_period_at(timestamptz), ledger_post_one_fresh(text, text, text, bigint, bigint, bigint) from public;
grant execute on function ledger_begin_period, ledger_current_period, ledger_period_after, ledger_period_at, ledger_post_one_fresh to tessera_app;
revoke all on ledger_period, ledger_now from public, tessera_app;
grant select on ledger_period, ledger_now to tessera_app;
