-- The manual rebate (D-149): valid bets by day of the site and type of games that nobody has claimed yet.
create table rebate_open (
  member_id integer not null,
  day date not null,
  game_type text not null,
  -- In millionths; below zero when more was given back than was settled.
  valid_bets bigint not null,
  -- The highest rank that the member had at a bet of this day, and its rate in hundredths of a per cent.
  rank_level smallint not null check (rank_level between 0 and 7),
  rate_basis_points smallint not null check (rate_basis_points >= 0),
  primary key (member_id, day, game_type)
) with (fillfactor = 80);
grant select, insert, update, delete on rebate_open to tessera_app;

create table rebate_claim (
  id uuid primary key,
  member_id integer not null references member (id),
  merchant text not null references merchant (code),
  amount bigint not null check (amount > 0),
  currency text not null,
  valid_bets bigint not null,
  claimed_at timestamptz not null
);
create index rebate_claim_member on rebate_claim (member_id, claimed_at desc);
create index rebate_claim_brand on rebate_claim (merchant, claimed_at desc);
grant select, insert on rebate_claim to tessera_app;

-- What was claimed.
create table rebate_line (
  claim_id uuid not null references rebate_claim (id),
  day date not null,
  game_type text not null,
  valid_bets bigint not null,
  rank_level smallint not null,
  rate_basis_points smallint not null,
  primary key (claim_id, day, game_type)
);
grant select, insert on rebate_line to tessera_app;
