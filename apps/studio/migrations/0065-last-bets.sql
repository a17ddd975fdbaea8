-- When a player began their last round of a game, for the fastest pace that their operator's brand allows. A row says
-- nothing once the longest pace has passed, and is deleted then.
create table studio.last_bet (
  player_id bigint not null references studio.player (id),
  wire_code text not null,
  at timestamptz not null,
  primary key (player_id, wire_code)
);
create index last_bet_at on studio.last_bet (at);
grant select, insert, delete on studio.last_bet to tessera_studio;
grant update (at) on studio.last_bet to tessera_studio;
