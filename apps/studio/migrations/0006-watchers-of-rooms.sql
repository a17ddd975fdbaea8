-- How many players see a room, as its owner said with its last renewal: a lobby shows it.
alter table studio.room add column watchers integer not null default 0 check (watchers >= 0);
grant update (watchers) on studio.room to tessera_studio;
