-- The tables as all migrations leave them behind, for readers.
-- Made by `npm run generate -- schema`; nothing runs it. Do not edit here.
-- How they came about: apps/studio/migrations. Functions: apps/studio/functions.

create table beacon_round (
  public_key text not null,
  round integer not null,
  previous text not null,
  randomness text not null,
  signature text not null,
  made_at timestamptz not null,
  constraint beacon_round_pkey primary key (public_key, round),
  constraint beacon_round_previous_check check (previous ~ '^[0-9a-f]{64}$'),
  constraint beacon_round_public_key_check check (public_key ~ '^[0-9a-f]{64}$'),
  constraint beacon_round_randomness_check check (randomness ~ '^[0-9a-f]{64}$'),
  constraint beacon_round_round_check check (round > 0),
  constraint beacon_round_signature_check check (signature ~ '^[0-9a-f]{128}$')
);
grant insert, select on beacon_round to tessera_studio;

create table card_freeze (
  id uuid not null,
  hand_id uuid not null,
  round_id uuid not null,
  player_id bigint not null,
  amount bigint not null,
  losses jsonb not null,
  state text default 'held' not null,
  frozen_by text not null,
  reason text not null,
  frozen_at timestamptz not null,
  until timestamptz not null,
  decided_by text,
  decided_reason text,
  decided_at timestamptz,
  shares jsonb default '[]'::jsonb not null,
  constraint card_freeze_pkey primary key (id),
  constraint card_freeze_hand_id_player_id_key unique (hand_id, player_id),
  constraint card_freeze_player_id_fkey foreign key (player_id) references player(id),
  constraint card_freeze_round_id_fkey foreign key (round_id) references card_sitting(round_id),
  constraint card_freeze_amount_check check (amount > 0),
  constraint card_freeze_check check ((state = 'held') = (decided_at is null)),
  constraint card_freeze_state_check check (state in ('held', 'released', 'withheld'))
);
create index card_freeze_held on card_freeze (until) where state = 'held';
create index card_freeze_newest on card_freeze (frozen_at desc);
create index card_freeze_round on card_freeze (round_id);
grant insert, select, update (state, decided_by, decided_reason, decided_at, shares) on card_freeze to tessera_studio;

create table card_hand (
  id uuid not null,
  code text not null,
  chain_id bigint not null,
  "position" integer not null,
  root text not null,
  seeds jsonb not null,
  began_at timestamptz not null,
  ended_at timestamptz,
  record jsonb,
  counted boolean default false not null,
  constraint card_hand_pkey primary key (id),
  constraint card_hand_chain_id_position_key unique (chain_id, "position"),
  constraint card_hand_chain_id_fkey foreign key (chain_id) references room_chain(id),
  constraint card_hand_code_fkey foreign key (code) references card_table(code),
  constraint card_hand_check check ((ended_at is null) = (record is null))
);
create index card_hand_code on card_hand (code, ended_at desc);
create index card_hand_ended on card_hand using brin (ended_at);
create index card_hand_uncounted on card_hand (ended_at) where not counted and ended_at is not null;
grant delete, insert, select, update (ended_at, record, counted) on card_hand to tessera_studio;

create table card_hand_player (
  player_id bigint not null,
  hand_id uuid not null,
  ended_at timestamptz not null,
  constraint card_hand_player_pkey primary key (player_id, hand_id),
  constraint card_hand_player_hand_id_fkey foreign key (hand_id) references card_hand(id) on delete cascade,
  constraint card_hand_player_player_id_fkey foreign key (player_id) references player(id)
);
create index card_hand_player_ended on card_hand_player (player_id, ended_at desc);
create index card_hand_player_hand on card_hand_player (hand_id);
grant delete, insert, select on card_hand_player to tessera_studio;

create table card_input (
  code text not null,
  version bigint not null,
  at timestamptz not null,
  player text,
  input jsonb not null,
  constraint card_input_pkey primary key (code, version),
  constraint card_input_code_fkey foreign key (code) references card_table(code)
);
grant delete, insert, select on card_input to tessera_studio;

