-- Members at one table write to each other. Null: the operator has no chat; empty: this player reads along; else the name under
-- which they write, masked by the operator.
alter table studio.launch add column chat_name text;
alter table studio.session add column chat_name text;

-- From this follows, for each room, the name by which pages know who wrote: nobody else can tell that two are one person.
alter table studio.player add column chat_secret uuid;
grant update (chat_secret) on studio.player to tessera_studio;

create table studio.chat_message (
  id bigint generated always as identity primary key,
  room text not null,
  player_id bigint not null references studio.player (id),
  author text not null,
  name text not null,
  body text not null check (char_length(body) between 1 and 200),
  at timestamptz not null,
  removed_at timestamptz
);
create index chat_message_room on studio.chat_message (room, id desc);
create index chat_message_at on studio.chat_message using brin (at);
grant select, insert, delete on studio.chat_message to tessera_studio;
grant update (removed_at) on studio.chat_message to tessera_studio;

-- A message that members have reported, with those around it: a report stands when the messages are deleted.
create table studio.chat_report (
  message_id bigint primary key,
  room text not null,
  player_id bigint not null references studio.player (id),
  name text not null,
  body text not null,
  around jsonb not null,
  first_at timestamptz not null,
  closed_at timestamptz,
  closed_by text,
  outcome text
);
create index chat_report_open on studio.chat_report (first_at) where closed_at is null;
create index chat_report_closed on studio.chat_report (closed_at desc) where closed_at is not null;
grant select, insert, delete on studio.chat_report to tessera_studio;
grant update (closed_at, closed_by, outcome) on studio.chat_report to tessera_studio;

create table studio.chat_reporter (
  message_id bigint not null references studio.chat_report (message_id) on delete cascade,
  player_id bigint not null references studio.player (id),
  primary key (message_id, player_id)
);
grant select, insert, delete on studio.chat_reporter to tessera_studio;

-- Who may not write for a while.
create table studio.chat_silence (
  player_id bigint primary key references studio.player (id),
  until timestamptz not null,
  silenced_by text not null,
  reason text not null,
  at timestamptz not null
);
grant select, insert, delete on studio.chat_silence to tessera_studio;
grant update (until, silenced_by, reason, at) on studio.chat_silence to tessera_studio;
