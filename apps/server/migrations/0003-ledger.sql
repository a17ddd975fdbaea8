-- The ledger: the one small door to money. Amounts are whole millionths of a currency unit.
-- One posting row is one two-legged transfer: account_id moves by amount, contra_id by -amount, so it is balanced by
-- construction. Members and agents carry a cached balance; house accounts are summed (roll-up plus the postings since),
-- never updated per bet, so that no row is hot. When both sides are cached, the other side gets a mirror row (leg 1).

create table ledger_account (
  id bigint generated always as identity primary key,
  owner text not null check (owner <> ''),
  purpose text not null check (purpose <> ''),
  currency text not null check (length(currency) between 2 and 12),
  cached boolean not null,
  balance bigint not null default 0,
  version bigint not null default 0,
  min_balance bigint not null default 0,
  unique (owner, purpose, currency),
  constraint ledger_account_funds check (not cached or balance >= min_balance),
  constraint ledger_account_summed check (cached or balance = 0)
) with (fillfactor = 70);

-- No foreign keys to ledger_account: their check would lock the house account's row for every bet and make it hot.
-- The posting functions, which are the only way in, check that both accounts exist and share a currency.
create table ledger_posting (
  -- Order of arrival for the roll-up. The sequence must never be given a cache: see ledger_roll_up.
  id bigint generated always as identity,
  account_id bigint not null,
  version bigint not null check (version > 0),
  contra_id bigint not null check (contra_id <> account_id),
  amount bigint not null check (amount <> 0),
  -- Null on a transfer between two house accounts: these are summed.
  balance_after bigint,
  leg smallint not null default 0 check (leg in (0, 1)),
  cause text not null,
  external_id text not null,
  kind text not null,
  memo text,
  created_at timestamptz not null default now(),
  constraint ledger_posting_history primary key (account_id, version),
  constraint ledger_posting_once unique (cause, external_id, leg)
);
create index ledger_posting_arrival on ledger_posting using brin (id) with (pages_per_range = 16, autosummarize = on);

create function ledger_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'postings are never changed: correct by a new transfer' using errcode = '42501';
end $$;
create trigger ledger_posting_insert_only before update or delete or truncate on ledger_posting
  for each statement execute function ledger_refuse_change();

-- Balances of summed accounts up to and including the posting in ledger_horizon.
create table ledger_roll_up (account_id bigint primary key, balance numeric(38, 0) not null);
create table ledger_horizon (only_row boolean primary key default true check (only_row), posting_id bigint not null);
insert into ledger_horizon (posting_id) values (0);

-- Reports of the invariant check, shown in the console.
create table ledger_check (
  id bigint generated always as identity primary key,
  checked_at timestamptz not null,
  accounts bigint not null,
  postings bigint not null,
  differences jsonb not null,
  sums jsonb not null
);

-- Opens an account or finds it. Receivables are debts of the member to the house, so they alone may go below zero.
create function ledger_open(p_owner text, p_purpose text, p_currency text) returns bigint
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v_id bigint;
begin
  select id into v_id from ledger_account where owner = p_owner and purpose = p_purpose and currency = p_currency;
  if found then return v_id; end if;
  insert into ledger_account (owner, purpose, currency, cached, min_balance)
  values (p_owner, p_purpose, p_currency, p_owner <> 'house', case when p_purpose = 'receivable' then -4000000000000000000 else 0 end)
  on conflict (owner, purpose, currency) do nothing;
  select id into v_id from ledger_account where owner = p_owner and purpose = p_purpose and currency = p_currency;
  return v_id;
end $$;

-- Statuses of the posting functions: 0 posted, 1 duplicate (the stored result is returned), 2 conflict (the key was used
-- for something else), 3 insufficient funds. A transfer that could never be right (unknown account, two currencies) raises.

-- Locks the accounts that a transaction is about to move, always in id order, so that no two transactions can deadlock.
create function ledger_lock(p_account bigint[]) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform 1 from ledger_account where id = any (p_account) order by id for no key update;
end $$;

