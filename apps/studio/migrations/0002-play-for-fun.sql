-- Visitors of an operator's site who play with play money of ours, without an account there.

-- Each has a player of their own while they play. Once their time is over, everything that they played is deleted and
-- the player is free for the next visitor, so that there are never more of these rows than visitors at one time.
create table studio.visitor (
  player_id bigint primary key references studio.player (id),
  -- Brand, currency and the id that the visitor's browser made up; null: free.
  name text unique check (length(name) between 1 and 400),
  -- When none of their sessions can be open any more.
  ends_at timestamptz not null
);
create index visitor_ends on studio.visitor (ends_at) where name is not null;
grant select, insert on studio.visitor to tessera_studio;
grant update (name, ends_at) on studio.visitor to tessera_studio;

-- With whether the player plays with play money.
create or replace view studio.told_round as
select round.*, player.operator_user,
  pair.server_seed_hash,
  case when pair.state = 'revealed' then pair.server_seed end as revealed_server_seed,
  crash.position as chain_position, crash.hash as chain_hash, chain.terminal_hash, chain.salt,
  player.play_money
from studio.round
join studio.player on player.id = round.player_id
left join studio.seed_pair pair on pair.id = round.seed_pair_id
left join studio.crash_round crash on crash.id = round.crash_round_id
left join studio.crash_chain chain on chain.id = crash.chain_id;
