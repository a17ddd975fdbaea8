-- How many different members were active in spans of days, of teams in which counting them takes long.
create table team_active (
  agent_id integer not null references member (id),
  from_day date not null,
  to_day date not null,
  active integer not null,
  -- Up to when the counted figures were complete.
  fresh_at timestamptz not null,
  primary key (agent_id, from_day, to_day)
);
grant select, insert, update, delete on team_active to tessera_app;