-- One transfer of any form. p_account moves by p_amount, p_contra by -p_amount. Locks first, so that the look for a
-- duplicate sees everything that was committed before it.
create function ledger_post_any(
  p_cause text, p_external text, p_kind text, p_account bigint, p_contra bigint, p_amount bigint, p_memo text,
  out status smallint, out posting_id bigint, out balance bigint, out version bigint)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v_account ledger_account;
  v_contra ledger_account;
  v_stored ledger_posting;
begin
  -- A summed account is locked only as the subject of a transfer between two summed accounts, for its version.
  perform 1 from ledger_account a where a.id in (p_account, p_contra)
    and (a.cached or (a.id = p_account and not (select c.cached from ledger_account c where c.id = p_contra)))
    order by a.id for no key update;
  select * into v_account from ledger_account where id = p_account;
  select * into v_contra from ledger_account where id = p_contra;
  if v_account.id is null or v_contra.id is null or v_account.id = v_contra.id then raise exception 'ledger: no such pair of accounts: % and %', p_account, p_contra using errcode = '23503'; end if;
  if v_account.currency <> v_contra.currency then raise exception 'ledger: accounts % and % differ in currency', p_account, p_contra using errcode = '23514'; end if;
  if v_contra.cached and not v_account.cached then raise exception 'ledger: the cached account comes first' using errcode = '23514'; end if;

  select * into v_stored from ledger_posting p where p.cause = p_cause and p.external_id = p_external and p.leg = 0;
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

  update ledger_account a set balance = case when a.cached then a.balance + p_amount else 0 end, version = a.version + 1
    where a.id = p_account returning a.balance, a.version into balance, version;
  if not v_account.cached then balance := null; end if;
  insert into ledger_posting (account_id, version, contra_id, amount, balance_after, cause, external_id, kind, memo)
    values (p_account, version, p_contra, p_amount, balance, p_cause, p_external, p_kind, p_memo) returning id into posting_id;
  if v_contra.cached then
    update ledger_account a set balance = a.balance - p_amount, version = a.version + 1 where a.id = p_contra returning a.* into v_contra;
    insert into ledger_posting (account_id, version, contra_id, amount, balance_after, leg, cause, external_id, kind, memo)
      values (p_contra, v_contra.version, p_account, -p_amount, v_contra.balance, 1, p_cause, p_external, p_kind, p_memo);
  end if;
  status := 0;
end $$;

-- The hot form for one transfer between a cached and a summed account: one statement does it all. Two copies in parallel
-- may both find no duplicate; then the unique key refuses the second (23505), and its retry finds the first.
create function ledger_post_one(
  p_cause text, p_external text, p_kind text, p_account bigint, p_contra bigint, p_amount bigint, p_memo text,
  out status smallint, out posting_id bigint, out balance bigint, out version bigint)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  with moved as (
    update ledger_account a set balance = a.balance + p_amount, version = a.version + 1
    from ledger_account c
    where a.id = p_account and a.cached and c.id = p_contra and not c.cached and c.currency = a.currency
      and (p_amount > 0 or a.balance + p_amount >= a.min_balance)
      and not exists (select 1 from ledger_posting p where p.cause = p_cause and p.external_id = p_external and p.leg = 0)
    returning a.balance, a.version
  )
  insert into ledger_posting (account_id, version, contra_id, amount, balance_after, cause, external_id, kind, memo)
  select p_account, m.version, p_contra, p_amount, m.balance, p_cause, p_external, p_kind, p_memo from moved m
  returning 0, ledger_posting.id, ledger_posting.balance_after, ledger_posting.version into status, posting_id, balance, version;
  if not found then
    select a.status, a.posting_id, a.balance, a.version into status, posting_id, balance, version
    from ledger_post_any(p_cause, p_external, p_kind, p_account, p_contra, p_amount, p_memo) a;
  end if;
end $$;

