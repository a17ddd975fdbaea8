-- Second factors. `owner` is member:{id} or operator:{id}.

create table identity_totp (
  owner text primary key,
  -- Sealed with a key that is not in the database.
  secret bytea not null,
  confirmed_at timestamptz,
  -- The time step of the last code that was taken: none is taken twice.
  last_step bigint not null default 0
);
grant select, insert, update, delete on identity_totp to tessera_app;

create table identity_recovery_code (
  owner text not null,
  code_hash bytea not null check (length(code_hash) = 32),
  primary key (owner, code_hash)
);
grant select, insert, delete on identity_recovery_code to tessera_app;

create table identity_passkey (
  id uuid primary key default gen_random_uuid(),
  member_id integer not null references member (id),
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null default '{}',
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index identity_passkey_member on identity_passkey (member_id);
grant select, insert, update, delete on identity_passkey to tessera_app;

-- What the house has asked and waits to be answered, once: passkey challenges, logins that need a second factor, roads to
-- another's sign-in, links.
create table identity_challenge (
  id_hash bytea primary key check (length(id_hash) = 32),
  purpose text not null,
  merchant text not null,
  member_id integer references member (id),
  facts jsonb not null default '{}',
  tries smallint not null default 0,
  expires_at timestamptz not null
);
create index identity_challenge_expires_at on identity_challenge (expires_at);
create index identity_challenge_member on identity_challenge (member_id) where member_id is not null;
grant select, insert, update, delete on identity_challenge to tessera_app;
