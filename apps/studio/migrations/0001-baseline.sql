-- All tables of the studio, with the rows that they begin with. Forward only: later changes are further numbered
-- files. Functions and their triggers follow from apps/studio/functions; here are only the first forms of those
-- that the first partitions need.
--
-- The studio is a vendor with a database role and a schema of its own: it sees no table of the platform.

-- Roles belong to the whole cluster, so another database of it may have made this one already, even at this moment.
do $$
begin
  create role tessera_studio nologin nosuperuser nocreatedb nocreaterole;
exception when duplicate_object or unique_violation then
  null;
end $$;

grant tessera_studio to current_user;

create schema if not exists studio;
grant usage on schema studio to tessera_studio;

-- Who plays, known by the operator's name for the player only.
create table studio.player (
  id bigint generated always as identity primary key,
  operator_user text not null unique check (length(operator_user) between 1 and 255),
  created_at timestamptz not null,
  -- Players who play with play money, as the operator says with a launch: their bets are not among those that
  -- everybody sees.
  play_money boolean not null default false
);
grant select, insert on studio.player to tessera_studio;
grant update (play_money) on studio.player to tessera_studio;

-- A launched game. Only the hash of the session's secret is stored; the token is the operator's.
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
  expires_at timestamptz not null,
  wire_code text not null,
  sample jsonb,
  automatic_bets_ms integer check (automatic_bets_ms > 0),
  bonus_buy boolean not null default false
);
grant select, insert, delete on studio.session to tessera_studio;

-- One pair in use and the next one already committed to, per player. A revealed pair never plays again.
create table studio.seed_pair (
  id bigint generated always as identity primary key,
  player_id bigint not null references studio.player (id),
  state text not null check (state in ('next', 'active', 'revealed')),
  server_seed text check (server_seed ~ '^[0-9a-f]{64}$'),
  server_seed_hash text not null unique check (server_seed_hash ~ '^[0-9a-f]{64}$'),
  client_seed text not null,
  next_nonce integer not null default 0,
  created_at timestamptz not null,
  revealed_at timestamptz,
  -- A secret seed is in the database only sealed with a key that is outside it (docs/runbook/keys.md): who holds
  -- a copy of the database knows no result of a round that has not been played. The clear seed is stored when it
  -- is revealed.
  sealed_seed bytea,
  constraint seed_pair_seed_known check (server_seed is not null or sealed_seed is not null)
);
create unique index seed_pair_active on studio.seed_pair (player_id) where state = 'active';
create unique index seed_pair_next on studio.seed_pair (player_id) where state = 'next';
grant select, insert on studio.seed_pair to tessera_studio;
grant update (state, server_seed, client_seed, next_nonce, revealed_at,
  sealed_seed) on studio.seed_pair to tessera_studio;

-- The live table: a chain of hashes, published from its end, and one row for each link that was played.
create table studio.crash_chain (
  id bigint generated always as identity primary key,
  -- h(length), from which every earlier link follows; secret until the last round.
  seed text check (seed ~ '^[0-9a-f]{64}$'),
  length integer not null check (length > 0),
  -- h(0), stored and published before the salt is drawn.
  terminal_hash text not null unique,
  salt text,
  last_position integer not null default 0,
  created_at timestamptz not null,
  sealed_seed bytea,
  check (last_position between 0 and length),
  constraint crash_chain_seed_known check (seed is not null or sealed_seed is not null)
);
grant select, insert on studio.crash_chain to tessera_studio;
grant update (seed, salt, last_position, sealed_seed) on studio.crash_chain to tessera_studio;

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
  unique (chain_id, "position"),
  check ((hash is null) = (state in ('betting', 'running')))
);
create index crash_round_ended on studio.crash_round (ended_at desc) where state = 'crashed';
grant select, insert on studio.crash_round to tessera_studio;
grant update (state, hash, point_hundredths, started_at, ended_at) on studio.crash_round to tessera_studio;