-- A batch of transfers between cached and summed accounts, at most one per cached account; answers in the same order.
-- An amount of 0 moves nothing and tells the balance. Status null: this form does not fit, ask ledger_post_any.
-- Statement one locks in id order; statement two starts with a fresh snapshot, so it sees whatever was committed while
-- it waited for a lock. It joins no row sets with each other: their sizes are unknown to the planner, which would
-- compare every row with every other. Where it looks into a large table, "offset 0" keeps that a look by index.
create function ledger_post(
  p_cause text[], p_external text[], p_kind text[], p_account bigint[], p_contra bigint[], p_amount bigint[], p_memo text[],
  out status smallint[], out posting_id bigint[], out balance bigint[])
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v_locked bigint;
begin
  with locked as (select 1 from ledger_account a where a.id = any (p_account) and a.cached order by a.id for no key update)
  select count(*) into v_locked from locked;
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
    select j.*, case when j.verdict = 0 and j.amount <> 0 then nextval('ledger_posting_id_seq') end as new_id from judged j
  ), moved as (
    update ledger_account a set balance = a.balance + n.amount, version = a.version + 1 from numbered n where n.new_id is not null and a.id = n.account_id
  ), posted as (
    insert into ledger_posting (id, account_id, version, contra_id, amount, balance_after, cause, external_id, kind, memo) overriding system value
    select n.new_id, n.account_id, n.last_version + 1, n.contra_id, n.amount, n.funds + n.amount, n.cause, n.external_id, n.kind, n.memo
    from numbered n where n.new_id is not null
  )
  select array_agg(o.verdict), array_agg(coalesce(o.new_id, o.stored_id)), array_agg(coalesce(o.stored_balance, case when o.verdict = 0 then o.funds + o.amount else o.funds end))
  into status, posting_id, balance from (select * from numbered order by place) o;
end $$;

-- Balance of any account: a cached one is read, a summed one is its roll-up plus the postings since.
create function ledger_balance(p_account bigint) returns numeric
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v_account ledger_account;
  v_since bigint;
begin
  select * into v_account from ledger_account where id = p_account;
  if v_account.cached then return v_account.balance; end if;
  select posting_id into v_since from ledger_horizon;
  return coalesce((select balance from ledger_roll_up where account_id = p_account), 0)
    + coalesce((select -sum(p.amount) from ledger_posting p where p.id > v_since and p.contra_id = p_account), 0)
    + coalesce((select sum(p.amount) from ledger_posting p where p.id > v_since and p.account_id = p_account), 0);
end $$;

-- The balance of a cached account, as a look without locks. Runs with the caller's rights: it only reads, and it is hot.
create function ledger_cached_balance(p_account bigint) returns bigint language plpgsql stable as $$
begin
  return (select a.balance from ledger_account a where a.id = p_account and a.cached);
end $$;

-- Moves the horizon to p_up_to. The caller has made sure that every transaction which could still insert a posting with
-- an id up to p_up_to has ended: it read max(id), then waited for all transactions of that moment. This rests on ids
-- being drawn one by one inside the inserting transaction, hence no cache on the sequence.
create function ledger_roll_up(p_up_to bigint) returns bigint
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v_since bigint;
begin
  select posting_id into v_since from ledger_horizon for update;
  if p_up_to <= v_since then return v_since; end if;
  insert into ledger_roll_up (account_id, balance)
  select s.account_id, sum(s.amount) from (
    select p.contra_id as account_id, -p.amount as amount from ledger_posting p where p.id > v_since and p.id <= p_up_to
    union all
    select p.account_id, p.amount from ledger_posting p where p.id > v_since and p.id <= p_up_to
  ) s join ledger_account a on a.id = s.account_id and not a.cached
  group by s.account_id
  on conflict (account_id) do update set balance = ledger_roll_up.balance + excluded.balance;
  update ledger_horizon set posting_id = p_up_to;
  return p_up_to;
end $$;

-- The application may look and may call these functions; it can change no row by itself.
revoke all on function ledger_open, ledger_lock, ledger_post_any, ledger_post_one, ledger_post, ledger_balance, ledger_cached_balance, ledger_roll_up from public;
revoke all on ledger_account, ledger_posting, ledger_roll_up, ledger_horizon, ledger_check from public, tessera_app;
grant select on ledger_account, ledger_posting, ledger_roll_up, ledger_horizon to tessera_app;
grant select, insert on ledger_check to tessera_app;
grant execute on function ledger_open, ledger_lock, ledger_post_any, ledger_post_one, ledger_post, ledger_balance, ledger_cached_balance, ledger_roll_up to tessera_app;