create table card_note (
  player_id bigint not null,
  tag text not null,
  body text not null,
  changed_at timestamptz not null,
  constraint card_note_pkey primary key (player_id, tag),
  constraint card_note_player_id_fkey foreign key (player_id) references player(id),
  constraint card_note_body_check check (char_length(body) >= 1 and char_length(body) <= 200)
);
grant delete, insert, select, update (body, changed_at) on card_note to tessera_studio;

create table card_pair (
  first_player bigint not null,
  second_player bigint not null,
  game text not null,
  currency text not null,
  month date not null,
  hands bigint not null,
  lost_by_first bigint not null,
  lost_by_second bigint not null,
  given_hands bigint not null,
  given_by_first bigint not null,
  given_by_second bigint not null,
  duels bigint not null,
  quiet_duels bigint not null,
  address_hands bigint not null,
  given_ids uuid[] not null,
  quiet_ids uuid[] not null,
  address_ids uuid[] not null,
  constraint card_pair_pkey primary key (first_player, second_player, game, currency, month),
  constraint card_pair_first_player_fkey foreign key (first_player) references player(id),
  constraint card_pair_second_player_fkey foreign key (second_player) references player(id),
  constraint card_pair_check check (first_player < second_player)
);
create index card_pair_month on card_pair (month);
grant delete, insert, select, update (hands, lost_by_first, lost_by_second, given_hands, given_by_first, given_by_second, duels, quiet_duels, address_hands, given_ids, quiet_ids, address_ids) on card_pair to tessera_studio;

create table card_sitting (
  round_id uuid not null,
  code text not null,
  player_id bigint not null,
  tag text not null,
  name text not null,
  began_at timestamptz not null,
  ended_at timestamptz,
  address bytea,
  constraint card_sitting_pkey primary key (round_id),
  constraint card_sitting_code_fkey foreign key (code) references card_table(code),
  constraint card_sitting_player_id_fkey foreign key (player_id) references player(id)
);
create index card_sitting_address on card_sitting (ended_at) where address is not null;
create index card_sitting_ended on card_sitting (code, ended_at desc);
create unique index card_sitting_open on card_sitting (code, player_id) where ended_at is null;
create index card_sitting_player on card_sitting (player_id, began_at desc);
grant insert, select, update (ended_at, address) on card_sitting to tessera_studio;

create table card_table (
  code text not null,
  version bigint not null,
  state jsonb not null,
  summary jsonb not null,
  taken integer not null,
  changed_at timestamptz not null,
  constraint card_table_pkey primary key (code),
  constraint card_table_code_fkey foreign key (code) references room(code)
);
create index card_table_taken on card_table (code) where taken > 0;
grant insert, select, update (version, state, summary, taken, changed_at) on card_table to tessera_studio;

create table chat_message (
  id bigint generated always as identity,
  room text not null,
  player_id bigint not null,
  author text not null,
  name text not null,
  body text not null,
  at timestamptz not null,
  removed_at timestamptz,
  constraint chat_message_pkey primary key (id),
  constraint chat_message_player_id_fkey foreign key (player_id) references player(id),
  constraint chat_message_body_check check (char_length(body) >= 1 and char_length(body) <= 200)
);
create index chat_message_at on chat_message using brin (at);
create index chat_message_room on chat_message (room, id desc);
grant delete, insert, select, update (removed_at) on chat_message to tessera_studio;

create table chat_report (
  message_id bigint not null,
  room text not null,
  player_id bigint not null,
  name text not null,
  body text not null,
  around jsonb not null,
  first_at timestamptz not null,
  closed_at timestamptz,
  closed_by text,
  outcome text,
  constraint chat_report_pkey primary key (message_id),
  constraint chat_report_player_id_fkey foreign key (player_id) references player(id)
);
create index chat_report_closed on chat_report (closed_at desc) where closed_at is not null;
create index chat_report_open on chat_report (first_at) where closed_at is null;
grant delete, insert, select, update (closed_at, closed_by, outcome) on chat_report to tessera_studio;

create table chat_reporter (
  message_id bigint not null,
  player_id bigint not null,
  constraint chat_reporter_pkey primary key (message_id, player_id),
  constraint chat_reporter_message_id_fkey foreign key (message_id) references chat_report(message_id) on delete cascade,
  constraint chat_reporter_player_id_fkey foreign key (player_id) references player(id)
);
grant delete, insert, select on chat_reporter to tessera_studio;

