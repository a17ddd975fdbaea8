-- Vendors that hold a wallet of their own for each player: members move money there before they play.
alter table vendor_account add column transfer_wallet boolean not null default false;

-- A transfer between a member's main wallet and a vendor's. Its id is the vendor's name for it, too: whatever was asked
-- before an answer got lost can be asked again, and happens once.
create table vendor_transfer (
  id uuid primary key default gen_random_uuid(),
  member_id integer not null references member (id),
  request_id uuid not null default gen_random_uuid(),
  vendor_account_id text not null references vendor_account (id),
  -- As the account record names it.
  vendor_name text not null,
  player_ref text not null,
  currency text not null,
  to_vendor boolean not null,
  amount bigint not null check (amount > 0),
  -- Asked for by the platform, to bring back what lies unused.
  automatic boolean not null default false,
  state text not null default 'pending' check (state in ('pending', 'done', 'refused')),
  -- Both balances when it ended: a repeated request gets the same answer.
  main_balance bigint,
  vendor_balance bigint,
  created_at timestamptz not null,
  ended_at timestamptz,
  asked integer not null default 0,
  ask_again_at timestamptz not null,
  check ((state = 'pending') = (ended_at is null)),
  unique (member_id, request_id)
);
create unique index vendor_transfer_open on vendor_transfer (member_id, vendor_account_id) where state = 'pending';
create index vendor_transfer_due on vendor_transfer (ask_again_at) where state = 'pending';
grant select, insert on vendor_transfer to tessera_app;
grant update (state, main_balance, vendor_balance, ended_at, asked, ask_again_at) on vendor_transfer to tessera_app;

-- What a vendor said last about a member's wallet there; opened with the first transfer.
create table vendor_wallet (
  member_id integer not null references member (id),
  vendor_account_id text not null references vendor_account (id),
  currency text not null,
  balance bigint not null default 0 check (balance >= 0),
  known_at timestamptz not null,
  -- When money was last moved, by whomever.
  moved_at timestamptz not null,
  primary key (member_id, vendor_account_id)
);
create index vendor_wallet_idle on vendor_wallet (moved_at) where balance > 0;
grant select, insert on vendor_wallet to tessera_app;
grant update (balance, known_at, moved_at) on vendor_wallet to tessera_app;
