-- Missions (D-147): what operators ask of members, each day, each week or once, for a reward.
create table mission (
  id integer generated always as identity primary key,
  merchant text not null references merchant (code),
  kind text not null check (kind in ('DAILY', 'WEEKLY', 'ONCE')),
  -- Words by language code.
  titles jsonb not null,
  currency text not null check (length(currency) = 3),
  starts_at timestamptz not null,
  ends_at timestamptz,
  -- What all its rewards together may cost; what was granted never exceeds it.
  budget bigint not null check (budget > 0),
  spent bigint not null default 0 check (spent >= 0),
  enabled boolean not null,
  position integer not null,
  -- The terms of members who begin now.
  revision integer not null,
  created_at timestamptz not null,
  check (ends_at > starts_at),
  check (spent <= budget)
);
grant select, insert, update on mission to tessera_app;
create index mission_of_brand on mission (merchant, position, id);

-- What a mission asks and gives. A change adds a revision: members keep the one with which they began a period.
create table mission_terms (
  mission_id integer not null references mission (id),
  revision integer not null,
  counts text not null check (counts in ('VALID_BETS', 'BETS', 'GAMES', 'DEPOSITS')),
  game_type text,
  vendor text,
  target bigint not null check (target > 0),
  reward bigint not null check (reward > 0),
  superseded_at timestamptz,
  primary key (mission_id, revision)
);
grant select, insert, update (superseded_at) on mission_terms to tessera_app;

-- How far a member is in a period. Only few columns, because most bets change a row of each mission.
create table mission_progress (
  member_id integer not null,
  mission_id integer not null,
  period_start timestamptz not null,
  revision integer not null,
  progress bigint not null,
  finished_at timestamptz,
  primary key (member_id, mission_id, period_start),
  foreign key (mission_id, revision) references mission_terms (mission_id, revision)
) with (fillfactor = 80);
grant select, insert, update, delete on mission_progress to tessera_app;
create index mission_progress_of_period on mission_progress (mission_id, period_start);

-- The games that a member played in a period, for missions that count different games.
create table mission_game (
  member_id integer not null,
  mission_id integer not null,
  period_start timestamptz not null,
  vendor text not null,
  game_code text not null,
  bets integer not null,
  primary key (member_id, mission_id, period_start, vendor, game_code)
);
grant select, insert, update, delete on mission_game to tessera_app;
create index mission_game_of_period on mission_game (mission_id, period_start);

-- Finished missions of a week by member, and how many members have finished how many, so that a place on the leaderboard is
-- found without counting members.
create table mission_week (
  merchant text not null references merchant (code),
  week_start timestamptz not null,
  member_id integer not null,
  finished integer not null check (finished > 0),
  reached_at timestamptz not null,
  primary key (merchant, week_start, member_id)
);
grant select, insert, update, delete on mission_week to tessera_app;
create index mission_week_places on mission_week (merchant, week_start, finished desc, reached_at);

create table mission_week_count (
  merchant text not null references merchant (code),
  week_start timestamptz not null,
  finished integer not null check (finished > 0),
  members integer not null check (members >= 0),
  primary key (merchant, week_start, finished)
);
grant select, insert, update, delete on mission_week_count to tessera_app;
