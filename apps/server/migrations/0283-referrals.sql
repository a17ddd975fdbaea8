-- Referral (D-150): members invite friends by a code of their own.
create table referral_inviter (
  member_id integer primary key references member (id),
  merchant text not null references merchant (code),
  code text not null,
  created_at timestamptz not null,
  invited integer not null default 0,
  qualified integer not null default 0,
  -- Rewards that were granted for friends.
  earned bigint not null default 0,
  -- The share of the friends' valid bets that is not paid yet, below zero after settled stakes were given back, and what was paid.
  unpaid bigint not null default 0,
  paid bigint not null default 0,
  unique (merchant, code)
);
grant select, insert, update on referral_inviter to tessera_app;
create index referral_inviter_unpaid on referral_inviter (merchant, member_id) where unpaid >= 10000;

-- A friend who registered with a code, with what was promised then. Blocked ones do not count.
create table referral (
  friend_id integer primary key references member (id),
  inviter_id integer not null references referral_inviter (member_id),
  merchant text not null references merchant (code),
  ip text not null,
  currency text not null check (length(currency) = 3),
  registered_at timestamptz not null,
  until timestamptz not null,
  needed_deposits bigint not null,
  needed_bets bigint not null,
  reward bigint not null check (reward > 0),
  wager_times smallint not null,
  deposits bigint not null default 0,
  valid_bets bigint not null default 0,
  status text not null default 'Open' check (status in ('Open', 'Qualified', 'Blocked')),
  blocked_by text check (blocked_by in ('device', 'ip', 'payeeName', 'phone')),
  -- The account with which it was shared: the inviter, or another friend of theirs.
  blocked_with integer references member (id),
  ended_at timestamptz,
  check (friend_id <> inviter_id),
  check ((status = 'Blocked') = (blocked_by is not null))
);
grant select, insert, update on referral to tessera_app;
create index referral_of_inviter on referral (inviter_id, friend_id desc);
create index referral_of_brand on referral (merchant, status, friend_id desc);

-- What was paid to an inviter for a day.
create table referral_commission (
  inviter_id integer not null references referral_inviter (member_id),
  day date not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  paid_at timestamptz not null,
  primary key (inviter_id, day)
);
grant select, insert on referral_commission to tessera_app;
