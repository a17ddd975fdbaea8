-- Offers of the operator with a high rate need two operators: one asks, another decides.

create table contract_request (
  id uuid primary key,
  member_id integer not null references member (id),
  kind text not null check (kind in ('DIVIDEND', 'DAILY', 'HOURLY', 'REALTIME')),
  period_type text not null check (period_type in ('Daily', 'Weekly', 'Semimonthly', 'Monthly')),
  tiers jsonb not null,
  reason text not null,
  status text not null default 'waiting' check (status in ('waiting', 'approved', 'refused', 'expired')),
  asked_by integer not null references operator (id),
  asked_by_name text not null,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  decided_by integer references operator (id),
  decided_by_name text,
  decided_at timestamptz,
  decision_reason text not null default '',
  -- Whoever asks never decides, whatever a program says.
  constraint contract_request_two_people check (decided_by <> asked_by),
  constraint contract_request_decided check ((status in ('approved', 'refused')) = (decided_at is not null) and (decided_at is null) = (decided_by is null))
);
create unique index contract_request_waiting on contract_request (member_id, kind) where status = 'waiting';
create index contract_request_asked on contract_request (asked_at desc, id);
grant select, insert, update (status, decided_by, decided_by_name, decided_at, decision_reason) on contract_request to tessera_app;

-- What the console lists.
-- small table: contracts are as new as this
create index contract_created on contract (created_at desc, id);
-- small table: contracts are as new as this
create index contract_run_began on contract_run (began_at desc, id);
-- small table: contracts are as new as this
create index contract_payment_advanced on contract_payment (agent_id) where advanced > 0;
-- small table: contracts are as new as this
create index contract_payment_days on contract_payment (last_day) where status = 'Paid';
