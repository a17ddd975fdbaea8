-- Card rooms: members play each other. A table's state between hands is a snapshot without hidden cards; while a hand is played, its
-- inputs lead on from there, and the deck follows from a sealed link of the room's chain.
create table studio.card_table (
  code text primary key references studio.room (code),
  -- How many inputs stand before the snapshot.
  version bigint not null,
  state jsonb not null,
  -- For lobbies.
  summary jsonb not null,
  taken integer not null,
  changed_at timestamptz not null
);
create index card_table_taken on studio.card_table (code) where taken > 0;
grant select, insert on studio.card_table to tessera_studio;
grant update (version, state, summary, taken, changed_at) on studio.card_table to tessera_studio;

-- Every input since the snapshot, in order: public moves and time, never a card.
create table studio.card_input (
  code text not null references studio.card_table (code),
  version bigint not null,
  at timestamptz not null,
  player text,
  input jsonb not null,
  primary key (code, version)
);
grant select, insert, delete on studio.card_input to tessera_studio;

-- A hand, from before its first card. The record is written when it has ended, and has no card that not everybody has seen.
create table studio.card_hand (
  id uuid primary key,
  code text not null references studio.card_table (code),
  chain_id bigint not null references studio.room_chain (id),
  position integer not null,
  -- Over the commitments to every card.
  root text not null,
  -- Who was dealt in, in the order of the deal: their parts of the shuffle.
  seeds jsonb not null,
  began_at timestamptz not null,
  ended_at timestamptz,
  record jsonb,
  unique (chain_id, position),
  check ((ended_at is null) = (record is null))
);
create index card_hand_code on studio.card_hand (code, ended_at desc);
create index card_hand_ended on studio.card_hand using brin (ended_at);
grant select, insert, delete on studio.card_hand to tessera_studio;
grant update (ended_at, record) on studio.card_hand to tessera_studio;

-- Who was in a hand: for their history and statistics.
create table studio.card_hand_player (
  player_id bigint not null references studio.player (id),
  hand_id uuid not null references studio.card_hand (id) on delete cascade,
  ended_at timestamptz not null,
  primary key (player_id, hand_id)
);
create index card_hand_player_ended on studio.card_hand_player (player_id, ended_at desc);
create index card_hand_player_hand on studio.card_hand_player (hand_id);
grant select, insert, delete on studio.card_hand_player to tessera_studio;

-- Somebody at a table, from sitting down to leaving: one round on the operator's wire.
create table studio.card_sitting (
  round_id uuid primary key,
  code text not null references studio.card_table (code),
  player_id bigint not null references studio.player (id),
  -- By which others know them.
  tag text not null,
  name text not null,
  began_at timestamptz not null,
  ended_at timestamptz
);
create unique index card_sitting_open on studio.card_sitting (code, player_id) where ended_at is null;
create index card_sitting_player on studio.card_sitting (player_id, began_at desc);
create index card_sitting_ended on studio.card_sitting (code, ended_at desc);
grant select, insert on studio.card_sitting to tessera_studio;
grant update (ended_at) on studio.card_sitting to tessera_studio;

-- What a player has written down about another.
create table studio.card_note (
  player_id bigint not null references studio.player (id),
  tag text not null,
  body text not null check (char_length(body) between 1 and 200),
  changed_at timestamptz not null,
  primary key (player_id, tag)
);
grant select, insert, delete on studio.card_note to tessera_studio;
grant update (body, changed_at) on studio.card_note to tessera_studio;

-- A round belongs to a seed pair, to a round of a room, to a card table, or to one of the live table of versions before rooms.
alter table studio.round add column card_table text;
-- The old check only refuses rows, and code before card rooms writes none that it would refuse.
-- contract: expanded in 0001, shipped in 0.9.0
alter table studio.round drop constraint round_one_origin;
alter table studio.round add constraint round_one_origin
  check (num_nonnulls(seed_pair_id, crash_round_id, room_round_id, card_table) = 1) not valid;

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
  player.play_money,
  round.card_table
from studio.round
join studio.player on player.id = round.player_id
left join studio.seed_pair pair on pair.id = round.seed_pair_id
left join studio.room_round shared on shared.id = round.room_round_id
left join studio.room_chain on room_chain.id = shared.chain_id
left join studio.crash_round crash on crash.id = round.crash_round_id
left join studio.crash_chain chain on chain.id = crash.chain_id;
