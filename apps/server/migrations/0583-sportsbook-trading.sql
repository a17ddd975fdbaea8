-- Trading on the sportsbook: what operators and the shading by liability set, apart from what the source of a market says.

-- Markets that are not simply what their source says. A market without a row is.
create table sportsbook_control (
  market_id bigint primary key references sportsbook_market (id),
  event_id bigint not null references sportsbook_event (id),
  -- What the source says, so that it is on sale again once an operator releases it.
  source_status text not null check (source_status in ('open', 'suspended', 'closed')),
  source_prices integer[] not null check (0 <= all (source_prices)),
  -- In the order of the outcomes. Prices in thousandths, 0: automatic. Ticks up, or down below zero.
  manual_prices integer[] not null check (0 <= all (manual_prices)),
  offset_ticks integer[] not null,
  -- By so many ticks a price is lower because of its liability.
  shaded_ticks integer[] not null check (0 <= all (shaded_ticks)),
  stopped boolean not null default false,
  check (cardinality(manual_prices) = cardinality(source_prices)),
  check (cardinality(offset_ticks) = cardinality(source_prices)),
  check (cardinality(shaded_ticks) = cardinality(source_prices))
);
create index sportsbook_control_event on sportsbook_control (event_id);

-- The stop of the source itself, which an operator's stop hides but does not end.
alter table sportsbook_event add column feed_stopped text
  check (feed_stopped in ('goal', 'red_card', 'penalty', 'review', 'incident', 'feed'));
update sportsbook_event set feed_stopped = stopped where stopped <> 'operator';

-- What a member may stake, and what all members of a brand may stake on a competition or a market type.
create table sportsbook_limit (
  brand_code text not null,
  kind text not null check (kind in ('member', 'competition', 'type')),
  -- The id of the member or of the competition, or the code of the market type.
  key text not null check (length(key) between 1 and 60),
  -- Thousandths of what others may stake; members only.
  factor integer check (factor between 0 and 100000),
  highest bigint check (highest >= 0),
  reason text not null check (length(reason) <= 200),
  set_by text not null,
  set_at timestamptz not null,
  constraint sportsbook_limit_pkey primary key (brand_code, kind, key),
  constraint sportsbook_limit_one check ((factor is null) <> (highest is null)),
  constraint sportsbook_limit_factor check (factor is null or kind = 'member')
);

grant select, insert on sportsbook_control to tessera_app;
grant update (source_status, source_prices, manual_prices, offset_ticks, shaded_ticks, stopped) on sportsbook_control to tessera_app;
grant update (feed_stopped) on sportsbook_event to tessera_app;
grant select, insert, delete on sportsbook_limit to tessera_app;
grant update (factor, highest, reason, set_by, set_at) on sportsbook_limit to tessera_app;
