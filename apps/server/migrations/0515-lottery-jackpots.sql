-- Jackpots that grow until somebody wins. Their money is in the ledger, in an operator account for each; here is
-- what pages show, and what the winners of a draw share.

create table lottery_jackpot (
  game_code text not null,
  tier text not null,
  currency text not null,
  -- The balance of its account after the last draw that was prepared.
  amount bigint not null check (amount >= 0),
  primary key (game_code, tier, currency)
);
grant select, insert, update (amount) on lottery_jackpot to tessera_app;

-- Draws whose shared prizes are prepared: once each, before the first of their tickets is settled.
create table lottery_shared_draw (
  draw_id bigint primary key references lottery_draw (id),
  prepared_at timestamptz not null
);
grant select, insert on lottery_shared_draw to tessera_app;

-- What the winners of a tier of a draw share, and what they staked together.
create table lottery_draw_share (
  draw_id bigint not null references lottery_shared_draw (draw_id),
  tier text not null,
  currency text not null,
  pool bigint not null check (pool > 0),
  staked bigint not null check (staked > 0),
  -- How many picks won, and what they get together, each rounded down to hundredths.
  picks integer not null check (picks > 0),
  paid bigint not null check (paid >= 0 and paid <= pool),
  primary key (draw_id, tier, currency)
);
grant select, insert on lottery_draw_share to tessera_app;
