-- Selections that members share by a code. Nothing that leaves the server says who made one.

create table sportsbook_shared_slip (
  code text primary key check (code ~ '^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$'),
  -- Of each leg its selections: [[{"marketId": "7", "outcome": "home"}]].
  legs jsonb not null check (jsonb_typeof(legs) = 'array' and pg_column_size(legs) <= 20000),
  -- Of the legs: the same ones have the same code.
  fingerprint text not null unique check (fingerprint ~ '^[0-9a-f]{64}$'),
  -- How many a member may make within a day is bounded.
  member_id integer not null,
  made_at timestamptz not null,
  expires_at timestamptz not null
);
create index sportsbook_shared_slip_member on sportsbook_shared_slip (member_id, made_at);
create index sportsbook_shared_slip_expires on sportsbook_shared_slip (expires_at);

grant select, insert, update (expires_at), delete on sportsbook_shared_slip to tessera_app;
