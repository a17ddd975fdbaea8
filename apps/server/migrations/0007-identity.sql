-- Proofs of who somebody is. No table holds a password, a token or a cookie as it is: only hashes of them.

create table identity_credential (
  member_id integer primary key references member (id),
  -- argon2id in its own text form, with salt and parameters.
  password_hash text not null check (password_hash like '$argon2id$%'),
  password_set_at timestamptz not null,
  -- Given out by somebody else, so it must be changed at the first login.
  password_temporary boolean not null default false,
  payment_hash text check (payment_hash like '$argon2id$%')
);
grant select, insert, update on identity_credential to tessera_app;

-- Everything that a call has to know about its session stands in this one row.
create table identity_session (
  token_hash bytea primary key check (length(token_hash) = 32),
  member_id integer not null references member (id),
  username text not null,
  agent boolean not null,
  -- Of the cookie without which the token opens nothing; null for a client that is no browser.
  binding_hash bytea check (length(binding_hash) = 32),
  opened_at timestamptz not null,
  used_at timestamptz not null,
  ends_at timestamptz not null,
  idle_seconds integer not null check (idle_seconds > 0)
) with (fillfactor = 80);
create index identity_session_member on identity_session (member_id);
create index identity_session_binding on identity_session (binding_hash) where binding_hash is not null;
create index identity_session_ends_at on identity_session (ends_at);
grant select, insert, update, delete on identity_session to tessera_app;

-- Devices that may log in without the password being typed ("remember me").
create table identity_device (
  token_hash bytea primary key check (length(token_hash) = 32),
  member_id integer not null references member (id),
  expires_at timestamptz not null
);
create index identity_device_member on identity_device (member_id);
create index identity_device_expires_at on identity_device (expires_at);
grant select, insert, delete on identity_device to tessera_app;

-- Wrong tries per name, address or function, shared by all processes.
create table identity_attempt (
  subject text primary key,
  -- Epoch ms of the wrong tries that still count.
  failed_at jsonb not null default '[]',
  locked_until timestamptz,
  changed_at timestamptz not null
);
create index identity_attempt_changed_at on identity_attempt (changed_at);
grant select, insert, update, delete on identity_attempt to tessera_app;

-- Bot-check ids are signed, not stored; only those that were used are, until they would be too old anyway.
create table identity_bot_check_used (
  id text primary key,
  expires_at timestamptz not null
);
create index identity_bot_check_used_expires_at on identity_bot_check_used (expires_at);
grant select, insert, delete on identity_bot_check_used to tessera_app;

create table identity_secret (
  name text primary key,
  secret bytea not null
);
grant select, insert on identity_secret to tessera_app;
