-- The tables as all migrations leave them behind, for readers.
-- Made by `npm run generate -- schema`; nothing runs it. Do not edit here.
-- How they came about: apps/server/migrations. Functions: apps/server/functions.

create domain bet_fact_kind as text check (value in ('stake', 'return', 'refund'));
create domain ledger_bookmark_kind as text check (value in ('checked', 'archived'));
create domain play_transaction_ignored as text check (value in ('rolled_back', 'target_unknown', 'target_already_rolled_back'));
create domain play_transaction_kind as text check (value in ('bet', 'win', 'rollback', 'finish', 'tombstone'));
create domain play_transaction_source as text check (value in ('cash', 'free', 'promo'));
create domain play_transaction_state as text check (value in ('open', 'settled', 'rolled_back'));

create sequence bet_fact_id_seq;
create sequence ledger_posting_number;

create table account_request (
  id uuid not null,
  kind text not null,
  member_id bigint not null,
  reason text not null,
  status text default 'waiting' not null,
  asked_by integer not null,
  asked_by_name text not null,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  decided_by integer,
  decided_by_name text,
  decided_at timestamptz,
  decision_reason text default '' not null,
  constraint account_request_pkey primary key (id),
  constraint account_request_asked_by_fkey foreign key (asked_by) references operator(id),
  constraint account_request_decided_by_fkey foreign key (decided_by) references operator(id),
  constraint account_request_member_id_fkey foreign key (member_id) references member(id),
  constraint account_request_decided check ((status in ('approved', 'refused')) = (decided_at is not null) and (decided_at is null) = (decided_by_name is null)),
  constraint account_request_kind_check check (kind in ('removeSecondFactors', 'invite')),
  constraint account_request_status_check check (status in ('waiting', 'approved', 'refused', 'expired')),
  constraint account_request_two_people check (decided_by is null or decided_by <> asked_by)
);
create index account_request_asked on account_request (asked_at desc, id);
create index account_request_member on account_request (member_id, asked_at desc);
create unique index account_request_waiting on account_request (member_id, kind) where status = 'waiting';
grant insert, select, update on account_request to tessera_app;

create table agent_code (
  brand_code text not null,
  code text not null,
  agent_id bigint not null,
  enabled boolean default true not null,
  created_at timestamptz not null,
  prize_group smallint,
  constraint agent_code_pkey primary key (brand_code, code),
  constraint agent_code_agent_id_fkey foreign key (agent_id) references member(id),
  constraint agent_code_brand_code_fkey foreign key (brand_code) references brand(code),
  constraint agent_code_code_check check (code = upper(code) and code ~ '^[A-Z0-9]{4,20}$'),
  constraint agent_code_prize_group_check check (prize_group >= 1 and prize_group <= 99)
);
create index agent_code_agent on agent_code (agent_id);
grant insert, select, update on agent_code to tessera_app;

create table archive_piece (
  kind text not null,
  period integer not null,
  "position" integer not null,
  of_table text not null,
  name text not null,
  rows bigint not null,
  bytes bigint not null,
  sha256 text not null,
  constraint archive_piece_pkey primary key (kind, period, "position"),
  constraint archive_piece_kind_check check (kind in ('posting', 'fact', 'ticket', 'round', 'bet')),
  constraint archive_piece_position_check check ("position" > 0),
  constraint archive_piece_rows_check check (rows > 0),
  constraint archive_piece_sha256_check check (sha256 ~ '^[0-9a-f]{64}$')
);
grant select on archive_piece to tessera_app;

create table archived_partition (
  kind text not null,
  period integer not null,
  name text not null,
  from_at timestamptz not null,
  to_at timestamptz not null,
  archived_at timestamptz default now() not null,
  constraint archived_partition_pkey primary key (kind, period),
  constraint archived_partition_kind_check check (kind in ('fact', 'ticket', 'round', 'bet'))
);
grant select on archived_partition to tessera_app;

create table backup_record (
  id bigint generated always as identity,
  finished_at timestamptz not null,
  bytes bigint not null,
  with_keys boolean not null,
  constraint backup_record_pkey primary key (id)
);
grant select on backup_record to tessera_app;

create table bank_account (
  id uuid not null,
  member_id bigint not null,
  "position" smallint not null,
  bank_name text not null,
  account_number text not null,
  holder text not null,
  created_at timestamptz not null,
  kind text default 'bank' not null,
  constraint bank_account_pkey primary key (id),
  constraint bank_account_member_id_position_key unique (member_id, "position"),
  constraint bank_account_once unique (member_id, bank_name, account_number, holder),
  constraint bank_account_kind check (kind in ('bank', 'e-wallet', 'crypto')),
  constraint bank_account_position_check check ("position" >= 1 and "position" <= 5)
);
create index bank_account_shared on bank_account (account_number) where kind <> 'bank';
grant insert, select on bank_account to tessera_app;

create table bank_line (
  account_id text not null,
  event_id text not null,
  direction text not null,
  bank_account text not null,
  amount bigint not null,
  currency text not null,
  content text not null,
  sender text not null,
  reference text not null,
  happened_at timestamptz,
  received_at timestamptz not null,
  outcome text not null,
  constraint bank_line_pkey primary key (account_id, event_id),
  constraint bank_line_account_id_event_id_fkey foreign key (account_id, event_id) references payment_event(account_id, event_id),
  constraint bank_line_amount_check check (amount >= 0),
  constraint bank_line_direction_check check (direction in ('credit', 'debit')),
  constraint bank_line_outcome_check check (outcome in ('credited', 'suspense', 'listed', 'debit', 'recordedByHand', 'empty'))
);
create index bank_line_newest on bank_line (direction, received_at desc, account_id, event_id);
create index bank_line_reference on bank_line (account_id, reference) where reference <> '';
grant insert, select on bank_line to tessera_app;

create table beacon_round (
  source_id text not null,
  round bigint not null,
  previous text not null,
  signature text not null,
  randomness text not null,
  stored_at timestamptz not null,
  constraint beacon_round_pkey primary key (source_id, round),
  constraint beacon_round_source_id_fkey foreign key (source_id) references beacon_source(id),
  constraint beacon_round_randomness_check check (randomness ~ '^[0-9a-f]{64}$'),
  constraint beacon_round_round_check check (round > 0)
);
grant insert, select on beacon_round to tessera_app;

create table beacon_source (
  id text not null,
  scheme text not null,
  public_key text not null,
  genesis_ms bigint not null,
  period_ms integer not null,
  added_at timestamptz not null,
  constraint beacon_source_pkey primary key (id),
  constraint beacon_source_period_ms_check check (period_ms > 0),
  constraint beacon_source_public_key_check check (public_key ~ '^[0-9a-f]+$'),
  constraint beacon_source_scheme_check check (scheme in ('own-ed25519', 'pedersen-bls-chained', 'bls-unchained-g1-rfc9380'))
);
grant insert, select on beacon_source to tessera_app;

create table bet_fact (
  id bigint default nextval('bet_fact_id_seq') not null,
  member_id bigint not null,
  vendor text not null,
  game_code text not null,
  round_id text not null,
  kind bet_fact_kind not null,
  amount bigint not null,
  currency text not null,
  valid_bet bigint default 0 not null,
  closed boolean default false not null,
  at timestamptz not null,
  reference text not null,
  settled_stake bigint,
  bonus_bet bigint,
  bonus_return bigint,
  settled_bets smallint,
  rake bigint,
  unplayed bigint,
  bonus_unplayed bigint,
  constraint bet_fact_check check (amount >= 0 or kind = 'return'),
  constraint bet_fact_pkey primary key (member_id, at, id)
) partition by range (at);
-- each partition:
create index bet_fact_at_idx on bet_fact using brin (at) with (pages_per_range='16', autosummarize='on');
create index bet_fact_id_idx on bet_fact using brin (id) with (pages_per_range='16', autosummarize='on');
grant insert, select on bet_fact to tessera_app;

create table bet_follower (
  name text not null,
  fact_id bigint not null,
  constraint bet_follower_pkey primary key (name)
);
grant insert, select, update on bet_follower to tessera_app;

create view bet_settled as
 select id,
    member_id,
    vendor,
    game_code,
    round_id,
    currency,
    at as recorded_at,
        case
            when kind = 'return' and not closed and (settled_stake is null or unplayed is not null) and amount >= 0 then coalesce(( select min(c.at) as min
               from bet_fact c
              where c.member_id = f.member_id and c.at >= f.at and c.at < (f.at + '1 day'::interval) and c.vendor = f.vendor and c.round_id = f.round_id and c.closed), at + '1 day'::interval)
            else at
        end as at,
    coalesce(settled_stake, valid_bet) - coalesce(bonus_bet, 0::bigint) as stake,
        case kind
            when 'return' then amount
            else 0::bigint
        end - coalesce(bonus_return, 0::bigint) as returned,
    valid_bet - coalesce(bonus_bet, 0::bigint) + coalesce(bonus_unplayed, 0::bigint) as valid_bet,
    coalesce(bonus_bet, 0::bigint) as bonus_stake,
    coalesce(bonus_return, 0::bigint) as bonus_returned,
    coalesce(settled_bets, sign((valid_bet - coalesce(bonus_bet, 0::bigint) + coalesce(bonus_unplayed, 0::bigint))::double precision)::smallint) as bets,
        case
            when (coalesce(settled_stake, valid_bet) - coalesce(bonus_bet, 0::bigint)) > 0 then false
            when coalesce(settled_stake, valid_bet) < 0 or kind <> 'return' or amount <= 0 or settled_stake is not null and unplayed is null then true
            when bonus_return = amount then false
            else coalesce((( select max(p.at) as max
               from bet_fact p
              where p.member_id = f.member_id and p.at > (f.at - '31 days'::interval) and p.at <= f.at and p.vendor = f.vendor and p.round_id = f.round_id and p.kind = 'stake')) <= (at - '1 day'::interval), false)
        end as is_correction,
    coalesce(bonus_bet, 0::bigint) - coalesce(bonus_unplayed, 0::bigint) as bonus_valid_bet
   from bet_fact f;
grant select on bet_settled to tessera_app;

create table bonus_stake (
  reference text not null,
  requirement_id integer not null,
  amount bigint not null,
  settled boolean default false not null,
  constraint bonus_stake_pkey primary key (reference, requirement_id),
  constraint bonus_stake_requirement_id_fkey foreign key (requirement_id) references turnover_requirement(id),
  constraint bonus_stake_amount_check check (amount > 0)
);
create index bonus_stake_in_play on bonus_stake (requirement_id) where not settled;
grant insert, select, update (settled) on bonus_stake to tessera_app;

create table brand (
  code text not null,
  name text not null,
  enabled boolean default true not null,
  created_at timestamptz not null,
  constraint brand_pkey primary key (code),
  constraint brand_code_check check (code ~ '^[a-z][a-z0-9-]{1,30}$'),
  constraint brand_name_check check (name <> '')
);
grant insert, select, update on brand to tessera_app;

create table brand_host (
  host text not null,
  brand_code text not null,
  enabled boolean default true not null,
  affiliate_code text,
  owner_id bigint,
  main_url text,
  speed_ms integer,
  measured_at timestamptz,
  created_at timestamptz not null,
  constraint brand_host_pkey primary key (host),
  constraint brand_host_brand_code_fkey foreign key (brand_code) references brand(code),
  constraint brand_host_host_check check (host = lower(host) and host <> ''),
  constraint brand_host_speed_ms_check check (speed_ms >= 0)
);
create index brand_host_of_brand on brand_host (brand_code);
grant insert, select, update on brand_host to tessera_app;

create table brand_text (
  brand_code text not null,
  language text not null,
  key text not null,
  sentence text,
  version integer not null,
  changed_at timestamptz not null,
  changed_by text not null,
  constraint brand_text_pkey primary key (brand_code, language, key),
  constraint brand_text_brand_code_fkey foreign key (brand_code) references brand(code),
  constraint brand_text_key_check check (length(key) >= 1 and length(key) <= 100),
  constraint brand_text_language_check check (language ~ '^[A-Z]{2,3}(-[A-Z]{2})?$'),
  constraint brand_text_sentence_check check (length(sentence) >= 1 and length(sentence) <= 2000),
  constraint brand_text_version_check check (version >= 1)
);
grant insert, select, update on brand_text to tessera_app;

create table brand_text_change (
  id bigint generated always as identity,
  brand_code text not null,
  language text not null,
  key text not null,
  version integer not null,
  before text,
  after text,
  changed_at timestamptz not null,
  changed_by text not null,
  constraint brand_text_change_pkey primary key (id),
  constraint brand_text_change_once unique (brand_code, language, key, version),
  constraint brand_text_change_brand_code_fkey foreign key (brand_code) references brand(code)
);
create index brand_text_change_newest on brand_text_change (brand_code, language, id);
create trigger brand_text_change_insert_only before delete or update or truncate on brand_text_change for each statement execute function brand_text_change_refuse_change();
grant insert, select on brand_text_change to tessera_app;

create table brand_text_version (
  brand_code text not null,
  language text not null,
  version integer not null,
  constraint brand_text_version_pkey primary key (brand_code, language),
  constraint brand_text_version_brand_code_fkey foreign key (brand_code) references brand(code),
  constraint brand_text_version_language_check check (language ~ '^[A-Z]{2,3}(-[A-Z]{2})?$'),
  constraint brand_text_version_version_check check (version >= 1)
);
grant insert, select, update on brand_text_version to tessera_app;

create table call_once (
  actor text not null,
  request_id uuid not null,
  call text not null,
  fingerprint text not null,
  status integer,
  answer json,
  created_at timestamptz not null,
  constraint call_once_pkey primary key (actor, request_id)
);
create index call_once_created_at on call_once (created_at);
grant delete, insert, select, update on call_once to tessera_app;

create table card_pair_alert (
  low_id bigint not null,
  high_id bigint not null,
  day date not null,
  constraint card_pair_alert_pkey primary key (low_id, high_id, day),
  constraint card_pair_alert_high_id_fkey foreign key (high_id) references member(id),
  constraint card_pair_alert_low_id_fkey foreign key (low_id) references member(id),
  constraint card_pair_alert_check check (low_id < high_id)
);
create index card_pair_alert_day on card_pair_alert (day);
grant delete, insert, select on card_pair_alert to tessera_app;

create table card_share (
  vendor_account_id text not null,
  freeze_id text not null,
  member_id bigint not null,
  amount bigint not null,
  constraint card_share_pkey primary key (vendor_account_id, freeze_id, member_id),
  constraint card_share_member_id_fkey foreign key (member_id) references member(id),
  constraint card_share_vendor_account_id_freeze_id_fkey foreign key (vendor_account_id, freeze_id) references card_withholding(vendor_account_id, freeze_id),
  constraint card_share_amount_check check (amount > 0)
);
create index card_share_of_member on card_share (member_id);
grant insert, select on card_share to tessera_app;

create table card_withholding (
  vendor_account_id text not null,
  freeze_id text not null,
  hand_id text not null,
  player_ref text not null,
  game text not null,
  currency text not null,
  amount bigint not null,
  decided_by text not null,
  reason text not null,
  state text default 'asked' not null,
  asked_at timestamptz not null,
  ended_at timestamptz,
  constraint card_withholding_pkey primary key (vendor_account_id, freeze_id),
  constraint card_withholding_vendor_account_id_fkey foreign key (vendor_account_id) references vendor_account(id),
  constraint card_withholding_amount_check check (amount > 0),
  constraint card_withholding_check check ((state = 'asked') = (ended_at is null)),
  constraint card_withholding_freeze_id_check check (freeze_id <> ''),
  constraint card_withholding_state_check check (state in ('asked', 'paid', 'refused'))
);
create index card_withholding_asked on card_withholding (asked_at) where state = 'asked';
grant insert, select, update (decided_by, reason, state, asked_at, ended_at) on card_withholding to tessera_app;

create table catalogue_favourite (
  member_id bigint not null,
  node_id integer not null,
  sequence bigint generated always as identity,
  added_at timestamptz not null,
  constraint catalogue_favourite_pkey primary key (member_id, node_id),
  constraint catalogue_favourite_member_id_fkey foreign key (member_id) references member(id) on delete cascade,
  constraint catalogue_favourite_node_id_fkey foreign key (node_id) references catalogue_game(node_id)
);
grant delete, insert, select on catalogue_favourite to tessera_app;

create table catalogue_game (
  node_id integer generated always as identity,
  vendor_code text not null,
  game_id text not null,
  game_type text not null,
  name text not null,
  theme text default '' not null,
  is_hot boolean default false not null,
  is_new boolean default false not null,
  sort integer default 0 not null,
  minimum_stake bigint default 0 not null,
  rtp_basis_points integer,
  enabled boolean default true not null,
  names jsonb default '{}'::jsonb not null,
  features text[] default '{}'[] not null,
  volatility smallint,
  lines integer,
  classify text[] default '{}'[] not null,
  blocked_countries text[] default '{}'[] not null,
  maintenance boolean default false not null,
  client text default 'sample' not null,
  has_trial boolean default false not null,
  image_size text default '1x1' not null,
  changed_in bigint default 1 not null,
  listed boolean default true not null,
  closed_by_vendor boolean default false not null,
  edge_basis_points integer,
  also_in text[] default '{}'[] not null,
  constraint catalogue_game_pkey primary key (node_id),
  constraint catalogue_game_vendor_code_game_id_key unique (vendor_code, game_id),
  constraint catalogue_game_client_check check (client in ('own', 'sample')),
  constraint catalogue_game_edge_check check (edge_basis_points >= '-10000'::integer and edge_basis_points <= 10000),
  constraint catalogue_game_image_size_check check (image_size in ('1x1', '2x1')),
  constraint catalogue_game_lines_check check (lines > 0),
  constraint catalogue_game_names_check check (jsonb_typeof(names) = 'object'),
  constraint catalogue_game_volatility_check check (volatility >= 1 and volatility <= 5)
);
create index catalogue_game_lobby on catalogue_game (game_type, is_hot desc, sort, name) where enabled;
create trigger catalogue_game_marks before insert or update on catalogue_game for each row execute function catalogue_marks();
create trigger catalogue_game_moves before insert or update on catalogue_game for each statement execute function catalogue_moves();
grant insert, select, update on catalogue_game to tessera_app;

create view catalogue_listing as
 select g.node_id as "nodeId",
    g.vendor_code as "vendorCode",
    g.game_id as "gameId",
    g.game_type as "gameType",
    g.name,
    g.names,
    v.name as "vendorName",
    g.theme,
    g.features,
    g.volatility,
    g.lines,
    g.classify,
    g.is_hot as "isHot",
    g.is_new as "isNew",
    g.sort,
    g.minimum_stake as "minimumStake",
    g.rtp_basis_points as "rtpBasisPoints",
    g.blocked_countries || v.blocked_countries as "blockedCountries",
    g.maintenance or g.closed_by_vendor or v.maintenance as maintenance,
    g.client,
    g.has_trial as "hasTrial",
    g.image_size as "imgSize",
    g.enabled and g.listed and v.enabled as shown,
    greatest(g.changed_in, v.changed_in) as changed_in,
    g.edge_basis_points as "edgeBasisPoints",
    g.also_in as "alsoIn"
   from catalogue_game g
     join catalogue_vendor v using (vendor_code, game_type);
grant select on catalogue_listing to tessera_app;

create table catalogue_recent (
  member_id bigint not null,
  node_id integer not null,
  started_at timestamptz not null,
  constraint catalogue_recent_pkey primary key (member_id, node_id),
  constraint catalogue_recent_member_id_fkey foreign key (member_id) references member(id) on delete cascade,
  constraint catalogue_recent_node_id_fkey foreign key (node_id) references catalogue_game(node_id)
);
create index catalogue_recent_newest on catalogue_recent (member_id, started_at desc);
grant delete, insert, select, update on catalogue_recent to tessera_app;

create table catalogue_section (
  brand_code text not null,
  key text not null,
  "position" integer not null,
  kind text not null,
  game_type text,
  vendor_code text,
  titles jsonb default '{}'::jsonb not null,
  pins integer[] default '{}'::integer[] not null,
  length integer default 20 not null,
  enabled boolean default true not null,
  constraint catalogue_section_pkey primary key (brand_code, key),
  constraint catalogue_section_check check (kind <> 'type' or game_type is not null),
  constraint catalogue_section_kind_check check (kind in ('hot', 'rank', 'new', 'type', 'pins')),
  constraint catalogue_section_length_check check (length >= 1 and length <= 20),
  constraint catalogue_section_titles_check check (jsonb_typeof(titles) = 'object')
);
create trigger catalogue_section_moves before insert or delete or update on catalogue_section for each statement execute function catalogue_moves();
grant delete, insert, select, update on catalogue_section to tessera_app;

create table catalogue_vendor (
  vendor_code text not null,
  game_type text not null,
  name text not null,
  sort integer default 0 not null,
  enabled boolean default true not null,
  names jsonb default '{}'::jsonb not null,
  is_hot boolean default false not null,
  opens text default 'auto' not null,
  maintenance boolean default false not null,
  classify jsonb default '[]'::jsonb not null,
  blocked_countries text[] default '{}'[] not null,
  changed_in bigint default 1 not null,
  constraint catalogue_vendor_pkey primary key (vendor_code, game_type),
  constraint catalogue_vendor_classify_check check (jsonb_typeof(classify) = 'array'),
  constraint catalogue_vendor_names_check check (jsonb_typeof(names) = 'object'),
  constraint catalogue_vendor_opens_check check (opens in ('auto', 'list', 'game', 'lobby'))
);
create trigger catalogue_vendor_marks before insert or update on catalogue_vendor for each row execute function catalogue_marks();
create trigger catalogue_vendor_moves before insert or update on catalogue_vendor for each statement execute function catalogue_moves();
grant insert, select, update on catalogue_vendor to tessera_app;

create table catalogue_version (
  only_one boolean default true not null,
  version bigint not null,
  constraint catalogue_version_pkey primary key (only_one),
  constraint catalogue_version_only_one_check check (only_one)
);
grant select, update on catalogue_version to tessera_app;

create view compared_statement as
 select id,
    coalesce(account_id, payout_account_id) as account_id,
    file_name,
    digest,
    to_char(from_day::timestamptz, 'YYYY-MM-DD') as from_day,
    to_char(to_day::timestamptz, 'YYYY-MM-DD') as to_day,
    lines,
    outside,
    matched,
    uploaded_by,
    uploaded_at,
    ( select count(*)::integer as count
           from payment_difference d
          where d.statement_id = s.id and d.explained_at is null) as open,
    ( select count(*)::integer as count
           from payment_difference d
          where d.statement_id = s.id and d.explained_at is not null) as explained,
        case
            when payout_account_id is null then 'payments'
            else 'payouts'
        end as of,
    zone
   from payment_statement s;
grant select on compared_statement to tessera_app;

create table content (
  id integer generated always as identity,
  brand_code text not null,
  kind text not null,
  state text default 'draft' not null,
  sort integer default 0 not null,
  draft jsonb not null,
  version integer default 1 not null,
  revision integer,
  page text,
  changed_at timestamptz not null,
  changed_by text not null,
  constraint content_pkey primary key (id),
  constraint content_kind_check check (kind in ('B', 'PL', 'H', 'PU', 'PR', 'HP', 'AN')),
  constraint content_published_has_revision check (state <> 'published' or revision is not null),
  constraint content_state_check check (state in ('draft', 'published', 'archived'))
);
create index content_listed on content (brand_code, kind, sort, id);
create unique index content_page on content (brand_code, page) where state = 'published' and page is not null;
grant insert, select, update on content to tessera_app;

create table content_revision (
  content_id integer not null,
  number integer not null,
  body jsonb not null,
  at timestamptz not null,
  by text not null,
  restored_from integer,
  constraint content_revision_pkey primary key (content_id, number),
  constraint content_revision_content_id_fkey foreign key (content_id) references content(id)
);
create trigger content_revision_insert_only before delete or update or truncate on content_revision for each statement execute function content_revision_refuse_change();
grant insert, select on content_revision to tessera_app;

create table contract (
  id uuid not null,
  brand_code text not null,
  kind text not null,
  upline_id bigint,
  downline_id bigint not null,
  period_type text not null,
  tiers jsonb not null,
  version integer not null,
  status text not null,
  created_at timestamptz not null,
  start_day date,
  end_day date,
  constraint contract_pkey primary key (id),
  constraint contract_brand_code_fkey foreign key (brand_code) references brand(code),
  constraint contract_downline_id_fkey foreign key (downline_id) references member(id),
  constraint contract_upline_id_fkey foreign key (upline_id) references member(id),
  constraint contract_ended check ((status = 'Terminated') = (end_day is not null)),
  constraint contract_kind_check check (kind in ('DIVIDEND', 'DAILY', 'HOURLY', 'REALTIME')),
  constraint contract_period_type_check check (period_type in ('Daily', 'Weekly', 'Semimonthly', 'Monthly')),
  constraint contract_salary_by_day check (kind = 'DIVIDEND' or period_type = 'Daily'),
  constraint contract_started check (start_day is not null or (status in ('Offered', 'Rejected'))),
  constraint contract_status_check check (status in ('Offered', 'Active', 'Rejected', 'Terminated')),
  constraint contract_version_check check (version > 0)
);
create index contract_created on contract (created_at desc, id);
create index contract_offers on contract (created_at) where status = 'Offered';
create unique index contract_one_active on contract (downline_id, kind) where status = 'Active';
create unique index contract_one_offer on contract (downline_id, kind) where status = 'Offered';
create index contract_settled on contract (brand_code, kind, period_type, start_day) where start_day is not null;
create index contract_upline on contract (upline_id, kind, created_at desc);
create unique index contract_version on contract (downline_id, kind, version);
grant insert, select, update (status, start_day, end_day) on contract to tessera_app;

create table contract_line_paid (
  head_id bigint not null,
  paid bigint default 0 not null,
  constraint contract_line_paid_pkey primary key (head_id),
  constraint contract_line_paid_head_id_fkey foreign key (head_id) references member(id)
);
grant insert, select, update on contract_line_paid to tessera_app;