create table chat_silence (
  player_id bigint not null,
  until timestamptz not null,
  silenced_by text not null,
  reason text not null,
  at timestamptz not null,
  constraint chat_silence_pkey primary key (player_id),
  constraint chat_silence_player_id_fkey foreign key (player_id) references player(id)
);
grant delete, insert, select, update (until, silenced_by, reason, at) on chat_silence to tessera_studio;

create table crash_chain (
  id bigint generated always as identity,
  seed text,
  length integer not null,
  terminal_hash text not null,
  salt text,
  last_position integer default 0 not null,
  created_at timestamptz not null,
  sealed_seed bytea,
  constraint crash_chain_pkey primary key (id),
  constraint crash_chain_terminal_hash_key unique (terminal_hash),
  constraint crash_chain_check check (last_position >= 0 and last_position <= length),
  constraint crash_chain_length_check check (length > 0),
  constraint crash_chain_seed_check check (seed ~ '^[0-9a-f]{64}$'),
  constraint crash_chain_seed_known check (seed is not null or sealed_seed is not null)
);
create trigger crash_chain_sealed before insert or update of seed on crash_chain for each row execute function crash_chain_guard();
grant insert, select, update (seed, salt, last_position, sealed_seed) on crash_chain to tessera_studio;

create table crash_round (
  id uuid not null,
  chain_id bigint not null,
  "position" integer not null,
  state text not null,
  hash text,
  point_hundredths bigint,
  opened_at timestamptz not null,
  started_at timestamptz,
  ended_at timestamptz,
  constraint crash_round_pkey primary key (id),
  constraint crash_round_chain_id_position_key unique (chain_id, "position"),
  constraint crash_round_chain_id_fkey foreign key (chain_id) references crash_chain(id),
  constraint crash_round_check check ((hash is null) = (state in ('betting', 'running'))),
  constraint crash_round_state_check check (state in ('betting', 'running', 'crashed', 'voided'))
);
create index crash_round_ended on crash_round (ended_at desc) where state = 'crashed';
grant insert, select, update (state, hash, point_hundredths, started_at, ended_at) on crash_round to tessera_studio;

create table fishing_line (
  hall text not null,
  version bigint not null,
  at timestamptz not null,
  results jsonb not null,
  constraint fishing_line_pkey primary key (hall, version),
  constraint fishing_line_hall_fkey foreign key (hall) references room(code),
  constraint fishing_line_version_check check (version > 0)
);
create index fishing_line_at on fishing_line using brin (at);
grant delete, insert, select on fishing_line to tessera_studio;

create table fishing_load (
  round_id uuid not null,
  hall text not null,
  player_id bigint not null,
  chair smallint not null,
  stake bigint not null,
  bullets smallint not null,
  after_version bigint not null,
  started_at timestamptz not null,
  opened_at timestamptz not null,
  ended_at timestamptz,
  constraint fishing_load_pkey primary key (round_id),
  constraint fishing_load_hall_fkey foreign key (hall) references room(code),
  constraint fishing_load_player_id_fkey foreign key (player_id) references player(id),
  constraint fishing_load_after_version_check check (after_version >= 0),
  constraint fishing_load_bullets_check check (bullets > 0),
  constraint fishing_load_chair_check check (chair >= 0 and chair <= 3),
  constraint fishing_load_stake_check check (stake > 0)
);
create index fishing_load_open on fishing_load (hall, opened_at) where ended_at is null;
create index fishing_load_player on fishing_load (player_id, opened_at desc);
grant insert, select, update (ended_at) on fishing_load to tessera_studio;

create table fishing_pool (
  level smallint not null,
  currency text not null,
  play_money boolean not null,
  amount bigint default 0 not null,
  constraint fishing_pool_pkey primary key (level, currency, play_money),
  constraint fishing_pool_amount_check check (amount >= 0),
  constraint fishing_pool_level_check check (level >= 1 and level <= 3)
);
grant insert, select, update (amount) on fishing_pool to tessera_studio;

