-- Rounds that an operator pays for a player: so many on one game at one stake, until an end.
create table studio.free_rounds (
  id uuid primary key,
  player_id bigint not null references studio.player (id),
  wire_code text not null,
  currency text not null,
  stake bigint not null check (stake > 0),
  rounds integer not null check (rounds between 1 and 1000),
  played integer not null default 0 check (played between 0 and rounds),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  canceled_at timestamptz,
  created_at timestamptz not null,
  -- What an operator sends again is what it has already.
  unique (player_id, wire_code, starts_at, ends_at, currency, stake, rounds)
);
grant select, insert on studio.free_rounds to tessera_studio;
grant update (played, canceled_at) on studio.free_rounds to tessera_studio;

-- The free rounds that a round belongs to; null: the player staked money.
alter table studio.round add column free_rounds_id uuid;

drop view studio.told_round;
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