create table contract_move (
  contract_id uuid not null,
  number integer not null,
  move text not null,
  member_id bigint,
  operator_name text,
  at timestamptz not null,
  constraint contract_move_pkey primary key (contract_id, number),
  constraint contract_move_contract_id_fkey foreign key (contract_id) references contract(id),
  constraint contract_move_member_id_fkey foreign key (member_id) references member(id),
  constraint contract_move_move_check check (move in ('OFFER', 'ACCEPT', 'REJECT', 'TERMINATE', 'EXPIRE', 'REPLACE', 'MOVE', 'ABOVE'))
);
grant insert, select on contract_move to tessera_app;

create table contract_payment (
  id uuid not null,
  run_id uuid not null,
  agent_id bigint not null,
  contract_id uuid,
  upline_id bigint,
  first_day date not null,
  last_day date not null,
  bets bigint not null,
  profit_loss bigint not null,
  active_members integer not null,
  base bigint not null,
  carried_in bigint not null,
  carried_out bigint not null,
  tier smallint,
  rate_millionths integer not null,
  amount bigint not null,
  to_downlines bigint not null,
  net bigint not null,
  shortfall bigint not null,
  from_wallet bigint,
  advanced bigint,
  status text not null,
  decided_by text,
  decided_at timestamptz,
  created_at timestamptz not null,
  paid_at timestamptz,
  held_back bigint default 0 not null,
  handed_on bigint default 0 not null,
  head_id bigint,
  worth_left bigint,
  full_amount bigint,
  constraint contract_payment_pkey primary key (id),
  constraint contract_payment_once unique (run_id, agent_id),
  constraint contract_payment_agent_id_fkey foreign key (agent_id) references member(id),
  constraint contract_payment_contract_id_fkey foreign key (contract_id) references contract(id),
  constraint contract_payment_run_id_fkey foreign key (run_id) references contract_run(id),
  constraint contract_payment_upline_id_fkey foreign key (upline_id) references member(id),
  constraint contract_payment_advanced_check check (advanced >= 0),
  constraint contract_payment_amount_check check (amount >= 0),
  constraint contract_payment_from_wallet_check check (from_wallet >= 0),
  constraint contract_payment_full_amount check (full_amount >= amount),
  constraint contract_payment_handed_on check (held_back >= 0 and handed_on >= 0 and handed_on <= held_back),
  constraint contract_payment_net_check check (net >= 0),
  constraint contract_payment_paid check ((status = 'Paid') = (paid_at is not null)),
  constraint contract_payment_share check ((amount - held_back - to_downlines) = (net - shortfall)),
  constraint contract_payment_shortfall_check check (shortfall >= 0),
  constraint contract_payment_status_check check (status in ('Pending', 'Not reached', 'Approved', 'Paid', 'Expired')),
  constraint contract_payment_to_downlines_check check (to_downlines >= 0),
  constraint contract_payment_worth_left check (worth_left >= 0)
);
create index contract_payment_advanced on contract_payment (agent_id) where advanced > 0;
create index contract_payment_agent on contract_payment (agent_id, created_at desc);
create index contract_payment_contract on contract_payment (contract_id, first_day, created_at);
create index contract_payment_days on contract_payment (last_day) where status = 'Paid';
create index contract_payment_open on contract_payment (status, created_at) where status in ('Pending', 'Approved');
create index contract_payment_owed on contract_payment (upline_id, created_at, id) where held_back > handed_on;
create index contract_payment_upline on contract_payment (upline_id, run_id);
grant insert, select, update (from_wallet, advanced, status, decided_by, decided_at, paid_at, handed_on) on contract_payment to tessera_app;

create table contract_request (
  id uuid not null,
  member_id bigint not null,
  kind text not null,
  period_type text not null,
  tiers jsonb not null,
  reason text not null,
  status text default 'waiting' not null,
  asked_by integer not null,
  asked_by_name text not null,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  decided_by integer,
  decided_by_name text,
  decided_at timestamptz,
  decision_reason text default '' not null,
  constraint contract_request_pkey primary key (id),
  constraint contract_request_asked_by_fkey foreign key (asked_by) references operator(id),
  constraint contract_request_decided_by_fkey foreign key (decided_by) references operator(id),
  constraint contract_request_member_id_fkey foreign key (member_id) references member(id),
  constraint contract_request_decided check ((status in ('approved', 'refused')) = (decided_at is not null) and (decided_at is null) = (decided_by is null)),
  constraint contract_request_kind_check check (kind in ('DIVIDEND', 'DAILY', 'HOURLY', 'REALTIME')),
  constraint contract_request_period_type_check check (period_type in ('Daily', 'Weekly', 'Semimonthly', 'Monthly')),
  constraint contract_request_status_check check (status in ('waiting', 'approved', 'refused', 'expired')),
  constraint contract_request_two_people check (decided_by <> asked_by)
);
create index contract_request_asked on contract_request (asked_at desc, id);
create unique index contract_request_waiting on contract_request (member_id, kind) where status = 'waiting';
grant insert, select, update (status, decided_by, decided_by_name, decided_at, decision_reason) on contract_request to tessera_app;

create table contract_run (
  id uuid not null,
  brand_code text not null,
  kind text not null,
  period_type text not null,
  began_at timestamptz not null,
  ended_at timestamptz not null,
  first_day date not null,
  last_day date not null,
  status text not null,
  payments integer default 0 not null,
  amount bigint default 0 not null,
  net bigint default 0 not null,
  from_wallets bigint default 0 not null,
  advanced bigint default 0 not null,
  started_at timestamptz not null,
  finished_at timestamptz,
  active_bet bigint,
  carry_mode text,
  bounded boolean default false not null,
  worth_percent smallint,
  coin bigint default 10000 not null,
  constraint contract_run_pkey primary key (id),
  constraint contract_run_brand_code_kind_period_type_began_at_key unique (brand_code, kind, period_type, began_at),
  constraint contract_run_brand_code_fkey foreign key (brand_code) references brand(code),
  constraint contract_run_active_bet_check check (active_bet > 0),
  constraint contract_run_carry_mode_check check (carry_mode in ('none', 'month')),
  constraint contract_run_status_check check (status in ('running', 'done')),
  constraint contract_run_worth_percent check (worth_percent >= 0)
);
create index contract_run_began on contract_run (began_at desc, id);
grant insert, select, update (status, payments, amount, net, from_wallets, advanced, finished_at) on contract_run to tessera_app;

create table database_cell (
  number integer not null,
  constraint database_cell_pkey primary key (number),
  constraint database_cell_number_check check (number >= 0 and number <= 8191)
);

create table deposit (
  id uuid not null,
  member_id bigint not null,
  username text not null,
  account_id text not null,
  amount bigint not null,
  received bigint default 0 not null,
  currency text not null,
  status text not null,
  remark text not null,
  pay_reference text,
  pay_page text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  settled_at timestamptz,
  bank jsonb,
  note text default '' not null,
  fee_fixed bigint default 0 not null,
  fee_basis_points integer default 0 not null,
  fee_payer text default 'operator' not null,
  fee bigint default 0 not null,
  language text,
  constraint deposit_pkey primary key (id),
  constraint deposit_account_id_fkey foreign key (account_id) references payment_account(id),
  constraint deposit_amount_check check (amount > 0),
  constraint deposit_language_check check (length(language) >= 1 and length(language) <= 10),
  constraint deposit_received_check check (received >= 0),
  constraint deposit_status_check check (status in ('Pending', 'Success', 'Failed', 'Expired')),
  constraint deposit_success_has_money check ((status = 'Success') = (received > 0))
);
create index deposit_newest on deposit (created_at desc, id);
create index deposit_of_member on deposit (member_id, created_at desc, id);
create unique index deposit_pay_reference on deposit (pay_reference, account_id) where pay_reference is not null;
create index deposit_settled on deposit (settled_at) where status = 'Success';
create index deposit_waiting on deposit (expires_at) where status = 'Pending';
grant insert, select, update on deposit to tessera_app;

create view deposit_movement as
 select deposit.member_id,
    deposit.currency,
    deposit.settled_at as at,
    deposit.received as amount
   from deposit
  where deposit.status = 'Success'
union all
 select d.member_id,
    d.currency,
    r.happened_at as at,
    r.fee - r.amount as amount
   from payment_reversal r
     join deposit d on d.id = r.deposit_id;
grant select on deposit_movement to tessera_app;

create table exchange_rate (
  id bigint generated always as identity,
  brand_code text not null,
  base text not null,
  currency text not null,
  valid_from date not null,
  numerator bigint not null,
  scale smallint not null,
  entered_at timestamptz not null,
  entered_by text not null,
  constraint exchange_rate_pkey primary key (id),
  constraint exchange_rate_brand_code_fkey foreign key (brand_code) references brand(code),
  constraint exchange_rate_check check (currency <> base),
  constraint exchange_rate_numerator_check check (numerator > 0),
  constraint exchange_rate_scale_check check (scale >= 0 and scale <= 15)
);
create index exchange_rate_day on exchange_rate (brand_code, base, currency, valid_from, id);
grant insert, select on exchange_rate to tessera_app;

create table feedback (
  id integer generated always as identity,
  brand_code text not null,
  type text not null,
  content text not null,
  contact text not null,
  member_id bigint,
  pictures text[] default '{}'[] not null,
  sent_at timestamptz not null,
  read_at timestamptz,
  answer text,
  answered_at timestamptz,
  answered_by text,
  constraint feedback_pkey primary key (id),
  constraint feedback_member_id_fkey foreign key (member_id) references member(id),
  constraint feedback_type_check check (type in ('suggestion', 'complaint', 'bug', 'other'))
);
create index feedback_listed on feedback (brand_code, id desc);
create index feedback_member on feedback (member_id, sent_at) where member_id is not null;
create index feedback_pictures on feedback (brand_code, coalesce(member_id, 0::bigint), sent_at) where cardinality(pictures) > 0;
grant insert, select, update on feedback to tessera_app;

create table identity_account_event (
  id bigint generated always as identity,
  member_id bigint not null,
  what text not null,
  at timestamptz not null,
  constraint identity_account_event_pkey primary key (id),
  constraint identity_account_event_member_id_fkey foreign key (member_id) references member(id)
);
create index identity_account_event_at on identity_account_event (at);
create index identity_account_event_member on identity_account_event (member_id, at, id);
grant delete, insert, select on identity_account_event to tessera_app;

create table identity_attempt (
  subject text not null,
  failed_at jsonb default '[]'::jsonb not null,
  locked_until timestamptz,
  changed_at timestamptz not null,
  locks smallint default 0 not null,
  in_a_row integer default 0 not null,
  constraint identity_attempt_pkey primary key (subject)
);
create index identity_attempt_changed_at on identity_attempt (changed_at);
create index identity_attempt_locked_until on identity_attempt (locked_until) where locked_until is not null;
grant delete, insert, select, update on identity_attempt to tessera_app;

create table identity_bot_check_used (
  id text not null,
  expires_at timestamptz not null,
  constraint identity_bot_check_used_pkey primary key (id)
);
create index identity_bot_check_used_expires_at on identity_bot_check_used (expires_at);
grant delete, insert, select on identity_bot_check_used to tessera_app;

create table identity_cap (
  subject text not null,
  window_start timestamptz not null,
  asked integer not null,
  constraint identity_cap_pkey primary key (subject, window_start)
);
create index identity_cap_window_start on identity_cap (window_start);
grant delete, insert, select, update on identity_cap to tessera_app;

create table identity_captcha (
  id_hash bytea not null,
  answer_hash bytea not null,
  expires_at timestamptz not null,
  constraint identity_captcha_pkey primary key (id_hash),
  constraint identity_captcha_answer_hash_check check (length(answer_hash) = 32),
  constraint identity_captcha_id_hash_check check (length(id_hash) = 32)
);
create index identity_captcha_expires_at on identity_captcha (expires_at);
grant delete, insert, select on identity_captcha to tessera_app;

create table identity_challenge (
  id_hash bytea not null,
  purpose text not null,
  brand_code text not null,
  member_id bigint,
  facts jsonb default '{}'::jsonb not null,
  tries smallint default 0 not null,
  expires_at timestamptz not null,
  session_hash bytea,
  constraint identity_challenge_pkey primary key (id_hash),
  constraint identity_challenge_member_id_fkey foreign key (member_id) references member(id),
  constraint identity_challenge_id_hash_check check (length(id_hash) = 32),
  constraint identity_challenge_session_hash_check check (length(session_hash) = 32)
);
create index identity_challenge_expires_at on identity_challenge (expires_at);
create index identity_challenge_member on identity_challenge (member_id) where member_id is not null;
create index identity_challenge_session on identity_challenge (session_hash) where session_hash is not null;
grant delete, insert, select, update on identity_challenge to tessera_app;

create table identity_code (
  brand_code text not null,
  purpose text not null,
  target text not null,
  code_hash bytea,
  withheld boolean default false not null,
  member_id bigint,
  sent_at timestamptz not null,
  tries smallint default 0 not null,
  used boolean default false not null,
  constraint identity_code_pkey primary key (brand_code, purpose, target),
  constraint identity_code_brand_code_fkey foreign key (brand_code) references brand(code),
  constraint identity_code_member_id_fkey foreign key (member_id) references member(id),
  constraint identity_code_code_hash_check check (length(code_hash) = 32),
  constraint identity_code_purpose_check check (purpose in ('login', 'register', 'forgot', 'contact'))
);
create index identity_code_sent_at on identity_code (sent_at);
grant delete, insert, select, update on identity_code to tessera_app;

create table identity_credential (
  member_id bigint not null,
  password_hash text,
  password_set_at timestamptz,
  password_temporary boolean default false not null,
  payment_hash text,
  temporary_hash bytea,
  temporary_expires_at timestamptz,
  temporary_used boolean default false not null,
  constraint identity_credential_pkey primary key (member_id),
  constraint identity_credential_member_id_fkey foreign key (member_id) references member(id),
  constraint identity_credential_password_hash_check check (password_hash ~~ '$argon2id$%'),
  constraint identity_credential_payment_hash_check check (payment_hash ~~ '$argon2id$%'),
  constraint identity_credential_temporary_hash_check check (length(temporary_hash) = 32)
);
grant insert, select, update on identity_credential to tessera_app;

create table identity_device (
  token_hash bytea not null,
  member_id bigint not null,
  expires_at timestamptz not null,
  constraint identity_device_pkey primary key (token_hash),
  constraint identity_device_member_id_fkey foreign key (member_id) references member(id),
  constraint identity_device_token_hash_check check (length(token_hash) = 32)
);
create index identity_device_expires_at on identity_device (expires_at);
create index identity_device_member on identity_device (member_id);
grant delete, insert, select on identity_device to tessera_app;

create table identity_document (
  id integer generated always as identity,
  member_id bigint not null,
  brand_code text not null,
  kind text not null,
  state text default 'waiting' not null,
  sent_at timestamptz not null,
  decided_at timestamptz,
  decided_by text,
  reason text,
  note text default '' not null,
  expires_on date,
  pictures text[] not null,
  sealed_key bytea,
  pictures_until timestamptz,
  constraint identity_document_pkey primary key (id),
  constraint identity_document_brand_code_fkey foreign key (brand_code) references brand(code),
  constraint identity_document_member_id_fkey foreign key (member_id) references member(id),
  constraint identity_document_check check ((state = 'waiting') = (decided_at is null)),
  constraint identity_document_check1 check ((state = 'refused') = (reason is not null)),
  constraint identity_document_check2 check (state = 'waiting' or pictures_until is not null or pictures = '{}'[]),
  constraint identity_document_kind_check check (kind in ('passport', 'identityCard', 'drivingLicence', 'proofOfAddress')),
  constraint identity_document_pictures_check check (cardinality(pictures) <= 3),
  constraint identity_document_state_check check (state in ('waiting', 'accepted', 'refused', 'withdrawn'))
);
create index identity_document_due on identity_document (pictures_until) where pictures_until is not null;
create index identity_document_of_member on identity_document (member_id, id desc);
create index identity_document_queue on identity_document (id) where state = 'waiting';
create unique index identity_document_waits on identity_document (member_id, (kind = 'proofOfAddress')) where state = 'waiting';
create trigger identity_document_decided before update on identity_document for each row when (old.state <> 'waiting') execute function identity_document_guard();
create trigger identity_document_key before update of sealed_key on identity_document for each row when (new.sealed_key is not null and new.sealed_key is distinct from old.sealed_key) execute function identity_document_key_guard();
create trigger identity_document_key_new before insert on identity_document for each row when (new.sealed_key is not null) execute function identity_document_key_guard();
grant insert, select, update on identity_document to tessera_app;

create table identity_known_device (
  token_hash bytea not null,
  member_id bigint not null,
  device text not null,
  ip text not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  browser_hash bytea,
  constraint identity_known_device_pkey primary key (token_hash),
  constraint identity_known_device_member_id_fkey foreign key (member_id) references member(id),
  constraint identity_known_device_browser_hash_check check (length(browser_hash) = 32),
  constraint identity_known_device_token_hash_check check (length(token_hash) = 32)
);
create index identity_known_device_browser on identity_known_device (browser_hash, member_id) where browser_hash is not null;
create index identity_known_device_last_at on identity_known_device (last_at);
create index identity_known_device_member on identity_known_device (member_id);
grant delete, insert, select, update on identity_known_device to tessera_app;

create table identity_login_log (
  id bigint generated always as identity,
  brand_code text not null,
  member_id bigint,
  name_key text not null,
  method text not null,
  outcome text not null,
  ip text not null,
  device text not null,
  at timestamptz not null,
  constraint identity_login_log_pkey primary key (id),
  constraint identity_login_log_member_id_fkey foreign key (member_id) references member(id)
);
create index identity_login_log_at on identity_login_log (at);
create index identity_login_log_member on identity_login_log (member_id, id desc) where member_id is not null;
create index identity_login_log_timeline on identity_login_log (member_id, at, id) where member_id is not null;
grant delete, insert, select on identity_login_log to tessera_app;

create table identity_outside (
  brand_code text not null,
  issuer text not null,
  subject text not null,
  member_id bigint not null,
  provider text not null,
  linked_at timestamptz not null,
  constraint identity_outside_pkey primary key (brand_code, issuer, subject),
  constraint identity_outside_brand_code_fkey foreign key (brand_code) references brand(code),
  constraint identity_outside_member_id_fkey foreign key (member_id) references member(id)
);
create index identity_outside_member on identity_outside (member_id);
grant delete, insert, select on identity_outside to tessera_app;

create table identity_pace (
  subject text not null,
  done_at timestamptz not null,
  constraint identity_pace_pkey primary key (subject)
);
create index identity_pace_done_at on identity_pace (done_at);
grant delete, insert, select, update on identity_pace to tessera_app;

create table identity_passkey (
  id uuid default gen_random_uuid() not null,
  member_id bigint not null,
  credential_id text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] default '{}'[] not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  constraint identity_passkey_pkey primary key (id),
  constraint identity_passkey_credential_id_key unique (credential_id),
  constraint identity_passkey_member_id_fkey foreign key (member_id) references member(id)
);
create index identity_passkey_member on identity_passkey (member_id);
grant delete, insert, select, update on identity_passkey to tessera_app;

create table identity_phone_proof_used (
  proof_hash bytea not null,
  expires_at timestamptz not null,
  constraint identity_phone_proof_used_pkey primary key (proof_hash),
  constraint identity_phone_proof_used_proof_hash_check check (length(proof_hash) = 32)
);
create index identity_phone_proof_used_expires_at on identity_phone_proof_used (expires_at);
grant delete, insert, select on identity_phone_proof_used to tessera_app;

create table identity_recovery_code (
  owner text not null,
  code_hash bytea not null,
  made_at timestamptz,
  constraint identity_recovery_code_pkey primary key (owner, code_hash),
  constraint identity_recovery_code_code_hash_check check (length(code_hash) = 32)
);
grant delete, insert, select on identity_recovery_code to tessera_app;

create table identity_secret (
  name text not null,
  secret bytea not null,
  constraint identity_secret_pkey primary key (name)
);
grant insert, select on identity_secret to tessera_app;

create table identity_session (
  token_hash bytea not null,
  member_id bigint not null,
  username text not null,
  agent boolean not null,
  binding_hash bytea,
  opened_at timestamptz not null,
  used_at timestamptz not null,
  ends_at timestamptz not null,
  idle_seconds integer not null,
  brand_code text default 'brand1' not null,
  device text default '' not null,
  ip text default '' not null,
  trial boolean default false not null,
  proven_at timestamptz,
  strong_at timestamptz,
  must_change_password boolean default false not null,
  strong_since timestamptz,
  constraint identity_session_pkey primary key (token_hash),
  constraint identity_session_member_id_fkey foreign key (member_id) references member(id),
  constraint identity_session_binding_hash_check check (length(binding_hash) = 32),
  constraint identity_session_idle_seconds_check check (idle_seconds > 0),
  constraint identity_session_token_hash_check check (length(token_hash) = 32)
);
create index identity_session_binding on identity_session (binding_hash) where binding_hash is not null;
create index identity_session_ends_at on identity_session (ends_at);
create index identity_session_member on identity_session (member_id);
grant delete, insert, select, update on identity_session to tessera_app;

create table identity_totp (
  owner text not null,
  secret bytea not null,
  confirmed_at timestamptz,
  last_step bigint default 0 not null,
  constraint identity_totp_pkey primary key (owner)
);
create trigger identity_totp_key before insert or update of secret on identity_totp for each row execute function identity_totp_key_guard();
grant delete, insert, select, update on identity_totp to tessera_app;

create table identity_weakened (
  id bigint generated always as identity,
  member_id bigint not null,
  what text not null,
  at timestamptz not null,
  constraint identity_weakened_pkey primary key (id),
  constraint identity_weakened_member_id_fkey foreign key (member_id) references member(id),
  constraint identity_weakened_what_check check (what in ('secondFactorsRemoved', 'inviteMade', 'inviteAccepted', 'resetByPhone', 'resetByMail'))
);
create index identity_weakened_member on identity_weakened (member_id, at desc);
grant insert, select on identity_weakened to tessera_app;

create table inbox_message (
  id bigint generated always as identity,
  member_id bigint not null,
  origin text not null,
  title text not null,
  content text not null,
  at timestamptz not null,
  read_at timestamptz,
  words jsonb default '{}'::jsonb not null,
  constraint inbox_message_pkey primary key (id),
  constraint inbox_message_member_id_fkey foreign key (member_id) references member(id),
  constraint inbox_message_origin_check check (origin in ('operator', 'service')),
  constraint inbox_message_words_check check (jsonb_typeof(words) = 'object')
);
create index inbox_message_listed on inbox_message (member_id, id desc);
create index inbox_message_unread on inbox_message (member_id) where read_at is null;
grant delete, insert, select, update on inbox_message to tessera_app;

create table job_slot (
  name text not null,
  done_until timestamptz not null,
  lease_holder text,
  lease_until timestamptz,
  constraint job_slot_pkey primary key (name),
  constraint job_lease check ((lease_holder is null) = (lease_until is null))
);
grant insert, select, update on job_slot to tessera_app;

create table known_key (
  purpose text not null,
  key_id text not null,
  state text not null,
  since timestamptz not null,
  constraint known_key_pkey primary key (purpose, key_id),
  constraint known_key_key_id_check check (key_id ~ '^[0-9a-f]{16}$'),
  constraint known_key_purpose_check check (purpose in ('vault', 'operator')),
  constraint known_key_state_check check (state in ('next', 'current', 'older', 'dropped', 'lost'))
);
create unique index known_key_current on known_key (purpose) where state = 'current';
grant insert, select, update (state, since) on known_key to tessera_app;

create table ledger_account (
  id bigint generated always as identity,
  owner text not null,
  purpose text not null,
  currency text not null,
  cached boolean not null,
  balance bigint default 0 not null,
  version bigint default 0 not null,
  min_balance bigint default 0 not null,
  constraint ledger_account_pkey primary key (id),
  constraint ledger_account_owner_purpose_currency_key unique (owner, purpose, currency),
  constraint ledger_account_currency_check check (length(currency) >= 2 and length(currency) <= 12),
  constraint ledger_account_funds check (not cached or balance >= min_balance),
  constraint ledger_account_owner_check check (owner <> ''),
  constraint ledger_account_purpose_check check (purpose <> ''),
  constraint ledger_account_summed check (cached or balance = 0)
);
create trigger ledger_account_of_member before insert on ledger_account for each row when (new.owner ~~ 'member:%') execute function member_account_guard();
grant select on ledger_account to tessera_app;

create table ledger_bookmark (
  kind ledger_bookmark_kind not null,
  posting_id bigint default 0 not null,
  postings bigint default 0 not null,
  constraint ledger_bookmark_pkey primary key (kind)
);
grant select on ledger_bookmark to tessera_app;

create table ledger_check (
  id bigint generated always as identity,
  checked_at timestamptz not null,
  accounts bigint not null,
  postings bigint not null,
  differences jsonb not null,
  sums jsonb not null,
  constraint ledger_check_pkey primary key (id)
);
grant insert, select on ledger_check to tessera_app;

create table ledger_horizon (
  only_row boolean default true not null,
  posting_id bigint not null,
  constraint ledger_horizon_pkey primary key (only_row),
  constraint ledger_horizon_only_row_check check (only_row)
);
grant select on ledger_horizon to tessera_app;

create table ledger_kept_key (
  cause text not null,
  external_id text not null,
  posting_id bigint not null,
  account_id bigint not null,
  version bigint not null,
  contra_id bigint not null,
  amount bigint not null,
  balance_after bigint,
  kind text not null,
  constraint ledger_kept_key_once primary key (cause, external_id)
);
create trigger ledger_kept_key_insert_only before delete or update or truncate on ledger_kept_key for each statement execute function ledger_refuse_change();

create table ledger_now (
  only_row boolean default true not null,
  period integer not null,
  constraint ledger_now_pkey primary key (only_row),
  constraint ledger_now_period_fkey foreign key (period) references ledger_period(number),
  constraint ledger_now_only_row_check check (only_row)
);
grant select on ledger_now to tessera_app;

create table ledger_opening (
  kind ledger_bookmark_kind not null,
  account_id bigint not null,
  version bigint not null,
  balance numeric(38,0) not null,
  constraint ledger_opening_pkey primary key (kind, account_id)
);
grant select on ledger_opening to tessera_app;

