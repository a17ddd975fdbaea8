-- What operators do with draws: results of a feed, other times, and corrections.

-- feed: two operators enter the numbers of a lottery elsewhere; nothing follows from the seed.
alter table lottery_draw add column numbers_from text not null default 'draw' check (numbers_from in ('draw', 'feed'));
-- The numbers that count since the last approved correction. What was drawn first stays in winning_number.
alter table lottery_draw add column corrected_number text;
-- When operators were alerted that its result is late.
alter table lottery_draw add column result_alerted_at timestamptz;
alter table lottery_draw drop constraint lottery_draw_whole;
alter table lottery_draw add constraint lottery_draw_whole check (
  (winning_number is not null) = (status in ('drawn', 'settled'))
  and (seed is null or winning_number is not null)
  and (winning_number is null or (seed is null) = (numbers_from = 'feed'))
  and (corrected_number is null or winning_number is not null)) not valid;
grant update (draw_at, closes_at, corrected_number, result_alerted_at) on lottery_draw to tessera_app;

-- What an operator entered as the result of a draw; the last entry of each counts.
create table lottery_feed_entry (
  id bigint generated always as identity primary key,
  draw_id bigint not null references lottery_draw (id),
  operator_id integer not null,
  operator_name text not null,
  winning_number text not null,
  entered_at timestamptz not null
);
create index lottery_feed_entry_draw on lottery_feed_entry (draw_id, id);
grant select, insert on lottery_feed_entry to tessera_app;

-- planning: who gains and loses is being listed. planned: the list is whole. waiting: another operator decides.
-- running: tickets are being corrected. done, dropped: over.
create table lottery_correction (
  id uuid primary key,
  draw_id bigint not null references lottery_draw (id),
  from_number text not null,
  to_number text not null check (to_number <> from_number),
  status text not null check (status in ('planning', 'planned', 'waiting', 'running', 'done', 'dropped')),
  reason text not null,
  made_by integer not null,
  made_by_name text not null,
  made_at timestamptz not null,
  asked_by integer,
  asked_by_name text,
  asked_at timestamptz,
  decided_by integer,
  decided_by_name text,
  decided_at timestamptz,
  decision_reason text not null default '',
  done_at timestamptz,
  constraint lottery_correction_two_people check (status not in ('running', 'done') or (asked_by is not null and decided_by is not null and decided_by <> asked_by and decided_by <> made_by))
);
create unique index lottery_correction_one on lottery_correction (draw_id) where status in ('planning', 'planned', 'waiting', 'running');
create index lottery_correction_at_work on lottery_correction (status) where status in ('planning', 'running');
create index lottery_correction_draw on lottery_correction (draw_id, made_at);
grant select, insert on lottery_correction to tessera_app;
grant update (status, asked_by, asked_by_name, asked_at, decided_by, decided_by_name, decided_at, decision_reason, done_at) on lottery_correction to tessera_app;

-- A ticket that a correction changes: its returns before and after. Planned until applied_at, then for ever.
create table lottery_ticket_correction (
  correction_id uuid not null references lottery_correction (id),
  ticket_id uuid not null,
  member_id integer not null references member (id),
  currency text not null,
  before_returned bigint not null check (before_returned >= 0),
  returned bigint not null check (returned >= 0),
  line_returns bigint[] not null,
  -- What changes in valid bets.
  valid_bet bigint not null,
  applied_at timestamptz,
  -- What the balance did not cover; the member owes it.
  owed bigint check (owed >= 0),
  primary key (correction_id, ticket_id),
  check ((applied_at is null) = (owed is null))
);
create index lottery_ticket_correction_ticket on lottery_ticket_correction (ticket_id, applied_at desc) where applied_at is not null;
create index lottery_ticket_correction_member on lottery_ticket_correction (correction_id, member_id);
create index lottery_ticket_correction_left on lottery_ticket_correction (correction_id, ticket_id) where applied_at is null;
grant select, insert on lottery_ticket_correction to tessera_app;
grant update (applied_at, owed) on lottery_ticket_correction to tessera_app;
-- first form: a trigger below needs it
create function lottery_correction_guard() returns trigger language plpgsql as $$
begin
  if old.applied_at is not null then
    raise exception 'a ticket is corrected once';
  end if;
  return new;
end $$;
create trigger lottery_ticket_correction_once before update on lottery_ticket_correction
  for each row execute function lottery_correction_guard();

-- Messages to all members with tickets for a draw, in the order of their ids: up to after_member they are written.
create table lottery_draw_notice (
  id bigint generated always as identity primary key,
  draw_id bigint not null references lottery_draw (id),
  kind text not null check (kind in ('delayed', 'cancelled', 'corrected')),
  correction_id uuid references lottery_correction (id),
  after_member integer not null default 0,
  made_at timestamptz not null,
  done_at timestamptz
);
create index lottery_draw_notice_left on lottery_draw_notice (id) where done_at is null;
grant select, insert on lottery_draw_notice to tessera_app;
grant update (after_member, done_at) on lottery_draw_notice to tessera_app;