create table fishing_pool_move (
  round_id uuid not null,
  kind text not null,
  bullet smallint not null,
  level smallint not null,
  currency text not null,
  play_money boolean not null,
  amount bigint not null,
  at timestamptz not null,
  constraint fishing_pool_move_pkey primary key (round_id, kind, bullet),
  constraint fishing_pool_move_level_currency_play_money_fkey foreign key (level, currency, play_money) references fishing_pool(level, currency, play_money),
  constraint fishing_pool_move_bullet_check check (bullet >= 0),
  constraint fishing_pool_move_check check ((kind = 'contribution') = (amount > 0)),
  constraint fishing_pool_move_kind_check check (kind in ('contribution', 'jackpot'))
);
create index fishing_pool_move_pool on fishing_pool_move (level, currency, play_money, at desc);
grant insert, select on fishing_pool_move to tessera_studio;

create table fishing_return (
  fish text not null,
  currency text not null,
  since timestamptz not null,
  bullets bigint not null,
  staked bigint not null,
  returned bigint not null,
  constraint fishing_return_pkey primary key (fish, currency)
);
grant insert, select, update (bullets, staked, returned) on fishing_return to tessera_studio;

create table free_rounds (
  id uuid not null,
  player_id bigint not null,
  wire_code text not null,
  currency text not null,
  stake bigint not null,
  rounds integer not null,
  played integer default 0 not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  canceled_at timestamptz,
  created_at timestamptz not null,
  constraint free_rounds_pkey primary key (id),
  constraint free_rounds_player_id_wire_code_starts_at_ends_at_currency__key unique (player_id, wire_code, starts_at, ends_at, currency, stake, rounds),
  constraint free_rounds_player_id_fkey foreign key (player_id) references player(id),
  constraint free_rounds_check check (played >= 0 and played <= rounds),
  constraint free_rounds_check1 check (ends_at > starts_at),
  constraint free_rounds_rounds_check check (rounds >= 1 and rounds <= 1000),
  constraint free_rounds_stake_check check (stake > 0)
);
grant insert, select, update (played, canceled_at) on free_rounds to tessera_studio;

create table last_bet (
  player_id bigint not null,
  wire_code text not null,
  at timestamptz not null,
  constraint last_bet_pkey primary key (player_id, wire_code),
  constraint last_bet_player_id_fkey foreign key (player_id) references player(id)
);
create index last_bet_at on last_bet (at);
grant delete, insert, select, update (at) on last_bet to tessera_studio;

create table launch (
  ticket_hash bytea not null,
  player_id bigint not null,
  token text not null,
  currency text not null,
  game text not null,
  lang text not null,
  lobby_url text not null,
  deposit_url text not null,
  expires_at timestamptz not null,
  wire_code text not null,
  sample jsonb,
  automatic_bets_ms integer,
  bonus_buy boolean default false not null,
  chat_name text,
  constraint launch_pkey primary key (ticket_hash),
  constraint launch_player_id_fkey foreign key (player_id) references player(id),
  constraint launch_automatic_bets_ms_check check (automatic_bets_ms > 0)
);
grant delete, insert, select on launch to tessera_studio;

create table outbox (
  id bigint generated always as identity,
  round_id uuid not null,
  kind text not null,
  transaction_id uuid not null,
  body text not null,
  attempts integer default 0 not null,
  due_at timestamptz not null,
  done_at timestamptz,
  last_answer text,
  held boolean default false not null,
  constraint outbox_pkey primary key (id),
  constraint outbox_round_id_key unique (round_id),
  constraint outbox_transaction_id_key unique (transaction_id),
  constraint outbox_round_id_fkey foreign key (round_id) references round_key(id),
  constraint outbox_kind_check check (kind in ('win', 'rollback'))
);
create index outbox_due on outbox (due_at) where done_at is null;
grant insert, select, update (body, attempts, due_at, done_at, last_answer, held) on outbox to tessera_studio;

create table player (
  id bigint generated always as identity,
  operator_user text not null,
  created_at timestamptz not null,
  play_money boolean default false not null,
  chat_secret uuid,
  constraint player_pkey primary key (id),
  constraint player_operator_user_key unique (operator_user),
  constraint player_operator_user_check check (length(operator_user) >= 1 and length(operator_user) <= 255)
);
grant insert, select, update (play_money, chat_secret) on player to tessera_studio;