create table ledger_period (
  number integer not null,
  began_at timestamptz not null,
  turned_at timestamptz default clock_timestamp() not null,
  first_id bigint not null,
  ended_at timestamptz,
  last_id bigint,
  archived_at timestamptz,
  constraint ledger_period_pkey primary key (number),
  constraint ledger_period_first_id_check check (first_id > 0),
  constraint ledger_period_number_check check (number > 0),
  constraint ledger_period_whole check ((ended_at is null) = (last_id is null))
);
create unique index ledger_period_open on ledger_period ((true)) where ended_at is null;
grant select on ledger_period to tessera_app;

create table ledger_posting (
  id bigint default nextval('ledger_posting_number') not null,
  account_id bigint not null,
  version bigint not null,
  contra_id bigint not null,
  amount bigint not null,
  balance_after bigint,
  leg smallint default 0 not null,
  cause text not null,
  external_id text not null,
  kind text not null,
  memo text,
  created_at timestamptz default now() not null,
  period integer default ledger_current_period() not null,
  constraint ledger_posting_amount_check check (amount <> 0),
  constraint ledger_posting_check check (contra_id <> account_id),
  constraint ledger_posting_leg_check check (leg in (0, 1)),
  constraint ledger_posting_version_check check (version > 0),
  constraint ledger_posting_history primary key (account_id, version),
  constraint ledger_posting_once unique (cause, external_id, leg)
) partition by list (period);
create index ledger_posting_money on only ledger_posting (account_id, created_at, id) where kind <> all (array['bet', 'win', 'rollback']);
create trigger ledger_posting_insert_only before delete or update or truncate on ledger_posting for each statement execute function ledger_refuse_change();
-- each partition:
create index ledger_posting_arrival on ledger_posting using brin (id) with (pages_per_range='16', autosummarize='on');
create index ledger_posting_gifts on ledger_posting (account_id, created_at) where kind in ('bonus', 'rebate', 'commission', 'salary', 'dividend');
create index ledger_posting_money on ledger_posting (account_id, created_at, id) where kind <> all (array['bet', 'win', 'rollback']);
create trigger ledger_posting_insert_only before delete or update or truncate on ledger_posting for each statement execute function ledger_refuse_change();
grant select on ledger_posting to tessera_app;

create table ledger_roll_up (
  account_id bigint not null,
  balance numeric(38,0) not null,
  constraint ledger_roll_up_pkey primary key (account_id)
);
grant select on ledger_roll_up to tessera_app;

create table liability_block (
  day_id integer not null,
  block integer not null,
  leaves bytea not null,
  constraint liability_block_pkey primary key (day_id, block),
  constraint liability_block_day_id_fkey foreign key (day_id) references liability_day(id)
);
grant delete, insert, select on liability_block to tessera_app;

create table liability_day (
  id integer generated always as identity,
  brand_code text not null,
  currency text not null,
  day date not null,
  as_of timestamptz not null,
  accounts integer not null,
  total bigint not null,
  held bigint not null,
  bonus bigint not null,
  owed bigint not null,
  root bytea not null,
  salt_key bytea not null,
  block_bits smallint not null,
  block_tops bytea not null,
  constraint liability_day_pkey primary key (id),
  constraint liability_day_once unique (brand_code, currency, day),
  constraint liability_day_brand_code_fkey foreign key (brand_code) references brand(code),
  constraint liability_day_accounts_check check (accounts >= 0),
  constraint liability_day_block_bits_check check (block_bits >= 0 and block_bits <= 16),
  constraint liability_day_bonus_check check (bonus >= 0),
  constraint liability_day_held_check check (held >= 0),
  constraint liability_day_owed_check check (owed >= 0),
  constraint liability_day_root_check check (length(root) = 32),
  constraint liability_day_salt_key_check check (length(salt_key) = 32),
  constraint liability_day_total_check check (total >= 0)
);
grant insert, select on liability_day to tessera_app;

create table line_block (
  id integer generated always as identity,
  member_id bigint not null,
  operator_name text not null,
  reason text not null,
  blocked_at timestamptz not null,
  sessions_ended_at timestamptz,
  ended_at timestamptz,
  constraint line_block_pkey primary key (id),
  constraint line_block_member_id_fkey foreign key (member_id) references member(id)
);
create unique index line_block_open on line_block (member_id) where ended_at is null;
grant insert, select, update (sessions_ended_at, ended_at) on line_block to tessera_app;

create table line_move (
  id integer generated always as identity,
  member_id bigint not null,
  upline_id bigint,
  from_day date not null,
  state text default 'waiting' not null,
  operator_id integer,
  operator_name text not null,
  reason text not null,
  asked_at timestamptz not null,
  ended_at timestamptz,
  constraint line_move_pkey primary key (id),
  constraint line_move_member_id_fkey foreign key (member_id) references member(id),
  constraint line_move_upline_id_fkey foreign key (upline_id) references member(id),
  constraint line_move_ended check ((state = 'waiting') = (ended_at is null)),
  constraint line_move_state_check check (state in ('waiting', 'made', 'calledOff', 'dropped'))
);
create unique index line_move_waiting on line_move (member_id) where state = 'waiting';
grant insert, select, update (state, ended_at) on line_move to tessera_app;

create table line_trace (
  brand_code text not null,
  kind text not null,
  value_hash bytea not null,
  member_id bigint not null,
  label text not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  to_judge boolean default true not null,
  constraint line_trace_pkey primary key (brand_code, kind, value_hash, member_id),
  constraint line_trace_brand_code_fkey foreign key (brand_code) references brand(code),
  constraint line_trace_member_id_fkey foreign key (member_id) references member(id),
  constraint line_trace_kind_check check (kind in ('Browser', 'Address', 'Name')),
  constraint line_trace_value_hash_check check (length(value_hash) = 32)
);
create index line_trace_last_at on line_trace (kind, last_at);
create index line_trace_of_member on line_trace (member_id, last_at desc);
create index line_trace_to_judge on line_trace (brand_code, kind, value_hash) where to_judge;
grant delete, insert, select, update on line_trace to tessera_app;

create table line_worth (
  head_id bigint not null,
  bets bigint default 0 not null,
  worth bigint default 0 not null,
  given bigint default 0 not null,
  constraint line_worth_pkey primary key (head_id),
  constraint line_worth_head_id_fkey foreign key (head_id) references member(id)
);
grant insert, select, update on line_worth to tessera_app;

create table lottery_correction (
  id uuid not null,
  draw_id bigint not null,
  from_number text not null,
  to_number text not null,
  status text not null,
  reason text not null,
  made_by integer not null,
  made_by_name text not null,
  made_at timestamptz not null,
  asked_by integer,
  asked_by_name text,
  asked_at timestamptz,
  decided_by integer,
  decided_by_name text,
  decided_at timestamptz,
  decision_reason text default '' not null,
  done_at timestamptz,
  constraint lottery_correction_pkey primary key (id),
  constraint lottery_correction_draw_id_fkey foreign key (draw_id) references lottery_draw(id),
  constraint lottery_correction_check check (to_number <> from_number),
  constraint lottery_correction_status_check check (status in ('planning', 'planned', 'waiting', 'running', 'done', 'dropped')),
  constraint lottery_correction_two_people check ((status <> all (array['running', 'done'])) or asked_by is not null and decided_by is not null and decided_by <> asked_by and decided_by <> made_by)
);
create index lottery_correction_at_work on lottery_correction (status) where status in ('planning', 'running');
create index lottery_correction_draw on lottery_correction (draw_id, made_at);
create unique index lottery_correction_one on lottery_correction (draw_id) where status in ('planning', 'planned', 'waiting', 'running');
grant insert, select, update (status, asked_by, asked_by_name, asked_at, decided_by, decided_by_name, decided_at, decision_reason, done_at) on lottery_correction to tessera_app;

create table lottery_correction_share (
  correction_id uuid not null,
  tier text not null,
  currency text not null,
  pool bigint not null,
  start bigint not null,
  before_staked bigint not null,
  before_paid bigint not null,
  staked bigint not null,
  picks integer not null,
  paid bigint not null,
  moved bigint,
  applied_at timestamptz,
  constraint lottery_correction_share_pkey primary key (correction_id, tier, currency),
  constraint lottery_correction_share_correction_id_fkey foreign key (correction_id) references lottery_correction(id),
  constraint lottery_correction_share_before_staked_check check (before_staked >= 0),
  constraint lottery_correction_share_check check (before_paid >= 0 and before_paid <= pool),
  constraint lottery_correction_share_check1 check (paid >= 0 and paid <= pool),
  constraint lottery_correction_share_check2 check ((applied_at is null) = (moved is null)),
  constraint lottery_correction_share_picks_check check (picks >= 0),
  constraint lottery_correction_share_pool_check check (pool >= 0),
  constraint lottery_correction_share_staked_check check (staked >= 0),
  constraint lottery_correction_share_start_check check (start >= 0)
);
create trigger lottery_correction_share_once before update on lottery_correction_share for each row execute function lottery_correction_guard();
grant insert, select, update (moved, applied_at) on lottery_correction_share to tessera_app;

create table lottery_day_count (
  game_code text not null,
  day date not null,
  version integer not null,
  draws integer not null,
  counts bytea not null,
  counted_at timestamptz not null,
  corrections integer default 0 not null,
  constraint lottery_day_count_pkey primary key (game_code, day, version),
  constraint lottery_day_count_corrections_check check (corrections >= 0),
  constraint lottery_day_count_draws_check check (draws > 0),
  constraint lottery_day_count_version_check check (version > 0)
);
create trigger lottery_day_count_stands before delete or update or truncate on lottery_day_count for each statement execute function lottery_history_refuse_change();
grant insert, select on lottery_day_count to tessera_app;

create table lottery_draw (
  id bigint generated always as identity,
  game_code text not null,
  numero text not null,
  draw_at timestamptz not null,
  closes_at timestamptz not null,
  status text default 'open' not null,
  nonce bytea not null,
  commitment text not null,
  seed text,
  winning_number text,
  drawn_at timestamptz,
  settled_at timestamptz,
  tickets integer default 0 not null,
  staked bigint default 0 not null,
  liability bigint default 0 not null,
  key_id text,
  sealed_seed bytea,
  numbers_from text default 'draw' not null,
  corrected_number text,
  result_alerted_at timestamptz,
  prize_caps jsonb default '[]'::jsonb not null,
  constraint lottery_draw_pkey primary key (id),
  constraint lottery_draw_once unique (game_code, numero),
  constraint lottery_draw_check check (closes_at <= draw_at),
  constraint lottery_draw_commitment_check check (commitment ~ '^[0-9a-f]{64}$'),
  constraint lottery_draw_key_id_check check (key_id ~ '^[0-9a-f]{16}$'),
  constraint lottery_draw_liability_check check (liability >= 0),
  constraint lottery_draw_nonce_check check (length(nonce) = 32),
  constraint lottery_draw_numbers_from_check check (numbers_from in ('draw', 'feed')),
  constraint lottery_draw_proven check (seed is null or encode(sha256(decode(seed, 'hex')), 'hex') = commitment),
  constraint lottery_draw_staked_check check (staked >= 0),
  constraint lottery_draw_status_check check (status in ('open', 'closed', 'drawn', 'settled', 'void')),
  constraint lottery_draw_tickets_check check (tickets >= 0),
  constraint lottery_draw_whole check ((winning_number is not null) = (status in ('drawn', 'settled')) and (seed is null or winning_number is not null) and (winning_number is null or (seed is null) = (numbers_from = 'feed')) and (corrected_number is null or winning_number is not null))
);
create index lottery_draw_calendar on lottery_draw (draw_at, id);
create index lottery_draw_results on lottery_draw (game_code, draw_at desc) where winning_number is not null;
create index lottery_draw_unfinished on lottery_draw (draw_at) where settled_at is null;
create trigger lottery_draw_key before insert or update of key_id on lottery_draw for each row execute function lottery_draw_key_guard();
create trigger lottery_draw_stands before update on lottery_draw for each row execute function lottery_draw_guard();
grant insert, select, update (draw_at, closes_at, status, seed, winning_number, drawn_at, settled_at, tickets, staked, liability, key_id, sealed_seed, numbers_from, corrected_number, result_alerted_at) on lottery_draw to tessera_app;

create table lottery_draw_beacon (
  draw_id bigint not null,
  source_id text not null,
  round bigint not null,
  constraint lottery_draw_beacon_pkey primary key (draw_id),
  constraint lottery_draw_beacon_draw_id_fkey foreign key (draw_id) references lottery_draw(id),
  constraint lottery_draw_beacon_source_id_fkey foreign key (source_id) references beacon_source(id),
  constraint lottery_draw_beacon_round_check check (round > 0)
);
create trigger lottery_draw_beacon_later before update on lottery_draw_beacon for each row execute function lottery_draw_beacon_guard();
grant insert, select, update (round) on lottery_draw_beacon to tessera_app;

create table lottery_draw_cap (
  draw_id bigint not null,
  play_type text not null,
  tier text not null,
  currency text not null,
  cap bigint not null,
  due bigint not null,
  picks integer not null,
  paid bigint not null,
  constraint lottery_draw_cap_pkey primary key (draw_id, play_type, tier, currency),
  constraint lottery_draw_cap_draw_id_fkey foreign key (draw_id) references lottery_shared_draw(draw_id),
  constraint lottery_draw_cap_cap_check check (cap > 0),
  constraint lottery_draw_cap_check check (due > cap),
  constraint lottery_draw_cap_check1 check (paid >= 0 and paid <= cap),
  constraint lottery_draw_cap_picks_check check (picks > 0)
);
grant insert, select on lottery_draw_cap to tessera_app;

create table lottery_draw_exposure (
  draw_id bigint not null,
  outcome text not null,
  staked bigint not null,
  liability bigint not null,
  constraint lottery_draw_exposure_pkey primary key (draw_id, outcome),
  constraint lottery_draw_exposure_draw_id_fkey foreign key (draw_id) references lottery_draw(id),
  constraint lottery_draw_exposure_liability_check check (liability >= 0),
  constraint lottery_draw_exposure_staked_check check (staked >= 0)
);
grant insert, select, update on lottery_draw_exposure to tessera_app;

create table lottery_draw_jackpot (
  draw_id bigint not null,
  tier text not null,
  currency text not null,
  pool bigint not null,
  start bigint not null,
  constraint lottery_draw_jackpot_pkey primary key (draw_id, tier, currency),
  constraint lottery_draw_jackpot_draw_id_fkey foreign key (draw_id) references lottery_shared_draw(draw_id),
  constraint lottery_draw_jackpot_pool_check check (pool >= 0),
  constraint lottery_draw_jackpot_start_check check (start >= 0)
);
grant insert, select on lottery_draw_jackpot to tessera_app;

create table lottery_draw_notice (
  id bigint generated always as identity,
  draw_id bigint not null,
  kind text not null,
  correction_id uuid,
  after_member bigint default 0 not null,
  made_at timestamptz not null,
  done_at timestamptz,
  constraint lottery_draw_notice_pkey primary key (id),
  constraint lottery_draw_notice_correction_id_fkey foreign key (correction_id) references lottery_correction(id),
  constraint lottery_draw_notice_draw_id_fkey foreign key (draw_id) references lottery_draw(id),
  constraint lottery_draw_notice_kind_check check (kind in ('delayed', 'cancelled', 'corrected'))
);
create index lottery_draw_notice_left on lottery_draw_notice (id) where done_at is null;
grant insert, select, update (after_member, done_at) on lottery_draw_notice to tessera_app;

create table lottery_draw_share (
  draw_id bigint not null,
  tier text not null,
  currency text not null,
  pool bigint not null,
  staked bigint not null,
  picks integer not null,
  paid bigint not null,
  constraint lottery_draw_share_pkey primary key (draw_id, tier, currency),
  constraint lottery_draw_share_draw_id_fkey foreign key (draw_id) references lottery_shared_draw(draw_id),
  constraint lottery_draw_share_check check (paid >= 0 and paid <= pool),
  constraint lottery_draw_share_picks_check check (picks > 0),
  constraint lottery_draw_share_pool_check check (pool > 0),
  constraint lottery_draw_share_staked_check check (staked > 0)
);
grant insert, select on lottery_draw_share to tessera_app;

create table lottery_feed_entry (
  id bigint generated always as identity,
  draw_id bigint not null,
  operator_id integer not null,
  operator_name text not null,
  winning_number text not null,
  entered_at timestamptz not null,
  constraint lottery_feed_entry_pkey primary key (id),
  constraint lottery_feed_entry_draw_id_fkey foreign key (draw_id) references lottery_draw(id)
);
create index lottery_feed_entry_draw on lottery_feed_entry (draw_id, id);
grant insert, select on lottery_feed_entry to tessera_app;

create table lottery_follow (
  member_id bigint not null,
  game_code text not null,
  choice text not null,
  since timestamptz not null,
  constraint lottery_follow_pkey primary key (member_id, game_code),
  constraint lottery_follow_member_id_fkey foreign key (member_id) references member(id),
  constraint lottery_follow_choice_check check (choice in ('each', 'won', 'daily'))
);
create index lottery_follow_game on lottery_follow (game_code, choice, member_id);
grant delete, insert, select, update on lottery_follow to tessera_app;

create table lottery_history (
  form text not null,
  draw text not null,
  day date not null,
  numbers text not null,
  source text not null,
  imported_at timestamptz not null,
  constraint lottery_history_pkey primary key (form, draw),
  constraint lottery_history_draw_check check (draw ~ '^\w{1,20}$'),
  constraint lottery_history_form_check check (form ~ '^[A-Z0-9]{1,20}$'),
  constraint lottery_history_numbers_check check (numbers ~ '^[0-9,~]+$' and length(numbers) <= 400),
  constraint lottery_history_source_check check (length(source) >= 3 and length(source) <= 100)
);
create index lottery_history_day on lottery_history (form, day);
create trigger lottery_history_stands before delete or update or truncate on lottery_history for each statement execute function lottery_history_refuse_change();
grant insert, select on lottery_history to tessera_app;

create table lottery_jackpot (
  game_code text not null,
  tier text not null,
  currency text not null,
  amount bigint not null,
  constraint lottery_jackpot_pkey primary key (game_code, tier, currency),
  constraint lottery_jackpot_amount_check check (amount >= 0)
);
grant insert, select, update (amount) on lottery_jackpot to tessera_app;

create table lottery_notice (
  member_id bigint not null,
  game_code text not null,
  period text not null,
  sent_at timestamptz not null,
  constraint lottery_notice_pkey primary key (member_id, game_code, period),
  constraint lottery_notice_member_id_fkey foreign key (member_id) references member(id)
);
create index lottery_notice_time on lottery_notice (sent_at);
grant delete, insert, select on lottery_notice to tessera_app;

create table lottery_notice_period (
  game_code text not null,
  choice text not null,
  period text not null,
  done_at timestamptz not null,
  constraint lottery_notice_period_pkey primary key (game_code, choice, period),
  constraint lottery_notice_period_choice_check check (choice in ('each', 'won', 'daily'))
);
create index lottery_notice_period_time on lottery_notice_period (done_at);
grant delete, insert, select on lottery_notice_period to tessera_app;

create table lottery_saved_numbers (
  member_id bigint not null,
  name text not null,
  play_type text not null,
  numbers text[] not null,
  constraint lottery_saved_numbers_pkey primary key (member_id, name),
  constraint lottery_saved_numbers_member_id_fkey foreign key (member_id) references member(id),
  constraint lottery_saved_numbers_name_check check (length(name) >= 1 and length(name) <= 40),
  constraint lottery_saved_numbers_numbers_check check (cardinality(numbers) >= 1 and cardinality(numbers) <= 200),
  constraint lottery_saved_numbers_play_type_check check (length(play_type) >= 1 and length(play_type) <= 20)
);
grant delete, insert, select, update on lottery_saved_numbers to tessera_app;

create table lottery_shared_draw (
  draw_id bigint not null,
  prepared_at timestamptz not null,
  constraint lottery_shared_draw_pkey primary key (draw_id),
  constraint lottery_shared_draw_draw_id_fkey foreign key (draw_id) references lottery_draw(id)
);
grant insert, select on lottery_shared_draw to tessera_app;

create table lottery_ticket (
  id uuid not null,
  draw_id bigint not null,
  member_id bigint not null,
  game_code text not null,
  currency text not null,
  lines jsonb not null,
  stake bigint not null,
  status text default 'open' not null,
  returned bigint,
  line_returns bigint[],
  placed_at timestamptz not null,
  settled_at timestamptz,
  constraint lottery_ticket_returned_check check (returned >= 0),
  constraint lottery_ticket_stake_check check (stake > 0),
  constraint lottery_ticket_status_check check (status in ('open', 'settled', 'refunded', 'cancelled')),
  constraint lottery_ticket_whole check ((status = 'open') = (returned is null) and (status = 'open') = (settled_at is null)),
  constraint lottery_ticket_pkey primary key (id),
  constraint lottery_ticket_draw_id_fkey foreign key (draw_id) references lottery_draw(id),
  constraint lottery_ticket_member_id_fkey foreign key (member_id) references member(id)
) partition by range (placed_at);
-- each partition:
create index lottery_ticket_draw_id_idx on lottery_ticket (draw_id) where status = 'open';
create index lottery_ticket_draw_id_member_id_id_idx on lottery_ticket (draw_id, member_id, id);
create index lottery_ticket_member_id_placed_at_id_idx on lottery_ticket (member_id, placed_at desc, id);
create index lottery_ticket_placed_at_idx on lottery_ticket using brin (placed_at) with (pages_per_range='16', autosummarize='on');
create trigger lottery_ticket_ends before update on lottery_ticket for each row execute function lottery_ticket_guard();
grant insert, select, update (status, returned, line_returns, settled_at) on lottery_ticket to tessera_app;

create table lottery_ticket_correction (
  correction_id uuid not null,
  ticket_id uuid not null,
  member_id bigint not null,
  currency text not null,
  before_returned bigint not null,
  returned bigint not null,
  line_returns bigint[] not null,
  valid_bet bigint not null,
  applied_at timestamptz,
  owed bigint,
  constraint lottery_ticket_correction_pkey primary key (correction_id, ticket_id),
  constraint lottery_ticket_correction_correction_id_fkey foreign key (correction_id) references lottery_correction(id),
  constraint lottery_ticket_correction_member_id_fkey foreign key (member_id) references member(id),
  constraint lottery_ticket_correction_before_returned_check check (before_returned >= 0),
  constraint lottery_ticket_correction_check check ((applied_at is null) = (owed is null)),
  constraint lottery_ticket_correction_owed_check check (owed >= 0),
  constraint lottery_ticket_correction_returned_check check (returned >= 0)
);
create index lottery_ticket_correction_left on lottery_ticket_correction (correction_id, ticket_id) where applied_at is null;
create index lottery_ticket_correction_member on lottery_ticket_correction (correction_id, member_id);
create index lottery_ticket_correction_ticket on lottery_ticket_correction (ticket_id, applied_at desc) where applied_at is not null;
create trigger lottery_ticket_correction_once before update on lottery_ticket_correction for each row execute function lottery_correction_guard();
grant insert, select, update (applied_at, owed) on lottery_ticket_correction to tessera_app;

create table media (
  id integer generated always as identity,
  brand_code text not null,
  kind text not null,
  name text not null,
  file text not null,
  width integer not null,
  height integer not null,
  sizes jsonb not null,
  uploaded_at timestamptz not null,
  uploaded_by text not null,
  constraint media_pkey primary key (id),
  constraint media_brand_code_kind_file_key unique (brand_code, kind, file),
  constraint media_kind_check check (kind in ('bannerWide', 'bannerPhone', 'tile', 'avatar', 'logo', 'inline'))
);
create index media_listed on media (brand_code, kind, id desc);
grant delete, insert, select on media to tessera_app;

create table media_removal (
  file text not null,
  number bigint generated always as identity,
  attempt_until timestamptz not null,
  finished_at timestamptz,
  constraint media_removal_pkey primary key (file)
);
create index media_removal_due on media_removal (number) where finished_at is null;
grant delete, insert, select, update on media_removal to tessera_app;

create table member (
  id bigint generated always as identity,
  username text not null,
  username_key text not null,
  nickname text not null,
  type smallint default 0 not null,
  enabled boolean default true not null,
  rank_level smallint default 0 not null,
  upline bigint,
  currency text not null,
  registered_at timestamptz not null,
  last_login_at timestamptz,
  brand_code text default 'brand1' not null,
  avatar_id text,
  username_made boolean default false not null,
  first_login_at timestamptz,
  made_by bigint,
  trial_of bigint,
  labels text[] default '{}'[] not null,
  line bigint[] default '{}'::bigint[] not null,
  counts_from smallint default 1 not null,
  in_test_line boolean default false not null,
  prize_group smallint default 1 not null,
  constraint member_pkey primary key (id),
  constraint member_brand_code_username_key unique (brand_code, username_key),
  constraint member_brand_code_fkey foreign key (brand_code) references brand(code),
  constraint member_made_by_fkey foreign key (made_by) references member(id),
  constraint member_trial_of_fkey foreign key (trial_of) references member(id),
  constraint member_upline_fkey foreign key (upline) references member(id),
  constraint member_avatar_id_check check (avatar_id ~ '^[a-z]{1,20}$'),
  constraint member_check check (upline <> id),
  constraint member_currency_check check (length(currency) = 3),
  constraint member_labels check (cardinality(labels) <= 10),
  constraint member_prize_group_check check (prize_group >= 1 and prize_group <= 99),
  constraint member_rank_level_check check (rank_level >= 0 and rank_level <= 7),
  constraint member_trial_alone check (type <> 4 or upline is null),
  constraint member_type_check check (type in (0, 1, 2, 4, 41, 42)),
  constraint member_username_check check (username <> '')
);
create index member_heads on member (brand_code, id) where upline is null and (type in (1, 2, 41, 42));
create index member_line_team on member (line) include (type, registered_at);
create index member_registered_at on member (registered_at);
create unique index member_trial_of on member (trial_of) where enabled and trial_of is not null;
create index member_upline on member (upline, id) where upline is not null;
create trigger member_line_fill before insert on member for each row execute function member_line_fill();
create trigger member_name_claim_add after insert or update of username_key on member for each row execute function member_name_claim_add();
create trigger member_to_count_add after insert on member for each row when (new.type in (0, 1, 2)) execute function member_to_count_add();
grant insert, select, update, update (trial_of, labels, line, counts_from, in_test_line, prize_group) on member to tessera_app;

