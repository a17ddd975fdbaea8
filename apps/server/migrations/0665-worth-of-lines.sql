-- What the play of a line was worth to the operator, and what its members were given, since it is counted; by the head of the line.
create table line_worth (
  head_id integer primary key references member (id),
  -- Settled valid bets of real money, and what they were worth by the edges of their games.
  bets bigint not null default 0,
  worth bigint not null default 0,
  -- Bonuses, rebates, commissions, and points that became money.
  given bigint not null default 0
);
grant select, insert, update on line_worth to tessera_app;

-- What contracts have paid to a line of what its play was worth. Two runs of one line wait for each other at its row.
create table contract_line_paid (
  head_id integer primary key references member (id),
  paid bigint not null default 0
);
grant select, insert, update on contract_line_paid to tessera_app;

-- From when on the worth of lines is counted; null where it was from the first bet on. Periods that began before are not bounded.
alter table team_window_open add column worth_since timestamptz;
update team_window_open set worth_since = now() where began_at is not null;

-- Bets of one line against each other are worth as little as they count.
alter table team_together
  add column worth bigint not null default 0,
  add column counted_worth bigint not null default 0;

-- The share of the worth by which a run was bounded; null for a run that was not.
alter table contract_run add column worth_percent smallint
  constraint contract_run_worth_percent check (worth_percent >= 0);
-- The head of the line, what was left of its worth, and what the payment was before that bounded it.
alter table contract_payment
  add column head_id integer,
  add column worth_left bigint constraint contract_payment_worth_left check (worth_left >= 0),
  add column full_amount bigint constraint contract_payment_full_amount check (full_amount >= amount);
