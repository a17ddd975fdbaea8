-- The sportsbook: which events there are, what happened in them, and what their markets cost. Bets come later.

-- What can be bet on, from the largest to the smallest. Names: {"en": "England"}, with further languages where the source has them.
create table sportsbook_competition (
  id bigint generated always as identity primary key,
  feed text not null check (feed in ('replay', 'odds', 'push')),
  external_id text not null check (length(external_id) between 1 and 100),
  sport text not null check (sport ~ '^[a-z]{2,20}$'),
  -- A country or a part of the world; invented competitions have none.
  region jsonb,
  names jsonb not null check (jsonb_typeof(names) = 'object' and pg_column_size(names) <= 8000),
  -- Small numbers come first.
  position integer not null default 1000,
  constraint sportsbook_competition_source unique (feed, external_id)
);

create table sportsbook_season (
  id bigint generated always as identity primary key,
  competition_id bigint not null references sportsbook_competition (id),
  external_id text not null check (length(external_id) between 1 and 100),
  constraint sportsbook_season_source unique (competition_id, external_id)
);

create table sportsbook_team (
  id bigint generated always as identity primary key,
  feed text not null check (feed in ('replay', 'odds', 'push')),
  external_id text not null check (length(external_id) between 1 and 200),
  sport text not null,
  names jsonb not null check (jsonb_typeof(names) = 'object' and pg_column_size(names) <= 8000),
  constraint sportsbook_team_source unique (feed, sport, external_id)
);

create table sportsbook_event (
  id bigint generated always as identity primary key,
  feed text not null check (feed in ('replay', 'odds', 'push')),
  external_id text not null check (length(external_id) between 1 and 200),
  sport text not null,
  season_id bigint not null references sportsbook_season (id),
  competition_id bigint not null references sportsbook_competition (id),
  home_id bigint not null references sportsbook_team (id),
  away_id bigint not null references sportsbook_team (id),
  starts_at timestamptz not null,
  status text not null default 'scheduled'
    check (status in ('scheduled', 'live', 'interrupted', 'abandoned', 'postponed', 'ended', 'cancelled')),
  venue text not null default 'as_announced' check (venue in ('as_announced', 'neutral', 'reversed')),
  -- The most sets or maps, for the sports that have them.
  best_of integer check (best_of between 1 and 7 and best_of % 2 = 1),
  home_score integer not null default 0 check (home_score >= 0),
  away_score integer not null default 0 check (away_score >= 0),
  -- What is played now, such as second_half or quarter_3; empty before it starts.
  period text not null default '' check (length(period) <= 40),
  -- How long it has been played by its own clock at a moment, and whether that clock runs.
  played_seconds integer not null default 0 check (played_seconds >= 0),
  played_at timestamptz,
  -- The result so far, as the rules read it (EventResult); null while nothing is known.
  result jsonb check (pg_column_size(result) <= 8000),
  -- Further counts of both sides, such as {"corners": [4, 2]}.
  statistics jsonb not null default '{}' check (pg_column_size(statistics) <= 8000),
  -- Why no market takes bets now; null while markets decide for themselves.
  stopped text check (stopped in ('goal', 'red_card', 'penalty', 'review', 'incident', 'feed', 'operator')),
  -- How often it changed.
  version integer not null default 1,
  constraint sportsbook_event_source unique (feed, external_id)
);
create index sportsbook_event_starts on sportsbook_event (starts_at, id);
create index sportsbook_event_open on sportsbook_event (status, starts_at, id)
  where status in ('scheduled', 'live', 'interrupted');
create index sportsbook_event_competition on sportsbook_event (competition_id, starts_at);
create index sportsbook_event_home on sportsbook_event (home_id, starts_at);
create index sportsbook_event_away on sportsbook_event (away_id, starts_at);
create index sportsbook_event_season on sportsbook_event (season_id);

-- first form: the triggers of insert-only tables need it
create function sportsbook_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'incidents, results and recorded matches are never changed' using errcode = '42501';
end $$;

-- What happened in an event, in order; by its source's number, so that a repetition changes nothing.
create table sportsbook_incident (
  event_id bigint not null references sportsbook_event (id),
  number integer not null check (number > 0),
  kind text not null check (kind ~ '^[a-zA-Z_]{2,40}$'),
  side text check (side in ('home', 'away')),
  period text not null,
  played_seconds integer not null check (played_seconds >= 0),
  home_score integer not null,
  away_score integer not null,
  at timestamptz not null,
  constraint sportsbook_incident_pkey primary key (event_id, number)
);
create trigger sportsbook_incident_stands before update or delete or truncate on sportsbook_incident
  for each statement execute function sportsbook_refuse_change();

-- How an event ended. A correction is a further version; the latest counts.
create table sportsbook_result (
  event_id bigint not null references sportsbook_event (id),
  version integer not null check (version > 0),
  status text not null check (status in ('ended', 'abandoned', 'postponed', 'cancelled', 'live')),
  venue text not null check (venue in ('as_announced', 'neutral', 'reversed')),
  -- As the rules read it (EventResult); null if nothing was played.
  result jsonb check (jsonb_typeof(result) = 'object' and pg_column_size(result) <= 8000),
  ended_at timestamptz,
  -- The official result at the end of play, or a later decision that does not count for bets.
  source text not null check (source in ('play', 'award')),
  at timestamptz not null,
  constraint sportsbook_result_pkey primary key (event_id, version)
);
create trigger sportsbook_result_stands before update or delete or truncate on sportsbook_result
  for each statement execute function sportsbook_refuse_change();