create table member_age_confirmation (
  member_id bigint not null,
  age smallint not null,
  how text not null,
  confirmed_at timestamptz not null,
  constraint member_age_confirmation_pkey primary key (member_id, age),
  constraint member_age_confirmation_member_id_fkey foreign key (member_id) references member(id) on delete cascade,
  constraint member_age_confirmation_age_check check (age >= 18 and age <= 99),
  constraint member_age_confirmation_how_check check (how in ('registration', 'dialog', 'operator'))
);
grant insert, select on member_age_confirmation to tessera_app;

create view member_line as
 select id,
    brand_code,
    type,
    enabled,
    upline,
    line,
    counts_from,
    in_test_line
   from member;
grant select on member_line to tessera_app;

create view member_name as
 select id,
    brand_code,
    username,
    username_key
   from member;
grant select on member_name to tessera_app;

create table member_name_claim (
  brand_code text not null,
  skeleton text not null,
  constraint member_name_claim_pkey primary key (brand_code, skeleton),
  constraint member_name_claim_brand_code_fkey foreign key (brand_code) references brand(code),
  constraint member_name_claim_skeleton_check check (skeleton <> '')
);
grant insert, select on member_name_claim to tessera_app;

create table member_profile (
  member_id bigint not null,
  brand_code text not null,
  mobile text,
  mobile_verified boolean default false not null,
  email text,
  email_key text,
  email_verified boolean default false not null,
  payee_name text,
  qq_num text,
  line text,
  whatsapp text,
  zalo text,
  facebook text,
  wechat text,
  id_number bytea,
  affiliate_code text,
  recommender_id text,
  referral_code text,
  domain text,
  register_url text,
  register_method text,
  birthday date,
  address text,
  nationality text,
  occupation text,
  source_of_income text,
  telegram text,
  skype text,
  confirmed_at timestamptz,
  constraint member_profile_pkey primary key (member_id),
  constraint member_profile_brand_code_fkey foreign key (brand_code) references brand(code),
  constraint member_profile_member_id_fkey foreign key (member_id) references member(id),
  constraint member_profile_mobile_check check (mobile ~ '^\+[0-9]{6,15}$'),
  constraint member_profile_nationality_check check (nationality ~ '^[A-Z]{2}$')
);
create unique index member_profile_email on member_profile (brand_code, email_key) where email_verified;
create index member_profile_email_anywhere on member_profile (email_key) where email_verified;
create unique index member_profile_mobile on member_profile (brand_code, mobile) where mobile_verified;
create index member_profile_mobile_anywhere on member_profile (mobile) where mobile_verified;
create trigger member_profile_key before update of id_number on member_profile for each row when (new.id_number is not null and new.id_number is distinct from old.id_number) execute function member_profile_key_guard();
create trigger member_profile_key_new before insert on member_profile for each row when (new.id_number is not null) execute function member_profile_key_guard();
grant insert, select, update on member_profile to tessera_app;

create table member_to_count (
  member_id bigint not null,
  constraint member_to_count_pkey primary key (member_id),
  constraint member_to_count_member_id_fkey foreign key (member_id) references member(id)
);
grant delete, insert, select on member_to_count to tessera_app;

create table messages_secret (
  name text not null,
  secret bytea not null,
  constraint messages_secret_pkey primary key (name),
  constraint messages_secret_secret_check check (length(secret) = 32)
);
grant insert, select on messages_secret to tessera_app;

create table mission (
  id integer generated always as identity,
  brand_code text not null,
  kind text not null,
  titles jsonb not null,
  currency text not null,
  starts_at timestamptz not null,
  ends_at timestamptz,
  budget bigint not null,
  spent bigint default 0 not null,
  enabled boolean not null,
  "position" integer not null,
  revision integer not null,
  created_at timestamptz not null,
  constraint mission_pkey primary key (id),
  constraint mission_brand_code_fkey foreign key (brand_code) references brand(code),
  constraint mission_budget_check check (budget > 0),
  constraint mission_check check (ends_at > starts_at),
  constraint mission_check1 check (spent <= budget),
  constraint mission_currency_check check (length(currency) = 3),
  constraint mission_kind_check check (kind in ('DAILY', 'WEEKLY', 'ONCE')),
  constraint mission_spent_check check (spent >= 0)
);
create index mission_of_brand on mission (brand_code, "position", id);
grant insert, select, update on mission to tessera_app;

create table mission_game (
  member_id bigint not null,
  mission_id integer not null,
  period_start timestamptz not null,
  vendor text not null,
  game_code text not null,
  bets integer not null,
  constraint mission_game_pkey primary key (member_id, mission_id, period_start, vendor, game_code)
);
create index mission_game_of_period on mission_game (mission_id, period_start);
grant delete, insert, select, update on mission_game to tessera_app;

create table mission_progress (
  member_id bigint not null,
  mission_id integer not null,
  period_start timestamptz not null,
  revision integer not null,
  progress bigint not null,
  finished_at timestamptz,
  constraint mission_progress_pkey primary key (member_id, mission_id, period_start),
  constraint mission_progress_mission_id_revision_fkey foreign key (mission_id, revision) references mission_terms(mission_id, revision)
);
create index mission_progress_of_period on mission_progress (mission_id, period_start);
grant delete, insert, select, update on mission_progress to tessera_app;

create table mission_terms (
  mission_id integer not null,
  revision integer not null,
  counts text not null,
  game_type text,
  vendor text,
  target bigint not null,
  reward bigint not null,
  superseded_at timestamptz,
  wager_times smallint default 0 not null,
  constraint mission_terms_pkey primary key (mission_id, revision),
  constraint mission_terms_mission_id_fkey foreign key (mission_id) references mission(id),
  constraint mission_terms_counts_check check (counts in ('VALID_BETS', 'BETS', 'GAMES', 'DEPOSITS')),
  constraint mission_terms_reward_check check (reward > 0),
  constraint mission_terms_target_check check (target > 0)
);
grant insert, select, update (superseded_at) on mission_terms to tessera_app;

create table mission_week (
  brand_code text not null,
  week_start timestamptz not null,
  member_id bigint not null,
  finished integer not null,
  reached_at timestamptz not null,
  constraint mission_week_pkey primary key (brand_code, week_start, member_id),
  constraint mission_week_brand_code_fkey foreign key (brand_code) references brand(code),
  constraint mission_week_finished_check check (finished > 0)
);
create index mission_week_ranks on mission_week (brand_code, week_start, finished desc, reached_at);
grant delete, insert, select, update on mission_week to tessera_app;

create table mission_week_count (
  brand_code text not null,
  week_start timestamptz not null,
  finished integer not null,
  members integer not null,
  constraint mission_week_count_pkey primary key (brand_code, week_start, finished),
  constraint mission_week_count_brand_code_fkey foreign key (brand_code) references brand(code),
  constraint mission_week_count_finished_check check (finished > 0),
  constraint mission_week_count_members_check check (members >= 0)
);
grant delete, insert, select, update on mission_week_count to tessera_app;

create view open_trial as
 select id,
    coalesce(trial_of, id) as player_id
   from member
  where type = 4 and enabled;
grant select on open_trial to tessera_app;

create table operator (
  id integer generated always as identity,
  name text not null,
  name_key text not null,
  password_hash text not null,
  role text not null,
  enabled boolean default true not null,
  created_at timestamptz not null,
  constraint operator_pkey primary key (id),
  constraint operator_name_key_key unique (name_key),
  constraint operator_password_hash_check check (password_hash ~~ '$argon2id$%'),
  constraint operator_role_check check (role in ('admin', 'finance', 'supervisor', 'support', 'content'))
);
grant insert, select, update on operator to tessera_app;

create table operator_action (
  id bigint generated always as identity,
  operator_id integer,
  operator_name text not null,
  action text not null,
  subject text not null,
  before jsonb,
  after jsonb,
  at timestamptz not null,
  member_id bigint,
  constraint operator_action_pkey primary key (id),
  constraint operator_action_operator_id_fkey foreign key (operator_id) references operator(id)
);
create index operator_action_member on operator_action (member_id, at, id) where member_id is not null;
create index operator_action_subject on operator_action (subject, id);
create trigger operator_action_insert_only before delete or update or truncate on operator_action for each statement execute function operator_action_refuse_change();
grant insert, select on operator_action to tessera_app;

create table operator_alert (
  id bigint generated always as identity,
  kind text not null,
  reference text not null,
  details jsonb not null,
  times integer default 1 not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  closed_at timestamptz,
  told_at timestamptz,
  told_times integer default 0 not null,
  constraint operator_alert_pkey primary key (id),
  constraint operator_alert_kind_reference_key unique (kind, reference)
);
create index operator_alert_open on operator_alert (last_at desc) where closed_at is null;
grant insert, select, update on operator_alert to tessera_app;

create table operator_known_device (
  token_hash bytea not null,
  operator_id integer not null,
  device text not null,
  ip text not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  constraint operator_known_device_pkey primary key (token_hash),
  constraint operator_known_device_operator_id_fkey foreign key (operator_id) references operator(id),
  constraint operator_known_device_token_hash_check check (length(token_hash) = 32)
);
create index operator_known_device_last_at on operator_known_device (last_at);
create index operator_known_device_operator on operator_known_device (operator_id);
grant delete, insert, select, update on operator_known_device to tessera_app;

create table operator_session (
  token_hash bytea not null,
  operator_id integer not null,
  binding_hash bytea,
  used_at timestamptz not null,
  ends_at timestamptz not null,
  constraint operator_session_pkey primary key (token_hash),
  constraint operator_session_operator_id_fkey foreign key (operator_id) references operator(id),
  constraint operator_session_binding_hash_check check (length(binding_hash) = 32),
  constraint operator_session_token_hash_check check (length(token_hash) = 32)
);
create index operator_session_binding on operator_session (binding_hash) where binding_hash is not null;
create index operator_session_ends_at on operator_session (ends_at);
grant delete, insert, select, update on operator_session to tessera_app;

create table outbox_message (
  id bigint generated always as identity,
  brand_code text not null,
  channel text not null,
  recipient text not null,
  template text not null,
  language text not null,
  subject text default '' not null,
  body text not null,
  secret text,
  status text not null,
  tries smallint default 0 not null,
  error text,
  created_at timestamptz not null,
  sent_at timestamptz,
  constraint outbox_message_pkey primary key (id),
  constraint outbox_message_brand_code_fkey foreign key (brand_code) references brand(code),
  constraint outbox_message_channel_check check (channel in ('sms', 'mail')),
  constraint outbox_message_status_check check (status in ('queued', 'sent', 'failed', 'kept', 'withheld'))
);
create index outbox_message_created_at on outbox_message (created_at);
create index outbox_message_queued on outbox_message (id) where status = 'queued';
grant delete, insert, select, update on outbox_message to tessera_app;

create table paid_alone (
  id bigint generated always as identity,
  operator_id integer not null,
  brand_code text not null,
  member_id bigint,
  call text not null,
  subject text not null,
  amount bigint not null,
  at timestamptz not null,
  constraint paid_alone_pkey primary key (id),
  constraint paid_alone_operator_id_fkey foreign key (operator_id) references operator(id),
  constraint paid_alone_amount_check check (amount >= 0)
);
create index paid_alone_by_member on paid_alone (member_id, at) where member_id is not null;
create index paid_alone_by_operator on paid_alone (operator_id, at);
grant insert, select on paid_alone to tessera_app;

create table payment_account (
  id text not null,
  provider text not null,
  name text not null,
  type text not null,
  currency text not null,
  secret text not null,
  enabled boolean default true not null,
  created_at timestamptz not null,
  bank jsonb,
  minimum bigint,
  maximum bigint,
  fee_fixed bigint default 0 not null,
  fee_basis_points integer default 0 not null,
  fee_payer text default 'operator' not null,
  "position" integer default 0 not null,
  maintenance text,
  closed_brands text[] default '{}'[] not null,
  statement_columns jsonb,
  version integer default 0 not null,
  statement_zone text,
  statement_encoding text,
  constraint payment_account_pkey primary key (id),
  constraint payment_account_currency_check check (currency ~ '^[A-Z0-9]{2,12}$'),
  constraint payment_account_fee_basis_points_check check (fee_basis_points >= 0 and fee_basis_points <= 2000),
  constraint payment_account_fee_fixed_check check (fee_fixed >= 0),
  constraint payment_account_fee_payer_check check (fee_payer in ('member', 'operator')),
  constraint payment_account_id_check check (id ~ '^[a-z0-9][a-z0-9-]{0,39}$'),
  constraint payment_account_limits check ((minimum is null) = (maximum is null) and minimum > 0 and minimum <= maximum),
  constraint payment_account_secret_check check (length(secret) >= 43),
  constraint payment_account_type_check check (type in ('bank', 'qr', 'wallet'))
);
grant insert, select, update on payment_account to tessera_app;

create table payment_connection (
  account_id text not null,
  settings jsonb not null,
  sealed_secrets bytea not null,
  set_at timestamptz not null,
  constraint payment_connection_pkey primary key (account_id),
  constraint payment_connection_account_id_fkey foreign key (account_id) references payment_account(id)
);
create trigger payment_connection_key before insert or update of sealed_secrets on payment_connection for each row execute function payment_connection_key_guard();
grant insert, select, update on payment_connection to tessera_app;

create table payment_difference (
  id uuid not null,
  statement_id uuid not null,
  number integer not null,
  kind text not null,
  reason text not null,
  line integer,
  reference text not null,
  content text not null,
  their_amount bigint,
  their_currency text,
  own_id text,
  own_amount bigint,
  own_currency text,
  posted bigint,
  happened_at timestamptz not null,
  explanation text,
  explained_by text,
  explained_at timestamptz,
  constraint payment_difference_pkey primary key (id),
  constraint payment_difference_statement_id_number_key unique (statement_id, number),
  constraint payment_difference_statement_id_fkey foreign key (statement_id) references payment_statement(id),
  constraint payment_difference_check check ((explanation is null) = (explained_at is null) and (explanation is null) = (explained_by is null)),
  constraint payment_difference_kind_check check (kind in ('missingHere', 'missingThere', 'differing'))
);
create index payment_difference_open on payment_difference (statement_id) where explained_at is null;
grant insert, select, update on payment_difference to tessera_app;

create table payment_event (
  account_id text not null,
  event_id text not null,
  deposit_id uuid,
  state text not null,
  amount bigint not null,
  currency text not null,
  body_hash text not null,
  received_at timestamptz not null,
  constraint payment_event_pkey primary key (account_id, event_id),
  constraint payment_event_account_id_fkey foreign key (account_id) references payment_account(id),
  constraint payment_event_deposit_id_fkey foreign key (deposit_id) references deposit(id),
  constraint payment_event_event_id_check check (length(event_id) >= 1 and length(event_id) <= 100)
);
create index payment_event_of_deposit on payment_event (deposit_id);
create index payment_event_received on payment_event (account_id, received_at);
grant insert, select on payment_event to tessera_app;

create table payment_notifier (
  account_id text not null,
  protocol text not null,
  sealed_key bytea not null,
  set_at timestamptz not null,
  constraint payment_notifier_pkey primary key (account_id),
  constraint payment_notifier_account_id_fkey foreign key (account_id) references payment_account(id),
  constraint payment_notifier_protocol_check check (protocol = 'sepay')
);
create trigger payment_notifier_key before insert or update of sealed_key on payment_notifier for each row execute function payment_notifier_key_guard();
grant delete, insert, select, update on payment_notifier to tessera_app;

create table payment_reversal (
  account_id text not null,
  event_id text not null,
  deposit_id uuid not null,
  amount bigint not null,
  fee bigint not null,
  owed bigint not null,
  happened_at timestamptz not null,
  constraint payment_reversal_pkey primary key (account_id, event_id, deposit_id),
  constraint payment_reversal_account_id_event_id_fkey foreign key (account_id, event_id) references payment_event(account_id, event_id),
  constraint payment_reversal_deposit_id_fkey foreign key (deposit_id) references deposit(id),
  constraint payment_reversal_amount_check check (amount > 0),
  constraint payment_reversal_check check (fee >= 0 and fee <= amount),
  constraint payment_reversal_check1 check (owed >= 0 and owed <= (amount - fee))
);
create index payment_reversal_by_deposit on payment_reversal (deposit_id);
create index payment_reversal_by_time on payment_reversal (happened_at);
grant insert, select on payment_reversal to tessera_app;

create table payment_statement (
  id uuid not null,
  account_id text,
  file_name text not null,
  digest text not null,
  from_day date not null,
  to_day date not null,
  lines integer not null,
  outside integer not null,
  matched integer not null,
  uploaded_by text not null,
  uploaded_at timestamptz not null,
  alerted_at timestamptz,
  payout_account_id text,
  zone text default 'UTC' not null,
  constraint payment_statement_pkey primary key (id),
  constraint payment_statement_account_id_digest_key unique (account_id, digest),
  constraint payment_statement_account_id_fkey foreign key (account_id) references payment_account(id),
  constraint payment_statement_payout_account_fkey foreign key (payout_account_id) references payout_account(id),
  constraint payment_statement_check check (to_day >= from_day),
  constraint payment_statement_of_one_account check ((account_id is null) <> (payout_account_id is null))
);
create index payment_statement_newest on payment_statement (uploaded_at desc, id);
create unique index payment_statement_of_payouts_once on payment_statement (payout_account_id, digest) where payout_account_id is not null;
grant insert, select, update on payment_statement to tessera_app;

create table payment_total (
  account_id text not null,
  provider_ref text not null,
  currency text not null,
  counted bigint not null,
  changed_at timestamptz not null,
  changes integer default 0 not null,
  constraint payment_total_pkey primary key (account_id, provider_ref, currency),
  constraint payment_total_account_id_fkey foreign key (account_id) references payment_account(id),
  constraint payment_total_counted_check check (counted >= 0),
  constraint payment_total_provider_ref_check check (length(provider_ref) >= 1 and length(provider_ref) <= 64)
);
grant insert, select, update on payment_total to tessera_app;

create table payout (
  id uuid not null,
  withdrawal_id uuid not null,
  account_id text not null,
  amount bigint not null,
  state text not null,
  reason text default '' not null,
  tries integer default 0 not null,
  next_at timestamptz not null,
  by text not null,
  created_at timestamptz not null,
  paid_at timestamptz,
  constraint payout_pkey primary key (id),
  constraint payout_account_id_fkey foreign key (account_id) references payout_account(id),
  constraint payout_withdrawal_id_fkey foreign key (withdrawal_id) references withdrawal(id),
  constraint payout_amount_check check (amount > 0),
  constraint payout_state_check check (state in ('new', 'pending', 'unknown', 'paid', 'failed'))
);
create index payout_due on payout (next_at) where state in ('new', 'pending', 'unknown');
create index payout_of_withdrawal on payout (withdrawal_id, created_at desc);
create index payout_paid on payout (account_id, paid_at) where paid_at is not null;
create unique index payout_under_way on payout (withdrawal_id) where state in ('new', 'pending', 'unknown');
create trigger payout_ends before update on payout for each row execute function payout_guard();
grant insert, select, update (state, reason, tries, next_at, paid_at) on payout to tessera_app;

create table payout_account (
  id text not null,
  provider text not null,
  name text not null,
  currency text not null,
  url text not null,
  secret bytea not null,
  enabled boolean default true not null,
  created_at timestamptz not null,
  statement_zone text,
  statement_encoding text,
  constraint payout_account_pkey primary key (id),
  constraint payout_account_id_check check (id ~ '^[a-z][a-z0-9-]{1,30}$')
);
grant insert, select, update (secret, enabled, statement_zone, statement_encoding) on payout_account to tessera_app;

create table play_flag (
  id integer generated always as identity,
  member_id bigint not null,
  brand_code text not null,
  kind text not null,
  value bigint not null,
  against bigint not null,
  currency text not null,
  flagged_at timestamptz not null,
  closed_at timestamptz,
  closed_by text,
  constraint play_flag_pkey primary key (id),
  constraint play_flag_brand_code_fkey foreign key (brand_code) references brand(code),
  constraint play_flag_member_id_fkey foreign key (member_id) references member(id),
  constraint play_flag_check check ((closed_at is null) = (closed_by is null)),
  constraint play_flag_kind_check check (kind in ('depositsDay', 'depositsMonth', 'jump', 'lossesDay', 'nightPlay', 'limitsRaised'))
);
create index play_flag_closed on play_flag (member_id, kind, closed_at) where closed_at is not null;
create unique index play_flag_open on play_flag (member_id, kind) where closed_at is null;
create index play_flag_queue on play_flag (id) where closed_at is null;
grant insert, select, update on play_flag to tessera_app;

create table play_flag_mark (
  single boolean default true not null,
  through timestamptz not null,
  constraint play_flag_mark_pkey primary key (single),
  constraint play_flag_mark_single_check check (single)
);
grant insert, select, update on play_flag_mark to tessera_app;

create table play_flag_step (
  id bigint generated always as identity,
  flag_id integer not null,
  at timestamptz not null,
  by_operator text not null,
  what text not null,
  text text not null,
  constraint play_flag_step_pkey primary key (id),
  constraint play_flag_step_flag_id_fkey foreign key (flag_id) references play_flag(id),
  constraint play_flag_step_what_check check (what in ('note', 'contact', 'close'))
);
create index play_flag_step_of_flag on play_flag_step (flag_id, id);
grant insert, select on play_flag_step to tessera_app;

create table play_launch (
  token_hash bytea not null,
  member_id bigint not null,
  vendor_account_id text not null,
  vendor text not null,
  game_code text not null,
  currency text not null,
  expires_at timestamptz not null,
  login_session bytea,
  constraint play_launch_pkey primary key (token_hash),
  constraint play_launch_member_id_fkey foreign key (member_id) references play_player(member_id),
  constraint play_launch_vendor_account_id_fkey foreign key (vendor_account_id) references vendor_account(id),
  constraint play_launch_login_session_check check (length(login_session) = 32)
);
create index play_launch_expiry on play_launch (expires_at);
grant delete, insert, select on play_launch to tessera_app;

create table play_player (
  member_id bigint not null,
  currency text not null,
  enabled boolean default true not null,
  careful boolean default false not null,
  constraint play_player_pkey primary key (member_id)
);
grant insert, select, update on play_player to tessera_app;

create table play_promotion_limit (
  vendor_account_id text not null,
  campaign text default '' not null,
  currency text not null,
  largest_win bigint not null,
  per_day bigint not null,
  in_all bigint,
  opens_at timestamptz,
  closes_at timestamptz,
  changed_at timestamptz not null,
  constraint play_promotion_limit_pkey primary key (vendor_account_id, campaign, currency),
  constraint play_promotion_limit_campaign_check check (length(campaign) <= 255),
  constraint play_promotion_limit_currency_check check (currency <> ''),
  constraint play_promotion_limit_in_all_check check (in_all >= 0),
  constraint play_promotion_limit_kind check ((campaign = '') = (in_all is null) and (campaign <> '' or opens_at is null and closes_at is null)),
  constraint play_promotion_limit_largest_win_check check (largest_win >= 0),
  constraint play_promotion_limit_per_day_check check (per_day >= 0)
);
grant insert, select, update on play_promotion_limit to tessera_app;

create table play_promotion_paid (
  vendor_account_id text not null,
  campaign text not null,
  currency text not null,
  day date not null,
  paid bigint not null,
  constraint play_promotion_paid_pkey primary key (vendor_account_id, campaign, currency, day),
  constraint play_promotion_paid_paid_check check (paid >= 0)
);
grant insert, select, update on play_promotion_paid to tessera_app;

create table play_reference (
  vendor_account_id text not null,
  player_ref text not null,
  member_id bigint not null,
  current boolean default true not null,
  created_at timestamptz not null,
  constraint play_reference_pkey primary key (vendor_account_id, player_ref),
  constraint play_reference_member_id_fkey foreign key (member_id) references play_player(member_id)
);
create unique index play_reference_current on play_reference (vendor_account_id, member_id) where current;
grant insert, select on play_reference to tessera_app;

create table play_session (
  token_hash bytea not null,
  member_id bigint not null,
  vendor_account_id text not null,
  vendor text not null,
  currency text not null,
  game_code text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  cash_id bigint not null,
  receivable_id bigint not null,
  bonus_id bigint not null,
  house_id bigint not null,
  login_session bytea,
  player_ref text not null,
  check_at timestamptz,
  constraint play_session_pkey primary key (token_hash),
  constraint play_session_member_id_fkey foreign key (member_id) references play_player(member_id),
  constraint play_session_login_session_check check (length(login_session) = 32)
);
create index play_session_login on play_session (login_session) where login_session is not null and revoked_at is null;
create index play_session_member on play_session (member_id);
create index play_session_time on play_session using brin (created_at) with (pages_per_range='16', autosummarize='on');
grant insert, select, update on play_session to tessera_app;

create table play_transaction (
  vendor_account_id text not null,
  scope bigint default 0 not null,
  tx_id text not null,
  id bigint generated always as identity,
  kind play_transaction_kind not null,
  source play_transaction_source not null,
  member_id bigint not null,
  currency text not null,
  game_code text,
  round_id text,
  amount bigint not null,
  reference_tx text,
  round_closed boolean not null,
  state play_transaction_state not null,
  ignored play_transaction_ignored,
  balance_after bigint not null,
  at timestamptz not null,
  bonus_amount bigint,
  unplayed bigint,
  constraint play_transaction_once primary key (tx_id, vendor_account_id, scope),
  constraint play_transaction_amount_check check (amount >= 0)
);
create index play_transaction_arrival on play_transaction using brin (id) with (pages_per_range='16', autosummarize='on');
create index play_transaction_round on play_transaction (member_id, round_id) where kind = 'bet';
grant insert, select, update (state, unplayed) on play_transaction to tessera_app;

create table player_exclusion (
  id bigint generated always as identity,
  member_id bigint not null,
  kind text not null,
  from_at timestamptz not null,
  until_at timestamptz,
  return_asked_at timestamptz,
  by_operator text,
  reason text,
  because_of bigint,
  constraint player_exclusion_pkey primary key (id),
  constraint player_exclusion_because_of_fkey foreign key (because_of) references member(id),
  constraint player_exclusion_member_id_fkey foreign key (member_id) references player_guard(member_id),
  constraint player_exclusion_check check (kind = 'exclusion' or until_at is not null),
  constraint player_exclusion_kind_check check (kind in ('break', 'exclusion'))
);
create index player_exclusion_of_member on player_exclusion (member_id, id desc);
grant insert, select, update on player_exclusion to tessera_app;

