-- The lotteries of the house: its draws, and the tickets that members buy for them.

-- One row per draw, from the moment when it goes on sale.
create table lottery_draw (
  id bigint generated always as identity primary key,
  -- The lottery's code in the rules, and the number of this draw.
  game_code text not null,
  numero text not null,
  draw_at timestamptz not null,
  closes_at timestamptz not null,
  -- open: on sale. closed: no more bets. drawn: the numbers stand, tickets are being settled. settled: all of them are.
  -- void: never drawn; whatever was staked is given back.
  status text not null default 'open' check (status in ('open', 'closed', 'drawn', 'settled', 'void')),
  -- The seed is made from this and a key that is not in the database, so that nobody who reads it knows a draw before its time.
  nonce bytea not null check (length(nonce) = 32),
  -- SHA-256 of the seed, published from the beginning; the seed is published with the numbers that were made from it.
  commitment text not null check (commitment ~ '^[0-9a-f]{64}$'),
  seed text,
  winning_number text,
  drawn_at timestamptz,
  settled_at timestamptz,
  tickets integer not null default 0 check (tickets >= 0),
  staked bigint not null default 0 check (staked >= 0),
  -- The most that all its tickets could win together.
  liability bigint not null default 0 check (liability >= 0),
  constraint lottery_draw_once unique (game_code, numero),
  constraint lottery_draw_whole check ((winning_number is null) = (seed is null) and (winning_number is not null) = (status in ('drawn', 'settled'))),
  constraint lottery_draw_proven check (seed is null or encode(sha256(decode(seed, 'hex')), 'hex') = commitment),
  check (closes_at <= draw_at)
);
-- Draws that something is still to be done about: a handful.
create index lottery_draw_unfinished on lottery_draw (draw_at) where settled_at is null;
create index lottery_draw_results on lottery_draw (game_code, draw_at desc) where winning_number is not null;

-- What was drawn stands for ever.
create function lottery_draw_guard() returns trigger language plpgsql as $$
begin
  if old.winning_number is not null and (new.winning_number, new.seed, new.drawn_at) is distinct from (old.winning_number, old.seed, old.drawn_at)
    or old.status in ('settled', 'void') and new.status <> old.status then
    raise exception 'a draw is made once';
  end if;
  return new;
end $$;
create trigger lottery_draw_stands before update on lottery_draw for each row execute function lottery_draw_guard();

grant select, insert on lottery_draw to tessera_app;
grant update (status, seed, winning_number, drawn_at, settled_at, tickets, staked, liability) on lottery_draw to tessera_app;

create table lottery_ticket (
  id uuid primary key,
  draw_id bigint not null references lottery_draw (id),
  member_id integer not null references member (id),
  game_code text not null,
  currency text not null,
  -- What was bet on, with the odds of the moment; see the ticket store.
  lines jsonb not null,
  stake bigint not null check (stake > 0),
  status text not null default 'open' check (status in ('open', 'settled', 'refunded')),
  returned bigint check (returned >= 0),
  -- What each line paid, in their order.
  line_returns bigint[],
  placed_at timestamptz not null,
  settled_at timestamptz,
  constraint lottery_ticket_whole check ((status = 'open') = (returned is null) and (status = 'open') = (settled_at is null))
);
create index lottery_ticket_member on lottery_ticket (member_id, placed_at desc, id);
create index lottery_ticket_open on lottery_ticket (draw_id) where status = 'open';
create index lottery_ticket_time on lottery_ticket using brin (placed_at) with (pages_per_range = 16, autosummarize = on);

-- A ticket ends once.
create function lottery_ticket_guard() returns trigger language plpgsql as $$
begin
  if old.status <> 'open' then
    raise exception 'a ticket is settled once';
  end if;
  return new;
end $$;
create trigger lottery_ticket_ends before update on lottery_ticket for each row execute function lottery_ticket_guard();

grant select, insert on lottery_ticket to tessera_app;
grant update (status, returned, line_returns, settled_at) on lottery_ticket to tessera_app;
