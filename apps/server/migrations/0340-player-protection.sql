-- Members whose bets are checked one by one, because they have set a limit, take a break or are excluded.
create table player_guard (
  member_id integer primary key references member (id),
  -- Of their brand, when it was last set: where days, weeks and months begin.
  time_zone_offset_ms integer not null,
  since timestamptz not null
);
grant select, insert, update on player_guard to tessera_app;

-- What members allow themselves: millionths of a currency unit, or of a minute of play.
create table player_limit (
  member_id integer not null references player_guard (member_id),
  kind text not null check (kind in ('deposit', 'stake', 'loss', 'playTime')),
  period text not null check (period in ('day', 'week', 'month')),
  most bigint not null check (most >= 0),
  set_at timestamptz not null,
  -- A looser limit waits for a second yes; without looser_most there would be none.
  looser_asked_at timestamptz,
  looser_most bigint check (looser_most > most),
  primary key (member_id, kind, period),
  check (looser_most is null or looser_asked_at is not null)
);
grant select, insert, update, delete on player_limit to tessera_app;

-- What is used of a limit in the period that began at starts_at.
create table player_limit_use (
  member_id integer not null,
  kind text not null,
  period text not null,
  starts_at timestamptz not null,
  used bigint not null,
  last_bet_at timestamptz,
  primary key (member_id, kind, period)
);
grant select, insert, update on player_limit_use to tessera_app;

-- Breaks and exclusions. One without until_at has no end.
create table player_exclusion (
  id bigint generated always as identity primary key,
  member_id integer not null references player_guard (member_id),
  kind text not null check (kind in ('break', 'exclusion')),
  from_at timestamptz not null,
  until_at timestamptz,
  return_asked_at timestamptz,
  -- The operator who set it, and why; of another account of the same person, its member.
  by_operator text,
  reason text,
  because_of integer references member (id),
  check (kind = 'exclusion' or until_at is not null)
);
create index player_exclusion_of_member on player_exclusion (member_id, id desc);
grant select, insert, update on player_exclusion to tessera_app;

-- A stretch of play, and when its next reality check is due. Without minutes those of the brand.
create table player_stretch (
  member_id integer primary key references member (id),
  minutes smallint,
  began_at timestamptz,
  check_at timestamptz
);
grant select, insert, update on player_stretch to tessera_app;

-- Every change of the above, by whom: nothing is ever removed.
create table player_protection_change (
  id bigint generated always as identity primary key,
  member_id integer not null references member (id),
  at timestamptz not null,
  by_operator text,
  what text not null,
  details jsonb not null
);
create index player_protection_change_of_member on player_protection_change (member_id, id desc);
grant select, insert on player_protection_change to tessera_app;

-- Bets of these players take the careful path.
alter table play_player add column careful boolean not null default false;
-- From then on bets of this session wait for a reality check.
alter table play_session add column check_at timestamptz;
