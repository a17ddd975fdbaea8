-- Where an account is open, on which devices it was before, and who knocked.

alter table identity_session
  add column device text not null default '',
  add column ip text not null default '',
  add column trial boolean not null default false,
  -- The last proof of who sits there; null for one that was remembered.
  add column proven_at timestamptz,
  -- The last proof by a second factor.
  add column strong_at timestamptz;
update identity_session set proven_at = opened_at;

-- Browsers on which the right password was typed once: others' wrong tries do not keep them out.
create table identity_known_device (
  token_hash bytea primary key check (length(token_hash) = 32),
  member_id integer not null references member (id),
  device text not null,
  ip text not null,
  first_at timestamptz not null,
  last_at timestamptz not null
);
create index identity_known_device_member on identity_known_device (member_id);
create index identity_known_device_last_at on identity_known_device (last_at);
grant select, insert, update, delete on identity_known_device to tessera_app;

create table identity_login_log (
  id bigint generated always as identity primary key,
  merchant text not null,
  -- Null when there is nobody of that name.
  member_id integer references member (id),
  -- What was typed as a name, in the form in which names are compared.
  name_key text not null,
  method text not null,
  outcome text not null,
  ip text not null,
  device text not null,
  at timestamptz not null
);
create index identity_login_log_member on identity_login_log (member_id, id desc) where member_id is not null;
create index identity_login_log_at on identity_login_log (at);
grant select, insert, delete on identity_login_log to tessera_app;

-- A password that was mailed: 30 minutes, one login.
alter table identity_credential
  add column temporary_hash bytea check (length(temporary_hash) = 32),
  add column temporary_expires_at timestamptz,
  add column temporary_used boolean not null default false;
-- Who came by another's sign-in or by a code has no password of his own yet.
alter table identity_credential alter column password_hash drop not null;
alter table identity_credential alter column password_set_at drop not null;
