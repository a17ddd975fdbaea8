-- What members got in promotions that have something for each day of the site: once on each day.
create table promotion_daily (
  promotion_id integer not null references content (id),
  member_id integer not null references member (id),
  -- The day of the site.
  day date not null,
  -- Its place in the list of prizes, from 1 on.
  number smallint not null check (number > 0),
  name text not null,
  amount bigint not null check (amount >= 0),
  currency text not null,
  got_at timestamptz not null,
  primary key (promotion_id, member_id, day)
);
create index promotion_daily_of_member on promotion_daily (member_id, promotion_id, day);
grant select, insert on promotion_daily to tessera_app;
