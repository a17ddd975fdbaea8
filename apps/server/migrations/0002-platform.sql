-- Technique that every module shares: answers to requests that are done once, sealed payloads, settings.

create table call_once (
  actor text not null,
  request_id uuid not null,
  call text not null,
  fingerprint text not null,
  status integer,
  -- json, not jsonb: a repetition gets the very same bytes.
  answer json,
  created_at timestamptz not null,
  primary key (actor, request_id)
);
create index call_once_created_at on call_once (created_at);
grant select, insert, update, delete on call_once to tessera_app;

create table seal_key (
  kid text primary key,
  private_key jsonb not null,
  created_at timestamptz not null,
  retired_at timestamptz
);
grant select, insert, update on seal_key to tessera_app;

create table seal_nonce (
  nonce text primary key,
  expires_at timestamptz not null
);
create index seal_nonce_expires_at on seal_nonce (expires_at);
grant select, insert, delete on seal_nonce to tessera_app;

create table setting_value (
  name text primary key,
  value jsonb not null,
  changed_at timestamptz not null,
  changed_by text not null
);
grant select, insert, update, delete on setting_value to tessera_app;
