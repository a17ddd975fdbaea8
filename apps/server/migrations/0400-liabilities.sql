-- What members owned at the end of a day, by brand and currency: the top of a tree of all balances.
create table liability_day (
  id integer generated always as identity primary key,
  merchant text not null references merchant (code),
  currency text not null,
  day date not null,
  as_of timestamptz not null,
  accounts integer not null check (accounts >= 0),
  total bigint not null check (total >= 0),
  held bigint not null check (held >= 0),
  -- Not part of the total: money that members may not yet take out, and what they owe.
  bonus bigint not null check (bonus >= 0),
  owed bigint not null check (owed >= 0),
  root bytea not null check (length(root) = 32),
  -- The salts of the day's leaves are derived from it.
  salt_key bytea not null check (length(salt_key) = 32),
  block_bits smallint not null check (block_bits between 0 and 16),
  -- Digest (32 bytes) and sum (16 bytes) of the top of each block.
  block_tops bytea not null,
  constraint liability_day_once unique (merchant, currency, day)
);
grant select, insert on liability_day to tessera_app;

-- The leaves of a block, in order: member (8 bytes), balance (8 bytes), digest (32 bytes).
create table liability_block (
  day_id integer not null references liability_day (id),
  block integer not null,
  leaves bytea not null,
  primary key (day_id, block)
);
grant select, insert, delete on liability_block to tessera_app;
