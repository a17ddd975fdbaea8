-- Moves of an account, with everybody below it, to another line. They take effect at the beginning of a day of the site.
create table line_move (
  id integer generated always as identity primary key,
  member_id integer not null references member (id),
  -- Null: to no upline.
  upline_id integer references member (id),
  from_day date not null,
  state text not null default 'waiting' check (state in ('waiting', 'made', 'calledOff', 'dropped')),
  operator_id integer,
  operator_name text not null,
  reason text not null,
  asked_at timestamptz not null,
  ended_at timestamptz,
  constraint line_move_ended check ((state = 'waiting') = (ended_at is null))
);
create unique index line_move_waiting on line_move (member_id) where state = 'waiting';
grant select, insert, update (state, ended_at) on line_move to tessera_app;
