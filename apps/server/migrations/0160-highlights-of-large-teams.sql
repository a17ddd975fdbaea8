-- Who bet most and who stopped betting, of teams in which finding them takes long.
create table team_highlight (
  agent_id integer not null references member (id),
  kind text not null check (kind in ('best', 'sleeping')),
  place smallint not null,
  member_id integer not null references member (id),
  bets bigint not null,
  last_day date not null,
  primary key (agent_id, kind, place)
);
grant select, insert, update, delete on team_highlight to tessera_app;
