-- Of which draws of a lottery a member is notified.
create table lottery_follow (
  member_id integer not null references member (id),
  game_code text not null,
  choice text not null check (choice in ('each', 'won', 'daily')),
  -- Only draws after this.
  since timestamptz not null,
  constraint lottery_follow_pkey primary key (member_id, game_code)
);
create index lottery_follow_game on lottery_follow (game_code, choice, member_id);
grant select, insert, update, delete on lottery_follow to tessera_app;

-- A notice that was written: once for a member and a period, whoever repeats the work.
create table lottery_notice (
  member_id integer not null references member (id),
  game_code text not null,
  -- A draw, an hour or a day; see notice-periods.ts.
  period text not null,
  sent_at timestamptz not null,
  constraint lottery_notice_pkey primary key (member_id, game_code, period)
);
create index lottery_notice_time on lottery_notice (sent_at);
grant select, insert, delete on lottery_notice to tessera_app;

-- Periods whose notices are all written.
create table lottery_notice_period (
  game_code text not null,
  choice text not null check (choice in ('each', 'won', 'daily')),
  period text not null,
  done_at timestamptz not null,
  constraint lottery_notice_period_pkey primary key (game_code, choice, period)
);
create index lottery_notice_period_time on lottery_notice_period (done_at);
grant select, insert, delete on lottery_notice_period to tessera_app;
