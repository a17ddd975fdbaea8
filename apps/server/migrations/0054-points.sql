-- Points are entries of the ledger, in an asset of their own (POINT) beside the currencies. What is here is how far their
-- earning has come.

-- Valid bets of a member that have not earned a point yet; below zero when settled stakes were given back.
create table point_progress (
  member_id integer primary key references member (id),
  unearned bigint not null
);
grant select, insert, update on point_progress to tessera_app;

-- The last place of the stream of play that has earned its points. Whoever credits points holds this row.
create table point_watermark (
  only_row boolean primary key default true check (only_row),
  fact_id bigint not null
);
insert into point_watermark (fact_id) values (0);
grant select, update on point_watermark to tessera_app;
