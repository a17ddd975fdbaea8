-- Who lost most in large teams in the days up to the running one, found by a job.
create table team_loss (
  agent_id integer not null references member (id),
  -- How many days, the last of them included.
  span smallint not null,
  place smallint not null,
  last_day date not null,
  member_id integer not null references member (id),
  stakes bigint not null,
  valid_bets bigint not null,
  returns bigint not null,
  gifts bigint not null,
  primary key (agent_id, span, place)
);
grant select, insert, update, delete on team_loss to tessera_app;
