-- Prizes that bets of members dropped: at most one for each fact of the stream.
create table promotion_drop (
  promotion_id integer not null references content (id),
  member_id integer not null references member (id),
  fact_id bigint not null,
  -- The day of the site on which the bet was settled.
  day date not null,
  -- Its name and amount, which say which prize of the terms it was.
  prize text not null,
  primary key (promotion_id, member_id, fact_id)
);
create index promotion_drop_of_day on promotion_drop (promotion_id, day);
grant select, insert on promotion_drop to tessera_app;

-- The last fact that was drawn for in each promotion: a fact is drawn for once, even if the stream is read again.
create table promotion_drop_place (
  promotion_id integer primary key references content (id),
  fact_id bigint not null
);
grant select, insert, update (fact_id) on promotion_drop_place to tessera_app;