create table player_guard (
  member_id bigint not null,
  time_zone_offset_ms integer default 0 not null,
  since timestamptz not null,
  time_zone text,
  constraint player_guard_pkey primary key (member_id),
  constraint player_guard_member_id_fkey foreign key (member_id) references member(id)
);
create trigger player_guard_name_zone before insert or update of time_zone_offset_ms on player_guard for each row execute function player_guard_name_zone();
grant insert, select, update on player_guard to tessera_app;

create table player_limit (
  member_id bigint not null,
  kind text not null,
  period text not null,
  most bigint not null,
  set_at timestamptz not null,
  looser_asked_at timestamptz,
  looser_most bigint,
  constraint player_limit_pkey primary key (member_id, kind, period),
  constraint player_limit_member_id_fkey foreign key (member_id) references player_guard(member_id),
  constraint player_limit_check check (looser_most > most),
  constraint player_limit_check1 check (looser_most is null or looser_asked_at is not null),
  constraint player_limit_kind_check check (kind in ('deposit', 'stake', 'loss', 'playTime')),
  constraint player_limit_most_check check (most >= 0),
  constraint player_limit_period_check check (period in ('day', 'week', 'month'))
);
grant delete, insert, select, update on player_limit to tessera_app;

create table player_limit_use (
  member_id bigint not null,
  kind text not null,
  period text not null,
  starts_at timestamptz not null,
  used bigint not null,
  last_bet_at timestamptz,
  constraint player_limit_use_pkey primary key (member_id, kind, period)
);
grant insert, select, update on player_limit_use to tessera_app;

create table player_protection_change (
  id bigint generated always as identity,
  member_id bigint not null,
  at timestamptz not null,
  by_operator text,
  what text not null,
  details jsonb not null,
  constraint player_protection_change_pkey primary key (id),
  constraint player_protection_change_member_id_fkey foreign key (member_id) references member(id)
);
create index player_protection_change_of_member on player_protection_change (member_id, id desc);
create index player_protection_change_timeline on player_protection_change (member_id, at, id);
grant insert, select on player_protection_change to tessera_app;

create table player_stretch (
  member_id bigint not null,
  minutes smallint,
  began_at timestamptz,
  check_at timestamptz,
  constraint player_stretch_pkey primary key (member_id),
  constraint player_stretch_member_id_fkey foreign key (member_id) references member(id)
);
grant insert, select, update on player_stretch to tessera_app;

create table point_progress (
  member_id bigint not null,
  unearned bigint not null,
  constraint point_progress_pkey primary key (member_id),
  constraint point_progress_member_id_fkey foreign key (member_id) references member(id)
);
grant insert, select, update on point_progress to tessera_app;

create table point_watermark (
  only_row boolean default true not null,
  fact_id bigint not null,
  constraint point_watermark_pkey primary key (only_row),
  constraint point_watermark_only_row_check check (only_row)
);
grant select, update on point_watermark to tessera_app;

create table posting_follower (
  name text not null,
  posting_id bigint not null,
  constraint posting_follower_pkey primary key (name)
);
grant insert, select, update on posting_follower to tessera_app;

create table promotion_application (
  id integer generated always as identity,
  brand_code text not null,
  promotion_id integer not null,
  member_id bigint not null,
  comment text not null,
  pictures text[] default '{}'[] not null,
  reward bigint not null,
  currency text not null,
  status text default 'Applying' not null,
  remark text default '' not null,
  applied_at timestamptz not null,
  judged_at timestamptz,
  judged_by text,
  offer jsonb,
  constraint promotion_application_pkey primary key (id),
  constraint promotion_application_member_id_fkey foreign key (member_id) references member(id),
  constraint promotion_application_promotion_id_fkey foreign key (promotion_id) references content(id),
  constraint promotion_application_comment_check check (char_length(comment) >= 1 and char_length(comment) <= 140),
  constraint promotion_application_currency_check check (currency ~ '^[A-Z0-9]{2,12}$'),
  constraint promotion_application_is_judged check ((status = 'Applying') = (judged_at is null) and (judged_at is null) = (judged_by is null)),
  constraint promotion_application_pictures_check check (cardinality(pictures) <= 3),
  constraint promotion_application_remark_check check (char_length(remark) <= 140),
  constraint promotion_application_reward_check check (reward > 0),
  constraint promotion_application_status_check check (status in ('Applying', 'Issued', 'Rejected'))
);
create index promotion_application_of_member on promotion_application (member_id, promotion_id, id desc);
create unique index promotion_application_once on promotion_application (promotion_id, member_id) where status <> 'Rejected';
create index promotion_application_queue on promotion_application (brand_code, status, id);
grant insert, select, update (status, remark, judged_at, judged_by) on promotion_application to tessera_app;

create table promotion_carry (
  promotion_id integer not null,
  member_id bigint not null,
  per text not null,
  amount bigint not null,
  constraint promotion_carry_pkey primary key (promotion_id, member_id, per),
  constraint promotion_carry_amount_check check (amount < 0),
  constraint promotion_carry_per_check check (per in ('DAY', 'WEEK'))
);
grant delete, insert, select, update on promotion_carry to tessera_app;

create table promotion_code (
  promotion_id integer not null,
  code text not null,
  uses_allowed integer not null,
  uses integer default 0 not null,
  added_at timestamptz not null,
  added_by text not null,
  constraint promotion_code_pkey primary key (promotion_id, code),
  constraint promotion_code_promotion_id_fkey foreign key (promotion_id) references content(id),
  constraint promotion_code_check check (uses >= 0 and uses <= uses_allowed),
  constraint promotion_code_code_check check (code ~ '^[A-Z0-9][A-Z0-9-]{2,31}$'),
  constraint promotion_code_uses_allowed_check check (uses_allowed > 0)
);
grant insert, select, update (uses) on promotion_code to tessera_app;

create table promotion_daily (
  promotion_id integer not null,
  member_id bigint not null,
  day date not null,
  number smallint not null,
  name text not null,
  amount bigint not null,
  currency text not null,
  got_at timestamptz not null,
  constraint promotion_daily_pkey primary key (promotion_id, member_id, day),
  constraint promotion_daily_member_id_fkey foreign key (member_id) references member(id),
  constraint promotion_daily_promotion_id_fkey foreign key (promotion_id) references content(id),
  constraint promotion_daily_amount_check check (amount >= 0),
  constraint promotion_daily_number_check check (number > 0)
);
create index promotion_daily_of_member on promotion_daily (member_id, promotion_id, day);
grant insert, select on promotion_daily to tessera_app;

create table promotion_draw (
  promotion_id integer not null,
  member_id bigint not null,
  number integer not null,
  prize text not null,
  amount bigint not null,
  currency text not null,
  drawn_at timestamptz not null,
  constraint promotion_draw_pkey primary key (promotion_id, member_id, number),
  constraint promotion_draw_member_id_fkey foreign key (member_id) references member(id),
  constraint promotion_draw_promotion_id_fkey foreign key (promotion_id) references content(id),
  constraint promotion_draw_amount_check check (amount >= 0),
  constraint promotion_draw_currency_check check (currency ~ '^[A-Z0-9]{2,12}$'),
  constraint promotion_draw_number_check check (number > 0)
);
create index promotion_draw_of_member on promotion_draw (member_id, promotion_id);
grant insert, select on promotion_draw to tessera_app;

create table promotion_drop (
  promotion_id integer not null,
  member_id bigint not null,
  fact_id bigint not null,
  day date not null,
  prize text not null,
  constraint promotion_drop_pkey primary key (promotion_id, member_id, fact_id),
  constraint promotion_drop_member_id_fkey foreign key (member_id) references member(id),
  constraint promotion_drop_promotion_id_fkey foreign key (promotion_id) references content(id)
);
create index promotion_drop_of_day on promotion_drop (promotion_id, day);
grant insert, select on promotion_drop to tessera_app;

create table promotion_drop_position (
  promotion_id integer not null,
  fact_id bigint not null,
  constraint promotion_drop_position_pkey primary key (promotion_id),
  constraint promotion_drop_position_promotion_id_fkey foreign key (promotion_id) references content(id)
);
grant insert, select, update (fact_id) on promotion_drop_position to tessera_app;

create table promotion_entry (
  promotion_id integer not null,
  member_id bigint not null,
  target bigint not null,
  reward bigint not null,
  currency text not null,
  joined_at timestamptz not null,
  claimed_at timestamptz,
  turn text default '' not null,
  offer jsonb,
  title text default '' not null,
  ends_at timestamptz,
  code text,
  reserved bigint default 0 not null,
  reserved_on date,
  credited bigint default 0 not null,
  lapsed_at timestamptz,
  constraint promotion_entry_pkey primary key (promotion_id, member_id, turn),
  constraint promotion_entry_member_id_fkey foreign key (member_id) references member(id),
  constraint promotion_entry_promotion_id_fkey foreign key (promotion_id) references content(id),
  constraint promotion_entry_amounts check (reserved >= 0 and credited >= 0),
  constraint promotion_entry_currency_check check (currency ~ '^[A-Z0-9]{2,12}$'),
  constraint promotion_entry_reward_check check (reward >= 0),
  constraint promotion_entry_target_check check (target >= 0)
);
create index promotion_entry_of_member on promotion_entry (member_id);
create index promotion_entry_open_deposits on promotion_entry (member_id, joined_at) where lapsed_at is null and (offer ->> 'kind') = 'DEPOSIT' and claimed_at is null;
create index promotion_entry_to_lapse on promotion_entry (ends_at) where reserved > 0;
grant insert, select, update (claimed_at, reserved, credited, lapsed_at) on promotion_entry to tessera_app;

create table promotion_free_round (
  bet text not null,
  free_rounds_id bigint not null,
  expected bigint not null,
  played_at timestamptz not null,
  rolled_back_at timestamptz,
  constraint promotion_free_round_pkey primary key (bet),
  constraint promotion_free_round_free_rounds_id_fkey foreign key (free_rounds_id) references promotion_free_rounds(id),
  constraint promotion_free_round_expected_check check (expected >= 0)
);
create index promotion_free_round_of on promotion_free_round (free_rounds_id);
grant insert, select, update (rolled_back_at) on promotion_free_round to tessera_app;

create table promotion_free_rounds (
  id bigint generated always as identity,
  promotion_id integer not null,
  member_id bigint not null,
  turn text not null,
  game text not null,
  rounds integer not null,
  stake bigint not null,
  currency text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  played integer default 0 not null,
  won bigint default 0 not null,
  vendor_account_id text,
  reward_id text,
  canceled_at timestamptz,
  due_at timestamptz,
  attempts integer default 0 not null,
  constraint promotion_free_rounds_pkey primary key (id),
  constraint promotion_free_rounds_member_id_game_starts_at_key unique (member_id, game, starts_at),
  constraint promotion_free_rounds_promotion_id_member_id_turn_key unique (promotion_id, member_id, turn),
  constraint promotion_free_rounds_vendor_account_id_reward_id_key unique (vendor_account_id, reward_id),
  constraint promotion_free_rounds_member_id_fkey foreign key (member_id) references member(id),
  constraint promotion_free_rounds_promotion_id_fkey foreign key (promotion_id) references content(id),
  constraint promotion_free_rounds_vendor_account_id_fkey foreign key (vendor_account_id) references vendor_account(id),
  constraint promotion_free_rounds_check check (ends_at > starts_at),
  constraint promotion_free_rounds_check1 check (played >= 0 and played <= rounds),
  constraint promotion_free_rounds_rounds_check check (rounds >= 1 and rounds <= 1000),
  constraint promotion_free_rounds_stake_check check (stake > 0)
);
create index promotion_free_rounds_due on promotion_free_rounds (due_at) where due_at is not null;
grant insert, select, update (played, won, vendor_account_id, reward_id, canceled_at, due_at, attempts) on promotion_free_rounds to tessera_app;

create table promotion_payment (
  promotion_id integer not null,
  member_id bigint not null,
  item text not null,
  amount bigint not null,
  currency text not null,
  paid_at timestamptz not null,
  constraint promotion_payment_pkey primary key (promotion_id, member_id, item),
  constraint promotion_payment_member_id_fkey foreign key (member_id) references member(id),
  constraint promotion_payment_promotion_id_fkey foreign key (promotion_id) references content(id),
  constraint promotion_payment_amount_check check (amount > 0)
);
create index promotion_payment_of_member on promotion_payment (member_id, promotion_id);
grant insert, select on promotion_payment to tessera_app;

create table promotion_race_score (
  promotion_id integer not null,
  member_id bigint not null,
  score bigint not null,
  reached_at timestamptz not null,
  constraint promotion_race_score_pkey primary key (promotion_id, member_id),
  constraint promotion_race_score_member_id_fkey foreign key (member_id) references member(id),
  constraint promotion_race_score_promotion_id_fkey foreign key (promotion_id) references content(id)
);
create index promotion_race_score_ranks on promotion_race_score (promotion_id, score desc, reached_at, member_id);
grant insert, select, update (score, reached_at) on promotion_race_score to tessera_app;

create table promotion_round (
  promotion_id integer not null,
  day date not null,
  offer jsonb not null,
  shares bigint[] not null,
  taken integer default 0 not null,
  rest bigint not null,
  opens_at timestamptz not null,
  closes_at timestamptz not null,
  closed_at timestamptz,
  constraint promotion_round_pkey primary key (promotion_id, day),
  constraint promotion_round_promotion_id_fkey foreign key (promotion_id) references content(id),
  constraint promotion_round_rest check (rest >= 0),
  constraint promotion_round_taken check (taken >= 0 and taken <= cardinality(shares))
);
create index promotion_round_to_close on promotion_round (closes_at) where closed_at is null;
grant insert, select, update (shares, taken, rest, closed_at) on promotion_round to tessera_app;

create table promotion_settlement (
  promotion_id integer not null,
  item text not null,
  last_joined_at timestamptz,
  last_member_id bigint default 0 not null,
  settled_at timestamptz,
  until_at timestamptz,
  constraint promotion_settlement_pkey primary key (promotion_id, item),
  constraint promotion_settlement_promotion_id_fkey foreign key (promotion_id) references content(id)
);
grant insert, select, update (last_joined_at, last_member_id, settled_at, until_at) on promotion_settlement to tessera_app;

create table promotion_spending (
  promotion_id integer not null,
  day date,
  spent bigint default 0 not null,
  reserved bigint default 0 not null,
  constraint promotion_spending_once unique nulls not distinct (promotion_id, day),
  constraint promotion_spending_promotion_id_fkey foreign key (promotion_id) references content(id),
  constraint promotion_spending_reserved_check check (reserved >= 0),
  constraint promotion_spending_spent_check check (spent >= 0)
);
grant insert, select, update (spent, reserved) on promotion_spending to tessera_app;

create table rank_bonus (
  member_id bigint not null,
  rank_level smallint not null,
  amount bigint not null,
  granted_at timestamptz not null,
  constraint rank_bonus_pkey primary key (member_id, rank_level),
  constraint rank_bonus_member_id_fkey foreign key (member_id) references member(id),
  constraint rank_bonus_amount_check check (amount >= 0),
  constraint rank_bonus_rank_level_check check (rank_level >= 1 and rank_level <= 7)
);
grant insert, select on rank_bonus to tessera_app;

create table rank_change (
  id bigint generated always as identity,
  member_id bigint not null,
  from_rank smallint not null,
  to_rank smallint not null,
  cause text not null,
  at timestamptz not null,
  reason text default '' not null,
  changed_by text default '' not null,
  month_bets bigint,
  constraint rank_change_pkey primary key (id),
  constraint rank_change_cause_check check (cause in ('BETS', 'MONTH', 'OPERATOR')),
  constraint rank_change_from_rank_check check (from_rank >= 0 and from_rank <= 7),
  constraint rank_change_to_rank_check check (to_rank >= 0 and to_rank <= 7)
);
create index rank_change_member on rank_change (member_id, id);
grant insert, select on rank_change to tessera_app;

create table rank_managed (
  member_id bigint not null,
  operator_id integer not null,
  constraint rank_managed_pkey primary key (member_id),
  constraint rank_managed_member_id_fkey foreign key (member_id) references member(id),
  constraint rank_managed_operator_id_fkey foreign key (operator_id) references rank_manager(operator_id)
);
create index rank_managed_operator on rank_managed (operator_id);
grant delete, insert, select, update on rank_managed to tessera_app;

create table rank_manager (
  operator_id integer not null,
  name text not null,
  link text not null,
  constraint rank_manager_pkey primary key (operator_id),
  constraint rank_manager_link_check check (link <> ''),
  constraint rank_manager_name_check check (name <> '')
);
grant insert, select, update on rank_manager to tessera_app;

create table rank_month (
  member_id bigint not null,
  month date not null,
  valid_bets bigint not null,
  constraint rank_month_pkey primary key (member_id, month)
);
grant insert, select, update on rank_month to tessera_app;

create table rank_run (
  brand_code text not null,
  month date not null,
  status text default 'running' not null,
  started_at timestamptz not null,
  finished_at timestamptz,
  last_member_id bigint default 0 not null,
  judged integer default 0 not null,
  fallen integer default 0 not null,
  constraint rank_run_pkey primary key (brand_code, month),
  constraint rank_run_brand_code_fkey foreign key (brand_code) references brand(code),
  constraint rank_run_status_check check (status in ('running', 'done'))
);
grant insert, select, update on rank_run to tessera_app;

create table rank_standing (
  member_id bigint not null,
  valid_bets bigint default 0 not null,
  peak smallint default 0 not null,
  changed_at timestamptz,
  lowered_in date,
  constraint rank_standing_pkey primary key (member_id),
  constraint rank_standing_member_id_fkey foreign key (member_id) references member(id),
  constraint rank_standing_peak_check check (peak >= 0 and peak <= 7)
);
grant insert, select, update on rank_standing to tessera_app;

create table rebate_claim (
  id uuid not null,
  member_id bigint not null,
  brand_code text not null,
  amount bigint not null,
  currency text not null,
  valid_bets bigint not null,
  claimed_at timestamptz not null,
  constraint rebate_claim_pkey primary key (id),
  constraint rebate_claim_brand_code_fkey foreign key (brand_code) references brand(code),
  constraint rebate_claim_member_id_fkey foreign key (member_id) references member(id),
  constraint rebate_claim_amount_check check (amount > 0)
);
create index rebate_claim_brand on rebate_claim (brand_code, claimed_at desc);
create index rebate_claim_member on rebate_claim (member_id, claimed_at desc);
grant insert, select on rebate_claim to tessera_app;

create table rebate_line (
  claim_id uuid not null,
  day date not null,
  game_type text not null,
  valid_bets bigint not null,
  rank_level smallint not null,
  rate_basis_points smallint not null,
  constraint rebate_line_pkey primary key (claim_id, day, game_type),
  constraint rebate_line_claim_id_fkey foreign key (claim_id) references rebate_claim(id)
);
grant insert, select on rebate_line to tessera_app;

create table rebate_open (
  member_id bigint not null,
  day date not null,
  game_type text not null,
  valid_bets bigint not null,
  rank_level smallint not null,
  rate_basis_points smallint not null,
  constraint rebate_open_pkey primary key (member_id, day, game_type),
  constraint rebate_open_rank_level_check check (rank_level >= 0 and rank_level <= 7),
  constraint rebate_open_rate_basis_points_check check (rate_basis_points >= 0)
);
grant delete, insert, select, update on rebate_open to tessera_app;

create table redeem (
  id uuid not null,
  brand_code text not null,
  member_id bigint not null,
  username text not null,
  reward_id integer not null,
  kind text not null,
  name text not null,
  names jsonb not null,
  quantity integer not null,
  points bigint not null,
  bonus bigint not null,
  currency text not null,
  address text not null,
  status text not null,
  remark text default '' not null,
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by text default '' not null,
  constraint redeem_pkey primary key (id),
  constraint redeem_brand_code_fkey foreign key (brand_code) references brand(code),
  constraint redeem_member_id_fkey foreign key (member_id) references member(id),
  constraint redeem_reward_id_fkey foreign key (reward_id) references reward(id),
  constraint redeem_bonus_check check (bonus >= 0),
  constraint redeem_decided check ((status = 'In Process') = (decided_at is null)),
  constraint redeem_kind_check check (kind in ('GOODS', 'BONUS')),
  constraint redeem_points_check check (points > 0),
  constraint redeem_quantity_check check (quantity > 0),
  constraint redeem_status_check check (status in ('In Process', 'Approved', 'Rejected'))
);
create index redeem_by_status on redeem (brand_code, status, created_at, id);
create index redeem_newest on redeem (brand_code, created_at desc, id);
create index redeem_of_member on redeem (member_id, created_at desc, id);
grant insert, select, update (status, remark, decided_at, decided_by) on redeem to tessera_app;

create table referral (
  friend_id bigint not null,
  inviter_id bigint not null,
  brand_code text not null,
  ip text not null,
  currency text not null,
  registered_at timestamptz not null,
  until timestamptz not null,
  needed_deposits bigint not null,
  needed_bets bigint not null,
  reward bigint not null,
  wager_times smallint not null,
  deposits bigint default 0 not null,
  valid_bets bigint default 0 not null,
  status text default 'Open' not null,
  blocked_by text,
  blocked_with bigint,
  ended_at timestamptz,
  shares text,
  compared_at timestamptz,
  constraint referral_pkey primary key (friend_id),
  constraint referral_blocked_with_fkey foreign key (blocked_with) references member(id),
  constraint referral_brand_code_fkey foreign key (brand_code) references brand(code),
  constraint referral_friend_id_fkey foreign key (friend_id) references member(id),
  constraint referral_inviter_id_fkey foreign key (inviter_id) references referral_inviter(member_id),
  constraint referral_blocked_by_check check (blocked_by in ('device', 'ip', 'payeeName', 'phone')),
  constraint referral_check check (friend_id <> inviter_id),
  constraint referral_check1 check ((status = 'Blocked') = (blocked_by is not null)),
  constraint referral_currency_check check (length(currency) = 3),
  constraint referral_reward_check check (reward > 0),
  constraint referral_shares_check check (shares in ('device', 'ip', 'payeeName', 'phone')),
  constraint referral_status_check check (status in ('Open', 'Qualified', 'Blocked'))
);
create index referral_of_brand on referral (brand_code, status, friend_id desc);
create index referral_of_inviter on referral (inviter_id, friend_id desc);
grant insert, select, update on referral to tessera_app;

create table referral_commission (
  inviter_id bigint not null,
  day date not null,
  amount bigint not null,
  currency text not null,
  paid_at timestamptz not null,
  constraint referral_commission_pkey primary key (inviter_id, day),
  constraint referral_commission_inviter_id_fkey foreign key (inviter_id) references referral_inviter(member_id),
  constraint referral_commission_amount_check check (amount > 0)
);
grant insert, select on referral_commission to tessera_app;

create table referral_inviter (
  member_id bigint not null,
  brand_code text not null,
  code text not null,
  created_at timestamptz not null,
  invited integer default 0 not null,
  qualified integer default 0 not null,
  earned bigint default 0 not null,
  unpaid bigint default 0 not null,
  paid bigint default 0 not null,
  constraint referral_inviter_pkey primary key (member_id),
  constraint referral_inviter_brand_code_code_key unique (brand_code, code),
  constraint referral_inviter_brand_code_fkey foreign key (brand_code) references brand(code),
  constraint referral_inviter_member_id_fkey foreign key (member_id) references member(id)
);
create index referral_inviter_unpaid on referral_inviter (brand_code, member_id) where unpaid >= 10000;
grant insert, select, update on referral_inviter to tessera_app;

create table refused_payee (
  id integer generated always as identity,
  brand_code text not null,
  kind text not null,
  key text not null,
  label text not null,
  reason text not null,
  added_by text not null,
  added_at timestamptz not null,
  removed_by text,
  removed_at timestamptz,
  constraint refused_payee_pkey primary key (id),
  constraint refused_payee_check check ((removed_at is null) = (removed_by is null)),
  constraint refused_payee_key_check check (key <> ''),
  constraint refused_payee_kind_check check (kind in ('account', 'holder'))
);
create unique index refused_payee_once on refused_payee (brand_code, kind, key) where removed_at is null;
grant insert, select, update (removed_by, removed_at) on refused_payee to tessera_app;

create unlogged table request_count (
  key character varying(255) not null,
  points integer default 0 not null,
  expire bigint,
  constraint request_count_pkey primary key (key)
);
create index request_count_by_expire on request_count (expire);
grant delete, insert, select, update on request_count to tessera_app;

create table reward (
  id integer generated always as identity,
  brand_code text not null,
  kind text not null,
  category text not null,
  name text not null,
  names jsonb default '{}'::jsonb not null,
  picture text not null,
  points bigint not null,
  bonus bigint default 0 not null,
  stock integer not null,
  min_rank_level smallint default 0 not null,
  "position" integer default 0 not null,
  enabled boolean default true not null,
  created_at timestamptz not null,
  constraint reward_pkey primary key (id),
  constraint reward_brand_code_fkey foreign key (brand_code) references brand(code),
  constraint reward_bonus_has_money check ((kind = 'BONUS') = (bonus > 0) and bonus >= 0),
  constraint reward_category_check check (category in ('BONUS', 'TECH', 'HOME', 'STYLE', 'LEISURE')),
  constraint reward_kind_check check (kind in ('GOODS', 'BONUS')),
  constraint reward_min_rank_level_check check (min_rank_level >= 0 and min_rank_level <= 7),
  constraint reward_name_check check (name <> ''),
  constraint reward_names_check check (jsonb_typeof(names) = 'object'),
  constraint reward_points_check check (points > 0),
  constraint reward_stock_check check (stock >= 0)
);
create index reward_listed on reward (brand_code, "position", id);
grant insert, select, update (category, name, names, picture, points, bonus, stock, min_rank_level, "position", enabled) on reward to tessera_app;

