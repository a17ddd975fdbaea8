-- What one operator paid out alone, and approvals that wait for a second operator.

-- Grows only. Sums over 24 hours decide whether the next payment needs a second person.
create table paid_alone (
  id bigint generated always as identity primary key,
  operator_id integer not null references operator (id),
  merchant text not null,
  -- Null: what is not for one member.
  member_id integer,
  call text not null,
  subject text not null,
  -- In the currency of the brand.
  amount bigint not null check (amount >= 0),
  at timestamptz not null
);
create index paid_alone_by_operator on paid_alone (operator_id, at);
create index paid_alone_by_member on paid_alone (member_id, at) where member_id is not null;
grant select, insert on paid_alone to tessera_app;

create table second_approval (
  id bigint generated always as identity primary key,
  -- Null: the command line of the installation.
  operator_id integer references operator (id),
  call text not null,
  subject text not null,
  -- Of everything that is paid or promised: an approval of other terms is none.
  terms text not null,
  at timestamptz not null,
  used_by integer references operator (id),
  used_at timestamptz,
  check ((used_by is null) = (used_at is null))
);
create index second_approval_waiting on second_approval (call, subject) where used_at is null;
grant select, insert, update (used_by, used_at) on second_approval to tessera_app;

-- Approvals count for one payment: one that came back needs its own. They are kept.
alter table withdrawal_approval add column round smallint not null default 0;
-- Set when the giver may not approve any more.
alter table withdrawal_approval add column lapsed_at timestamptz;
grant update (at, lapsed_at) on withdrawal_approval to tessera_app;