-- What the operator's wallet must still hear: wins and rollbacks, sent byte for byte until it has accepted
-- them.
create table studio.outbox (
  id bigint generated always as identity primary key,
  round_id uuid not null unique,
  kind text not null check (kind in ('win', 'rollback')),
  transaction_id uuid not null unique,
  body text not null,
  attempts integer not null default 0,
  due_at timestamptz not null,
  done_at timestamptz,
  last_answer text
);
create index outbox_due on studio.outbox (due_at) where done_at is null;
grant select, insert on studio.outbox to tessera_studio;
grant update (attempts, due_at, done_at, last_answer) on studio.outbox to tessera_studio;

-- The ticket in the address of a launched game: good once, within a minute, for the session that its first use
-- opens.
create table studio.launch (
  ticket_hash bytea primary key,
  player_id bigint not null references studio.player (id),
  token text not null,
  currency text not null,
  game text not null,
  lang text not null,
  lobby_url text not null,
  deposit_url text not null,
  expires_at timestamptz not null,
  -- One slot stands in for the games of demonstration vendors: the wire knows it by the code of the game that
  -- was opened, and its frame shows that game's title, vendor and picture.
  wire_code text not null,
  sample jsonb,
  -- The least time between automatic bets that the operator's brand allows; null: it does not offer any.
  automatic_bets_ms integer check (automatic_bets_ms > 0),
  -- Whether the operator's brand allows to buy the bonus of a slot.
  bonus_buy boolean not null default false
);
grant select, insert, delete on studio.launch to tessera_studio;

-- Which process of the studio runs the live table, and where the others lead whoever needs it. The lock
-- decides who it is; this row only says so.
create table studio.table_owner (
  only_one boolean primary key default true check (only_one),
  address text not null,
  secret text not null,
  taken_at timestamptz not null
);
grant select, insert, update, delete on studio.table_owner to tessera_studio;

