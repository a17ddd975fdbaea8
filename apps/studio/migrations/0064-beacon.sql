-- The studio's own beacon: one random value a minute, chained to the one before and signed. Rows are never changed.
create table studio.beacon_round (
  public_key text not null check (public_key ~ '^[0-9a-f]{64}$'),
  round integer not null check (round > 0),
  -- The hash of the round before.
  previous text not null check (previous ~ '^[0-9a-f]{64}$'),
  randomness text not null check (randomness ~ '^[0-9a-f]{64}$'),
  signature text not null check (signature ~ '^[0-9a-f]{128}$'),
  made_at timestamptz not null,
  primary key (public_key, round)
);
grant select, insert on studio.beacon_round to tessera_studio;
