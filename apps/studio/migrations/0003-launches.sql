-- The ticket in the address of a launched game: good once, within a minute, for the session that its first use opens.
create table studio.launch (
  ticket_hash bytea primary key,
  player_id bigint not null references studio.player (id),
  token text not null,
  currency text not null,
  game text not null,
  lang text not null,
  lobby_url text not null,
  deposit_url text not null,
  expires_at timestamptz not null
);
grant select, insert, delete on studio.launch to tessera_studio;
