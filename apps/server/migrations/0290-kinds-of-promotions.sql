-- Promotions of more kinds: audiences, codes, budgets, repetition, and the terms that a member accepted.

-- An entry holds the whole offer as it was accepted. A repeated promotion has an entry for each turn.
alter table promotion_entry
  add column turn text not null default '',
  add column offer jsonb,
  add column title text not null default '',
  -- When this entry stops counting; null: never.
  add column ends_at timestamptz,
  add column code text,
  -- What the budget holds back for it, on which day of the site; given back when it lapses.
  add column reserved bigint not null default 0,
  add column reserved_on date,
  -- What it has paid so far.
  add column credited bigint not null default 0,
  add column lapsed_at timestamptz;
-- An application holds the offer that was promised then.
alter table promotion_application add column offer jsonb;

alter table promotion_entry drop constraint promotion_entry_target_check, drop constraint promotion_entry_reward_check;
alter table promotion_entry
  add constraint promotion_entry_target_check check (target >= 0) not valid,
  add constraint promotion_entry_reward_check check (reward >= 0) not valid,
  add constraint promotion_entry_amounts check (reserved >= 0 and credited >= 0) not valid;
-- small table: members who joined a promotion
create unique index promotion_entry_turn on promotion_entry (promotion_id, member_id, turn);
alter table promotion_entry drop constraint promotion_entry_pkey;
alter table promotion_entry add constraint promotion_entry_pkey primary key using index promotion_entry_turn;
-- small table: members who joined a promotion
create index promotion_entry_open_deposits on promotion_entry (member_id, joined_at) where lapsed_at is null and (offer ->> 'kind') = 'DEPOSIT' and claimed_at is null;
-- small table: members who joined a promotion
create index promotion_entry_to_lapse on promotion_entry (ends_at) where reserved > 0;
grant update (claimed_at, reserved, credited, lapsed_at) on promotion_entry to tessera_app;

-- What promotions have paid, and what they hold back for members who accepted: in all (on no day), and on each day of the site.
create table promotion_spending (
  promotion_id integer not null references content (id),
  day date,
  spent bigint not null default 0 check (spent >= 0),
  reserved bigint not null default 0 check (reserved >= 0),
  constraint promotion_spending_once unique nulls not distinct (promotion_id, day)
);
grant select, insert, update (spent, reserved) on promotion_spending to tessera_app;

-- Codes with which members may take part: each for one member, or for as many as it says.
create table promotion_code (
  promotion_id integer not null references content (id),
  code text not null check (code ~ '^[A-Z0-9][A-Z0-9-]{2,31}$'),
  uses_allowed integer not null check (uses_allowed > 0),
  uses integer not null default 0 check (uses >= 0 and uses <= uses_allowed),
  added_at timestamptz not null,
  added_by text not null,
  primary key (promotion_id, code)
);
grant select, insert, update (uses) on promotion_code to tessera_app;

-- What was paid besides entries, draws and applications: shares of losses and prizes of places, once each.
create table promotion_payment (
  promotion_id integer not null references content (id),
  member_id integer not null references member (id),
  -- The day or week of a cashback, or the place in a race.
  item text not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  paid_at timestamptz not null,
  primary key (promotion_id, member_id, item)
);
create index promotion_payment_of_member on promotion_payment (member_id, promotion_id);
grant select, insert on promotion_payment to tessera_app;

-- Settlements of promotions: a period of a cashback, or a race. The last member that was handled, while it runs.
create table promotion_settlement (
  promotion_id integer not null references content (id),
  item text not null,
  last_joined_at timestamptz,
  last_member_id integer not null default 0,
  settled_at timestamptz,
  primary key (promotion_id, item)
);
grant select, insert, update (last_joined_at, last_member_id, settled_at) on promotion_settlement to tessera_app;

-- Valid bets in races.
create table promotion_race_score (
  promotion_id integer not null references content (id),
  member_id integer not null references member (id),
  score bigint not null,
  reached_at timestamptz not null,
  primary key (promotion_id, member_id)
);
create index promotion_race_score_places on promotion_race_score (promotion_id, score desc, reached_at, member_id);
grant select, insert, update (score, reached_at) on promotion_race_score to tessera_app;
