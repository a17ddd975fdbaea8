-- Blocked lines: an account with an open block, and everybody below it, cannot log in, play or move money. There is one row for a
-- block and none for its accounts, whose line says whether they are blocked (member_line_is_blocked).
create table line_block (
  id integer generated always as identity primary key,
  member_id integer not null references member (id),
  operator_name text not null,
  reason text not null,
  blocked_at timestamptz not null,
  -- When the last session of the line had ended; null while that is being done.
  sessions_ended_at timestamptz,
  ended_at timestamptz
);
create unique index line_block_open on line_block (member_id) where ended_at is null;
grant select, insert, update (sessions_ended_at, ended_at) on line_block to tessera_app;
