-- Public randomness that draws are made from: a draw names a source and one of its rounds when it goes on sale,
-- and that round appears after betting closes.
create table beacon_source (
  -- drand: and the hash of its chain, or own: and the SHA-256 of the public key.
  id text primary key,
  scheme text not null check (scheme in ('own-ed25519', 'pedersen-bls-chained', 'bls-unchained-g1-rfc9380')),
  public_key text not null check (public_key ~ '^[0-9a-f]+$'),
  genesis_ms bigint not null,
  period_ms integer not null check (period_ms > 0),
  added_at timestamptz not null
);

-- Rounds that were checked. They are never changed, so all processes make a draw from the same value.
create table beacon_round (
  source_id text not null references beacon_source (id),
  round bigint not null check (round > 0),
  previous text not null,
  signature text not null,
  randomness text not null check (randomness ~ '^[0-9a-f]{64}$'),
  stored_at timestamptz not null,
  primary key (source_id, round)
);

-- The round that a draw waits for. Draws without one were announced before beacons: their numbers follow from the seed alone.
create table lottery_draw_beacon (
  draw_id bigint primary key references lottery_draw (id),
  source_id text not null references beacon_source (id),
  round bigint not null check (round > 0)
);

grant select, insert on beacon_source, beacon_round, lottery_draw_beacon to tessera_app;
