-- Stakes in the pools of virtual fights. A pool is of one fight and one currency; what it pays follows from all stakes in it.

create table sportsbook_pool (
  event_id bigint not null references sportsbook_event (id),
  currency text not null,
  meron bigint not null default 0 check (meron >= 0),
  wala bigint not null default 0 check (wala >= 0),
  constraint sportsbook_pool_pkey primary key (event_id, currency)
);

create table sportsbook_pool_bet (
  id uuid primary key,
  member_id integer not null,
  event_id bigint not null references sportsbook_event (id),
  currency text not null,
  side text not null check (side in ('meron', 'wala')),
  stake bigint not null check (stake > 0),
  status text not null default 'open' check (status in ('open', 'settled')),
  -- What it returned by the last of its settlements, what it counted as turnover, and how many settlements it has had.
  returned bigint check (returned >= 0),
  valid_bet bigint not null default 0,
  settlements integer not null default 0,
  placed_at timestamptz not null,
  ended_at timestamptz,
  constraint sportsbook_pool_bet_settled check ((status = 'settled') = (returned is not null))
);
create index sportsbook_pool_bet_event on sportsbook_pool_bet (event_id, id);
create index sportsbook_pool_bet_member on sportsbook_pool_bet (member_id, placed_at desc);

-- How a stake was settled, and again after a corrected result.
create table sportsbook_pool_settlement (
  bet_id uuid not null references sportsbook_pool_bet (id),
  number integer not null check (number > 0),
  status text not null check (status in ('settled', 'open')),
  returned bigint not null check (returned >= 0),
  result_version integer,
  -- What a member's balance did not cover when an earlier return was taken back.
  owed bigint not null default 0 check (owed >= 0),
  at timestamptz not null,
  constraint sportsbook_pool_settlement_pkey primary key (bet_id, number)
);
create trigger sportsbook_pool_settlement_stands before update or delete or truncate on sportsbook_pool_settlement
  for each statement execute function sportsbook_refuse_change();

grant select, insert on sportsbook_pool, sportsbook_pool_bet, sportsbook_pool_settlement to tessera_app;
grant update (meron, wala) on sportsbook_pool to tessera_app;
grant update (status, returned, valid_bet, settlements, ended_at) on sportsbook_pool_bet to tessera_app;
