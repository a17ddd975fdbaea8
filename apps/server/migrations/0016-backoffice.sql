-- People of the house, what they may do, and what they did.
create table operator (
  id integer generated always as identity primary key,
  name text not null,
  -- The name as it is compared: without its case.
  name_key text not null unique,
  password_hash text not null check (password_hash like '$argon2id$%'),
  role text not null check (role in ('admin', 'finance', 'support')),
  enabled boolean not null default true,
  created_at timestamptz not null
);
grant select, insert, update on operator to tessera_app;

create table operator_session (
  token_hash bytea primary key check (length(token_hash) = 32),
  operator_id integer not null references operator (id),
  -- Of the cookie without which the token opens nothing; null for a client that is no browser.
  binding_hash bytea check (length(binding_hash) = 32),
  used_at timestamptz not null,
  ends_at timestamptz not null
);
create index operator_session_ends_at on operator_session (ends_at);
create index operator_session_binding on operator_session (binding_hash) where binding_hash is not null;
grant select, insert, update, delete on operator_session to tessera_app;

-- Every action of an operator: who, what, on what, before and after, when. Never changed, never deleted.
create table operator_action (
  id bigint generated always as identity primary key,
  operator_id integer not null references operator (id),
  operator_name text not null,
  action text not null,
  subject text not null,
  before jsonb,
  after jsonb,
  at timestamptz not null
);
create index operator_action_subject on operator_action (subject, id);
grant select, insert on operator_action to tessera_app;

create function operator_action_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'what operators did is never changed' using errcode = '42501';
end $$;
create trigger operator_action_insert_only before update or delete or truncate on operator_action
  for each statement execute function operator_action_refuse_change();

-- The overview adds up today's bets; facts arrive nearly in the order of their time.
create index bet_fact_at on bet_fact using brin (at) with (pages_per_range = 16, autosummarize = on);
