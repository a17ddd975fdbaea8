-- What stands on each outcome of a draw, counted when a ticket is sold, in the same transaction. The outcome is
-- the play and the number, such as lo2:15, sbs:big or x2:05,27.
create table lottery_draw_exposure (
  draw_id bigint not null references lottery_draw (id),
  outcome text collate "C" not null,
  staked bigint not null check (staked >= 0),
  -- The most that the stakes on it can return.
  liability bigint not null check (liability >= 0),
  primary key (draw_id, outcome)
);
grant select, insert, update on lottery_draw_exposure to tessera_app;
