-- Prizes whose winners together get at most so much in a draw.

-- Fixed when the draw goes on sale: `[{"playType": "k10", "most": 1000000}]`, in currency units.
alter table lottery_draw add column prize_caps jsonb not null default '[]';

-- A capped prize of a draw whose winners share the cap.
create table lottery_draw_cap (
  draw_id bigint not null references lottery_shared_draw (draw_id),
  play_type text not null,
  tier text not null,
  currency text not null,
  cap bigint not null check (cap > 0),
  -- What the winners would have got without the cap, and what they get together, each rounded down to hundredths.
  due bigint not null check (due > cap),
  picks integer not null check (picks > 0),
  paid bigint not null check (paid >= 0 and paid <= cap),
  primary key (draw_id, play_type, tier, currency)
);
grant select, insert on lottery_draw_cap to tessera_app;