create table raise (
  transaction_id uuid not null,
  round_id uuid not null,
  step integer not null,
  amount bigint not null,
  token text not null,
  state text not null,
  created_at timestamptz not null,
  rollback_body text,
  attempts integer default 0 not null,
  due_at timestamptz,
  constraint raise_pkey primary key (transaction_id),
  constraint raise_round_id_fkey foreign key (round_id) references round_key(id),
  constraint raise_amount_check check (amount > 0),
  constraint raise_check check ((state in ('voiding', 'voided')) = (rollback_body is not null)),
  constraint raise_state_check check (state in ('reserved', 'taken', 'refused', 'voiding', 'voided')),
  constraint raise_step_check check (step >= 0)
);
create index raise_due on raise (due_at) where state = 'voiding';
create unique index raise_once on raise (round_id, step) where state in ('reserved', 'taken');
create index raise_reserved on raise (created_at) where state = 'reserved';
create index raise_round on raise (round_id);
create unique index raise_undecided on raise (round_id) where state in ('reserved', 'voiding');
grant insert, select, update (state, rollback_body, attempts, due_at) on raise to tessera_studio;

create unlogged table request_count (
  key character varying(255) not null,
  points integer default 0 not null,
  expire bigint,
  constraint request_count_pkey primary key (key)
);
create index request_count_by_expire on request_count (expire);
grant delete, insert, select, update on request_count to tessera_studio;

create table room (
  code text not null,
  game text not null,
  epoch bigint not null,
  owner_address text not null,
  owner_secret text not null,
  leased_until timestamptz not null,
  watchers integer default 0 not null,
  paused_at timestamptz,
  paused_by text,
  pause_reason text,
  held_round uuid,
  held_until timestamptz,
  constraint room_pkey primary key (code),
  constraint room_code_epoch_key unique (code, epoch),
  constraint room_epoch_check check (epoch > 0),
  constraint room_watchers_check check (watchers >= 0)
);
grant insert, select, update (epoch, owner_address, owner_secret, leased_until, watchers, paused_at, paused_by, pause_reason, held_round, held_until) on room to tessera_studio;

create table room_chain (
  id bigint generated always as identity,
  room text not null,
  sealed_seed bytea not null,
  length integer not null,
  terminal_hash text not null,
  salt text,
  last_position integer default 0 not null,
  created_at timestamptz not null,
  constraint room_chain_pkey primary key (id),
  constraint room_chain_terminal_hash_key unique (terminal_hash),
  constraint room_chain_room_fkey foreign key (room) references room(code),
  constraint room_chain_check check (last_position >= 0 and last_position <= length),
  constraint room_chain_length_check check (length > 0)
);
create index room_chain_room on room_chain (room, id);
grant insert, select, update (salt, last_position) on room_chain to tessera_studio;

create table room_input (
  round_id uuid not null,
  version integer not null,
  at timestamptz not null,
  player_id bigint,
  input jsonb not null,
  constraint room_input_pkey primary key (round_id, version),
  constraint room_input_round_id_fkey foreign key (round_id) references room_round(id)
);
create index room_input_at on room_input using brin (at);
create index room_input_player on room_input (player_id) where player_id is not null;
grant delete, insert, select on room_input to tessera_studio;

create table room_return (
  room text not null,
  currency text not null,
  since timestamptz not null,
  rounds bigint not null,
  stake numeric not null,
  paid numeric not null,
  stated numeric not null,
  variance double precision not null,
  constraint room_return_pkey primary key (room, currency),
  constraint room_return_room_fkey foreign key (room) references room(code)
);
grant insert, select, update (rounds, stake, paid, stated, variance) on room_return to tessera_studio;

create table room_round (
  id uuid not null,
  room text not null,
  chain_id bigint not null,
  "position" integer not null,
  state text not null,
  hash text,
  result jsonb,
  opened_at timestamptz not null,
  closes_at timestamptz not null,
  drawn_at timestamptz,
  ended_at timestamptz,
  constraint room_round_pkey primary key (id),
  constraint room_round_chain_id_position_key unique (chain_id, "position"),
  constraint room_round_chain_id_fkey foreign key (chain_id) references room_chain(id),
  constraint room_round_room_fkey foreign key (room) references room(code),
  constraint room_round_check check ((hash is null) = (state in ('open', 'closing', 'drawn'))),
  constraint room_round_check1 check ((hash is null) = (result is null)),
  constraint room_round_state_check check (state in ('open', 'closing', 'drawn', 'ended', 'voided'))
);
create index room_round_ended on room_round (room, ended_at desc) where state = 'ended';
create index room_round_unfinished on room_round (room) where state in ('open', 'closing', 'drawn');
grant insert, select, update (state, hash, result, closes_at, drawn_at, ended_at) on room_round to tessera_studio;

