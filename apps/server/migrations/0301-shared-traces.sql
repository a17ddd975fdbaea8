-- What an account leaves behind when somebody logs in, or adds a bank account: a browser, an address, a payment name. There is one
-- row for an account and a value, so that a value leads to all accounts with it. Only the digest of a value is stored, with a
-- masked label for operators.
create table line_trace (
  merchant text not null references merchant (code),
  kind text not null check (kind in ('Browser', 'Address', 'Name')),
  value_hash bytea not null check (length(value_hash) = 32),
  member_id integer not null references member (id),
  label text not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  -- It has not been compared with those of other accounts since it was new, or for a day.
  to_judge boolean not null default true,
  primary key (merchant, kind, value_hash, member_id)
);
create index line_trace_to_judge on line_trace (merchant, kind, value_hash) where to_judge;
create index line_trace_last_at on line_trace (kind, last_at);
grant select, insert, update, delete on line_trace to tessera_app;

-- A value that several accounts of one line share, for operators to look at. A value that very many accounts of a brand share has
-- one row without a line.
create table shared_trace (
  id integer generated always as identity primary key,
  merchant text not null references merchant (code),
  kind text not null check (kind in ('Browser', 'Address', 'Name')),
  value_hash bytea not null check (length(value_hash) = 32),
  head_id integer references member (id),
  -- The lowest agent of the line who has all these accounts in their team, or is one of them.
  agent_id integer references member (id),
  label text not null,
  member_ids integer[] not null check (cardinality(member_ids) <= 100),
  first_at timestamptz not null,
  last_at timestamptz not null,
  state text not null check (state in ('Open', 'Closed', 'Widespread')),
  closed_by text,
  reason text,
  closed_at timestamptz,
  unique nulls not distinct (merchant, kind, value_hash, head_id),
  check ((head_id is null) = (agent_id is null)),
  check ((state = 'Closed') = (closed_at is not null and closed_by is not null and reason is not null))
);
create index shared_trace_of_brand on shared_trace (state, last_at desc, id desc);
grant select, insert, update, delete on shared_trace to tessera_app;
