-- Statements of payment providers, compared with what the platform knows.

-- How the provider's CSV files are read: which column is what.
alter table payment_account add column statement_columns jsonb;

create table payment_statement (
  id uuid primary key,
  account_id text not null references payment_account (id),
  file_name text not null,
  -- SHA-256 of the file with the range, so that the same file is compared once.
  digest text not null,
  from_day date not null,
  to_day date not null check (to_day >= from_day),
  lines integer not null,
  -- Lines of other days, which were not compared.
  outside integer not null,
  matched integer not null,
  uploaded_by text not null,
  uploaded_at timestamptz not null,
  -- When operators were last alerted to its open differences.
  alerted_at timestamptz,
  unique (account_id, digest)
);
create index payment_statement_newest on payment_statement (uploaded_at desc, id);
grant select, insert, update on payment_statement to tessera_app;

create table payment_difference (
  id uuid primary key,
  statement_id uuid not null references payment_statement (id),
  number integer not null,
  kind text not null check (kind in ('missingHere', 'missingThere', 'differing')),
  reason text not null,
  line integer,
  reference text not null,
  content text not null,
  their_amount bigint,
  their_currency text,
  own_id text,
  own_amount bigint,
  own_currency text,
  posted bigint,
  happened_at timestamptz not null,
  explanation text,
  explained_by text,
  explained_at timestamptz,
  unique (statement_id, number),
  check ((explanation is null) = (explained_at is null) and (explanation is null) = (explained_by is null))
);
create index payment_difference_open on payment_difference (statement_id) where explained_at is null;
grant select, insert, update on payment_difference to tessera_app;

-- A statement with how many of its differences are open.
create view compared_statement as
select s.id, s.account_id, s.file_name, s.digest, to_char(s.from_day, 'YYYY-MM-DD') as from_day, to_char(s.to_day, 'YYYY-MM-DD') as to_day,
  s.lines, s.outside, s.matched, s.uploaded_by, s.uploaded_at,
  (select count(*)::integer from payment_difference d where d.statement_id = s.id and d.explained_at is null) as open,
  (select count(*)::integer from payment_difference d where d.statement_id = s.id and d.explained_at is not null) as explained
from payment_statement s;
grant select on compared_statement to tessera_app;
