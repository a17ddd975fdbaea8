-- Rooms: everybody in one plays the same rounds. One process at a time runs a room, for as long as its lease lasts.
create table studio.room (
  code text primary key,
  game text not null,
  -- Rises with each owner. As a part of a key it cannot change while a transaction of the last owner holds the row's key.
  epoch bigint not null check (epoch > 0),
  owner_address text not null,
  owner_secret text not null,
  leased_until timestamptz not null,
  unique (code, epoch)
);
grant select, insert on studio.room to tessera_studio;
grant update (epoch, owner_address, owner_secret, leased_until) on studio.room to tessera_studio;

-- The chain of hashes of a room, published from its end. Its last link, from which every earlier one follows, is stored
-- sealed only.
create table studio.room_chain (
  id bigint generated always as identity primary key,
  room text not null references studio.room (code),
  sealed_seed bytea not null,
  length integer not null check (length > 0),
  -- h(0), stored and published before the salt is drawn.
  terminal_hash text not null unique,
  salt text,
  last_position integer not null default 0,
  created_at timestamptz not null,
  check (last_position between 0 and length)
);
create index room_chain_room on studio.room_chain (room, id);
grant select, insert on studio.room_chain to tessera_studio;
grant update (salt, last_position) on studio.room_chain to tessera_studio;

create table studio.room_round (
  id uuid primary key,
  room text not null references studio.room (code),
  chain_id bigint not null references studio.room_chain (id),
  position integer not null,
  state text not null check (state in ('open', 'closing', 'drawn', 'ended', 'voided')),
  -- Its link and what that means, written when the round has ended, never before.
  hash text,
  result jsonb,
  opened_at timestamptz not null,
  closes_at timestamptz not null,
  drawn_at timestamptz,
  ended_at timestamptz,
  unique (chain_id, position),
  check ((hash is null) = (state in ('open', 'closing', 'drawn'))),
  check ((hash is null) = (result is null))
);
create index room_round_ended on studio.room_round (room, ended_at desc) where state = 'ended';
create index room_round_unfinished on studio.room_round (room) where state in ('open', 'closing', 'drawn');
grant select, insert on studio.room_round to tessera_studio;
grant update (state, hash, result, closes_at, drawn_at, ended_at) on studio.room_round to tessera_studio;

-- Everything that changed a round, in order: it can be replayed from this, and a new owner finds its bets here. Without a
-- player: time passed.
create table studio.room_input (
  round_id uuid not null references studio.room_round (id),
  version integer not null,
  at timestamptz not null,
  player_id bigint,
  input jsonb not null,
  primary key (round_id, version)
);
create index room_input_at on studio.room_input using brin (at);
create index room_input_player on studio.room_input (player_id) where player_id is not null;
grant select, insert, delete on studio.room_input to tessera_studio;

-- A round belongs to a seed pair, to a round of a room, or to one of the live table of versions before rooms. Checks of
-- old rows come in the next migration, which keeps nobody waiting.
alter table studio.round add column room_round_id uuid;
-- The old check only refuses rows, and code before rooms writes none that it would refuse.
-- contract: expanded in 0001, shipped in 0.9.0
alter table studio.round drop constraint round_check1;
alter table studio.round add constraint round_one_origin
  check (num_nonnulls(seed_pair_id, crash_round_id, room_round_id) = 1) not valid;
do $$
declare
  v_partition text;
begin
  for v_partition in select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'studio.round'::regclass order by c.relname
  loop
    execute format('alter table studio.%I add foreign key (room_round_id) references studio.room_round (id) not valid',
      v_partition);
  end loop;
end $$;

-- With rounds of rooms, in the columns in which versions before rooms look for their table.
create or replace view studio.told_round as
select round.id, round.player_id, round.token, round.game, round.currency, round.stake, round.parameters, round.request_id,
  round.state, round.reason, round.seed_pair_id, round.nonce, round.client_seed,
  coalesce(round.room_round_id, round.crash_round_id) as crash_round_id,
  round.bet_transaction, round.moves, round.events, round.multiplier, round.payout, round.started_at, round.ended_at,
  round.wire_code, round.free_rounds_id, round.raised,
  player.operator_user,
  pair.server_seed_hash,
  case when pair.state = 'revealed' then pair.server_seed end as revealed_server_seed,
  coalesce(shared.position, crash.position) as chain_position,
  coalesce(shared.hash, crash.hash) as chain_hash,
  coalesce(room_chain.terminal_hash, chain.terminal_hash) as terminal_hash,
  coalesce(room_chain.salt, chain.salt) as salt,
  player.play_money
from studio.round
join studio.player on player.id = round.player_id
left join studio.seed_pair pair on pair.id = round.seed_pair_id
left join studio.room_round shared on shared.id = round.room_round_id
left join studio.room_chain on room_chain.id = shared.chain_id
left join studio.crash_round crash on crash.id = round.crash_round_id
left join studio.crash_chain chain on chain.id = crash.chain_id;
