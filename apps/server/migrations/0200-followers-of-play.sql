-- How far each reader of the stream of bets has read it: points, ranks, missions and others read it in order, each for itself.
create table bet_follower (
  name text primary key,
  fact_id bigint not null
);
grant select, insert, update on bet_follower to tessera_app;
