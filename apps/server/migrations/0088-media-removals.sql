-- Files of pictures that nobody needs any more: decided here under the lock of the files, removed from the store afterwards,
-- by whoever decided it or later by the timetable. Remembered for a day, so that an upload that began before notices.
create table media_removal (
  file text primary key,
  -- Another one each time it is decided anew.
  number bigint generated always as identity,
  -- Until then somebody is at it.
  attempt_until timestamptz not null,
  finished_at timestamptz
);
create index media_removal_due on media_removal (number) where finished_at is null;
grant select, insert, update, delete on media_removal to tessera_app;
