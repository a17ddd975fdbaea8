-- VIP ranks (D-148). The rank itself is in the member's row, which module members writes; this is what it depends on.

-- Whoever changes a rank holds the member's row here first.
create table rank_standing (
  member_id integer primary key references member (id),
  -- In all, in millionths; voids subtract.
  valid_bets bigint not null default 0,
  -- The highest rank ever.
  peak smallint not null default 0 check (peak between 0 and 7),
  -- When the rank last changed.
  changed_at timestamptz,
  -- The month of the site in which an operator last took a rank: bets of that month do not bring it back.
  lowered_in date
) with (fillfactor = 80);
grant select, insert, update on rank_standing to tessera_app;

-- Valid bets of a month of the site, by its first day.
create table rank_month (
  member_id integer not null,
  month date not null,
  valid_bets bigint not null,
  primary key (member_id, month)
) with (fillfactor = 80);
grant select, insert, update on rank_month to tessera_app;

create table rank_change (
  id bigint generated always as identity primary key,
  member_id integer not null,
  from_rank smallint not null check (from_rank between 0 and 7),
  to_rank smallint not null check (to_rank between 0 and 7),
  cause text not null check (cause in ('BETS', 'MONTH', 'OPERATOR')),
  at timestamptz not null,
  -- Of an operator.
  reason text not null default '',
  changed_by text not null default '',
  -- Of the month that was judged.
  month_bets bigint
);
create index rank_change_member on rank_change (member_id, id);
grant select, insert on rank_change to tessera_app;

-- Upgrade bonuses: one of each rank for life.
create table rank_bonus (
  member_id integer not null references member (id),
  rank_level smallint not null check (rank_level between 1 and 7),
  amount bigint not null check (amount >= 0),
  granted_at timestamptz not null,
  primary key (member_id, rank_level)
);
grant select, insert on rank_bonus to tessera_app;

-- The ends of months: who did not keep their rank. Members are judged in the order of their ids, so that a run that was
-- cut off goes on behind the last one.
create table rank_run (
  merchant text not null references merchant (code),
  month date not null,
  status text not null default 'running' check (status in ('running', 'done')),
  started_at timestamptz not null,
  finished_at timestamptz,
  last_member_id integer not null default 0,
  judged integer not null default 0,
  fallen integer not null default 0,
  primary key (merchant, month)
);
grant select, insert, update on rank_run to tessera_app;

-- The contact of an operator who looks after members of high ranks.
create table rank_manager (
  operator_id integer primary key,
  name text not null check (name <> ''),
  link text not null check (link <> '')
);
grant select, insert, update on rank_manager to tessera_app;

create table rank_managed (
  member_id integer primary key references member (id),
  operator_id integer not null references rank_manager (operator_id)
);
create index rank_managed_operator on rank_managed (operator_id);
grant select, insert, update, delete on rank_managed to tessera_app;
