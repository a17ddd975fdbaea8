-- Pictures with letters, codes by message, and how often they may be asked for. Hashes only: no table holds a code.

create table identity_captcha (
  id_hash bytea primary key check (length(id_hash) = 32),
  answer_hash bytea not null check (length(answer_hash) = 32),
  expires_at timestamptz not null
);
create index identity_captcha_expires_at on identity_captcha (expires_at);
grant select, insert, delete on identity_captcha to tessera_app;

-- The newest code of a purpose for a number or an address; a newer one takes its place.
create table identity_code (
  merchant text not null references merchant (code),
  purpose text not null check (purpose in ('login', 'register', 'forgot', 'contact')),
  target text not null,
  -- Null while somebody else makes and checks the code.
  code_hash bytea check (length(code_hash) = 32),
  -- Nobody was sent anything: whoever asks must not learn that.
  withheld boolean not null default false,
  -- For contacts: whose account it is for.
  member_id integer references member (id),
  sent_at timestamptz not null,
  tries smallint not null default 0,
  used boolean not null default false,
  primary key (merchant, purpose, target)
);
create index identity_code_sent_at on identity_code (sent_at);
grant select, insert, update, delete on identity_code to tessera_app;

-- How often something was asked for in a stretch of time: by number, address, range of numbers, day.
create table identity_cap (
  subject text not null,
  window_start timestamptz not null,
  asked integer not null,
  primary key (subject, window_start)
);
create index identity_cap_window_start on identity_cap (window_start);
grant select, insert, update, delete on identity_cap to tessera_app;

-- When something was last done that may be done once in a while only.
create table identity_pace (
  subject text primary key,
  done_at timestamptz not null
);
create index identity_pace_done_at on identity_pace (done_at);
grant select, insert, update, delete on identity_pace to tessera_app;

-- Locks that follow each other grow; and wrong tries in a row ask for a captcha.
alter table identity_attempt add column locks smallint not null default 0;
alter table identity_attempt add column in_a_row integer not null default 0;
create index identity_attempt_locked_until on identity_attempt (locked_until) where locked_until is not null;
