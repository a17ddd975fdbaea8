-- Outrights of the sportsbook: who wins a season, or finishes among its first. An outright is an event with many competitors instead of two.

alter table sportsbook_event add column kind text not null default 'match' check (kind in ('match', 'outright'));
alter table sportsbook_event alter column home_id drop not null, alter column away_id drop not null;
alter table sportsbook_event add constraint sportsbook_event_sides
  check ((kind = 'match') = (home_id is not null) and (kind = 'match') = (away_id is not null)) not valid;

-- Who can be bet on in an outright; the id of the team is the outcome of its markets.
create table sportsbook_competitor (
  event_id bigint not null references sportsbook_event (id),
  team_id bigint not null references sportsbook_team (id),
  constraint sportsbook_competitor_pkey primary key (event_id, team_id)
);

-- Which season of the built-in feed an outright is about, and what of it the prices have counted in.
create table sportsbook_replay_outright (
  event_id bigint primary key references sportsbook_event (id),
  series text not null,
  edition integer not null,
  -- Any place of its season in the series.
  position integer not null,
  counted text not null default '',
  finished boolean not null default false
);
create index sportsbook_replay_outright_open on sportsbook_replay_outright (event_id) where not finished;

grant select, insert on sportsbook_competitor, sportsbook_replay_outright to tessera_app;
grant update (counted, finished) on sportsbook_replay_outright to tessera_app;
