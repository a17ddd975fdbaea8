-- What a vendor may pay without a stake (wins of its promotions), in millionths: of the vendor in all (campaign '') and of
-- each campaign that an operator has declared. Where a vendor has no row, usual limits hold; a campaign without a row is none.
create table play_promotion_limit (
  vendor_account_id text not null,
  -- What the vendor calls the campaign on its wire.
  campaign text not null default '' check (length(campaign) <= 255),
  currency text not null check (currency <> ''),
  largest_win bigint not null check (largest_win >= 0),
  per_day bigint not null check (per_day >= 0),
  -- Campaigns only, which must have an end in money.
  in_all bigint check (in_all >= 0),
  opens_at timestamptz,
  closes_at timestamptz,
  changed_at timestamptz not null,
  primary key (vendor_account_id, campaign, currency),
  constraint play_promotion_limit_kind check ((campaign = '') = (in_all is null) and (campaign <> '' or (opens_at is null and closes_at is null)))
);

-- What was paid so, by day (UTC).
create table play_promotion_paid (
  vendor_account_id text not null,
  campaign text not null,
  currency text not null,
  day date not null,
  paid bigint not null check (paid >= 0),
  primary key (vendor_account_id, campaign, currency, day)
);

grant select, insert, update on play_promotion_limit, play_promotion_paid to tessera_app;
