-- What operators decide about bets and results of the sportsbook.

-- Of an event that ended after its 48 hours: what stood when they had passed. Markets that an operator declared void, such as
-- 'total|regular|10'.
alter table sportsbook_result
  add column result_at_deadline jsonb check (jsonb_typeof(result_at_deadline) = 'object' and pg_column_size(result_at_deadline) <= 8000),
  add column voided_markets text[] not null default '{}' check (cardinality(voided_markets) <= 1000);
-- Markets of an event that is not over can be void.
alter table sportsbook_result drop constraint sportsbook_result_status_check;
alter table sportsbook_result add constraint sportsbook_result_status_check
  check (status in ('ended', 'abandoned', 'postponed', 'cancelled', 'live', 'scheduled', 'interrupted')) not valid;

-- review: no operator approved it in time, or one refused it. declined: its owner did not want what an operator offered.
alter table sportsbook_bet drop constraint sportsbook_bet_refusal_check;
alter table sportsbook_bet add constraint sportsbook_bet_refusal_check
  check (refusal in ('closed', 'price', 'score', 'limit', 'review', 'declined')) not valid;
grant update (stake_per_line, stake) on sportsbook_bet to tessera_app;

-- Large bets that wait for an operator. Until decides_at of the bet somebody has to decide.
create table sportsbook_review (
  bet_id uuid primary key references sportsbook_bet (id),
  -- waiting: for an operator. offered: for its owner, who accepts or gets the stake back. approved: it is accepted like any other
  -- pending bet. over: refused, declined or expired.
  state text not null default 'waiting' check (state in ('waiting', 'offered', 'approved', 'over')),
  asked_at timestamptz not null,
  decided_by integer,
  decided_by_name text,
  decided_at timestamptz,
  reason text check (length(reason) <= 200),
  -- What was offered instead: the stake of a line, and the prices of the legs in their order; and the prices that stood then.
  offered_stake_per_line bigint check (offered_stake_per_line > 0),
  offered_prices integer[] check (cardinality(offered_prices) between 1 and 20),
  prices_then integer[] check (cardinality(prices_then) between 1 and 20),
  constraint sportsbook_review_decided check (state = 'waiting' or state = 'over' or decided_by is not null)
);
create index sportsbook_review_waiting on sportsbook_review (asked_at, bet_id) where state in ('waiting', 'offered');

-- Results that an operator enters, and markets and events that one declares void: first a dry run, then its confirmation.
create table sportsbook_result_entry (
  id uuid primary key,
  event_id bigint not null references sportsbook_event (id),
  -- planning: who gains and loses is being computed. planned: it can be confirmed. running: its version counts, and bets are settled
  -- by it. done: all are. stale: something else has changed meanwhile.
  status text not null check (status in ('planning', 'planned', 'running', 'done', 'dropped', 'stale')),
  kind text not null check (kind in ('result', 'void_market', 'void_event')),
  -- The next version of the result (ResultVersion).
  said jsonb not null check (pg_column_size(said) <= 20000),
  market_id bigint references sportsbook_market (id),
  -- The version of the result that it follows; 0: the first.
  from_version integer not null check (from_version >= 0),
  reason text not null check (length(reason) between 1 and 200),
  made_by integer not null,
  made_by_name text not null,
  made_at timestamptz not null,
  -- What the dry run found, and all that it was computed from.
  plan jsonb check (pg_column_size(plan) <= 200000),
  fingerprint text,
  second_operator boolean not null default false,
  version integer,
  decided_by integer,
  decided_by_name text,
  decided_at timestamptz,
  decision_reason text check (length(decision_reason) <= 200),
  constraint sportsbook_result_entry_two_people
    check (not second_operator or status not in ('running', 'done') or decided_by <> made_by)
);
create unique index sportsbook_result_entry_open on sportsbook_result_entry (event_id) where status in ('planning', 'planned', 'running');
create index sportsbook_result_entry_event on sportsbook_result_entry (event_id, made_at desc);
create index sportsbook_result_entry_work on sportsbook_result_entry (made_at) where status in ('planning', 'running');

grant select, insert on sportsbook_review, sportsbook_result_entry to tessera_app;
grant update (state, decided_by, decided_by_name, decided_at, reason, offered_stake_per_line, offered_prices, prices_then)
  on sportsbook_review to tessera_app;
grant update (status, plan, fingerprint, second_operator, version, decided_by, decided_by_name, decided_at, decision_reason)
  on sportsbook_result_entry to tessera_app;
