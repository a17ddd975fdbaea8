-- Contracts of agents, what they paid and why (docs/domain/agents.md).

create table contract (
  id uuid primary key,
  merchant text not null references merchant (code),
  kind text not null check (kind in ('DIVIDEND', 'DAILY', 'HOURLY', 'REALTIME')),
  -- Null: the operator, who stands above the heads of lines.
  upline_id integer references member (id),
  downline_id integer not null references member (id),
  period_type text not null check (period_type in ('Daily', 'Weekly', 'Semimonthly', 'Monthly')),
  tiers jsonb not null,
  version integer not null check (version > 0),
  status text not null check (status in ('Offered', 'Active', 'Rejected', 'Terminated')),
  created_at timestamptz not null,
  start_day date,
  -- The last day that is settled; null while it has no end.
  end_day date,
  constraint contract_salary_by_day check (kind = 'DIVIDEND' or period_type = 'Daily'),
  constraint contract_started check (start_day is not null or status in ('Offered', 'Rejected')),
  constraint contract_ended check ((status = 'Terminated') = (end_day is not null))
);
create unique index contract_one_active on contract (downline_id, kind) where status = 'Active';
create unique index contract_one_offer on contract (downline_id, kind) where status = 'Offered';
create unique index contract_version on contract (downline_id, kind, version);
create index contract_upline on contract (upline_id, kind, created_at desc);
create index contract_settled on contract (merchant, kind, period_type, start_day) where start_day is not null;
create index contract_offers on contract (created_at) where status = 'Offered';

create table contract_move (
  contract_id uuid not null references contract (id),
  number integer not null,
  move text not null check (move in ('OFFER', 'ACCEPT', 'REJECT', 'TERMINATE', 'EXPIRE', 'REPLACE', 'MOVE')),
  -- The account that made it; null for the operator or for time that ran out.
  member_id integer references member (id),
  operator_name text,
  at timestamptz not null,
  primary key (contract_id, number)
);

-- A settlement of one kind and period at a brand.
create table contract_run (
  id uuid primary key,
  merchant text not null references merchant (code),
  kind text not null,
  period_type text not null,
  began_at timestamptz not null,
  ended_at timestamptz not null,
  first_day date not null,
  last_day date not null,
  status text not null check (status in ('running', 'done')),
  payments integer not null default 0,
  amount bigint not null default 0,
  net bigint not null default 0,
  from_wallets bigint not null default 0,
  advanced bigint not null default 0,
  started_at timestamptz not null,
  finished_at timestamptz,
  unique (merchant, kind, period_type, began_at)
);

create table contract_payment (
  id uuid primary key,
  run_id uuid not null references contract_run (id),
  agent_id integer not null references member (id),
  -- Null where an agent without a contract of their own owes their downlines.
  contract_id uuid references contract (id),
  upline_id integer references member (id),
  first_day date not null,
  last_day date not null,
  bets bigint not null,
  profit_loss bigint not null,
  active_members integer not null,
  base bigint not null,
  carried_in bigint not null,
  carried_out bigint not null,
  tier smallint,
  rate_millionths integer not null,
  amount bigint not null check (amount >= 0),
  to_downlines bigint not null check (to_downlines >= 0),
  net bigint not null check (net >= 0),
  shortfall bigint not null check (shortfall >= 0),
  from_wallet bigint check (from_wallet >= 0),
  advanced bigint check (advanced >= 0),
  status text not null check (status in ('Pending', 'Not reached', 'Approved', 'Paid', 'Expired')),
  decided_by text,
  decided_at timestamptz,
  created_at timestamptz not null,
  paid_at timestamptz,
  constraint contract_payment_once unique (run_id, agent_id),
  constraint contract_payment_share check (amount - to_downlines = net - shortfall),
  constraint contract_payment_paid check ((status = 'Paid') = (paid_at is not null))
);
create index contract_payment_agent on contract_payment (agent_id, created_at desc);
create index contract_payment_upline on contract_payment (upline_id, run_id);
create index contract_payment_contract on contract_payment (contract_id, first_day, created_at);
create index contract_payment_open on contract_payment (status, created_at) where status in ('Pending', 'Approved');

grant select, insert, update (status, start_day, end_day) on contract to tessera_app;
grant select, insert on contract_move to tessera_app;
grant select, insert, update (status, payments, amount, net, from_wallets, advanced, finished_at) on contract_run to tessera_app;
grant select, insert, update (status, from_wallet, advanced, decided_by, decided_at, paid_at) on contract_payment to tessera_app;
