-- Corrections of draws whose winners share a jackpot, and of days that are counted already.

-- What the winners of a jackpot share in a draw, whether somebody won it or not, and what it starts anew with.
create table lottery_draw_jackpot (
  draw_id bigint not null references lottery_shared_draw (draw_id),
  tier text not null,
  currency text not null,
  pool bigint not null check (pool >= 0),
  start bigint not null check (start >= 0),
  primary key (draw_id, tier, currency)
);
grant select, insert on lottery_draw_jackpot to tessera_app;

-- What a correction changes for a jackpot: who shares its pool before and after. Planned until applied_at, then for ever.
create table lottery_correction_share (
  correction_id uuid not null references lottery_correction (id),
  tier text not null,
  currency text not null,
  pool bigint not null check (pool >= 0),
  start bigint not null check (start >= 0),
  -- The winning stakes and what they got together; zero when nobody won.
  before_staked bigint not null check (before_staked >= 0),
  before_paid bigint not null check (before_paid between 0 and pool),
  staked bigint not null check (staked >= 0),
  picks integer not null check (picks >= 0),
  paid bigint not null check (paid between 0 and pool),
  -- What went into the jackpot of today, below zero what came out of it.
  moved bigint,
  applied_at timestamptz,
  primary key (correction_id, tier, currency),
  check ((applied_at is null) = (moved is null))
);
grant select, insert on lottery_correction_share to tessera_app;
grant update (moved, applied_at) on lottery_correction_share to tessera_app;
create trigger lottery_correction_share_once before update on lottery_correction_share
  for each row execute function lottery_correction_guard();

-- How many corrections of the day's draws a count knows.
alter table lottery_day_count add column corrections integer not null default 0 check (corrections >= 0);
