-- A vendor that redeems gets, with a launch, a token of 60 seconds that plays nothing: it gives it once for the wallet
-- session of that play. Others, plain speakers of their protocol, get the wallet session itself.
alter table vendor_account add column redeems boolean not null default false;

create table play_launch (
  token_hash bytea primary key,
  member_id integer not null references play_player (member_id),
  vendor_account_id text not null references vendor_account (id),
  -- The vendor's name in the catalogue, and its code of the one game that was opened.
  vendor text not null,
  game_code text not null,
  currency text not null,
  expires_at timestamptz not null
);
create index play_launch_expiry on play_launch (expires_at);
grant select, insert, delete on play_launch to tessera_app;
