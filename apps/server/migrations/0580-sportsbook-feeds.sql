-- The feeds of the sportsbook from outside: how each does, and what it has said about an event.

-- One row for each part of a feed that can fail by itself: a sport of the polled feed, a producer of the push feed.
create table sportsbook_feed_health (
  feed text not null check (feed in ('odds', 'push')),
  part text not null check (length(part) between 1 and 100),
  -- While it is not up, no market of it takes bets.
  state text not null default 'down' check (state in ('down', 'recovering', 'up')),
  changed_at timestamptz not null,
  -- The last message, the moment that its sender gave it, and how late it was.
  message_at timestamptz,
  sent_at timestamptz,
  delay_ms bigint not null default 0 check (delay_ms >= 0),
  -- The newest sign of life, by the sender's clock but never later than ours, and whether the sender knows of us.
  alive_at timestamptz,
  subscribed boolean not null default false,
  -- Up to this moment of the sender nothing is missing.
  complete_to timestamptz,
  gaps integer not null default 0 check (gaps >= 0),
  recoveries integer not null default 0 check (recoveries >= 0),
  recovery_id bigint,
  -- The last attempt: a request for what is missing, or a poll.
  tried_at timestamptz,
  -- The last message, answer or request that failed, in our words.
  refused integer not null default 0 check (refused >= 0),
  refused_at timestamptz,
  refusal text check (length(refusal) <= 200),
  -- Requests that the polled feed still grants.
  requests_left integer check (requests_left >= 0),
  constraint sportsbook_feed_health_pkey primary key (feed, part)
);

-- What a feed has said about an event, so that messages in any order, and repeated ones, come to the same.
create table sportsbook_feed_event (
  event_id bigint primary key references sportsbook_event (id),
  -- The part of its feed on which its markets depend.
  part text not null check (length(part) between 1 and 100),
  state jsonb not null check (jsonb_typeof(state) = 'object' and pg_column_size(state) <= 400000)
);
create index sportsbook_feed_event_part on sportsbook_feed_event (part, event_id);

grant select, insert, update on sportsbook_feed_health, sportsbook_feed_event to tessera_app;
