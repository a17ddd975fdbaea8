-- From which address somebody sat down, under a key that is not in the database: a copy of it tells no address. Forgotten a day
-- after they left.
alter table studio.card_sitting add column address bytea;
grant update (address) on studio.card_sitting to tessera_studio;
-- small table: card rooms come with the same release
create index card_sitting_address on studio.card_sitting (ended_at) where address is not null;

-- Whether a hand has been added to what its players' pairs come to.
alter table studio.card_hand add column counted boolean not null default false;
grant update (counted) on studio.card_hand to tessera_studio;
-- small table: card rooms come with the same release
create index card_hand_uncounted on studio.card_hand (ended_at) where not counted and ended_at is not null;

-- What two members' hands with each other for money come to, month by month: `first` is the smaller of their ids. Amounts are
-- millionths. A given hand is one that looks like a gift.
create table studio.card_pair (
  first_player bigint not null references studio.player (id),
  second_player bigint not null references studio.player (id),
  game text not null,
  currency text not null,
  month date not null,
  hands bigint not null,
  -- What went from the first to the second, and back.
  lost_by_first bigint not null,
  lost_by_second bigint not null,
  given_hands bigint not null,
  given_by_first bigint not null,
  given_by_second bigint not null,
  -- Pots that were only theirs after the first street, and those in which neither bet.
  duels bigint not null,
  quiet_duels bigint not null,
  address_hands bigint not null,
  -- The last hands of each kind, newest first.
  given_ids uuid[] not null,
  quiet_ids uuid[] not null,
  address_ids uuid[] not null,
  primary key (first_player, second_player, game, currency, month),
  check (first_player < second_player)
);
create index card_pair_month on studio.card_pair (month);
grant select, insert, delete on studio.card_pair to tessera_studio;
grant update (hands, lost_by_first, lost_by_second, given_hands, given_by_first, given_by_second, duels, quiet_duels,
  address_hands, given_ids, quiet_ids, address_ids) on studio.card_pair to tessera_studio;

-- A win that operators hold: the payout of its sitting waits until two people have decided, or for 72 hours.
create table studio.card_freeze (
  id uuid primary key,
  hand_id uuid not null,
  round_id uuid not null references studio.card_sitting (round_id),
  player_id bigint not null references studio.player (id),
  -- What the player won in the hand, in millionths, and what each of the others lost in it, by player.
  amount bigint not null check (amount > 0),
  losses jsonb not null,
  state text not null default 'held' check (state in ('held', 'released', 'withheld')),
  frozen_by text not null,
  reason text not null,
  frozen_at timestamptz not null,
  until timestamptz not null,
  -- Nobody, when the time was over.
  decided_by text,
  decided_reason text,
  decided_at timestamptz,
  -- Who gets what of what was withheld, in the operator's units.
  shares jsonb not null default '[]',
  -- A win is held once: whoever lets it go cannot be overruled by asking again.
  unique (hand_id, player_id),
  check ((state = 'held') = (decided_at is null))
);
create index card_freeze_round on studio.card_freeze (round_id);
create index card_freeze_held on studio.card_freeze (until) where state = 'held';
create index card_freeze_newest on studio.card_freeze (frozen_at desc);
grant select, insert on studio.card_freeze to tessera_studio;
grant update (state, decided_by, decided_reason, decided_at, shares) on studio.card_freeze to tessera_studio;

-- A call that waits for people: nobody attempts it, however long it is due.
alter table studio.outbox add column held boolean not null default false;
grant update (held, body) on studio.outbox to tessera_studio;
