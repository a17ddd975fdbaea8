-- Figures of members that operators should look at. A flag blocks nothing.
create table play_flag (
  id integer generated always as identity primary key,
  member_id integer not null references member (id),
  merchant text not null references merchant (code),
  kind text not null check (kind in ('depositsDay', 'depositsMonth', 'jump', 'lossesDay', 'nightPlay', 'limitsRaised')),
  -- The figure and the threshold that it reached: millionths of a currency unit, or of one hour or change.
  value bigint not null,
  against bigint not null,
  currency text not null,
  flagged_at timestamptz not null,
  closed_at timestamptz,
  closed_by text,
  check ((closed_at is null) = (closed_by is null))
);
create unique index play_flag_open on play_flag (member_id, kind) where closed_at is null;
create index play_flag_closed on play_flag (member_id, kind, closed_at) where closed_at is not null;
create index play_flag_queue on play_flag (id) where closed_at is null;
grant select, insert, update on play_flag to tessera_app;

-- What operators did about a flag: nothing is ever removed.
create table play_flag_step (
  id bigint generated always as identity primary key,
  flag_id integer not null references play_flag (id),
  at timestamptz not null,
  by_operator text not null,
  what text not null check (what in ('note', 'contact', 'close')),
  text text not null
);
create index play_flag_step_of_flag on play_flag_step (flag_id, id);
grant select, insert on play_flag_step to tessera_app;

-- Up to when members who paid in or played have been judged.
create table play_flag_mark (
  single boolean primary key default true check (single),
  through timestamptz not null
);
grant select, insert, update on play_flag_mark to tessera_app;
