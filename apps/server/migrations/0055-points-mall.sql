-- The points mall: what can be redeemed, and who has redeemed what.

create table reward (
  id integer generated always as identity primary key,
  merchant text not null references merchant (code),
  kind text not null check (kind in ('GOODS', 'BONUS')),
  category text not null check (category in ('BONUS', 'TECH', 'HOME', 'STYLE', 'LEISURE')),
  name text not null check (name <> ''),
  -- Its name by language code; `name` is the English one.
  names jsonb not null default '{}' check (jsonb_typeof(names) = 'object'),
  -- What its picture shows.
  picture text not null,
  -- For one piece.
  points bigint not null check (points > 0),
  -- Money of a bonus, in the currency of its brand.
  bonus bigint not null default 0,
  stock integer not null check (stock >= 0),
  min_rank_level smallint not null default 0 check (min_rank_level between 0 and 7),
  position integer not null default 0,
  enabled boolean not null default true,
  created_at timestamptz not null,
  constraint reward_bonus_has_money check ((kind = 'BONUS') = (bonus > 0) and bonus >= 0)
);
create index reward_shelf on reward (merchant, position, id);
grant select, insert on reward to tessera_app;
-- What kind of thing a reward is, and whose, stays.
grant update (category, name, names, picture, points, bonus, stock, min_rank_level, position, enabled) on reward to tessera_app;

create table redeem (
  id uuid primary key,
  merchant text not null references merchant (code),
  member_id integer not null references member (id),
  username text not null,
  reward_id integer not null references reward (id),
  -- As they were when it was redeemed.
  kind text not null check (kind in ('GOODS', 'BONUS')),
  name text not null,
  names jsonb not null,
  quantity integer not null check (quantity > 0),
  points bigint not null check (points > 0),
  bonus bigint not null check (bonus >= 0),
  currency text not null,
  address text not null,
  status text not null check (status in ('In Process', 'Approved', 'Rejected')),
  remark text not null default '',
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by text not null default '',
  constraint redeem_decided check ((status = 'In Process') = (decided_at is null))
);
create index redeem_of_member on redeem (member_id, created_at desc, id);
create index redeem_by_status on redeem (merchant, status, created_at, id);
create index redeem_newest on redeem (merchant, created_at desc, id);
grant select, insert on redeem to tessera_app;
grant update (status, remark, decided_at, decided_by) on redeem to tessera_app;
