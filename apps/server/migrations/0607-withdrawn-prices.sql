-- Manual prices that the platform has withdrawn because the score changed: they were made for another score.
create table sportsbook_withdrawn_price (
  id bigint generated always as identity primary key,
  event_id bigint not null references sportsbook_event (id),
  market_id bigint not null,
  outcome text not null,
  price integer not null check (price > 1000),
  home_before integer not null,
  away_before integer not null,
  home_after integer not null,
  away_after integer not null,
  at timestamptz not null
);
create index sportsbook_withdrawn_price_event on sportsbook_withdrawn_price (event_id, id);

grant select, insert on sportsbook_withdrawn_price to tessera_app;
