-- Wins of card rooms that two people withhold, and what the members got who lost them.

-- That a second person withholds a win: written before the studio is asked, so that nothing is forgotten when the platform stops
-- in between; `paid` once the shares are.
create table card_withholding (
  vendor_account_id text not null references vendor_account (id),
  freeze_id text not null check (freeze_id <> ''),
  hand_id text not null,
  -- Whose win it was, by the vendor's name of them.
  player_ref text not null,
  game text not null,
  currency text not null,
  -- What was held: the shares come to no more.
  amount bigint not null check (amount > 0),
  decided_by text not null,
  reason text not null,
  state text not null default 'asked' check (state in ('asked', 'paid', 'refused')),
  asked_at timestamptz not null,
  ended_at timestamptz,
  primary key (vendor_account_id, freeze_id),
  check ((state = 'asked') = (ended_at is null))
);
create index card_withholding_asked on card_withholding (asked_at) where state = 'asked';
grant select, insert on card_withholding to tessera_app;
grant update (decided_by, reason, state, asked_at, ended_at) on card_withholding to tessera_app;

-- What a member got of it; never changed.
create table card_share (
  vendor_account_id text not null,
  freeze_id text not null,
  member_id bigint not null references member (id),
  amount bigint not null check (amount > 0),
  primary key (vendor_account_id, freeze_id, member_id),
  foreign key (vendor_account_id, freeze_id) references card_withholding
);
create index card_share_of_member on card_share (member_id);
grant select, insert on card_share to tessera_app;

-- On which days operators were alerted about two members who play together.
create table card_pair_alert (
  low_id bigint not null references member (id),
  high_id bigint not null references member (id),
  day date not null,
  primary key (low_id, high_id, day),
  check (low_id < high_id)
);
create index card_pair_alert_day on card_pair_alert (day);
grant select, insert, delete on card_pair_alert to tessera_app;
