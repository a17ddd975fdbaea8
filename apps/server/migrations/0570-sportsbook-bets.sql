-- Bets on the sportsbook. Amounts in millionths, prices in thousandths of the decimal price.

create table sportsbook_bet (
  id uuid primary key,
  member_id integer not null,
  currency text not null,
  -- single, multiple, 2_of_3, trixie and so on.
  kind text not null check (kind ~ '^[a-z0-9_]{1,20}$'),
  stake_per_line bigint not null check (stake_per_line > 0),
  lines integer not null check (lines between 1 and 1024),
  stake bigint not null,
  -- What it returns if all of its legs win.
  most_return bigint not null check (most_return >= 0),
  -- What its owner agrees to when a price moves before the bet is accepted.
  price_changes text not null check (price_changes in ('none', 'better', 'any')),
  -- pending: its stake is taken, and it is accepted or refused at decides_at. refused: the stake went back.
  status text not null check (status in ('pending', 'open', 'settled', 'refused')),
  decides_at timestamptz,
  refusal text check (refusal in ('closed', 'price', 'score', 'limit')),
  -- What it returned by the last of its settlements, and how many it has had.
  returned bigint check (returned >= 0),
  -- What it counted as turnover.
  valid_bet bigint not null default 0,
  settlements integer not null default 0,
  placed_at timestamptz not null,
  ended_at timestamptz,
  constraint sportsbook_bet_stake check (stake = stake_per_line * lines),
  constraint sportsbook_bet_pending check ((status = 'pending') = (decides_at is not null)),
  constraint sportsbook_bet_refused check ((status = 'refused') = (refusal is not null))
);
create index sportsbook_bet_member on sportsbook_bet (member_id, placed_at desc);
create index sportsbook_bet_pending on sportsbook_bet (decides_at) where status = 'pending';

create table sportsbook_leg (
  bet_id uuid not null references sportsbook_bet (id),
  position integer not null check (position between 0 and 19),
  event_id bigint not null references sportsbook_event (id),
  market_id bigint not null references sportsbook_market (id),
  outcome text not null,
  -- As accepted; while the bet is pending, as asked.
  price integer not null check (price > 1000),
  market_version integer not null,
  -- The score of a live event when the bet was placed: a pending bet is refused once it has changed.
  score_seen integer[] check (cardinality(score_seen) = 2),
  -- What had been scored in its part of the event, for markets that count only what comes after.
  score_before integer[] check (cardinality(score_before) = 2),
  constraint sportsbook_leg_pkey primary key (bet_id, position)
);
create index sportsbook_leg_event on sportsbook_leg (event_id, bet_id);

-- How a bet was settled, and again after a corrected result: by which versions of its results, and what it returned then.
create table sportsbook_settlement (
  bet_id uuid not null references sportsbook_bet (id),
  number integer not null check (number > 0),
  status text not null check (status in ('settled', 'open')),
  returned bigint not null check (returned >= 0),
  versions jsonb not null check (pg_column_size(versions) <= 4000),
  -- What a member's balance did not cover when an earlier return was taken back.
  owed bigint not null default 0 check (owed >= 0),
  at timestamptz not null,
  constraint sportsbook_settlement_pkey primary key (bet_id, number)
);
create trigger sportsbook_settlement_stands before update or delete or truncate on sportsbook_settlement
  for each statement execute function sportsbook_refuse_change();

-- What the outcomes of a market have taken in and would return.
create table sportsbook_outcome_stake (
  market_id bigint not null references sportsbook_market (id),
  outcome text not null,
  staked bigint not null check (staked >= 0),
  returns bigint not null check (returns >= 0),
  constraint sportsbook_outcome_stake_pkey primary key (market_id, outcome)
);

-- How often there was something to settle in an event, and how often that was done; how far it has come meanwhile.
create table sportsbook_event_settlement (
  event_id bigint primary key references sportsbook_event (id),
  due integer not null,
  done integer not null default 0,
  -- It was settled because its 48 hours had passed.
  late boolean not null default false
);
create index sportsbook_event_settlement_due on sportsbook_event_settlement (event_id) where due > done;

grant select, insert on sportsbook_bet, sportsbook_leg, sportsbook_settlement, sportsbook_outcome_stake,
  sportsbook_event_settlement to tessera_app;
grant update (most_return, status, decides_at, refusal, returned, valid_bet, settlements, ended_at) on sportsbook_bet to tessera_app;
grant update (price, market_version) on sportsbook_leg to tessera_app;
grant update (staked, returns) on sportsbook_outcome_stake to tessera_app;
grant update (due, done, late) on sportsbook_event_settlement to tessera_app;
