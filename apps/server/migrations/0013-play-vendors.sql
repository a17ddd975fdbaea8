-- Vendors that may call our wallet. An account holds the vendor's public keys only: one, and a second while it
-- rotates. Our own private key never enters the database (it is a file in DATA_DIR).
create table vendor_account (
  id text primary key check (id ~ '^[a-z0-9][a-z0-9-]{0,39}$'),
  protocol text not null check (protocol in ('hub88')),
  -- Where the vendor's own Games API answers; empty when the vendor opens its games itself.
  base_url text not null default '',
  -- Our id at the vendor.
  operator_id text not null,
  -- The name of this vendor in the game catalogue.
  vassalage text not null unique,
  public_key text not null,
  public_key_next text,
  enabled boolean not null default true,
  created_at timestamptz not null default now()
);

-- Game codes that a vendor may name on its wire.
create table vendor_game (
  vendor_account_id text not null references vendor_account (id),
  code text not null check (length(code) between 1 and 255),
  name text not null,
  enabled boolean not null default true,
  created_at timestamptz not null default now(),
  primary key (vendor_account_id, code)
);

-- Things that a person of the house must look at. A repetition of one cause counts up its row.
create table operator_alert (
  id bigint generated always as identity primary key,
  kind text not null,
  reference text not null,
  details jsonb not null,
  times integer not null default 1,
  first_at timestamptz not null,
  last_at timestamptz not null,
  closed_at timestamptz,
  unique (kind, reference)
);
create index operator_alert_open on operator_alert (last_at desc) where closed_at is null;

grant select, insert, update on vendor_account, vendor_game, operator_alert to tessera_app;
