-- Free rounds that promotions have given to members: so many of one game at one stake.
create table promotion_free_rounds (
  id bigint generated always as identity primary key,
  promotion_id integer not null references content (id),
  member_id integer not null references member (id),
  -- The turn of the entry that they came with.
  turn text not null,
  game text not null,
  rounds integer not null check (rounds between 1 and 1000),
  stake bigint not null check (stake > 0),
  currency text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  played integer not null default 0 check (played between 0 and rounds),
  won bigint not null default 0,
  -- What the vendor of the game calls them; null: it has not confirmed them yet.
  vendor_account_id text references vendor_account (id),
  reward_id text,
  -- When the operator withdrew what was not played.
  canceled_at timestamptz,
  -- When the vendor is asked next; null: it knows everything.
  due_at timestamptz,
  attempts integer not null default 0,
  unique (promotion_id, member_id, turn),
  -- A vendor recognises repeated requests by their content, so that no two may be alike.
  unique (member_id, game, starts_at),
  unique (vendor_account_id, reward_id)
);
create index promotion_free_rounds_due on promotion_free_rounds (due_at) where due_at is not null;
grant select, insert on promotion_free_rounds to tessera_app;
grant update (played, won, vendor_account_id, reward_id, canceled_at, due_at, attempts) on promotion_free_rounds to tessera_app;

-- The bets that were played with them.
create table promotion_free_round (
  -- Names the bet for ever.
  bet text primary key,
  free_rounds_id bigint not null references promotion_free_rounds (id),
  -- What was held back for it, and went back to the budget with the bet.
  expected bigint not null check (expected >= 0),
  played_at timestamptz not null,
  rolled_back_at timestamptz
);
create index promotion_free_round_of on promotion_free_round (free_rounds_id);
grant select, insert on promotion_free_round to tessera_app;
grant update (rolled_back_at) on promotion_free_round to tessera_app;
