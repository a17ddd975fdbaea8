-- An operator pauses a room: its round ends as ever, and no other begins. Held: two operators decide whether its round is void,
-- and until then, for minutes at most, nobody plays it on.
alter table studio.room
  add column paused_at timestamptz,
  add column paused_by text,
  add column pause_reason text,
  add column held_round uuid,
  add column held_until timestamptz;
grant update (paused_at, paused_by, pause_reason, held_round, held_until) on studio.room to tessera_studio;

-- Rounds that operators have made void, and why.
create table studio.room_void (
  round_id uuid primary key references studio.room_round (id),
  room text not null references studio.room (code),
  voided_by text not null,
  reason text not null,
  voided_at timestamptz not null
);
create index room_void_room on studio.room_void (room, voided_at desc);
grant select, insert on studio.room_void to tessera_studio;

-- What the rounds of a room took and paid, beside what its rules state of the same bets. Play money is not counted.
create table studio.room_return (
  room text not null references studio.room (code),
  currency text not null,
  since timestamptz not null,
  rounds bigint not null,
  stake numeric not null,
  paid numeric not null,
  stated numeric not null,
  -- Of what is paid, in square millionths: no less than the true one.
  variance double precision not null,
  primary key (room, currency)
);
grant select, insert on studio.room_return to tessera_studio;
grant update (rounds, stake, paid, stated, variance) on studio.room_return to tessera_studio;
