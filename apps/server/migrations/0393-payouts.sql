-- The platform's accounts with providers that pay withdrawals.
create table payout_account (
  id text primary key check (id ~ '^[a-z][a-z0-9-]{1,30}$'),
  provider text not null,
  name text not null,
  currency text not null,
  -- Where the provider is reached.
  url text not null,
  -- Sealed with the vault key.
  secret bytea not null,
  enabled boolean not null default true,
  created_at timestamptz not null
);
grant select, insert on payout_account to tessera_app;
grant update (enabled, secret) on payout_account to tessera_app;

-- A payment that a provider makes. Its id is the provider's key against paying twice.
create table payout (
  id uuid primary key,
  withdrawal_id uuid not null references withdrawal (id),
  account_id text not null references payout_account (id),
  amount bigint not null check (amount > 0),
  -- unknown: it may have been paid, so it is asked about and never sent under another id.
  state text not null check (state in ('new', 'pending', 'unknown', 'paid', 'failed')),
  reason text not null default '',
  tries integer not null default 0,
  next_at timestamptz not null,
  by text not null,
  created_at timestamptz not null
);
-- A withdrawal has one at a time.
create unique index payout_under_way on payout (withdrawal_id) where state in ('new', 'pending', 'unknown');
create index payout_due on payout (next_at) where state in ('new', 'pending', 'unknown');
create index payout_of_withdrawal on payout (withdrawal_id, created_at desc);
grant select, insert on payout to tessera_app;
grant update (state, reason, tries, next_at) on payout to tessera_app;

-- first form: the trigger of the table needs it
create function payout_guard() returns trigger language plpgsql as $$
begin
  if old.state in ('paid', 'failed') then
    raise exception 'a payout ends once';
  end if;
  return new;
end $$;
create trigger payout_ends before update on payout for each row execute function payout_guard();

-- What the sandbox payout bank was told to pay.
create table sandbox_payout (
  account_id text not null,
  id uuid not null,
  amount text not null,
  currency text not null,
  account_number text not null,
  holder text not null,
  state text not null check (state in ('pending', 'paid', 'failed')),
  at timestamptz not null,
  primary key (account_id, id)
);
grant select, insert on sandbox_payout to tessera_app;
