-- One slot stands in for the games of demonstration vendors: the wire knows it by the code of the game that was opened,
-- and its frame shows that game's title, vendor and picture.
alter table studio.launch add column wire_code text;
alter table studio.session add column wire_code text;
alter table studio.round add column wire_code text;
update studio.launch set wire_code = 'inh_' || game;
update studio.session set wire_code = 'inh_' || game;
update studio.round set wire_code = 'inh_' || game;
alter table studio.launch alter column wire_code set not null, add column sample jsonb;
alter table studio.session alter column wire_code set not null, add column sample jsonb;
alter table studio.round alter column wire_code set not null;

-- Free spins in play block the next round of that game until they have been spun.
create unique index round_one_sample on studio.round (player_id, wire_code) where game = 'sample' and state in ('reserved', 'open');

-- The view was made before these columns were.
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
