-- What was known of a withdrawal and its member when it was requested, for the rules that mark withdrawals for review and for their
-- dry run. Insert-only.
create table withdrawal_facts (
  withdrawal_id uuid primary key references withdrawal (id),
  brand text not null,
  asked_at timestamptz not null,
  amount bigint not null,
  -- Earlier withdrawals of the member that were paid.
  paid_before integer not null,
  -- With this one, over 24 hours.
  asked_count integer not null,
  asked_sum bigint not null,
  -- Other accounts that share a browser, an address or a payment name.
  shared_with integer not null,
  -- Over 30 days.
  deposited bigint not null,
  wagered bigint not null,
  account_age_ms bigint not null
);
create index withdrawal_facts_latest on withdrawal_facts (brand, asked_at desc);
grant select, insert on withdrawal_facts to tessera_app;

-- Why a person has to look at a withdrawal: the rule, and the figures that it was judged by. Insert-only.
create table withdrawal_reason (
  withdrawal_id uuid not null references withdrawal (id),
  rule text not null,
  found text not null,
  allowed text not null,
  primary key (withdrawal_id, rule)
);
grant select, insert on withdrawal_reason to tessera_app;

-- Operators who approved a withdrawal; large ones need two. Insert-only.
create table withdrawal_approval (
  withdrawal_id uuid not null references withdrawal (id),
  operator_id integer not null references operator (id),
  at timestamptz not null,
  primary key (withdrawal_id, operator_id)
);
grant select, insert on withdrawal_approval to tessera_app;
