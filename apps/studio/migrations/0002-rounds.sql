-- Who plays, known by the operator's name for the player only.
create table studio.player (
  id bigint generated always as identity primary key,
  operator_user text not null unique check (length(operator_user) between 1 and 255),
  created_at timestamptz not null
);

-- A launched game. Only the hash of the session's secret is kept; the token is the operator's.
create table studio.session (
  secret_hash bytea primary key,
  player_id bigint not null references studio.player (id),
  token text not null,
  currency text not null,
  game text not null,
  lang text not null,
  lobby_url text not null,
  deposit_url text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

-- One pair in use and the next one already committed to, per player. A revealed pair never plays again.
create table studio.seed_pair (
  id bigint generated always as identity primary key,
  player_id bigint not null references studio.player (id),
  state text not null check (state in ('next', 'active', 'revealed')),
  server_seed text not null check (server_seed ~ '^[0-9a-f]{64}$'),
  server_seed_hash text not null unique check (server_seed_hash ~ '^[0-9a-f]{64}$'),
  client_seed text not null,
  next_nonce integer not null default 0,
  created_at timestamptz not null,
  revealed_at timestamptz
);
create unique index seed_pair_active on studio.seed_pair (player_id) where state = 'active';
create unique index seed_pair_next on studio.seed_pair (player_id) where state = 'next';

-- The live table: a chain of hashes, published from its end, and one row for each link that was played.
create table studio.crash_chain (
  id bigint generated always as identity primary key,
  -- h(length), from which every earlier link follows; secret until the last round.
  seed text not null check (seed ~ '^[0-9a-f]{64}$'),
  length integer not null check (length > 0),
  -- h(0), stored and published before the salt is drawn.
  terminal_hash text not null unique,
  salt text,
  last_position integer not null default 0,
  created_at timestamptz not null,
  check (last_position between 0 and length)
);

create table studio.crash_round (
  id uuid primary key,
  chain_id bigint not null references studio.crash_chain (id),
  position integer not null,
  state text not null check (state in ('betting', 'running', 'crashed', 'voided')),
  -- Written when the round has ended, never before.
  hash text,
  point_hundredths bigint,
  opened_at timestamptz not null,
  started_at timestamptz,
  ended_at timestamptz,
  unique (chain_id, position),
  check ((hash is null) = (state in ('betting', 'running')))
);
create index crash_round_ended on studio.crash_round (ended_at desc) where state = 'crashed';

-- One bet of one player. Money in millionths.
create table studio.round (
  id uuid primary key,
  player_id bigint not null references studio.player (id),
  token text not null,
  game text not null,
  currency text not null,
  stake bigint not null check (stake > 0),
  parameters jsonb not null,
  request_id uuid not null,
  state text not null check (state in ('reserved', 'refused', 'open', 'drawn', 'settled', 'voiding', 'voided')),
  -- Why a refused or voided round did not play; a code of ours.
  reason text,
  seed_pair_id bigint references studio.seed_pair (id),
  nonce integer,
  client_seed text,
  crash_round_id uuid references studio.crash_round (id),
  bet_transaction uuid not null unique,
  -- Tiles opened so far in a round of mines.
  moves integer[] not null default '{}',
  beats jsonb not null default '[]',
  multiplier bigint not null default 0,
  payout bigint not null default 0 check (payout >= 0),
  started_at timestamptz not null,
  ended_at timestamptz,
  unique (player_id, request_id),
  unique (seed_pair_id, nonce),
  check ((seed_pair_id is null) = (nonce is null)),
  check ((seed_pair_id is null) <> (crash_round_id is null))
);
create index round_history on studio.round (player_id, started_at desc);
create index round_unfinished on studio.round (started_at) where state in ('reserved', 'open');
create index round_of_table on studio.round (crash_round_id) where crash_round_id is not null;
-- A field of mines in play blocks the next one until it has ended.
create unique index round_one_field on studio.round (player_id) where game = 'mines' and state in ('reserved', 'open');

-- What the operator's wallet must still hear: wins and rollbacks, sent byte for byte until it has accepted them.
create table studio.outbox (
  id bigint generated always as identity primary key,
  round_id uuid not null references studio.round (id),
  kind text not null check (kind in ('win', 'rollback')),
  transaction_id uuid not null unique,
  body text not null,
  attempts integer not null default 0,
  due_at timestamptz not null,
  done_at timestamptz,
  last_answer text,
  unique (round_id)
);
create index outbox_due on studio.outbox (due_at) where done_at is null;

grant select, insert on studio.player, studio.session, studio.seed_pair, studio.crash_chain, studio.crash_round, studio.round, studio.outbox to tessera_studio;
grant update (state, client_seed, next_nonce, revealed_at) on studio.seed_pair to tessera_studio;
grant update (salt, last_position) on studio.crash_chain to tessera_studio;
grant update (state, hash, point_hundredths, started_at, ended_at) on studio.crash_round to tessera_studio;
grant update (state, reason, moves, beats, multiplier, payout, ended_at) on studio.round to tessera_studio;
grant update (attempts, due_at, done_at, last_answer) on studio.outbox to tessera_studio;
grant delete on studio.session to tessera_studio;

-- A round with everything that may be told of it. The server seed is in it only after its pair was revealed.
create view studio.told_round as
select round.*, player.operator_user,
  pair.server_seed_hash,
  case when pair.state = 'revealed' then pair.server_seed end as revealed_server_seed,
  crash.position as chain_position, crash.hash as chain_hash, chain.terminal_hash, chain.salt
from studio.round
join studio.player on player.id = round.player_id
left join studio.seed_pair pair on pair.id = round.seed_pair_id
left join studio.crash_round crash on crash.id = round.crash_round_id
left join studio.crash_chain chain on chain.id = crash.chain_id;
grant select on studio.told_round to tessera_studio;
