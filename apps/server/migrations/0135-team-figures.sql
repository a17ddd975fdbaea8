-- The figures of teams by day (docs/domain/agents.md): written by the roll-up of the agents module from the streams of bets
-- and postings, each in the order of its numbers.

-- How far the roll-up has come in one stream.
create table team_stream (
  stream text primary key check (stream in ('bets', 'postings')),
  -- Everything up to here is worked off, but for what belongs to a later window and lies after next_id.
  scanned_id bigint not null default 0,
  -- The last number before the first that belongs to a later window; null when none was met.
  next_id bigint,
  -- Up to here what lies before the open window is worked off.
  repeated_id bigint not null default 0
);
insert into team_stream (stream) values ('bets'), ('postings');

-- The open window of five minutes; null before the first run.
create table team_window_open (
  only_row boolean primary key default true check (only_row),
  began_at timestamptz,
  -- When everything up to was asked for the last time: how fresh the figures are.
  fresh_at timestamptz
);
insert into team_window_open default values;

-- The running day of each brand in its site time. It never goes back, also when the time zone does.
create table team_today (
  merchant text primary key references merchant (code),
  day date not null
);

-- What a member did in a day. Gifts are bonuses and rebates; pay is commissions and salaries.
create table team_member_day (
  day date not null,
  member_id integer not null references member (id),
  valid_bets bigint not null default 0,
  stakes bigint not null default 0,
  returns bigint not null default 0,
  gifts bigint not null default 0,
  pay bigint not null default 0,
  fees bigint not null default 0,
  deposits bigint not null default 0,
  withdrawals bigint not null default 0,
  -- Whether the valid bets made the member active.
  active boolean not null default false,
  primary key (day, member_id)
);

-- The same of a whole team, its head included.
create table team_day (
  agent_id integer not null references member (id),
  day date not null,
  valid_bets bigint not null default 0,
  stakes bigint not null default 0,
  returns bigint not null default 0,
  gifts bigint not null default 0,
  pay bigint not null default 0,
  fees bigint not null default 0,
  deposits bigint not null default 0,
  withdrawals bigint not null default 0,
  active integer not null default 0,
  cash_change bigint not null default 0,
  primary key (agent_id, day)
);

-- The figures of the day so far at the end of a window, for agents whose contracts pay by the hour or the window.
create table team_window (
  agent_id integer not null references member (id),
  began_at timestamptz not null,
  day date not null,
  valid_bets bigint not null,
  profit_loss bigint not null,
  active integer not null,
  primary key (agent_id, began_at)
);

-- The line of a member up to and including a day, where it was another than today's.
create table team_former_line (
  member_id integer not null references member (id),
  until_day date not null,
  line integer[] not null,
  counts_from smallint not null,
  primary key (member_id, until_day)
);

grant select, insert, update on team_stream, team_window_open, team_today, team_member_day, team_day to tessera_app;
grant select on sequence ledger_posting_number to tessera_app;
grant select, insert on team_window, team_former_line to tessera_app;