-- How often somebody asked within a minute, added up over all processes (LIMITS_STORE=database). The library
-- rate-limiter-flexible writes it and prescribes the columns. Rows are of no use two minutes later, and are
-- removed. Not logged: after a breakdown of the database counts begin anew.
create unlogged table studio.request_count (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index request_count_by_expire on studio.request_count (expire);
grant select, insert, update, delete on studio.request_count to tessera_studio;

-- The keys of all rounds, in whatever partition they are, for ever: a unique key of a partitioned table would
-- hold in each partition only. Filled by triggers of the partitions.
create table studio.round_key (
  id uuid primary key,
  player_id bigint not null,
  request_id uuid not null,
  seed_pair_id bigint,
  nonce integer,
  bet_transaction uuid not null,
  started_at timestamptz not null,
  constraint round_key_bet_transaction unique (bet_transaction),
  constraint round_key_request unique (player_id, request_id),
  constraint round_key_nonce unique (seed_pair_id, nonce)
);
grant select on studio.round_key to tessera_studio;

-- Rounds that wait for their player: one field of mines, and one of each sample's free spins.
create table studio.round_waiting (
  round_id uuid primary key,
  player_id bigint not null,
  game text not null,
  wire_code text not null,
  started_at timestamptz not null
);
create unique index round_waiting_field on studio.round_waiting (player_id) where game = 'mines';
create unique index round_waiting_sample on studio.round_waiting (player_id, wire_code) where game = 'sample';
-- Free spins of a slot wait for their player like those of the sample: one round of each title at a time.
create unique index round_waiting_slot on studio.round_waiting (player_id, wire_code) where game = 'slot';
-- One open round of each game with moves for a player, as mines has.
create unique index round_waiting_steps on studio.round_waiting (player_id, game)
  where game not in ('mines', 'sample', 'slot');
grant select on studio.round_waiting to tessera_studio;

-- In partitions by when rounds began: the first one, then one for each quarter of the year (UTC), and a
-- default one, so that no bet fails because a partition is missing. Unique over all of them are round_key, for
-- ever, and round_waiting, for rounds that wait for their player.
create table studio.round (
  id uuid not null,
  player_id bigint not null,
  token text not null,
  game text not null,
  currency text not null,
  stake bigint not null check (stake > 0),
  parameters jsonb not null,
  request_id uuid not null,
  state text not null check (state in ('reserved', 'refused', 'open', 'drawn', 'settled', 'voiding', 'voided')),
  -- Why a refused or voided round did not play; a code of ours.
  reason text,
  seed_pair_id bigint,
  nonce integer,
  client_seed text,
  crash_round_id uuid,
  bet_transaction uuid not null,
  -- Tiles opened so far in a round of mines.
  moves integer[] not null default '{}',
  events jsonb not null default '[]',
  multiplier bigint not null default 0,
  payout bigint not null default 0 check (payout >= 0),
  started_at timestamptz not null,
  ended_at timestamptz,
  wire_code text not null,
  -- The free rounds that a round belongs to; null: the player staked money.
  free_rounds_id uuid,
  -- What was staked beyond the first bet; payouts include it.
  raised bigint not null default 0,
  check ((seed_pair_id is null) = (nonce is null)),
  constraint round_check1 check ((seed_pair_id is null) <> (crash_round_id is null))
) partition by range (started_at);
grant select, insert on studio.round to tessera_studio;
grant update (state, reason, moves, events, multiplier, payout, ended_at, raised) on studio.round to tessera_studio;

-- first form: partitions have a trigger that calls it
create function studio.note_round_key() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into studio.round_key (id, player_id, request_id, seed_pair_id, nonce, bet_transaction, started_at)
  values (new.id, new.player_id, new.request_id, new.seed_pair_id, new.nonce, new.bet_transaction,
    new.started_at);
  return null;
end $$;
revoke all on function studio.note_round_key from public;

-- first form: partitions have triggers that call it
create function studio.note_round_waiting() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if tg_op = 'UPDATE' then
    delete from studio.round_waiting where round_id = new.id;
  elsif exists (select from studio.waiting_game where game = new.game) then
    insert into studio.round_waiting (round_id, player_id, game, wire_code, started_at)
      values (new.id, new.player_id, new.game, new.wire_code, new.started_at);
  end if;
  return null;
end $$;
revoke all on function studio.note_round_waiting from public;

-- first form: adds the triggers of the first partitions
create function studio.guard_round_partition(p_name text) returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  execute format('create trigger round_key after insert on studio.%I'
    ' for each row execute function studio.note_round_key()', p_name);
  execute format('create trigger round_begins_waiting after insert on studio.%I for each row
    when (new.game <> ''slot'' and new.state in (''reserved'', ''open''))
    execute function studio.note_round_waiting()', p_name);
  execute format('create trigger round_ends_waiting after update of state on studio.%I for each row
    when (new.game <> ''slot'' and old.state in (''reserved'', ''open'')
      and new.state not in (''reserved'', ''open''))
    execute function studio.note_round_waiting()', p_name);
  execute format('create trigger round_slot_begins_waiting after insert on studio.%I for each row
    when (new.game = ''slot'' and new.state in (''reserved'', ''open''))
    execute function studio.note_round_waiting()', p_name);
  execute format('create trigger round_slot_ends_waiting after update of state on studio.%I for each row
    when (new.game = ''slot'' and old.state in (''reserved'', ''open'')
      and new.state not in (''reserved'', ''open''))
    execute function studio.note_round_waiting()', p_name);
end $$;
revoke all on function studio.guard_round_partition from public;

-- first form: finds the end of the partitions that there are
create function studio.partition_ranges(p_table regclass)
  returns table (name text, from_at timestamptz, to_at timestamptz)
language sql stable set search_path = pg_catalog, pg_temp as $$
  select c.relname::text,
    coalesce(substring(b.bound from 'FROM \(''([^'']+)''\)')::timestamptz, '-infinity'),
    substring(b.bound from 'TO \(''([^'']+)''\)')::timestamptz
  from pg_inherits i join pg_class c on c.oid = i.inhrelid
    cross join pg_get_expr(c.relpartbound, c.oid) as b (bound)
  where i.inhparent = p_table and b.bound <> 'DEFAULT'
$$;
revoke all on function studio.partition_ranges from public;

-- first form: makes the first partitions
create function studio.add_round_partition(p_name text, p_from timestamptz, p_to timestamptz)
  returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if to_regclass(format('studio.%I', p_name)) is not null then return; end if;
  execute format('create table studio.%I (like studio.round including defaults including constraints)',
    p_name);
  execute format('alter table studio.%I add primary key (id),
    add foreign key (player_id) references studio.player (id),
    add foreign key (seed_pair_id) references studio.seed_pair (id),
    add foreign key (crash_round_id) references studio.crash_round (id)', p_name);
  execute format('create index on studio.%I (player_id, started_at desc)', p_name);
  execute format('create index on studio.%I (started_at) where state in (''reserved'', ''open'')', p_name);
  execute format('create index on studio.%I (crash_round_id) where crash_round_id is not null', p_name);
  execute format('revoke all on studio.%I from public, tessera_studio', p_name);
  if p_to is null then
    execute format('alter table studio.round attach partition studio.%I default', p_name);
  else
    lock table studio.round_default in access exclusive mode;
    execute format('with moved as (delete from studio.round_default'
      ' where started_at >= $1 and started_at < $2 returning *)'
      ' insert into studio.%I select * from moved', p_name)
      using p_from, p_to;
    execute format('alter table studio.round attach partition studio.%I for values from (%s) to (%L)',
      p_name, case when isfinite(p_from) then quote_literal(p_from) else 'minvalue' end, p_to);
  end if;
  -- After the rows were moved: their keys are recorded already.
  perform studio.guard_round_partition(p_name);
end $$;
revoke all on function studio.add_round_partition from public;

-- first form: makes the first partitions
create function studio.prepare_round_partitions(p_at timestamptz) returns integer
language plpgsql security definer set search_path = pg_catalog, pg_temp set lock_timeout = '200ms' as $$
declare
  v_until timestamptz :=
    (date_trunc('quarter', least(p_at, now() + interval '2 years') at time zone 'UTC')
      + interval '15 months') at time zone 'UTC';
  v_from timestamptz;
begin
  for v_made in 0 .. 7 loop
    select max(to_at) into v_from from studio.partition_ranges('studio.round');
    if v_from >= v_until then return v_made; end if;
    perform studio.add_round_partition(to_char(v_from at time zone 'UTC', '"round_"YYYY"_q"Q'), v_from,
      (v_from at time zone 'UTC' + interval '3 months') at time zone 'UTC');
  end loop;
  return 8;
end $$;
revoke all on function studio.prepare_round_partitions from public;
grant execute on function studio.prepare_round_partitions to tessera_studio;

select studio.add_round_partition('round_default', null, null);
select studio.add_round_partition('round_first', '-infinity',
  (date_trunc('quarter', now() at time zone 'UTC') + interval '6 months') at time zone 'UTC');
select studio.prepare_round_partitions(now());

-- Rounds that an operator pays for a player: so many on one game at one stake, until an end.
create table studio.free_rounds (
  id uuid primary key,
  player_id bigint not null references studio.player (id),
  wire_code text not null,
  currency text not null,
  stake bigint not null check (stake > 0),
  rounds integer not null check (rounds between 1 and 1000),
  played integer not null default 0,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  canceled_at timestamptz,
  created_at timestamptz not null,
  constraint free_rounds_player_id_wire_code_starts_at_ends_at_currency__key unique (player_id, wire_code, starts_at,
    ends_at, currency, stake, rounds),
  check (played between 0 and rounds),
  constraint free_rounds_check1 check (ends_at > starts_at)
);
grant select, insert on studio.free_rounds to tessera_studio;
grant update (played, canceled_at) on studio.free_rounds to tessera_studio;

-- Wallets of players whose operator transfers money to us before they play: a bet takes from here, not from
-- the operator's wallet.
create table studio.transfer_wallet (
  player_id bigint primary key references studio.player (id),
  currency text not null,
  balance bigint not null default 0 check (balance >= 0),
  created_at timestamptz not null
);
grant select, insert on studio.transfer_wallet to tessera_studio;
grant update (balance) on studio.transfer_wallet to tessera_studio;

-- Everything that moved such a wallet, and what was refused: a transaction has one outcome for ever.
create table studio.transfer_wallet_move (
  transaction_id uuid primary key,
  player_id bigint not null references studio.transfer_wallet (player_id),
  kind text not null check (kind in ('deposit', 'withdraw', 'bet', 'win', 'rollback')),
  amount bigint not null check (amount >= 0),
  -- The bet that a win or a rollback belongs to.
  bet_id uuid,
  done boolean not null,
  balance_after bigint not null check (balance_after >= 0),
  created_at timestamptz not null,
  check ((bet_id is not null) = (kind in ('win', 'rollback')))
);
create unique index transfer_wallet_move_ending on studio.transfer_wallet_move (bet_id) where bet_id is not null;
grant select, insert on studio.transfer_wallet_move to tessera_studio;

-- The games whose rounds wait for their player: a further one needs only its row here.
create table studio.waiting_game (
  game text primary key
);
grant select on studio.waiting_game to tessera_studio;
insert into studio.waiting_game (game) values ('mines'), ('sample'), ('slot'), ('hilo'), ('tower'), ('flip'), ('chicken'), ('rps'),
  ('pump'), ('jacks'), ('deuces'), ('blackjack');

-- A further stake within a round, for a move that needs one: a bet of its own on the wire. It is taken before
-- the move is made, or it is rolled back and the round stays as it was.
create table studio.raise (
  transaction_id uuid primary key,
  round_id uuid not null references studio.round_key (id),
  step integer not null check (step >= 0),
  amount bigint not null check (amount > 0),
  -- The session's token, with which it was bet.
  token text not null,
  state text not null check (state in ('reserved', 'taken', 'refused', 'voiding', 'voided')),
  created_at timestamptz not null,
  -- The rollback, sent byte for byte until the operator has accepted it.
  rollback_body text,
  attempts integer not null default 0,
  due_at timestamptz,
  check ((state in ('voiding', 'voided')) = (rollback_body is not null))
);
create unique index raise_undecided on studio.raise (round_id) where state in ('reserved', 'voiding');
create unique index raise_once on studio.raise (round_id, step) where state in ('reserved', 'taken');
create index raise_reserved on studio.raise (created_at) where state = 'reserved';
create index raise_due on studio.raise (due_at) where state = 'voiding';
grant select, insert on studio.raise to tessera_studio;
grant update (state, rollback_body, attempts, due_at) on studio.raise to tessera_studio;

-- The studio's own beacon: one random value a minute, chained to the one before and signed. Rows are never
-- changed.
create table studio.beacon_round (
  public_key text not null check (public_key ~ '^[0-9a-f]{64}$'),
  round integer not null check (round > 0),
  -- The hash of the round before.
  previous text not null check (previous ~ '^[0-9a-f]{64}$'),
  randomness text not null check (randomness ~ '^[0-9a-f]{64}$'),
  signature text not null check (signature ~ '^[0-9a-f]{128}$'),
  made_at timestamptz not null,
  primary key (public_key, round)
);
grant select, insert on studio.beacon_round to tessera_studio;

-- When a player began their last round of a game, for the fastest pace that their operator's brand allows. A
-- row says nothing once the longest pace has passed, and is deleted then.
create table studio.last_bet (
  player_id bigint not null references studio.player (id),
  wire_code text not null,
  at timestamptz not null,
  primary key (player_id, wire_code)
);
create index last_bet_at on studio.last_bet (at);
grant select, insert, delete on studio.last_bet to tessera_studio;
grant update (at) on studio.last_bet to tessera_studio;

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

-- References to tables that come later.
alter table studio.outbox add foreign key (round_id) references studio.round_key (id);
