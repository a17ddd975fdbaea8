-- What members may claim in the reward centre (D-146). Other features grant it; each grant has a reference of its own, so it is
-- granted once. A reward ends by being claimed or cancelled, or when its time is over.
create table reward_on_offer (
  id bigint generated always as identity primary key,
  reference text not null unique,
  merchant text not null references merchant (code),
  member_id integer not null references member (id),
  source text not null check (source in ('MISSION', 'RANK', 'EVENT', 'REFERRAL')),
  -- Either the key of a text with its values, or words by language.
  title jsonb not null,
  amount bigint not null check (amount > 0),
  currency text not null check (length(currency) = 3),
  wager_times smallint not null check (wager_times between 0 and 100),
  offered_at timestamptz not null,
  expires_at timestamptz not null,
  claimed_at timestamptz,
  cancelled_at timestamptz,
  cancelled_by text not null default '',
  cancel_reason text not null default '',
  check (claimed_at is null or cancelled_at is null)
);
grant select, insert on reward_on_offer to tessera_app;
grant update (claimed_at, cancelled_at, cancelled_by, cancel_reason) on reward_on_offer to tessera_app;
create index reward_on_offer_of_member on reward_on_offer (member_id, id desc);
create index reward_on_offer_of_brand on reward_on_offer (merchant, id desc);