create table room_void (
  round_id uuid not null,
  room text not null,
  voided_by text not null,
  reason text not null,
  voided_at timestamptz not null,
  constraint room_void_pkey primary key (round_id),
  constraint room_void_room_fkey foreign key (room) references room(code),
  constraint room_void_round_id_fkey foreign key (round_id) references room_round(id)
);
create index room_void_room on room_void (room, voided_at desc);
grant insert, select on room_void to tessera_studio;

create table round (
  id uuid not null,
  player_id bigint not null,
  token text not null,
  game text not null,
  currency text not null,
  stake bigint not null,
  parameters jsonb not null,
  request_id uuid not null,
  state text not null,
  reason text,
  seed_pair_id bigint,
  nonce integer,
  client_seed text,
  crash_round_id uuid,
  bet_transaction uuid not null,
  moves integer[] default '{}'::integer[] not null,
  events jsonb default '[]'::jsonb not null,
  multiplier bigint default 0 not null,
  payout bigint default 0 not null,
  started_at timestamptz not null,
  ended_at timestamptz,
  wire_code text not null,
  free_rounds_id uuid,
  raised bigint default 0 not null,
  room_round_id uuid,
  card_table text,
  constraint round_check check ((seed_pair_id is null) = (nonce is null)),
  constraint round_one_origin check (num_nonnulls(seed_pair_id, crash_round_id, room_round_id, card_table) = 1),
  constraint round_payout_check check (payout >= 0),
  constraint round_stake_check check (stake > 0),
  constraint round_state_check check (state in ('reserved', 'refused', 'open', 'drawn', 'settled', 'voiding', 'voided')),
  constraint round_pkey primary key (id),
  constraint round_crash_round_id_fkey foreign key (crash_round_id) references crash_round(id),
  constraint round_player_id_fkey foreign key (player_id) references player(id),
  constraint round_room_round_id_fkey foreign key (room_round_id) references room_round(id) not valid,
  constraint round_seed_pair_id_fkey foreign key (seed_pair_id) references seed_pair(id)
) partition by range (started_at);
-- each partition:
create index round_crash_round_id_idx on round (crash_round_id) where crash_round_id is not null;
create index round_player_id_started_at_idx on round (player_id, started_at desc);
create index round_started_at_idx on round (started_at) where state in ('reserved', 'open');
create trigger round_begins_waiting after insert on round for each row when (new.game <> 'slot' and (new.state in ('reserved', 'open'))) execute function note_round_waiting();
create trigger round_ends_waiting after update of state on round for each row when (new.game <> 'slot' and (old.state in ('reserved', 'open')) and (new.state <> all (array['reserved', 'open']))) execute function note_round_waiting();
create trigger round_key after insert on round for each row execute function note_round_key();
create trigger round_slot_begins_waiting after insert on round for each row when (new.game = 'slot' and (new.state in ('reserved', 'open'))) execute function note_round_waiting();
create trigger round_slot_ends_waiting after update of state on round for each row when (new.game = 'slot' and (old.state in ('reserved', 'open')) and (new.state <> all (array['reserved', 'open']))) execute function note_round_waiting();
grant insert, select, update (state, reason, moves, events, multiplier, payout, ended_at, raised) on round to tessera_studio;

create table round_key (
  id uuid not null,
  player_id bigint not null,
  request_id uuid not null,
  seed_pair_id bigint,
  nonce integer,
  bet_transaction uuid not null,
  started_at timestamptz not null,
  constraint round_key_pkey primary key (id),
  constraint round_key_bet_transaction unique (bet_transaction),
  constraint round_key_nonce unique (seed_pair_id, nonce),
  constraint round_key_request unique (player_id, request_id)
);
grant select on round_key to tessera_studio;

