-- What a member keeps of the catalogue: favourite games, and the games that were started last.

create table catalogue_favourite (
  member_id integer not null references member (id) on delete cascade,
  node_id integer not null references catalogue_game (node_id),
  -- Counts up, so that two of one moment keep their order.
  sequence bigint generated always as identity,
  added_at timestamptz not null,
  primary key (member_id, node_id)
);
grant select, insert, delete on catalogue_favourite to tessera_app;

create table catalogue_recent (
  member_id integer not null references member (id) on delete cascade,
  node_id integer not null references catalogue_game (node_id),
  started_at timestamptz not null,
  primary key (member_id, node_id)
);
create index catalogue_recent_newest on catalogue_recent (member_id, started_at desc);
grant select, insert, update, delete on catalogue_recent to tessera_app;