create table reward_on_offer (
  id bigint generated always as identity,
  reference text not null,
  brand_code text not null,
  member_id bigint not null,
  source text not null,
  title jsonb not null,
  amount bigint not null,
  currency text not null,
  wager_times smallint not null,
  offered_at timestamptz not null,
  expires_at timestamptz not null,
  claimed_at timestamptz,
  cancelled_at timestamptz,
  cancelled_by text default '' not null,
  cancel_reason text default '' not null,
  max_stake bigint,
  constraint reward_on_offer_pkey primary key (id),
  constraint reward_on_offer_reference_key unique (reference),
  constraint reward_on_offer_brand_code_fkey foreign key (brand_code) references brand(code),
  constraint reward_on_offer_member_id_fkey foreign key (member_id) references member(id),
  constraint reward_on_offer_amount_check check (amount > 0),
  constraint reward_on_offer_check check (claimed_at is null or cancelled_at is null),
  constraint reward_on_offer_currency_check check (length(currency) = 3),
  constraint reward_on_offer_max_stake_check check (max_stake > 0),
  constraint reward_on_offer_source_check check (source in ('MISSION', 'RANK', 'EVENT', 'REFERRAL')),
  constraint reward_on_offer_wager_times_check check (wager_times >= 0 and wager_times <= 100)
);
create index reward_on_offer_cancelled on reward_on_offer (brand_code, cancelled_at desc) where cancelled_at is not null;
create index reward_on_offer_claimed on reward_on_offer (brand_code, claimed_at desc) where claimed_at is not null;
create index reward_on_offer_of_brand on reward_on_offer (brand_code, id desc);
create index reward_on_offer_of_member on reward_on_offer (member_id, id desc);
create index reward_on_offer_open on reward_on_offer (brand_code, expires_at) where claimed_at is null and cancelled_at is null;
grant insert, select, update (reference, claimed_at, cancelled_at, cancelled_by, cancel_reason) on reward_on_offer to tessera_app;

create table reward_worth (
  member_id bigint not null,
  earned bigint default 0 not null,
  spent bigint default 0 not null,
  constraint reward_worth_pkey primary key (member_id),
  constraint reward_worth_member_id_fkey foreign key (member_id) references member(id) on delete cascade
);
grant insert, select, update on reward_worth to tessera_app;

create table sandbox_bank_notification (
  event_id uuid not null,
  reference text not null,
  body text not null,
  due_at timestamptz not null,
  attempts integer default 0 not null,
  accepted_at timestamptz,
  constraint sandbox_bank_notification_pkey primary key (event_id),
  constraint sandbox_bank_notification_reference_fkey foreign key (reference) references sandbox_bank_order(reference)
);
create index sandbox_bank_notification_due on sandbox_bank_notification (due_at) where accepted_at is null;
grant insert, select, update on sandbox_bank_notification to tessera_app;

create table sandbox_bank_order (
  reference text not null,
  account_id text not null,
  intent_id uuid not null,
  amount bigint not null,
  currency text not null,
  return_url text not null,
  expires_at timestamptz not null,
  choice text,
  constraint sandbox_bank_order_pkey primary key (reference),
  constraint sandbox_bank_order_account_id_intent_id_key unique (account_id, intent_id),
  constraint sandbox_bank_order_amount_check check (amount > 0),
  constraint sandbox_bank_order_choice_check check (choice in ('pay', 'payLate', 'payTooLate', 'underpay', 'fail')),
  constraint sandbox_bank_order_reference_check check (length(reference) = 43)
);
grant insert, select, update on sandbox_bank_order to tessera_app;

create table sandbox_payout (
  account_id text not null,
  id uuid not null,
  amount text not null,
  currency text not null,
  account_number text not null,
  holder text not null,
  state text not null,
  at timestamptz not null,
  constraint sandbox_payout_pkey primary key (account_id, id),
  constraint sandbox_payout_state_check check (state in ('pending', 'paid', 'failed'))
);
grant insert, select on sandbox_payout to tessera_app;

create table schema_migration (
  number integer not null,
  name text not null,
  checksum text not null,
  applied_at timestamptz default now() not null,
  constraint schema_migration_pkey primary key (number)
);
grant select on schema_migration to tessera_app;

create table seal_key (
  kid text not null,
  private_key jsonb not null,
  created_at timestamptz not null,
  retired_at timestamptz,
  constraint seal_key_pkey primary key (kid)
);
grant insert, select, update on seal_key to tessera_app;

create table seal_nonce (
  nonce text not null,
  expires_at timestamptz not null,
  constraint seal_nonce_pkey primary key (nonce)
);
create index seal_nonce_expires_at on seal_nonce (expires_at);
grant delete, insert, select on seal_nonce to tessera_app;

create table second_approval (
  id bigint generated always as identity,
  operator_id integer,
  call text not null,
  subject text not null,
  terms text not null,
  at timestamptz not null,
  used_by integer,
  used_at timestamptz,
  constraint second_approval_pkey primary key (id),
  constraint second_approval_operator_id_fkey foreign key (operator_id) references operator(id),
  constraint second_approval_used_by_fkey foreign key (used_by) references operator(id),
  constraint second_approval_check check ((used_by is null) = (used_at is null))
);
create index second_approval_waiting on second_approval (call, subject) where used_at is null;
grant insert, select, update (used_by, used_at) on second_approval to tessera_app;

create table setting_change (
  id bigint generated always as identity,
  brand_code text not null,
  name text not null,
  version integer not null,
  before jsonb not null,
  after jsonb not null,
  changed_at timestamptz not null,
  changed_by text not null,
  constraint setting_change_pkey primary key (id),
  constraint setting_change_brand_code_name_version_key unique (brand_code, name, version),
  constraint setting_change_brand_code_fkey foreign key (brand_code) references brand(code)
);
create index setting_change_name on setting_change (name, id);
create trigger setting_change_insert_only before delete or update or truncate on setting_change for each statement execute function setting_change_refuse_change();
grant insert, select on setting_change to tessera_app;

create table setting_value (
  name text not null,
  value jsonb not null,
  changed_at timestamptz not null,
  changed_by text not null,
  brand_code text default 'brand1' not null,
  version integer default 1 not null,
  constraint setting_value_pkey primary key (brand_code, name),
  constraint setting_value_brand_code_fkey foreign key (brand_code) references brand(code),
  constraint setting_value_version_check check (version >= 1)
);
grant delete, insert, select, update on setting_value to tessera_app;

create table shared_trace (
  id integer generated always as identity,
  brand_code text not null,
  kind text not null,
  value_hash bytea not null,
  head_id bigint,
  agent_id bigint,
  label text not null,
  member_ids bigint[] not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  state text not null,
  closed_by text,
  reason text,
  closed_at timestamptz,
  constraint shared_trace_pkey primary key (id),
  constraint shared_trace_brand_code_kind_value_hash_head_id_key unique nulls not distinct (brand_code, kind, value_hash, head_id),
  constraint shared_trace_agent_id_fkey foreign key (agent_id) references member(id),
  constraint shared_trace_brand_code_fkey foreign key (brand_code) references brand(code),
  constraint shared_trace_head_id_fkey foreign key (head_id) references member(id),
  constraint shared_trace_check check ((head_id is null) = (agent_id is null)),
  constraint shared_trace_check1 check ((state = 'Closed') = (closed_at is not null and closed_by is not null and reason is not null)),
  constraint shared_trace_kind_check check (kind in ('Browser', 'Address', 'Name')),
  constraint shared_trace_member_ids_check check (cardinality(member_ids) <= 100),
  constraint shared_trace_state_check check (state in ('Open', 'Closed', 'Widespread')),
  constraint shared_trace_value_hash_check check (length(value_hash) = 32)
);
create index shared_trace_of_brand on shared_trace (state, last_at desc, id desc);
grant delete, insert, select, update on shared_trace to tessera_app;

create table sportsbook_bet (
  id uuid not null,
  member_id bigint not null,
  currency text not null,
  kind text not null,
  stake_per_line bigint not null,
  lines integer not null,
  stake bigint not null,
  most_return bigint not null,
  price_changes text not null,
  status text not null,
  decides_at timestamptz,
  refusal text,
  returned bigint,
  valid_bet bigint default 0 not null,
  settlements integer default 0 not null,
  placed_at timestamp(3) with time zone not null,
  ended_at timestamptz,
  cashed_per_line bigint default 0 not null,
  cashed_out bigint default 0 not null,
  accepted_at timestamptz,
  constraint sportsbook_bet_kind_check check (kind ~ '^[a-z0-9_]{1,20}$'),
  constraint sportsbook_bet_lines_check check (lines >= 1 and lines <= 1024),
  constraint sportsbook_bet_most_return_check check (most_return >= 0),
  constraint sportsbook_bet_pending check ((status = 'pending') = (decides_at is not null)),
  constraint sportsbook_bet_price_changes_check check (price_changes in ('none', 'better', 'any')),
  constraint sportsbook_bet_refusal_check check (refusal in ('closed', 'price', 'score', 'limit', 'review', 'declined')),
  constraint sportsbook_bet_refused check ((status = 'refused') = (refusal is not null)),
  constraint sportsbook_bet_returned_check check (returned >= 0),
  constraint sportsbook_bet_stake check (stake = (stake_per_line * lines)),
  constraint sportsbook_bet_stake_per_line_check check (stake_per_line > 0),
  constraint sportsbook_bet_status_check check (status in ('pending', 'open', 'settled', 'refused')),
  constraint sportsbook_bet_pkey primary key (id)
) partition by range (placed_at);
-- each partition:
create index sportsbook_bet_decides_at_idx on sportsbook_bet (decides_at) where decides_at is not null;
create index sportsbook_bet_member_id_placed_at_idx on sportsbook_bet (member_id, placed_at desc);
grant insert, select, update (stake_per_line, stake, most_return, status, decides_at, refusal, returned, valid_bet, settlements, ended_at, cashed_per_line, cashed_out, accepted_at) on sportsbook_bet to tessera_app;

create table sportsbook_builder_selection (
  bet_id uuid not null,
  leg integer not null,
  "position" integer not null,
  market_id bigint not null,
  outcome text not null,
  market_version integer not null,
  score_before integer[],
  placed_at timestamp(3) with time zone not null,
  constraint sportsbook_builder_selection_market_id_fkey foreign key (market_id) references sportsbook_market(id),
  constraint sportsbook_builder_selection_position_check check ("position" >= 1 and "position" <= 11),
  constraint sportsbook_builder_selection_score_before_check check (cardinality(score_before) = 2),
  constraint sportsbook_builder_selection_pkey primary key (bet_id, leg, "position"),
  constraint sportsbook_builder_selection_bet_id_leg_fkey foreign key (bet_id, leg) references sportsbook_leg_default(bet_id, "position")
) partition by range (placed_at);
-- each partition:
create index sportsbook_builder_selection_market_id_idx on sportsbook_builder_selection (market_id);
grant insert, select, update (market_version) on sportsbook_builder_selection to tessera_app;

create view sportsbook_card as
 select event.id,
    event.feed,
    event.external_id,
    event.sport,
    event.season_id,
    event.competition_id,
    event.home_id,
    event.away_id,
    event.starts_at,
    event.status,
    event.venue,
    event.best_of,
    event.home_score,
    event.away_score,
    event.period,
    event.played_seconds,
    event.played_at,
    event.result,
    event.statistics,
    event.stopped,
    event.version,
    competition.names as competition_names,
    competition.region as competition_region,
    competition."position" as competition_position,
    home.names as home_names,
    away.names as away_names
   from sportsbook_event event
     join sportsbook_competition competition on competition.id = event.competition_id
     join sportsbook_team home on home.id = event.home_id
     join sportsbook_team away on away.id = event.away_id;
grant select on sportsbook_card to tessera_app;

create table sportsbook_cash_out (
  bet_id uuid not null,
  number integer not null,
  stake_per_line bigint not null,
  paid bigint not null,
  automatic boolean not null,
  at timestamptz not null,
  placed_at timestamp(3) with time zone not null,
  constraint sportsbook_cash_out_number_check check (number > 0),
  constraint sportsbook_cash_out_paid_check check (paid > 0),
  constraint sportsbook_cash_out_stake_per_line_check check (stake_per_line > 0),
  constraint sportsbook_cash_out_pkey primary key (bet_id, number),
  constraint sportsbook_cash_out_bet_id_fkey foreign key (bet_id) references sportsbook_bet_default(id)
) partition by range (placed_at);
create trigger sportsbook_cash_out_stands before delete or update or truncate on sportsbook_cash_out for each statement execute function sportsbook_refuse_change();
-- each partition:
create trigger sportsbook_cash_out_stands before delete or update or truncate on sportsbook_cash_out for each statement execute function sportsbook_refuse_change();
grant insert, select on sportsbook_cash_out to tessera_app;

create table sportsbook_cash_out_request (
  bet_id uuid not null,
  share integer not null,
  offer bigint not null,
  automatic boolean not null,
  seen jsonb not null,
  decides_at timestamptz,
  refusal text,
  placed_at timestamp(3) with time zone not null,
  constraint sportsbook_cash_out_request_pkey primary key (bet_id),
  constraint sportsbook_cash_out_request_offer_check check (offer > 0),
  constraint sportsbook_cash_out_request_refusal_check check (refusal in ('event_changed', 'offer_lower', 'not_offered')),
  constraint sportsbook_cash_out_request_share_check check (share >= 1 and share <= 10000),
  constraint sportsbook_cash_out_request_waits check ((decides_at is null) <> (refusal is null))
);
create index sportsbook_cash_out_request_due on sportsbook_cash_out_request (decides_at) where decides_at is not null;
grant delete, insert, select, update (share, offer, automatic, seen, decides_at, refusal) on sportsbook_cash_out_request to tessera_app;

create table sportsbook_cash_out_target (
  event_id bigint not null,
  bet_id uuid not null,
  target bigint not null,
  placed_at timestamp(3) with time zone not null,
  constraint sportsbook_cash_out_target_pkey primary key (event_id, bet_id),
  constraint sportsbook_cash_out_target_event_id_fkey foreign key (event_id) references sportsbook_event(id),
  constraint sportsbook_cash_out_target_target_check check (target > 0)
);
create index sportsbook_cash_out_target_bet on sportsbook_cash_out_target (bet_id);
grant delete, insert, select, update (target) on sportsbook_cash_out_target to tessera_app;

create table sportsbook_cash_out_watch (
  event_id bigint not null,
  seen_version integer not null,
  constraint sportsbook_cash_out_watch_pkey primary key (event_id),
  constraint sportsbook_cash_out_watch_event_id_fkey foreign key (event_id) references sportsbook_event(id)
);
grant delete, insert, select, update (seen_version) on sportsbook_cash_out_watch to tessera_app;

create table sportsbook_competition (
  id bigint generated always as identity,
  feed text not null,
  external_id text not null,
  sport text not null,
  region jsonb,
  names jsonb not null,
  "position" integer default 1000 not null,
  constraint sportsbook_competition_pkey primary key (id),
  constraint sportsbook_competition_source unique (feed, external_id),
  constraint sportsbook_competition_external_id_check check (length(external_id) >= 1 and length(external_id) <= 100),
  constraint sportsbook_competition_feed_check check (feed in ('replay', 'odds', 'push')),
  constraint sportsbook_competition_names_check check (jsonb_typeof(names) = 'object' and pg_column_size(names) <= 8000),
  constraint sportsbook_competition_sport_check check (sport ~ '^[a-z]{2,20}$')
);
grant insert, select, update (region, names, "position") on sportsbook_competition to tessera_app;

create table sportsbook_competitor (
  event_id bigint not null,
  team_id bigint not null,
  constraint sportsbook_competitor_pkey primary key (event_id, team_id),
  constraint sportsbook_competitor_event_id_fkey foreign key (event_id) references sportsbook_event(id),
  constraint sportsbook_competitor_team_id_fkey foreign key (team_id) references sportsbook_team(id)
);
grant insert, select on sportsbook_competitor to tessera_app;

create table sportsbook_control (
  market_id bigint not null,
  event_id bigint not null,
  source_status text not null,
  source_prices integer[] not null,
  manual_prices integer[] not null,
  offset_ticks integer[] not null,
  shaded_ticks integer[] not null,
  stopped boolean default false not null,
  constraint sportsbook_control_pkey primary key (market_id),
  constraint sportsbook_control_event_id_fkey foreign key (event_id) references sportsbook_event(id),
  constraint sportsbook_control_market_id_fkey foreign key (market_id) references sportsbook_market(id),
  constraint sportsbook_control_check check (cardinality(manual_prices) = cardinality(source_prices)),
  constraint sportsbook_control_check1 check (cardinality(offset_ticks) = cardinality(source_prices)),
  constraint sportsbook_control_check2 check (cardinality(shaded_ticks) = cardinality(source_prices)),
  constraint sportsbook_control_manual_prices_check check (0 <= all (manual_prices)),
  constraint sportsbook_control_shaded_ticks_check check (0 <= all (shaded_ticks)),
  constraint sportsbook_control_source_prices_check check (0 <= all (source_prices)),
  constraint sportsbook_control_source_status_check check (source_status in ('open', 'suspended', 'closed'))
);
create index sportsbook_control_event on sportsbook_control (event_id);
grant insert, select, update (source_status, source_prices, manual_prices, offset_ticks, shaded_ticks, stopped) on sportsbook_control to tessera_app;

create table sportsbook_event (
  id bigint generated always as identity,
  feed text not null,
  external_id text not null,
  sport text not null,
  season_id bigint not null,
  competition_id bigint not null,
  home_id bigint,
  away_id bigint,
  starts_at timestamptz not null,
  status text default 'scheduled' not null,
  venue text default 'as_announced' not null,
  best_of integer,
  home_score integer default 0 not null,
  away_score integer default 0 not null,
  period text default '' not null,
  played_seconds integer default 0 not null,
  played_at timestamptz,
  result jsonb,
  statistics jsonb default '{}'::jsonb not null,
  stopped text,
  version integer default 1 not null,
  feed_stopped text,
  kind text default 'match' not null,
  has_records boolean default false not null,
  bets_from timestamptz not null,
  constraint sportsbook_event_pkey primary key (id),
  constraint sportsbook_event_source unique (feed, external_id),
  constraint sportsbook_event_away_id_fkey foreign key (away_id) references sportsbook_team(id),
  constraint sportsbook_event_competition_id_fkey foreign key (competition_id) references sportsbook_competition(id),
  constraint sportsbook_event_home_id_fkey foreign key (home_id) references sportsbook_team(id),
  constraint sportsbook_event_season_id_fkey foreign key (season_id) references sportsbook_season(id),
  constraint sportsbook_event_away_score_check check (away_score >= 0),
  constraint sportsbook_event_best_of_check check (best_of >= 1 and best_of <= 7 and (best_of % 2) = 1),
  constraint sportsbook_event_external_id_check check (length(external_id) >= 1 and length(external_id) <= 200),
  constraint sportsbook_event_feed_check check (feed in ('replay', 'odds', 'push')),
  constraint sportsbook_event_feed_stopped_check check (feed_stopped in ('goal', 'red_card', 'penalty', 'review', 'incident', 'feed')),
  constraint sportsbook_event_home_score_check check (home_score >= 0),
  constraint sportsbook_event_kind_check check (kind in ('match', 'outright')),
  constraint sportsbook_event_period_check check (length(period) <= 40),
  constraint sportsbook_event_played_seconds_check check (played_seconds >= 0),
  constraint sportsbook_event_result_check check (pg_column_size(result) <= 8000),
  constraint sportsbook_event_sides check ((kind = 'match') = (home_id is not null) and (kind = 'match') = (away_id is not null)),
  constraint sportsbook_event_statistics_check check (pg_column_size(statistics) <= 8000),
  constraint sportsbook_event_status_check check (status in ('scheduled', 'live', 'interrupted', 'abandoned', 'postponed', 'ended', 'cancelled')),
  constraint sportsbook_event_stopped_check check (stopped in ('goal', 'red_card', 'penalty', 'review', 'incident', 'feed', 'operator')),
  constraint sportsbook_event_venue_check check (venue in ('as_announced', 'neutral', 'reversed'))
);
create index sportsbook_event_away on sportsbook_event (away_id, starts_at);
create index sportsbook_event_competition on sportsbook_event (competition_id, starts_at);
create index sportsbook_event_home on sportsbook_event (home_id, starts_at);
create index sportsbook_event_open on sportsbook_event (status, starts_at, id) where status in ('scheduled', 'live', 'interrupted');
create index sportsbook_event_season on sportsbook_event (season_id);
create index sportsbook_event_starts on sportsbook_event (starts_at, id);
create index sportsbook_event_to_forget on sportsbook_event (starts_at, id) where not has_records;
grant insert, select, update (starts_at, status, venue, best_of, home_score, away_score, period, played_seconds, played_at, result, statistics, stopped, version, feed_stopped, bets_from) on sportsbook_event to tessera_app;

create table sportsbook_event_settlement (
  event_id bigint not null,
  due integer not null,
  done integer default 0 not null,
  late boolean default false not null,
  constraint sportsbook_event_settlement_pkey primary key (event_id),
  constraint sportsbook_event_settlement_event_id_fkey foreign key (event_id) references sportsbook_event(id)
);
create index sportsbook_event_settlement_due on sportsbook_event_settlement (event_id) where due > done;
grant insert, select, update (due, done, late) on sportsbook_event_settlement to tessera_app;

create table sportsbook_feed_event (
  event_id bigint not null,
  part text not null,
  state jsonb not null,
  constraint sportsbook_feed_event_pkey primary key (event_id),
  constraint sportsbook_feed_event_event_id_fkey foreign key (event_id) references sportsbook_event(id),
  constraint sportsbook_feed_event_part_check check (length(part) >= 1 and length(part) <= 100),
  constraint sportsbook_feed_event_state_check check (jsonb_typeof(state) = 'object' and pg_column_size(state) <= 400000)
);
create index sportsbook_feed_event_part on sportsbook_feed_event (part, event_id);
grant insert, select, update on sportsbook_feed_event to tessera_app;

create table sportsbook_feed_health (
  feed text not null,
  part text not null,
  state text default 'down' not null,
  changed_at timestamptz not null,
  message_at timestamptz,
  sent_at timestamptz,
  delay_ms bigint default 0 not null,
  alive_at timestamptz,
  subscribed boolean default false not null,
  complete_to timestamptz,
  gaps integer default 0 not null,
  recoveries integer default 0 not null,
  recovery_id bigint,
  tried_at timestamptz,
  refused integer default 0 not null,
  refused_at timestamptz,
  refusal text,
  requests_left integer,
  constraint sportsbook_feed_health_pkey primary key (feed, part),
  constraint sportsbook_feed_health_delay_ms_check check (delay_ms >= 0),
  constraint sportsbook_feed_health_feed_check check (feed in ('odds', 'push')),
  constraint sportsbook_feed_health_gaps_check check (gaps >= 0),
  constraint sportsbook_feed_health_part_check check (length(part) >= 1 and length(part) <= 100),
  constraint sportsbook_feed_health_recoveries_check check (recoveries >= 0),
  constraint sportsbook_feed_health_refusal_check check (length(refusal) <= 200),
  constraint sportsbook_feed_health_refused_check check (refused >= 0),
  constraint sportsbook_feed_health_requests_left_check check (requests_left >= 0),
  constraint sportsbook_feed_health_state_check check (state in ('down', 'recovering', 'up'))
);
grant insert, select, update on sportsbook_feed_health to tessera_app;

create table sportsbook_incident (
  event_id bigint not null,
  number integer not null,
  kind text not null,
  side text,
  period text not null,
  played_seconds integer not null,
  home_score integer not null,
  away_score integer not null,
  at timestamptz not null,
  constraint sportsbook_incident_pkey primary key (event_id, number),
  constraint sportsbook_incident_event_id_fkey foreign key (event_id) references sportsbook_event(id),
  constraint sportsbook_incident_kind_check check (kind ~ '^[a-zA-Z_]{2,40}$'),
  constraint sportsbook_incident_number_check check (number > 0),
  constraint sportsbook_incident_played_seconds_check check (played_seconds >= 0),
  constraint sportsbook_incident_side_check check (side in ('home', 'away'))
);
create trigger sportsbook_incident_stands before update or truncate on sportsbook_incident for each statement execute function sportsbook_refuse_change();
create trigger sportsbook_incident_stays before delete on sportsbook_incident for each statement execute function sportsbook_refuse_delete();
grant insert, select on sportsbook_incident to tessera_app;

create table sportsbook_lead (
  feed text not null,
  holder text not null,
  until_ms bigint not null,
  constraint sportsbook_lead_pkey primary key (feed)
);
grant insert, select, update (holder, until_ms) on sportsbook_lead to tessera_app;

create table sportsbook_leg (
  bet_id uuid not null,
  "position" integer not null,
  event_id bigint not null,
  market_id bigint not null,
  outcome text not null,
  price integer not null,
  market_version integer not null,
  score_seen integer[],
  score_before integer[],
  win_chance integer,
  back_chance integer,
  placed_at timestamp(3) with time zone not null,
  constraint sportsbook_leg_market_id_fkey foreign key (event_id, market_id) references sportsbook_market(event_id, id),
  constraint sportsbook_leg_back_chance_check check (back_chance >= 0 and back_chance <= 1000000),
  constraint sportsbook_leg_position_check check ("position" >= 0 and "position" <= 19),
  constraint sportsbook_leg_price_check check (price > 1000),
  constraint sportsbook_leg_score_before_check check (cardinality(score_before) = 2),
  constraint sportsbook_leg_score_seen_check check (cardinality(score_seen) = 2),
  constraint sportsbook_leg_win_chance_check check (win_chance >= 0 and win_chance <= 1000000),
  constraint sportsbook_leg_pkey primary key (bet_id, "position"),
  constraint sportsbook_leg_bet_id_fkey foreign key (bet_id) references sportsbook_bet_default(id)
) partition by range (placed_at);
-- each partition:
create index sportsbook_leg_event_id_bet_id_placed_at_idx on sportsbook_leg (event_id, bet_id) include (placed_at);
grant insert, select, update (price, market_version, win_chance, back_chance) on sportsbook_leg to tessera_app;

