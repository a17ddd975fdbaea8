-- Which process of the studio runs the live table, and where the others lead whoever needs it. The lock decides who it
-- is; this row only says so.
create table studio.table_owner (
  only_one boolean primary key default true check (only_one),
  address text not null,
  secret text not null,
  taken_at timestamptz not null
);
grant select, insert, update, delete on studio.table_owner to tessera_studio;