-- One market of an event with the prices of its outcomes. The version grows with every change, so that a bet can name what it saw.
create table sportsbook_market (
  id bigint generated always as identity primary key,
  event_id bigint not null references sportsbook_event (id),
  type text not null check (type ~ '^[a-z][a-z0-9_]{0,40}$'),
  period text not null check (period ~ '^[a-z][a-z0-9_]{0,40}$'),
  -- Four times the line: -0.75 is -3. Null for a market without a line.
  line_quarters integer,
  status text not null check (status in ('open', 'suspended', 'closed', 'settled')),
  outcomes text[] not null check (cardinality(outcomes) between 1 and 200),
  -- In thousandths, in the order of the outcomes; 0 for an outcome that is not on sale.
  prices integer[] not null check (0 <= all (prices)),
  position integer not null default 0,
  version integer not null default 1,
  changed_at timestamptz not null,
  constraint sportsbook_market_once unique nulls not distinct (event_id, type, period, line_quarters),
  check (cardinality(prices) = cardinality(outcomes))
);

-- Every version that a market had, as long as it is kept (sportsbook_forget_prices).
create table sportsbook_price (
  market_id bigint not null,
  version integer not null,
  status text not null,
  prices integer[] not null,
  at timestamptz not null,
  constraint sportsbook_price_pkey primary key (market_id, version)
);
create index sportsbook_price_at on sportsbook_price using brin (at);

-- Real matches that were imported, and that the built-in feed replays in this order.
create table sportsbook_recorded (
  id bigint generated always as identity primary key,
  competition text not null check (competition ~ '^[a-z0-9-]{1,40}$'),
  season text not null check (length(season) between 1 and 20),
  position integer not null check (position >= 0),
  round text not null,
  day date not null,
  home text not null check (length(home) between 1 and 100),
  away text not null check (length(away) between 1 and 100),
  home_score integer not null,
  away_score integer not null,
  half_time integer[] check (cardinality(half_time) = 2),
  -- Counts of both sides where the source has them, such as {"corners": [7, 8]}.
  statistics jsonb not null,
  constraint sportsbook_recorded_once unique (competition, season, position)
);
create trigger sportsbook_recorded_stands before update or delete or truncate on sportsbook_recorded
  for each statement execute function sportsbook_refuse_change();

-- The clock of the built-in feed: at this moment its time was this, and since then it has run so many times as fast.
create table sportsbook_replay_clock (
  singleton boolean primary key default true check (singleton),
  at_ms bigint not null,
  replay_ms bigint not null,
  speed integer not null check (speed between 1 and 1000)
);

-- How far the built-in feed has planned each of its series: recorded matches of a competition, or an invented one.
create table sportsbook_replay_series (
  series text primary key check (series ~ '^[a-z0-9-]{1,40}$'),
  -- How often the whole series was played already, and the next place in it.
  edition integer not null default 1 check (edition > 0),
  position integer not null default 0 check (position >= 0),
  -- The first moment of the feed's clock at which the next event may start.
  next_ms bigint not null
);

-- What the built-in feed knows about an event: when it starts by the feed's clock, and the seed by which it is played. The seed is
-- drawn when it starts, so that nobody can compute a result while bets before the start are taken.
create table sportsbook_replay_event (
  event_id bigint primary key references sportsbook_event (id),
  recorded_id bigint references sportsbook_recorded (id),
  starts_ms bigint not null,
  -- What its prices are computed from, such as {"home": 1.5, "away": 1.1}.
  strength jsonb not null check (pg_column_size(strength) <= 2000),
  seed text check (seed ~ '^[0-9a-f]{64}$'),
  -- The incidents that have happened, and when markets reopen, were priced, and something is next to do, by the feed's clock.
  done integer not null default 0 check (done >= 0),
  reopens_ms bigint,
  priced_ms bigint not null default 0,
  next_ms bigint not null,
  finished boolean not null default false
);
create index sportsbook_replay_event_next on sportsbook_replay_event (next_ms) where not finished;

-- Which process replays or follows a feed.
create table sportsbook_lead (
  feed text primary key,
  holder text not null,
  until_ms bigint not null
);

grant select, insert on sportsbook_competition, sportsbook_season, sportsbook_team, sportsbook_event, sportsbook_incident,
  sportsbook_result, sportsbook_market, sportsbook_price, sportsbook_recorded, sportsbook_replay_clock, sportsbook_replay_series,
  sportsbook_replay_event, sportsbook_lead to tessera_app;
grant update (names, region, position) on sportsbook_competition to tessera_app;
grant update (names) on sportsbook_team to tessera_app;
grant update (starts_at, status, venue, best_of, home_score, away_score, period, played_seconds, played_at, result, statistics,
  stopped, version)
  on sportsbook_event to tessera_app;
grant update (status, prices, version, changed_at) on sportsbook_market to tessera_app;
grant update (at_ms, replay_ms, speed) on sportsbook_replay_clock to tessera_app;
grant update (edition, position, next_ms) on sportsbook_replay_series to tessera_app;
grant update (starts_ms, seed, done, reopens_ms, priced_ms, next_ms, finished) on sportsbook_replay_event to tessera_app;
grant update (holder, until_ms) on sportsbook_lead to tessera_app;

-- Events with the names that every list shows.
create view sportsbook_card with (security_invoker = true) as
  select event.*, competition.names as competition_names, competition.region as competition_region,
    competition.position as competition_position, home.names as home_names, away.names as away_names
  from sportsbook_event event
  join sportsbook_competition competition on competition.id = event.competition_id
  join sportsbook_team home on home.id = event.home_id
  join sportsbook_team away on away.id = event.away_id;
grant select on sportsbook_card to tessera_app;