create table round_waiting (
  round_id uuid not null,
  player_id bigint not null,
  game text not null,
  wire_code text not null,
  started_at timestamptz not null,
  constraint round_waiting_pkey primary key (round_id)
);
create unique index round_waiting_field on round_waiting (player_id) where game = 'mines';
create unique index round_waiting_sample on round_waiting (player_id, wire_code) where game = 'sample';
create unique index round_waiting_slot on round_waiting (player_id, wire_code) where game = 'slot';
create unique index round_waiting_steps on round_waiting (player_id, game) where game <> all (array['mines', 'sample', 'slot']);
grant select on round_waiting to tessera_studio;

create table seed_pair (
  id bigint generated always as identity,
  player_id bigint not null,
  state text not null,
  server_seed text,
  server_seed_hash text not null,
  client_seed text not null,
  next_nonce integer default 0 not null,
  created_at timestamptz not null,
  revealed_at timestamptz,
  sealed_seed bytea,
  constraint seed_pair_pkey primary key (id),
  constraint seed_pair_server_seed_hash_key unique (server_seed_hash),
  constraint seed_pair_player_id_fkey foreign key (player_id) references player(id),
  constraint seed_pair_seed_known check (server_seed is not null or sealed_seed is not null),
  constraint seed_pair_server_seed_check check (server_seed ~ '^[0-9a-f]{64}$'),
  constraint seed_pair_server_seed_hash_check check (server_seed_hash ~ '^[0-9a-f]{64}$'),
  constraint seed_pair_state_check check (state in ('next', 'active', 'revealed'))
);
create unique index seed_pair_active on seed_pair (player_id) where state = 'active';
create unique index seed_pair_next on seed_pair (player_id) where state = 'next';
create trigger seed_pair_sealed before insert or update of server_seed on seed_pair for each row execute function seed_pair_guard();
grant insert, select, update (state, server_seed, client_seed, next_nonce, revealed_at, sealed_seed) on seed_pair to tessera_studio;

create table session (
  secret_hash bytea not null,
  player_id bigint not null,
  token text not null,
  currency text not null,
  game text not null,
  lang text not null,
  lobby_url text not null,
  deposit_url text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  wire_code text not null,
  sample jsonb,
  automatic_bets_ms integer,
  bonus_buy boolean default false not null,
  chat_name text,
  constraint session_pkey primary key (secret_hash),
  constraint session_player_id_fkey foreign key (player_id) references player(id),
  constraint session_automatic_bets_ms_check check (automatic_bets_ms > 0)
);
grant delete, insert, select on session to tessera_studio;

create table table_owner (
  only_one boolean default true not null,
  address text not null,
  secret text not null,
  taken_at timestamptz not null,
  constraint table_owner_pkey primary key (only_one),
  constraint table_owner_only_one_check check (only_one)
);
grant delete, insert, select, update on table_owner to tessera_studio;

create view told_round as
 select round.id,
    round.player_id,
    round.token,
    round.game,
    round.currency,
    round.stake,
    round.parameters,
    round.request_id,
    round.state,
    round.reason,
    round.seed_pair_id,
    round.nonce,
    round.client_seed,
    coalesce(round.room_round_id, round.crash_round_id) as crash_round_id,
    round.bet_transaction,
    round.moves,
    round.events,
    round.multiplier,
    round.payout,
    round.started_at,
    round.ended_at,
    round.wire_code,
    round.free_rounds_id,
    round.raised,
    player.operator_user,
    pair.server_seed_hash,
        case
            when pair.state = 'revealed' then pair.server_seed
            else null
        end as revealed_server_seed,
    coalesce(shared."position", crash."position") as chain_position,
    coalesce(shared.hash, crash.hash) as chain_hash,
    coalesce(room_chain.terminal_hash, chain.terminal_hash) as terminal_hash,
    coalesce(room_chain.salt, chain.salt) as salt,
    player.play_money,
    round.card_table
   from round
     join player on player.id = round.player_id
     left join seed_pair pair on pair.id = round.seed_pair_id
     left join room_round shared on shared.id = round.room_round_id
     left join room_chain on room_chain.id = shared.chain_id
     left join crash_round crash on crash.id = round.crash_round_id
     left join crash_chain chain on chain.id = crash.chain_id;
grant select on told_round to tessera_studio;

