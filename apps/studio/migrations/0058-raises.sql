insert into studio.waiting_game (game) values ('blackjack');

-- A further stake within a round, for a move that needs one: a bet of its own on the wire. It is taken before the move is
-- made, or it is rolled back and the round stays as it was.
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
grant select, insert, update (state, rollback_body, attempts, due_at) on studio.raise to tessera_studio;

-- What was staked beyond the first bet; payouts include it.
alter table studio.round add column raised bigint not null default 0;
grant update (raised) on studio.round to tessera_studio;

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
