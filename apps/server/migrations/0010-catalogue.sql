-- Vendors and games as players see them. Launching and money are the business of play and ledger.

create table catalogue_vendor (
  vassalage text not null,
  game_type text not null,
  name text not null,
  sort integer not null default 0,
  enabled boolean not null default true,
  primary key (vassalage, game_type)
);

create table catalogue_game (
  node_id integer generated always as identity primary key,
  vassalage text not null,
  game_id text not null,
  game_type text not null,
  name text not null,
  -- Theme of the generated tile; empty lets the title choose.
  theme text not null default '',
  is_hot boolean not null default false,
  is_new boolean not null default false,
  sort integer not null default 0,
  -- Millionths of a currency unit.
  minimum_stake bigint not null default 0,
  -- Return to player in hundredths of a per cent, as the vendor states it; null when it states none.
  rtp_basis_points integer,
  -- A game that opens here and now; others belong to demonstration vendors without a client.
  playable boolean not null default false,
  enabled boolean not null default true,
  unique (vassalage, game_id)
);
create index catalogue_game_lobby on catalogue_game (game_type, is_hot desc, sort, name) where enabled;

grant select, insert, update on catalogue_vendor, catalogue_game to tessera_app;
