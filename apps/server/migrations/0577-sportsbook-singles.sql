-- Which singles a member has on an event: what they stake on both sides of it is no turnover.

create table sportsbook_single (
  event_id bigint not null references sportsbook_event (id),
  member_id integer not null,
  bet_id uuid not null references sportsbook_bet (id),
  constraint sportsbook_single_pkey primary key (event_id, member_id, bet_id)
);
grant select, insert on sportsbook_single to tessera_app;
