-- What the members of a line bet on the same event, draw or round, so that opposite bets count as nothing for teams.
create table team_together (
  subject text not null,
  head integer not null,
  currency text not null,
  member_id integer not null,
  alone boolean not null,
  valid_bets bigint not null,
  won bigint not null,
  -- What of the valid bets counts for teams.
  counted bigint not null,
  at timestamptz not null,
  primary key (subject, head, currency, member_id)
);
create index team_together_at on team_together using brin (at);
grant select, insert, update, delete on team_together to tessera_app;