create table sportsbook_limit (
  brand_code text not null,
  kind text not null,
  key text not null,
  factor integer,
  highest bigint,
  reason text not null,
  set_by text not null,
  set_at timestamptz not null,
  constraint sportsbook_limit_pkey primary key (brand_code, kind, key),
  constraint sportsbook_limit_factor check (factor is null or kind = 'member'),
  constraint sportsbook_limit_factor_check check (factor >= 0 and factor <= 100000),
  constraint sportsbook_limit_highest_check check (highest >= 0),
  constraint sportsbook_limit_key_check check (length(key) >= 1 and length(key) <= 60),
  constraint sportsbook_limit_kind_check check (kind in ('member', 'competition', 'type')),
  constraint sportsbook_limit_one check ((factor is null) <> (highest is null)),
  constraint sportsbook_limit_reason_check check (length(reason) <= 200)
);
grant delete, insert, select, update (factor, highest, reason, set_by, set_at) on sportsbook_limit to tessera_app;

create table sportsbook_market (
  id bigint generated always as identity,
  event_id bigint not null,
  type text not null,
  period text not null,
  line_quarters integer,
  status text not null,
  outcomes text[] not null,
  prices integer[] not null,
  "position" integer default 0 not null,
  version integer default 1 not null,
  changed_at timestamptz not null,
  win_chances integer[] default '{}'::integer[] not null,
  back_chances integer[] default '{}'::integer[] not null,
  constraint sportsbook_market_pkey primary key (id),
  constraint sportsbook_market_once unique nulls not distinct (event_id, type, period, line_quarters),
  constraint sportsbook_market_event_id_fkey foreign key (event_id) references sportsbook_event(id),
  constraint sportsbook_market_back_chances_check check ((0 <= all (back_chances)) and (1000000 >= all (back_chances))),
  constraint sportsbook_market_check check (cardinality(prices) = cardinality(outcomes)),
  constraint sportsbook_market_outcomes_check check (cardinality(outcomes) >= 1 and cardinality(outcomes) <= 200),
  constraint sportsbook_market_period_check check (period ~ '^[a-z][a-z0-9_]{0,40}$'),
  constraint sportsbook_market_prices_check check (0 <= all (prices)),
  constraint sportsbook_market_status_check check (status in ('open', 'suspended', 'closed', 'settled')),
  constraint sportsbook_market_type_check check (type ~ '^[a-z][a-z0-9_]{0,40}$'),
  constraint sportsbook_market_win_chances_check check ((0 <= all (win_chances)) and (1000000 >= all (win_chances)))
);
create unique index sportsbook_market_of_event on sportsbook_market (event_id, id);
grant insert, select, update (status, prices, version, changed_at, win_chances, back_chances) on sportsbook_market to tessera_app;

create table sportsbook_outcome_stake (
  market_id bigint not null,
  outcome text not null,
  staked bigint not null,
  returns bigint not null,
  constraint sportsbook_outcome_stake_pkey primary key (market_id, outcome),
  constraint sportsbook_outcome_stake_market_id_fkey foreign key (market_id) references sportsbook_market(id),
  constraint sportsbook_outcome_stake_returns_check check (returns >= 0),
  constraint sportsbook_outcome_stake_staked_check check (staked >= 0)
);
grant insert, select, update (staked, returns) on sportsbook_outcome_stake to tessera_app;

create table sportsbook_pool (
  event_id bigint not null,
  currency text not null,
  meron bigint default 0 not null,
  wala bigint default 0 not null,
  constraint sportsbook_pool_pkey primary key (event_id, currency),
  constraint sportsbook_pool_event_id_fkey foreign key (event_id) references sportsbook_event(id),
  constraint sportsbook_pool_meron_check check (meron >= 0),
  constraint sportsbook_pool_wala_check check (wala >= 0)
);
grant insert, select, update (meron, wala) on sportsbook_pool to tessera_app;

create table sportsbook_pool_bet (
  id uuid not null,
  member_id bigint not null,
  event_id bigint not null,
  currency text not null,
  side text not null,
  stake bigint not null,
  status text default 'open' not null,
  returned bigint,
  valid_bet bigint default 0 not null,
  settlements integer default 0 not null,
  placed_at timestamptz not null,
  ended_at timestamptz,
  constraint sportsbook_pool_bet_pkey primary key (id),
  constraint sportsbook_pool_bet_event_id_fkey foreign key (event_id) references sportsbook_event(id),
  constraint sportsbook_pool_bet_returned_check check (returned >= 0),
  constraint sportsbook_pool_bet_settled check ((status = 'settled') = (returned is not null)),
  constraint sportsbook_pool_bet_side_check check (side in ('meron', 'wala')),
  constraint sportsbook_pool_bet_stake_check check (stake > 0),
  constraint sportsbook_pool_bet_status_check check (status in ('open', 'settled'))
);
create index sportsbook_pool_bet_event on sportsbook_pool_bet (event_id, id);
create index sportsbook_pool_bet_member on sportsbook_pool_bet (member_id, placed_at desc);
grant insert, select, update (status, returned, valid_bet, settlements, ended_at) on sportsbook_pool_bet to tessera_app;

create table sportsbook_pool_settlement (
  bet_id uuid not null,
  number integer not null,
  status text not null,
  returned bigint not null,
  result_version integer,
  owed bigint default 0 not null,
  at timestamptz not null,
  constraint sportsbook_pool_settlement_pkey primary key (bet_id, number),
  constraint sportsbook_pool_settlement_bet_id_fkey foreign key (bet_id) references sportsbook_pool_bet(id),
  constraint sportsbook_pool_settlement_number_check check (number > 0),
  constraint sportsbook_pool_settlement_owed_check check (owed >= 0),
  constraint sportsbook_pool_settlement_returned_check check (returned >= 0),
  constraint sportsbook_pool_settlement_status_check check (status in ('settled', 'open'))
);
create trigger sportsbook_pool_settlement_stands before delete or update or truncate on sportsbook_pool_settlement for each statement execute function sportsbook_refuse_change();
grant insert, select on sportsbook_pool_settlement to tessera_app;

create table sportsbook_price (
  market_id bigint not null,
  version integer not null,
  status text not null,
  prices integer[] not null,
  at timestamptz not null,
  constraint sportsbook_price_pkey primary key (market_id, version)
);
create index sportsbook_price_at on sportsbook_price using brin (at);
grant insert, select on sportsbook_price to tessera_app;

create table sportsbook_recorded (
  id bigint generated always as identity,
  competition text not null,
  season text not null,
  "position" integer not null,
  round text not null,
  day date not null,
  home text not null,
  away text not null,
  home_score integer not null,
  away_score integer not null,
  half_time integer[],
  statistics jsonb not null,
  constraint sportsbook_recorded_pkey primary key (id),
  constraint sportsbook_recorded_once unique (competition, season, "position"),
  constraint sportsbook_recorded_away_check check (length(away) >= 1 and length(away) <= 100),
  constraint sportsbook_recorded_competition_check check (competition ~ '^[a-z0-9-]{1,40}$'),
  constraint sportsbook_recorded_half_time_check check (cardinality(half_time) = 2),
  constraint sportsbook_recorded_home_check check (length(home) >= 1 and length(home) <= 100),
  constraint sportsbook_recorded_position_check check ("position" >= 0),
  constraint sportsbook_recorded_season_check check (length(season) >= 1 and length(season) <= 20)
);
create trigger sportsbook_recorded_stands before delete or update or truncate on sportsbook_recorded for each statement execute function sportsbook_refuse_change();
grant insert, select on sportsbook_recorded to tessera_app;

create table sportsbook_replay_clock (
  singleton boolean default true not null,
  at_ms bigint not null,
  replay_ms bigint not null,
  speed integer not null,
  constraint sportsbook_replay_clock_pkey primary key (singleton),
  constraint sportsbook_replay_clock_singleton_check check (singleton),
  constraint sportsbook_replay_clock_speed_check check (speed >= 1 and speed <= 1000)
);
grant insert, select, update (at_ms, replay_ms, speed) on sportsbook_replay_clock to tessera_app;

create table sportsbook_replay_event (
  event_id bigint not null,
  recorded_id bigint,
  starts_ms bigint not null,
  strength jsonb not null,
  seed text,
  done integer default 0 not null,
  reopens_ms bigint,
  priced_ms bigint default 0 not null,
  next_ms bigint not null,
  finished boolean default false not null,
  sealed_seed bytea,
  constraint sportsbook_replay_event_pkey primary key (event_id),
  constraint sportsbook_replay_event_event_id_fkey foreign key (event_id) references sportsbook_event(id),
  constraint sportsbook_replay_event_recorded_id_fkey foreign key (recorded_id) references sportsbook_recorded(id),
  constraint sportsbook_replay_event_done_check check (done >= 0),
  constraint sportsbook_replay_event_one_seed check (seed is null or sealed_seed is null),
  constraint sportsbook_replay_event_seed_check check (seed ~ '^[0-9a-f]{64}$'),
  constraint sportsbook_replay_event_strength_check check (pg_column_size(strength) <= 2000)
);
create index sportsbook_replay_event_next on sportsbook_replay_event (next_ms) where not finished;
create trigger sportsbook_replay_event_key before update of sealed_seed on sportsbook_replay_event for each row when (new.sealed_seed is not null and new.sealed_seed is distinct from old.sealed_seed) execute function sportsbook_replay_event_key_guard();
create trigger sportsbook_replay_event_key_new before insert on sportsbook_replay_event for each row when (new.sealed_seed is not null) execute function sportsbook_replay_event_key_guard();
grant insert, select, update (starts_ms, seed, done, reopens_ms, priced_ms, next_ms, finished, sealed_seed) on sportsbook_replay_event to tessera_app;

create table sportsbook_replay_outright (
  event_id bigint not null,
  series text not null,
  edition integer not null,
  "position" integer not null,
  counted text default '' not null,
  finished boolean default false not null,
  constraint sportsbook_replay_outright_pkey primary key (event_id),
  constraint sportsbook_replay_outright_event_id_fkey foreign key (event_id) references sportsbook_event(id)
);
create index sportsbook_replay_outright_open on sportsbook_replay_outright (event_id) where not finished;
grant insert, select, update (counted, finished) on sportsbook_replay_outright to tessera_app;

create table sportsbook_replay_series (
  series text not null,
  edition integer default 1 not null,
  "position" integer default 0 not null,
  next_ms bigint not null,
  constraint sportsbook_replay_series_pkey primary key (series),
  constraint sportsbook_replay_series_edition_check check (edition > 0),
  constraint sportsbook_replay_series_position_check check ("position" >= 0),
  constraint sportsbook_replay_series_series_check check (series ~ '^[a-z0-9-]{1,40}$')
);
grant insert, select, update (edition, "position", next_ms) on sportsbook_replay_series to tessera_app;

create table sportsbook_result (
  event_id bigint not null,
  version integer not null,
  status text not null,
  venue text not null,
  result jsonb,
  ended_at timestamptz,
  source text not null,
  at timestamptz not null,
  result_at_deadline jsonb,
  voided_markets text[] default '{}'[] not null,
  constraint sportsbook_result_pkey primary key (event_id, version),
  constraint sportsbook_result_event_id_fkey foreign key (event_id) references sportsbook_event(id),
  constraint sportsbook_result_result_at_deadline_check check (jsonb_typeof(result_at_deadline) = 'object' and pg_column_size(result_at_deadline) <= 8000),
  constraint sportsbook_result_result_check check (jsonb_typeof(result) = 'object' and pg_column_size(result) <= 8000),
  constraint sportsbook_result_source_check check (source in ('play', 'award')),
  constraint sportsbook_result_status_check check (status in ('ended', 'abandoned', 'postponed', 'cancelled', 'live', 'scheduled', 'interrupted')),
  constraint sportsbook_result_venue_check check (venue in ('as_announced', 'neutral', 'reversed')),
  constraint sportsbook_result_version_check check (version > 0),
  constraint sportsbook_result_voided_markets_check check (cardinality(voided_markets) <= 1000)
);
create trigger sportsbook_result_stands before update or truncate on sportsbook_result for each statement execute function sportsbook_refuse_change();
create trigger sportsbook_result_stays before delete on sportsbook_result for each statement execute function sportsbook_refuse_delete();
grant insert, select on sportsbook_result to tessera_app;

create table sportsbook_result_entry (
  id uuid not null,
  event_id bigint not null,
  status text not null,
  kind text not null,
  said jsonb not null,
  market_id bigint,
  from_version integer not null,
  reason text not null,
  made_by integer not null,
  made_by_name text not null,
  made_at timestamptz not null,
  plan jsonb,
  fingerprint text,
  second_operator boolean default false not null,
  version integer,
  decided_by integer,
  decided_by_name text,
  decided_at timestamptz,
  decision_reason text,
  constraint sportsbook_result_entry_pkey primary key (id),
  constraint sportsbook_result_entry_event_id_fkey foreign key (event_id) references sportsbook_event(id),
  constraint sportsbook_result_entry_market_id_fkey foreign key (market_id) references sportsbook_market(id),
  constraint sportsbook_result_entry_decision_reason_check check (length(decision_reason) <= 200),
  constraint sportsbook_result_entry_from_version_check check (from_version >= 0),
  constraint sportsbook_result_entry_kind_check check (kind in ('result', 'void_market', 'void_event')),
  constraint sportsbook_result_entry_plan_check check (pg_column_size(plan) <= 200000),
  constraint sportsbook_result_entry_reason_check check (length(reason) >= 1 and length(reason) <= 200),
  constraint sportsbook_result_entry_said_check check (pg_column_size(said) <= 20000),
  constraint sportsbook_result_entry_status_check check (status in ('planning', 'planned', 'running', 'done', 'dropped', 'stale')),
  constraint sportsbook_result_entry_two_people check (not second_operator or (status <> all (array['running', 'done'])) or decided_by <> made_by)
);
create index sportsbook_result_entry_event on sportsbook_result_entry (event_id, made_at desc);
create index sportsbook_result_entry_market on sportsbook_result_entry (market_id) where market_id is not null;
create unique index sportsbook_result_entry_open on sportsbook_result_entry (event_id) where status in ('planning', 'planned', 'running');
create index sportsbook_result_entry_work on sportsbook_result_entry (made_at) where status in ('planning', 'running');
grant insert, select, update (status, plan, fingerprint, second_operator, version, decided_by, decided_by_name, decided_at, decision_reason) on sportsbook_result_entry to tessera_app;

create table sportsbook_review (
  bet_id uuid not null,
  state text default 'waiting' not null,
  asked_at timestamptz not null,
  decided_by integer,
  decided_by_name text,
  decided_at timestamptz,
  reason text,
  offered_stake_per_line bigint,
  offered_prices integer[],
  prices_then integer[],
  placed_at timestamp(3) with time zone not null,
  constraint sportsbook_review_decided check (state = 'waiting' or state = 'over' or decided_by is not null),
  constraint sportsbook_review_offered_prices_check check (cardinality(offered_prices) >= 1 and cardinality(offered_prices) <= 20),
  constraint sportsbook_review_offered_stake_per_line_check check (offered_stake_per_line > 0),
  constraint sportsbook_review_prices_then_check check (cardinality(prices_then) >= 1 and cardinality(prices_then) <= 20),
  constraint sportsbook_review_reason_check check (length(reason) <= 200),
  constraint sportsbook_review_state_check check (state in ('waiting', 'offered', 'approved', 'over')),
  constraint sportsbook_review_pkey primary key (bet_id),
  constraint sportsbook_review_bet_id_fkey foreign key (bet_id) references sportsbook_bet_default(id)
) partition by range (placed_at);
-- each partition:
create index sportsbook_review_asked_at_bet_id_idx on sportsbook_review (asked_at, bet_id) where state in ('waiting', 'offered');
grant insert, select, update (state, decided_by, decided_by_name, decided_at, reason, offered_stake_per_line, offered_prices, prices_then) on sportsbook_review to tessera_app;

create table sportsbook_season (
  id bigint generated always as identity,
  competition_id bigint not null,
  external_id text not null,
  constraint sportsbook_season_pkey primary key (id),
  constraint sportsbook_season_source unique (competition_id, external_id),
  constraint sportsbook_season_competition_id_fkey foreign key (competition_id) references sportsbook_competition(id),
  constraint sportsbook_season_external_id_check check (length(external_id) >= 1 and length(external_id) <= 100)
);
grant insert, select on sportsbook_season to tessera_app;

create table sportsbook_settlement (
  bet_id uuid not null,
  number integer not null,
  status text not null,
  returned bigint not null,
  versions jsonb not null,
  owed bigint default 0 not null,
  at timestamptz not null,
  placed_at timestamp(3) with time zone not null,
  constraint sportsbook_settlement_number_check check (number > 0),
  constraint sportsbook_settlement_owed_check check (owed >= 0),
  constraint sportsbook_settlement_returned_check check (returned >= 0),
  constraint sportsbook_settlement_status_check check (status in ('settled', 'open')),
  constraint sportsbook_settlement_versions_check check (pg_column_size(versions) <= 4000),
  constraint sportsbook_settlement_pkey primary key (bet_id, number),
  constraint sportsbook_settlement_bet_id_fkey foreign key (bet_id) references sportsbook_bet_default(id)
) partition by range (placed_at);
create trigger sportsbook_settlement_stands before delete or update or truncate on sportsbook_settlement for each statement execute function sportsbook_refuse_change();
-- each partition:
create trigger sportsbook_settlement_stands before delete or update or truncate on sportsbook_settlement for each statement execute function sportsbook_refuse_change();
grant insert, select on sportsbook_settlement to tessera_app;

create table sportsbook_shared_slip (
  code text not null,
  legs jsonb not null,
  fingerprint text not null,
  member_id bigint not null,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  constraint sportsbook_shared_slip_pkey primary key (code),
  constraint sportsbook_shared_slip_fingerprint_key unique (fingerprint),
  constraint sportsbook_shared_slip_code_check check (code ~ '^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$'),
  constraint sportsbook_shared_slip_fingerprint_check check (fingerprint ~ '^[0-9a-f]{64}$'),
  constraint sportsbook_shared_slip_legs_check check (jsonb_typeof(legs) = 'array' and pg_column_size(legs) <= 20000)
);
create index sportsbook_shared_slip_expires on sportsbook_shared_slip (expires_at);
create index sportsbook_shared_slip_member on sportsbook_shared_slip (member_id, made_at);
grant delete, insert, select, update (expires_at) on sportsbook_shared_slip to tessera_app;

create table sportsbook_single (
  event_id bigint not null,
  member_id bigint not null,
  bet_id uuid not null,
  placed_at timestamp(3) with time zone not null,
  constraint sportsbook_single_pkey primary key (event_id, member_id, bet_id) include (placed_at),
  constraint sportsbook_single_bet_id_fkey foreign key (bet_id) references sportsbook_bet_default(id)
) partition by range (placed_at);
grant insert, select on sportsbook_single to tessera_app;

create table sportsbook_team (
  id bigint generated always as identity,
  feed text not null,
  external_id text not null,
  sport text not null,
  names jsonb not null,
  constraint sportsbook_team_pkey primary key (id),
  constraint sportsbook_team_source unique (feed, sport, external_id),
  constraint sportsbook_team_external_id_check check (length(external_id) >= 1 and length(external_id) <= 200),
  constraint sportsbook_team_feed_check check (feed in ('replay', 'odds', 'push')),
  constraint sportsbook_team_names_check check (jsonb_typeof(names) = 'object' and pg_column_size(names) <= 8000)
);
grant insert, select, update (names) on sportsbook_team to tessera_app;

create table sportsbook_withdrawn_price (
  id bigint generated always as identity,
  event_id bigint not null,
  market_id bigint not null,
  outcome text not null,
  price integer not null,
  home_before integer not null,
  away_before integer not null,
  home_after integer not null,
  away_after integer not null,
  at timestamptz not null,
  constraint sportsbook_withdrawn_price_pkey primary key (id),
  constraint sportsbook_withdrawn_price_event_id_fkey foreign key (event_id) references sportsbook_event(id),
  constraint sportsbook_withdrawn_price_price_check check (price > 1000)
);
create index sportsbook_withdrawn_price_event on sportsbook_withdrawn_price (event_id, id);
grant insert, select on sportsbook_withdrawn_price to tessera_app;

create table suspense_payment (
  id uuid not null,
  account_id text not null,
  event_id text not null,
  reason text not null,
  amount bigint not null,
  currency text not null,
  suggested_deposit_id uuid,
  created_at timestamptz not null,
  status text default 'Open' not null,
  deposit_id uuid,
  note text default '' not null,
  settled_by text,
  settled_at timestamptz,
  constraint suspense_payment_pkey primary key (id),
  constraint suspense_payment_account_id_event_id_key unique (account_id, event_id),
  constraint suspense_payment_deposit_id_key unique (deposit_id),
  constraint suspense_payment_account_id_event_id_fkey foreign key (account_id, event_id) references payment_event(account_id, event_id),
  constraint suspense_payment_deposit_id_fkey foreign key (deposit_id) references deposit(id),
  constraint suspense_payment_suggested_deposit_id_fkey foreign key (suggested_deposit_id) references deposit(id),
  constraint suspense_payment_amount_check check (amount >= 0),
  constraint suspense_payment_check check ((status = 'Assigned') = (deposit_id is not null)),
  constraint suspense_payment_check1 check ((status = 'Open') = (settled_at is null)),
  constraint suspense_payment_check2 check (reason <> 'reversedPayment' or status <> 'Assigned'),
  constraint suspense_payment_status_check check (status in ('Open', 'Assigned', 'Returned'))
);
create index suspense_payment_newest on suspense_payment (status, created_at desc, id);
grant insert, select, update on suspense_payment to tessera_app;

create table team_active (
  agent_id bigint not null,
  from_day date not null,
  to_day date not null,
  active integer not null,
  fresh_at timestamptz not null,
  constraint team_active_pkey primary key (agent_id, from_day, to_day),
  constraint team_active_agent_id_fkey foreign key (agent_id) references member(id)
);
grant delete, insert, select, update on team_active to tessera_app;

create table team_day (
  agent_id bigint not null,
  day date not null,
  valid_bets bigint default 0 not null,
  stakes bigint default 0 not null,
  returns bigint default 0 not null,
  gifts bigint default 0 not null,
  pay bigint default 0 not null,
  fees bigint default 0 not null,
  deposits bigint default 0 not null,
  withdrawals bigint default 0 not null,
  active integer default 0 not null,
  cash_change bigint default 0 not null,
  new_members integer default 0 not null,
  new_agents integer default 0 not null,
  moved_members integer default 0 not null,
  moved_agents integer default 0 not null,
  constraint team_day_pkey primary key (agent_id, day),
  constraint team_day_agent_id_fkey foreign key (agent_id) references member(id)
);
grant insert, select, update on team_day to tessera_app;

create table team_former_line (
  member_id bigint not null,
  until_day date not null,
  line bigint[] not null,
  counts_from smallint not null,
  constraint team_former_line_pkey primary key (member_id, until_day),
  constraint team_former_line_member_id_fkey foreign key (member_id) references member(id)
);
create index team_former_line_team on team_former_line using gin (line);
grant insert, select on team_former_line to tessera_app;

create table team_highlight (
  agent_id bigint not null,
  kind text not null,
  rank smallint not null,
  member_id bigint not null,
  bets bigint not null,
  last_day date not null,
  constraint team_highlight_pkey primary key (agent_id, kind, rank),
  constraint team_highlight_agent_id_fkey foreign key (agent_id) references member(id),
  constraint team_highlight_member_id_fkey foreign key (member_id) references member(id),
  constraint team_highlight_kind_check check (kind in ('best', 'sleeping'))
);
grant delete, insert, select, update on team_highlight to tessera_app;

create table team_loss (
  agent_id bigint not null,
  span smallint not null,
  rank smallint not null,
  last_day date not null,
  member_id bigint not null,
  stakes bigint not null,
  valid_bets bigint not null,
  returns bigint not null,
  gifts bigint not null,
  constraint team_loss_pkey primary key (agent_id, span, rank),
  constraint team_loss_agent_id_fkey foreign key (agent_id) references member(id),
  constraint team_loss_member_id_fkey foreign key (member_id) references member(id)
);
grant delete, insert, select, update on team_loss to tessera_app;

create table team_member_day (
  day date not null,
  member_id bigint not null,
  valid_bets bigint default 0 not null,
  stakes bigint default 0 not null,
  returns bigint default 0 not null,
  gifts bigint default 0 not null,
  pay bigint default 0 not null,
  fees bigint default 0 not null,
  deposits bigint default 0 not null,
  withdrawals bigint default 0 not null,
  active boolean default false not null,
  cash_change bigint default 0 not null,
  constraint team_member_day_pkey primary key (day, member_id),
  constraint team_member_day_member_id_fkey foreign key (member_id) references member(id)
);
create index team_member_day_member on team_member_day (member_id, day);
grant insert, select, update on team_member_day to tessera_app;

create table team_stream (
  stream text not null,
  scanned_id bigint default 0 not null,
  next_id bigint,
  repeated_id bigint default 0 not null,
  constraint team_stream_pkey primary key (stream),
  constraint team_stream_stream_check check (stream in ('bets', 'postings'))
);
grant insert, select, update on team_stream to tessera_app;

create table team_today (
  brand_code text not null,
  day date not null,
  constraint team_today_pkey primary key (brand_code),
  constraint team_today_brand_code_fkey foreign key (brand_code) references brand(code)
);
grant insert, select, update on team_today to tessera_app;

create table team_together (
  subject text not null,
  head bigint not null,
  currency text not null,
  member_id bigint not null,
  alone boolean not null,
  valid_bets bigint not null,
  won bigint not null,
  counted bigint not null,
  at timestamptz not null,
  worth bigint default 0 not null,
  counted_worth bigint default 0 not null,
  constraint team_together_pkey primary key (subject, head, currency, member_id)
);
create index team_together_at on team_together using brin (at);
grant delete, insert, select, update on team_together to tessera_app;

create table team_window (
  agent_id bigint not null,
  began_at timestamptz not null,
  day date not null,
  valid_bets bigint not null,
  profit_loss bigint not null,
  active integer not null,
  constraint team_window_pkey primary key (agent_id, began_at),
  constraint team_window_agent_id_fkey foreign key (agent_id) references member(id)
);
grant insert, select on team_window to tessera_app;

create table team_window_open (
  only_row boolean default true not null,
  began_at timestamptz,
  fresh_at timestamptz,
  worth_since timestamptz,
  constraint team_window_open_pkey primary key (only_row),
  constraint team_window_open_only_row_check check (only_row)
);
grant insert, select, update on team_window_open to tessera_app;

