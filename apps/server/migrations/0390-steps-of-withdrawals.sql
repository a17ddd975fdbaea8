-- What happened to a withdrawal, and when. Insert-only.
create table withdrawal_stage (
  withdrawal_id uuid not null references withdrawal (id),
  number smallint not null check (number > 0),
  stage text not null check (stage in ('asked', 'checked', 'approved', 'rejected', 'sent', 'failed', 'paid', 'received', 'forcedReceived', 'notReceived', 'returned')),
  -- The part that it is about, where a withdrawal can be paid in parts.
  amount bigint check (amount > 0),
  -- The name of the operator or member; empty for the platform itself.
  by text not null,
  at timestamptz not null,
  primary key (withdrawal_id, number)
);
grant select, insert on withdrawal_stage to tessera_app;

-- How long a withdrawal took from the request to its first payment. Insert-only.
create table withdrawal_time (
  withdrawal_id uuid primary key references withdrawal (id),
  brand text not null,
  method text not null,
  paid_at timestamptz not null,
  took_ms bigint not null check (took_ms >= 0)
);
create index withdrawal_time_latest on withdrawal_time (brand, method, paid_at desc);
grant select, insert on withdrawal_time to tessera_app;

-- What is known of withdrawals from before.
insert into withdrawal_stage (withdrawal_id, number, stage, amount, by, at)
select withdrawal_id, row_number() over (partition by withdrawal_id order by at, place), stage, amount, by, at from (
  select id as withdrawal_id, 'asked' as stage, null::bigint as amount, username as by, created_at as at, 0 as place from withdrawal
  union all select withdrawal_id, 'paid', amount, '', paid_at, 1 from withdrawal_payment
  union all select withdrawal_id, 'notReceived', null, opened_by, opened_at, 2 from withdrawal_dispute
  union all select withdrawal_id, 'returned', amount, '', returned_at, 3 from withdrawal_return) known;
insert into withdrawal_time (withdrawal_id, brand, method, paid_at, took_ms)
select w.id, m.merchant, 'bank', p.paid_at, greatest(0, round(extract(epoch from p.paid_at - w.created_at) * 1000))::bigint
from withdrawal w join withdrawal_payment p on p.withdrawal_id = w.id and p.number = 1 join member_name m on m.id = w.member_id;
