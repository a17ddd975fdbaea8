-- What a bet builder joins to the selection that stands in sportsbook_leg: further outcomes of the same event, which all have
-- to hold. The price of the leg is for all of them together.

create table sportsbook_builder_selection (
  bet_id uuid not null,
  leg integer not null,
  position integer not null check (position between 1 and 11),
  market_id bigint not null references sportsbook_market (id),
  outcome text not null,
  market_version integer not null,
  -- What had been scored in its part of the event, for markets that count only what comes after.
  score_before integer[] check (cardinality(score_before) = 2),
  constraint sportsbook_builder_selection_pkey primary key (bet_id, leg, position),
  constraint sportsbook_builder_selection_leg foreign key (bet_id, leg) references sportsbook_leg (bet_id, position)
);
grant select, insert on sportsbook_builder_selection to tessera_app;
grant update (market_version) on sportsbook_builder_selection to tessera_app;