create table turnover_requirement (
  id integer generated by default as identity,
  member_id bigint not null,
  brand_code text not null,
  currency text not null,
  title text not null,
  source text not null,
  reference text not null,
  amount bigint not null,
  deposit bigint default 0 not null,
  account_id bigint,
  required bigint not null,
  progress bigint default 0 not null,
  terms jsonb not null,
  spending_order text not null,
  state text default 'open' not null,
  ends_as text,
  opened_at timestamptz not null,
  expires_at timestamptz,
  ended_at timestamptz,
  ended_by integer,
  end_reason text default '' not null,
  released bigint default 0 not null,
  returned bigint default 0 not null,
  constraint turnover_requirement_pkey primary key (id),
  constraint turnover_requirement_once unique (source, reference),
  constraint turnover_requirement_amount_check check (amount >= 0),
  constraint turnover_requirement_deposit_check check (deposit >= 0),
  constraint turnover_requirement_ended check ((state in ('open', 'ending')) = (ended_at is null)),
  constraint turnover_requirement_ending check ((state in ('ending', 'forfeited', 'expired', 'cancelled')) = (ends_as is not null)),
  constraint turnover_requirement_ends_as_check check (ends_as in ('forfeited', 'expired', 'cancelled')),
  constraint turnover_requirement_required_check check (required >= 0),
  constraint turnover_requirement_spending_order_check check (spending_order in ('cashFirst', 'bonusFirst')),
  constraint turnover_requirement_state_check check (state in ('open', 'ending', 'completed', 'forfeited', 'expired', 'cancelled'))
);
create index turnover_requirement_expires on turnover_requirement (expires_at) where (state in ('open', 'ending')) and account_id is not null;
create index turnover_requirement_member on turnover_requirement (member_id, opened_at desc, id desc);
create index turnover_requirement_open on turnover_requirement (member_id, opened_at, id) where state in ('open', 'ending');
create index turnover_requirement_with_money on turnover_requirement (member_id) where (state in ('open', 'ending')) and account_id is not null;
grant insert, select, update (amount, required, progress, state, ends_as, ended_at, ended_by, end_reason, released, returned) on turnover_requirement to tessera_app;

create table vault_key_holder (
  process text not null,
  key_ids text[] not null,
  sealing_key_id text not null,
  seen_at timestamptz not null,
  constraint vault_key_holder_pkey primary key (process)
);
grant delete, insert, select, update on vault_key_holder to tessera_app;

create table vendor_account (
  id text not null,
  protocol text not null,
  base_url text default '' not null,
  operator_id text not null,
  vendor_code text not null,
  public_key text not null,
  public_key_next text,
  enabled boolean default true not null,
  created_at timestamptz default now() not null,
  languages jsonb default '{}'::jsonb not null,
  redeems boolean default false not null,
  transfer_wallet boolean default false not null,
  declares_rake boolean default false not null,
  constraint vendor_account_pkey primary key (id),
  constraint vendor_account_vendor_code_key unique (vendor_code),
  constraint vendor_account_id_check check (id ~ '^[a-z0-9][a-z0-9-]{0,39}$'),
  constraint vendor_account_languages_check check (jsonb_typeof(languages) = 'object'),
  constraint vendor_account_protocol_check check (protocol = 'hub88')
);
grant insert, select, update on vendor_account to tessera_app;

create table vendor_game (
  vendor_account_id text not null,
  code text not null,
  name text not null,
  enabled boolean default true not null,
  created_at timestamptz default now() not null,
  constraint vendor_game_pkey primary key (vendor_account_id, code),
  constraint vendor_game_vendor_account_id_fkey foreign key (vendor_account_id) references vendor_account(id),
  constraint vendor_game_code_check check (length(code) >= 1 and length(code) <= 255)
);
grant insert, select, update on vendor_game to tessera_app;

create table vendor_transfer (
  id uuid default gen_random_uuid() not null,
  member_id bigint not null,
  request_id uuid default gen_random_uuid() not null,
  vendor_account_id text not null,
  vendor_name text not null,
  player_ref text not null,
  currency text not null,
  to_vendor boolean not null,
  amount bigint not null,
  automatic boolean default false not null,
  state text default 'pending' not null,
  main_balance bigint,
  vendor_balance bigint,
  created_at timestamptz not null,
  ended_at timestamptz,
  asked integer default 0 not null,
  ask_again_at timestamptz not null,
  constraint vendor_transfer_pkey primary key (id),
  constraint vendor_transfer_member_id_request_id_key unique (member_id, request_id),
  constraint vendor_transfer_member_id_fkey foreign key (member_id) references member(id),
  constraint vendor_transfer_vendor_account_id_fkey foreign key (vendor_account_id) references vendor_account(id),
  constraint vendor_transfer_amount_check check (amount > 0),
  constraint vendor_transfer_check check ((state = 'pending') = (ended_at is null)),
  constraint vendor_transfer_state_check check (state in ('pending', 'done', 'refused'))
);
create index vendor_transfer_due on vendor_transfer (ask_again_at) where state = 'pending';
create unique index vendor_transfer_open on vendor_transfer (member_id, vendor_account_id) where state = 'pending';
grant insert, select, update (state, main_balance, vendor_balance, ended_at, asked, ask_again_at) on vendor_transfer to tessera_app;

create table vendor_wallet (
  member_id bigint not null,
  vendor_account_id text not null,
  currency text not null,
  balance bigint default 0 not null,
  known_at timestamptz not null,
  moved_at timestamptz not null,
  constraint vendor_wallet_pkey primary key (member_id, vendor_account_id),
  constraint vendor_wallet_member_id_fkey foreign key (member_id) references member(id),
  constraint vendor_wallet_vendor_account_id_fkey foreign key (vendor_account_id) references vendor_account(id),
  constraint vendor_wallet_balance_check check (balance >= 0)
);
create index vendor_wallet_idle on vendor_wallet (moved_at) where balance > 0;
grant insert, select, update (balance, known_at, moved_at) on vendor_wallet to tessera_app;

create table withdrawal (
  id uuid not null,
  member_id bigint not null,
  username text not null,
  amount bigint not null,
  paid bigint default 0 not null,
  received bigint default 0 not null,
  currency text not null,
  status text not null,
  bank_account_id uuid not null,
  bank_name text not null,
  account_number text not null,
  holder text not null,
  remark text default '' not null,
  created_at timestamptz not null,
  confirm_until timestamptz,
  forced_at timestamptz,
  refusal text,
  kind text default 'bank' not null,
  constraint withdrawal_pkey primary key (id),
  constraint withdrawal_bank_account_id_fkey foreign key (bank_account_id) references bank_account(id),
  constraint withdrawal_amount_check check (amount > 0),
  constraint withdrawal_kind check (kind in ('bank', 'e-wallet', 'crypto')),
  constraint withdrawal_parts check (0 <= received and received <= paid and paid <= amount),
  constraint withdrawal_status_check check (status in ('Pending', 'Rejected', 'Approved', 'Paid', 'Received', 'Not received', 'Forced-received')),
  constraint withdrawal_waits_for_an_answer check ((status = 'Paid') = (confirm_until is not null))
);
create index withdrawal_by_status on withdrawal (status, created_at, id);
create index withdrawal_newest on withdrawal (created_at desc, id);
create index withdrawal_of_member on withdrawal (member_id, created_at desc, id);
create index withdrawal_unconfirmed on withdrawal (confirm_until) where status = 'Paid';
grant insert, select, update on withdrawal to tessera_app;

create table withdrawal_approval (
  withdrawal_id uuid not null,
  operator_id integer not null,
  at timestamptz not null,
  round smallint default 0 not null,
  lapsed_at timestamptz,
  constraint withdrawal_approval_pkey primary key (withdrawal_id, round, operator_id),
  constraint withdrawal_approval_operator_id_fkey foreign key (operator_id) references operator(id),
  constraint withdrawal_approval_withdrawal_id_fkey foreign key (withdrawal_id) references withdrawal(id)
);
create index withdrawal_approval_by_operator on withdrawal_approval (operator_id, at);
grant insert, select, update (at, lapsed_at) on withdrawal_approval to tessera_app;

create table withdrawal_dispute (
  id bigint generated always as identity,
  withdrawal_id uuid not null,
  number smallint not null,
  opened_by text not null,
  opened_at timestamptz not null,
  pictures text[] not null,
  answer text,
  answered_by text,
  answered_at timestamptz,
  remark text default '' not null,
  constraint withdrawal_dispute_pkey primary key (id),
  constraint withdrawal_dispute_withdrawal_id_fkey foreign key (withdrawal_id) references withdrawal(id),
  constraint withdrawal_dispute_withdrawal_id_number_fkey foreign key (withdrawal_id, number) references withdrawal_payment(withdrawal_id, number),
  constraint withdrawal_dispute_answer_check check (answer in ('ARRIVED', 'RETURNED')),
  constraint withdrawal_dispute_pictures_check check (cardinality(pictures) <= 3),
  constraint withdrawal_dispute_whole check ((answer is null) = (answered_at is null) and (answer is null) = (answered_by is null))
);
create index withdrawal_dispute_of on withdrawal_dispute (withdrawal_id, id);
create unique index withdrawal_dispute_open on withdrawal_dispute (withdrawal_id) where answer is null;
create trigger withdrawal_dispute_ends before update on withdrawal_dispute for each row execute function withdrawal_dispute_guard();
grant insert, select, update (answer, answered_by, answered_at, remark) on withdrawal_dispute to tessera_app;

create table withdrawal_facts (
  withdrawal_id uuid not null,
  brand_code text not null,
  asked_at timestamptz not null,
  amount bigint not null,
  paid_before integer not null,
  asked_count integer not null,
  asked_sum bigint not null,
  shared_with integer not null,
  deposited bigint not null,
  wagered bigint not null,
  account_age_ms bigint not null,
  constraint withdrawal_facts_pkey primary key (withdrawal_id),
  constraint withdrawal_facts_withdrawal_id_fkey foreign key (withdrawal_id) references withdrawal(id)
);
create index withdrawal_facts_latest on withdrawal_facts (brand_code, asked_at desc);
grant insert, select on withdrawal_facts to tessera_app;

create table withdrawal_flag_note (
  id bigint generated always as identity,
  withdrawal_id uuid not null,
  rule text not null,
  note text not null,
  by text not null,
  at timestamptz not null,
  constraint withdrawal_flag_note_pkey primary key (id),
  constraint withdrawal_flag_note_withdrawal_id_fkey foreign key (withdrawal_id) references withdrawal(id),
  constraint withdrawal_flag_note_note_check check (length(note) >= 3 and length(note) <= 140)
);
create index withdrawal_flag_note_of on withdrawal_flag_note (withdrawal_id, id);
grant insert, select on withdrawal_flag_note to tessera_app;

create table withdrawal_payment (
  withdrawal_id uuid not null,
  number smallint not null,
  amount bigint not null,
  paid_at timestamptz not null,
  reference text,
  constraint withdrawal_payment_pkey primary key (withdrawal_id, number),
  constraint withdrawal_payment_withdrawal_id_fkey foreign key (withdrawal_id) references withdrawal(id),
  constraint withdrawal_payment_amount_check check (amount > 0),
  constraint withdrawal_payment_number_check check (number > 0),
  constraint withdrawal_payment_reference_check check (length(reference) >= 3 and length(reference) <= 60)
);
create index withdrawal_payment_paid_at on withdrawal_payment (paid_at);
create index withdrawal_payment_reference on withdrawal_payment (lower(reference)) where reference is not null;
grant insert, select on withdrawal_payment to tessera_app;

create table withdrawal_reason (
  withdrawal_id uuid not null,
  rule text not null,
  found text not null,
  allowed text not null,
  constraint withdrawal_reason_pkey primary key (withdrawal_id, rule),
  constraint withdrawal_reason_withdrawal_id_fkey foreign key (withdrawal_id) references withdrawal(id)
);
grant insert, select on withdrawal_reason to tessera_app;

create table withdrawal_return (
  withdrawal_id uuid not null,
  number smallint not null,
  amount bigint not null,
  returned_at timestamptz not null,
  constraint withdrawal_return_pkey primary key (withdrawal_id, number),
  constraint withdrawal_return_withdrawal_id_number_fkey foreign key (withdrawal_id, number) references withdrawal_payment(withdrawal_id, number),
  constraint withdrawal_return_amount_check check (amount > 0)
);
create index withdrawal_return_returned_at on withdrawal_return (returned_at);
grant insert, select on withdrawal_return to tessera_app;

create table withdrawal_stage (
  withdrawal_id uuid not null,
  number smallint not null,
  stage text not null,
  amount bigint,
  by text not null,
  at timestamptz not null,
  constraint withdrawal_stage_pkey primary key (withdrawal_id, number),
  constraint withdrawal_stage_withdrawal_id_fkey foreign key (withdrawal_id) references withdrawal(id),
  constraint withdrawal_stage_amount_check check (amount > 0),
  constraint withdrawal_stage_number_check check (number > 0),
  constraint withdrawal_stage_stage_check check (stage in ('asked', 'checked', 'approved', 'rejected', 'sent', 'failed', 'paid', 'received', 'forcedReceived', 'notReceived', 'returned'))
);
grant insert, select on withdrawal_stage to tessera_app;

create table withdrawal_time (
  withdrawal_id uuid not null,
  brand_code text not null,
  method text not null,
  paid_at timestamptz not null,
  took_ms bigint not null,
  constraint withdrawal_time_pkey primary key (withdrawal_id),
  constraint withdrawal_time_withdrawal_id_fkey foreign key (withdrawal_id) references withdrawal(id),
  constraint withdrawal_time_took_ms_check check (took_ms >= 0)
);
create index withdrawal_time_latest on withdrawal_time (brand_code, method, paid_at desc);
grant insert, select on withdrawal_time to tessera_app;

-- Functions
-- apps/server/functions/bets_add_partition.sql: bets_add_partition(p_name text, p_from timestamp with time zone, p_to timestamp with time zone) returns void
-- apps/server/functions/bets_prepare_partitions.sql: bets_prepare_partitions(p_at timestamp with time zone) returns integer
-- apps/server/functions/bets_record.sql: bets_record(p_member bigint[], p_vendor text[], p_game text[], p_round text[], p_kind text[], p_amount bigint[], p_currency text[], p_valid_bet bigint[], p_closed boolean[], p_at timestamp with time zone, p_reference text[]) returns void
-- apps/server/functions/bets_record_one.sql: bets_record_one(p_member bigint, p_vendor text, p_game text, p_round text, p_kind text, p_amount bigint, p_currency text, p_valid_bet bigint, p_closed boolean, p_at timestamp with time zone, p_reference text) returns void
-- apps/server/functions/brand_text_change_refuse_change.sql: brand_text_change_refuse_change() returns trigger
-- apps/server/functions/call_once_answer.sql: call_once_answer(p_actor text[], p_request uuid[], p_status integer[], p_answer text[]) returns void
-- apps/server/functions/call_once_take.sql: call_once_take(p_actor text[], p_request uuid[], p_call text, p_fingerprint text[], p_at timestamp with time zone[]) returns text[]
-- apps/server/functions/catalogue_marks.sql: catalogue_marks() returns trigger
-- apps/server/functions/catalogue_moves.sql: catalogue_moves() returns trigger
-- apps/server/functions/content_revision_refuse_change.sql: content_revision_refuse_change() returns trigger
-- apps/server/functions/identity_document_guard.sql: identity_document_guard() returns trigger
-- apps/server/functions/identity_document_key_guard.sql: identity_document_key_guard() returns trigger
-- apps/server/functions/identity_totp_key_guard.sql: identity_totp_key_guard() returns trigger
-- apps/server/functions/ledger_add_partition.sql: ledger_add_partition(p_period integer) returns void
-- apps/server/functions/ledger_balance.sql: ledger_balance(p_account bigint) returns numeric
-- apps/server/functions/ledger_begin_period.sql: ledger_begin_period(p_ends integer, p_at timestamp with time zone) returns integer
-- apps/server/functions/ledger_cached_balance.sql: ledger_cached_balance(p_account bigint) returns bigint
-- apps/server/functions/ledger_credit.sql: ledger_credit(p_cause text, p_external text[], p_kind text[], p_account bigint[], p_contra bigint, p_amount bigint[]) returns void
-- apps/server/functions/ledger_current_period.sql: ledger_current_period() returns integer
-- apps/server/functions/ledger_find.sql: ledger_find(p_cause text, p_external text) returns TABLE(id bigint, account_id bigint, version bigint, contra_id bigint, amount bigint, balance_after bigint, kind text)
-- apps/server/functions/ledger_funds_of_members.sql: ledger_funds_of_members(p_purposes text[]) returns TABLE(member_id bigint, purpose text, currency text, balance bigint)
-- apps/server/functions/ledger_let_go.sql: ledger_let_go(p_period integer, p_rows bigint, p_sum numeric) returns void
-- apps/server/functions/ledger_lock.sql: ledger_lock(p_account bigint[]) returns void
-- apps/server/functions/ledger_lock_owners.sql: ledger_lock_owners(p_owner text[], p_currency text) returns TABLE(owner text, cash bigint, receivable bigint, owed bigint)
-- apps/server/functions/ledger_move_bookmark.sql: ledger_move_bookmark(p_kind text, p_up_to bigint) returns boolean
-- apps/server/functions/ledger_move_checked.sql: ledger_move_checked(p_up_to bigint) returns boolean
-- apps/server/functions/ledger_open.sql: ledger_open(p_owner text, p_purpose text, p_currency text) returns bigint
-- apps/server/functions/ledger_period_after.sql: ledger_period_after(p_id bigint) returns integer
-- apps/server/functions/ledger_period_at.sql: ledger_period_at(p_at timestamp with time zone) returns integer
-- apps/server/functions/ledger_post.sql: ledger_post(p_cause text[], p_external text[], p_kind text[], p_account bigint[], p_contra bigint[], p_amount bigint[], p_memo text[], OUT status smallint[], OUT posting_id bigint[], OUT balance bigint[]) returns record
-- apps/server/functions/ledger_post_any.sql: ledger_post_any(p_cause text, p_external text, p_kind text, p_account bigint, p_contra bigint, p_amount bigint, p_memo text, OUT status smallint, OUT posting_id bigint, OUT balance bigint, OUT version bigint) returns record
-- apps/server/functions/ledger_post_fresh.sql: ledger_post_fresh(p_cause text[], p_external text[], p_kind text[], p_account bigint[], p_contra bigint[], p_amount bigint[], OUT status smallint[], OUT balance bigint[]) returns record
-- apps/server/functions/ledger_post_one.sql: ledger_post_one(p_cause text, p_external text, p_kind text, p_account bigint, p_contra bigint, p_amount bigint, p_memo text, OUT status smallint, OUT posting_id bigint, OUT balance bigint, OUT version bigint) returns record
-- apps/server/functions/ledger_post_one_fresh.sql: ledger_post_one_fresh(p_cause text, p_external text, p_kind text, p_account bigint, p_contra bigint, p_amount bigint, OUT status smallint, OUT balance bigint) returns record
-- apps/server/functions/ledger_refuse_change.sql: ledger_refuse_change() returns trigger
-- apps/server/functions/ledger_roll_up.sql: ledger_roll_up(p_up_to bigint) returns bigint
-- apps/server/functions/lottery_add_partition.sql: lottery_add_partition(p_name text, p_from timestamp with time zone, p_to timestamp with time zone) returns void
-- apps/server/functions/lottery_correction_guard.sql: lottery_correction_guard() returns trigger
-- apps/server/functions/lottery_draw_beacon_guard.sql: lottery_draw_beacon_guard() returns trigger
-- apps/server/functions/lottery_draw_guard.sql: lottery_draw_guard() returns trigger
-- apps/server/functions/lottery_draw_key_guard.sql: lottery_draw_key_guard() returns trigger
-- apps/server/functions/lottery_end_tickets.sql: lottery_end_tickets(p_id uuid[], p_placed_at timestamp with time zone[], p_status text, p_returned bigint[], p_line_returns text[], p_at timestamp with time zone) returns uuid[]
-- apps/server/functions/lottery_history_refuse_change.sql: lottery_history_refuse_change() returns trigger
-- apps/server/functions/lottery_prepare_partitions.sql: lottery_prepare_partitions(p_at timestamp with time zone) returns integer
-- apps/server/functions/lottery_proof.sql: lottery_proof(draw bigint) returns jsonb
-- apps/server/functions/lottery_ticket_guard.sql: lottery_ticket_guard() returns trigger
-- apps/server/functions/member_account_guard.sql: member_account_guard() returns trigger
-- apps/server/functions/member_line_fill.sql: member_line_fill() returns trigger
-- apps/server/functions/member_line_is_blocked.sql: member_line_is_blocked(p_line bigint[]) returns boolean
-- apps/server/functions/member_name_claim_add.sql: member_name_claim_add() returns trigger
-- apps/server/functions/member_name_skeleton.sql: member_name_skeleton(p_key text) returns text
-- apps/server/functions/member_profile_key_guard.sql: member_profile_key_guard() returns trigger
-- apps/server/functions/member_to_count_add.sql: member_to_count_add() returns trigger
-- apps/server/functions/operator_action_refuse_change.sql: operator_action_refuse_change() returns trigger
-- apps/server/functions/partition_ranges.sql: partition_ranges(p_table regclass) returns TABLE(name text, from_at timestamp with time zone, to_at timestamp with time zone)
-- apps/server/functions/partition_state.sql: partition_state() returns TABLE(name text, ends_at timestamp with time zone, strays bigint)
-- apps/server/functions/payment_connection_key_guard.sql: payment_connection_key_guard() returns trigger
-- apps/server/functions/payment_notifier_key_guard.sql: payment_notifier_key_guard() returns trigger
-- apps/server/functions/payout_guard.sql: payout_guard() returns trigger
-- apps/server/functions/play_apply.sql: play_apply(p_vendor text[], p_tx text[], p_kind text[], p_token bytea[], p_player text[], p_currency text[], p_game text[], p_round text[], p_amount bigint[], p_bet_tx text[], p_closed boolean[], p_at timestamp with time zone, OUT positions text, OUT statuses text, OUT ids text, OUT balances text, OUT bonuses text, OUT member_ids text) returns record
-- apps/server/functions/play_apply_one.sql: play_apply_one(p_vendor text, p_tx text, p_kind text, p_token bytea, p_player text, p_currency text, p_game text, p_round text, p_amount bigint, p_bet_tx text, p_closed boolean, p_at timestamp with time zone, OUT code text, OUT id bigint, OUT balance bigint, OUT bonus bigint, OUT member_id bigint) returns record
-- apps/server/functions/player_guard_name_zone.sql: player_guard_name_zone() returns trigger
-- apps/server/functions/prepare_quarters.sql: prepare_quarters(p_table text, p_maker text, p_at timestamp with time zone) returns integer
-- apps/server/functions/require_kept_vault_key.sql: require_kept_vault_key(key text) returns void
-- apps/server/functions/setting_change_refuse_change.sql: setting_change_refuse_change() returns trigger
-- apps/server/functions/sportsbook_add_partition.sql: sportsbook_add_partition(p_name text, p_from timestamp with time zone, p_to timestamp with time zone) returns void
-- apps/server/functions/sportsbook_bets_of_event.sql: sportsbook_bets_of_event(p_event bigint, p_from timestamp with time zone, p_after uuid, p_most integer) returns TABLE(id uuid, placed_at timestamp with time zone)
-- apps/server/functions/sportsbook_due_pending.sql: sportsbook_due_pending(p_at timestamp with time zone, p_most integer) returns TABLE(id uuid, placed_at timestamp with time zone, event_id bigint)
-- apps/server/functions/sportsbook_end_bets.sql: sportsbook_end_bets(p_id uuid[], p_cashed bigint[], p_returned bigint[], p_valid_bet bigint[], p_versions text[], p_from timestamp with time zone, p_to timestamp with time zone, p_at timestamp with time zone) returns TABLE(id uuid, number integer)
-- apps/server/functions/sportsbook_forget_events.sql: sportsbook_forget_events(p_before timestamp with time zone, p_most integer) returns integer
-- apps/server/functions/sportsbook_forget_prices.sql: sportsbook_forget_prices(p_before timestamp with time zone, p_most integer) returns integer
-- apps/server/functions/sportsbook_insert_bets.sql: sportsbook_insert_bets(p_id uuid[], p_member bigint[], p_currency text[], p_kind text[], p_stake_per_line bigint[], p_lines integer[], p_stake bigint[], p_most_return bigint[], p_price_changes text[], p_status text[], p_decides_at timestamp with time zone[], p_placed_at timestamp with time zone[], p_legs jsonb, p_joined jsonb) returns void
-- apps/server/functions/sportsbook_most_returns.sql: sportsbook_most_returns(p_member bigint[], p_since timestamp with time zone[], p_until timestamp with time zone[], p_first timestamp with time zone) returns TABLE(member_id bigint, sum bigint)
-- apps/server/functions/sportsbook_prepare_partitions.sql: sportsbook_prepare_partitions(p_at timestamp with time zone) returns integer
-- apps/server/functions/sportsbook_refuse_change.sql: sportsbook_refuse_change() returns trigger
-- apps/server/functions/sportsbook_refuse_delete.sql: sportsbook_refuse_delete() returns trigger
-- apps/server/functions/sportsbook_replay_event_key_guard.sql: sportsbook_replay_event_key_guard() returns trigger
-- apps/server/functions/team_former_member_days.sql: team_former_member_days(p_agent_id bigint, p_from date, p_to date) returns TABLE(member_id bigint, day date, valid_bets bigint, stakes bigint, returns bigint, gifts bigint)
-- apps/server/functions/team_member_days.sql: team_member_days(p_agent_id bigint, p_line bigint[], p_before bigint[], p_from date, p_to date) returns TABLE(member_id bigint, day date, valid_bets bigint, stakes bigint, returns bigint, gifts bigint)
-- apps/server/functions/team_member_days_of_few.sql: team_member_days_of_few(p_agent_id bigint, p_line bigint[], p_before bigint[], p_from date, p_to date) returns TABLE(member_id bigint, day date, valid_bets bigint, stakes bigint, returns bigint, gifts bigint)
-- apps/server/functions/vault_key_of.sql: vault_key_of(sealed bytea) returns text
-- apps/server/functions/withdrawal_dispute_guard.sql: withdrawal_dispute_guard() returns trigger
