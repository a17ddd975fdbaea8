-- Rounds of red envelopes: a pot on a day of the site, whose shares are drawn before the first is handed out.
create table promotion_round (
  promotion_id integer not null references content (id),
  -- The day of the site.
  day date not null,
  -- The offer as it was when the round was drawn.
  offer jsonb not null,
  -- What each envelope contains, in the order of claiming.
  shares bigint[] not null,
  taken integer not null default 0,
  -- What nobody has claimed yet; it is held back from the budget until the round is closed.
  rest bigint not null,
  opens_at timestamptz not null,
  closes_at timestamptz not null,
  -- When the rest went back to the budget.
  closed_at timestamptz,
  primary key (promotion_id, day),
  constraint promotion_round_taken check (taken >= 0 and taken <= cardinality(shares)),
  constraint promotion_round_rest check (rest >= 0)
);
create index promotion_round_to_close on promotion_round (closes_at) where closed_at is null;
grant select, insert, update (taken, rest, closed_at) on promotion_round to tessera_app;