create table transfer_wallet (
  player_id bigint not null,
  currency text not null,
  balance bigint default 0 not null,
  created_at timestamptz not null,
  constraint transfer_wallet_pkey primary key (player_id),
  constraint transfer_wallet_player_id_fkey foreign key (player_id) references player(id),
  constraint transfer_wallet_balance_check check (balance >= 0)
);
grant insert, select, update (balance) on transfer_wallet to tessera_studio;

create table transfer_wallet_move (
  transaction_id uuid not null,
  player_id bigint not null,
  kind text not null,
  amount bigint not null,
  bet_id uuid,
  done boolean not null,
  balance_after bigint not null,
  created_at timestamptz not null,
  constraint transfer_wallet_move_pkey primary key (transaction_id),
  constraint transfer_wallet_move_player_id_fkey foreign key (player_id) references transfer_wallet(player_id),
  constraint transfer_wallet_move_amount_check check (amount >= 0),
  constraint transfer_wallet_move_balance_after_check check (balance_after >= 0),
  constraint transfer_wallet_move_check check ((bet_id is not null) = (kind in ('win', 'rollback'))),
  constraint transfer_wallet_move_kind_check check (kind in ('deposit', 'withdraw', 'bet', 'win', 'rollback'))
);
create unique index transfer_wallet_move_ending on transfer_wallet_move (bet_id) where bet_id is not null;
create index transfer_wallet_move_player on transfer_wallet_move (player_id);
grant insert, select on transfer_wallet_move to tessera_studio;

create table visitor (
  player_id bigint not null,
  name text,
  ends_at timestamptz not null,
  constraint visitor_pkey primary key (player_id),
  constraint visitor_name_key unique (name),
  constraint visitor_player_id_fkey foreign key (player_id) references player(id),
  constraint visitor_name_check check (length(name) >= 1 and length(name) <= 400)
);
create index visitor_ends on visitor (ends_at) where name is not null;
grant insert, select, update (name, ends_at) on visitor to tessera_studio;

create table waiting_game (
  game text not null,
  constraint waiting_game_pkey primary key (game)
);
grant select on waiting_game to tessera_studio;

-- Functions
-- apps/studio/functions/add_round_partition.sql: add_round_partition(p_name text, p_from timestamp with time zone, p_to timestamp with time zone) returns void
-- apps/studio/functions/crash_chain_guard.sql: crash_chain_guard() returns trigger
-- apps/studio/functions/forget_visitors.sql: forget_visitors(p_at timestamp with time zone, p_most integer) returns integer
-- apps/studio/functions/guard_round_partition.sql: guard_round_partition(p_name text) returns void
-- apps/studio/functions/keep_pace.sql: keep_pace(p_player bigint, p_wire_code text, p_at timestamp with time zone, p_pace_ms integer) returns void
-- apps/studio/functions/note_round_key.sql: note_round_key() returns trigger
-- apps/studio/functions/note_round_waiting.sql: note_round_waiting() returns trigger
-- apps/studio/functions/partition_ranges.sql: partition_ranges(p_table regclass) returns TABLE(name text, from_at timestamp with time zone, to_at timestamp with time zone)
-- apps/studio/functions/partition_state.sql: partition_state() returns TABLE(name text, ends_at timestamp with time zone, strays bigint)
-- apps/studio/functions/prepare_round_partitions.sql: prepare_round_partitions(p_at timestamp with time zone) returns integer
-- apps/studio/functions/reserve_paced_sealed_round.sql: reserve_paced_sealed_round(p_id uuid, p_player bigint, p_token text, p_game text, p_wire_code text, p_currency text, p_stake bigint, p_parameters jsonb, p_request uuid, p_bet_transaction uuid, p_free_rounds uuid, p_started_at timestamp with time zone, p_pace_ms integer) returns TABLE(seed_pair_id bigint, nonce integer, client_seed text, sealed_seed bytea, server_seed_hash text)
-- apps/studio/functions/reserve_sealed_round.sql: reserve_sealed_round(p_id uuid, p_player bigint, p_token text, p_game text, p_wire_code text, p_currency text, p_stake bigint, p_parameters jsonb, p_request uuid, p_bet_transaction uuid, p_free_rounds uuid, p_started_at timestamp with time zone) returns TABLE(seed_pair_id bigint, nonce integer, client_seed text, sealed_seed bytea, server_seed_hash text)
-- apps/studio/functions/seed_pair_guard.sql: seed_pair_guard() returns trigger
