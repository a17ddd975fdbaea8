-- Fishing halls: bullets are paid in loads. A load is a round of its player's seeds; what its bullets did stands in the log of its hall.
create table studio.fishing_load (
  round_id uuid primary key,
  hall text not null references studio.room (code),
  player_id bigint not null references studio.player (id),
  chair smallint not null check (chair between 0 and 3),
  -- What one bullet costs, in millionths, and how many were paid.
  stake bigint not null check (stake > 0),
  bullets smallint not null check (bullets > 0),
  -- The last line of the hall's log before it: no earlier one has a bullet of it.
  after_version bigint not null check (after_version >= 0),
  -- When its round began, by which its partition is found.
  started_at timestamptz not null,
  opened_at timestamptz not null,
  ended_at timestamptz
);
create index fishing_load_open on studio.fishing_load (hall, opened_at) where ended_at is null;
create index fishing_load_player on studio.fishing_load (player_id, opened_at desc);
grant select, insert on studio.fishing_load to tessera_studio;
grant update (ended_at) on studio.fishing_load to tessera_studio;

-- What happened in a hall between two moments: only bullets that did something.
create table studio.fishing_line (
  hall text not null references studio.room (code),
  version bigint not null check (version > 0),
  at timestamptz not null,
  results jsonb not null,
  primary key (hall, version)
);
create index fishing_line_at on studio.fishing_line using brin (at);
grant select, insert, delete on studio.fishing_line to tessera_studio;

-- The jackpots: of each level, currency and kind of money one. An amount is the sum of its moves.
create table studio.fishing_pool (
  level smallint not null check (level between 1 and 3),
  currency text not null,
  play_money boolean not null,
  amount bigint not null default 0 check (amount >= 0),
  primary key (level, currency, play_money)
);
grant select, insert on studio.fishing_pool to tessera_studio;
grant update (amount) on studio.fishing_pool to tessera_studio;

create table studio.fishing_pool_move (
  round_id uuid not null,
  kind text not null check (kind in ('contribution', 'jackpot')),
  -- Counts from 0 in its load; 0 for what a whole load contributes.
  bullet smallint not null check (bullet >= 0),
  level smallint not null,
  currency text not null,
  play_money boolean not null,
  -- In millionths; below zero for what was paid.
  amount bigint not null check ((kind = 'contribution') = (amount > 0)),
  at timestamptz not null,
  primary key (round_id, kind, bullet),
  foreign key (level, currency, play_money) references studio.fishing_pool (level, currency, play_money)
);
create index fishing_pool_move_pool on studio.fishing_pool_move (level, currency, play_money, at desc);
grant select, insert on studio.fishing_pool_move to tessera_studio;

-- What bullets returned by the kind of fish that they met, without jackpots and play money.
create table studio.fishing_return (
  fish text not null,
  currency text not null,
  since timestamptz not null,
  bullets bigint not null,
  staked bigint not null,
  returned bigint not null,
  primary key (fish, currency)
);
grant select, insert on studio.fishing_return to tessera_studio;
grant update (bullets, staked, returned) on studio.fishing_return to tessera_studio;
