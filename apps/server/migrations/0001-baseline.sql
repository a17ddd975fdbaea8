-- All tables of the platform, by the folder that owns them (its tables.ts), with the rows that they begin with.
-- Forward only: later changes are further numbered files. Functions and their triggers follow from
-- apps/server/functions; here are only the first forms of those that the first partitions need.
--
-- Every session of the application runs as tessera_app, which owns nothing. Below each table stands what
-- tessera_app may do with it; what is not granted is refused by the database itself.

-- Roles belong to the whole cluster, so another database of it may have made this one already, even at this moment.
do $$
begin
  create role tessera_app nologin nosuperuser nocreatedb nocreaterole;
exception when duplicate_object or unique_violation then
  null;
end $$;

grant tessera_app to current_user;

revoke create on schema public from public;
grant usage on schema public to tessera_app;

--------------------------------------------------------------------------------
-- platform/db
--------------------------------------------------------------------------------

grant select on schema_migration to tessera_app;

-- Backups that were finished, noted by the command that made them, so that a late one is noticed.
create table backup_record (
  id bigint generated always as identity primary key,
  finished_at timestamptz not null,
  bytes bigint not null,
  with_keys boolean not null
);
grant select on backup_record to tessera_app;

-- The cell whose range the ids of this database come from: docs/decisions/0023-many-databases.md. Who reads a stream by its
-- ids begins before the first one of the range.
create table database_cell (
  number integer primary key check (number between 0 and 8191)
);
insert into database_cell (number)
  select coalesce(nullif(current_setting('tessera.cell', true), ''), '0')::integer;

-- first form: finds the end of the partitions that there are
create function partition_ranges(p_table regclass)
  returns table (name text, from_at timestamptz, to_at timestamptz)
language sql stable set search_path = pg_catalog, pg_temp as $$
  select c.relname::text,
    coalesce(substring(b.bound from 'FROM \(''([^'']+)''\)')::timestamptz, '-infinity'),
    substring(b.bound from 'TO \(''([^'']+)''\)')::timestamptz
  from pg_inherits i join pg_class c on c.oid = i.inhrelid
    cross join pg_get_expr(c.relpartbound, c.oid) as b (bound)
  where i.inhparent = p_table and b.bound <> 'DEFAULT'
$$;
revoke all on function partition_ranges from public;

-- first form: makes the first partitions
create function prepare_quarters(p_table text, p_maker text, p_at timestamptz) returns integer
language plpgsql set search_path = pg_catalog, public, pg_temp as $$
declare
  v_until timestamptz :=
    (date_trunc('quarter', p_at at time zone 'UTC') + interval '15 months') at time zone 'UTC';
  v_from timestamptz;
  v_to timestamptz;
begin
  for v_made in 0 .. 7 loop
    select max(to_at) into v_from from partition_ranges(p_table::regclass);
    if v_from >= v_until then return v_made; end if;
    v_to := (v_from at time zone 'UTC' + interval '3 months') at time zone 'UTC';
    execute format('select %I($1, $2, $3)', p_maker)
      using p_table || to_char(v_from at time zone 'UTC', '"_"YYYY"_q"Q'), v_from, v_to;
  end loop;
  return 8;
end $$;
revoke all on function prepare_quarters from public;

--------------------------------------------------------------------------------
-- platform/alerts
--------------------------------------------------------------------------------

-- Things that an operator must look at. A repetition of one cause raises the count of its row.
create table operator_alert (
  id bigint generated always as identity primary key,
  kind text not null,
  reference text not null,
  details jsonb not null,
  times integer not null default 1,
  first_at timestamptz not null,
  last_at timestamptz not null,
  closed_at timestamptz,
  -- When somebody outside was last told of an alert, and at which of its times, so that one cause that is raised
  -- again and again is one call.
  told_at timestamptz,
  told_times integer not null default 0,
  unique (kind, reference)
);
create index operator_alert_open on operator_alert (last_at desc) where closed_at is null;
grant select, insert, update on operator_alert to tessera_app;

--------------------------------------------------------------------------------
-- platform/http
--------------------------------------------------------------------------------

create table call_once (
  actor text not null,
  request_id uuid not null,
  call text not null,
  fingerprint text not null,
  status integer,
  -- json, not jsonb: a repetition gets the very same bytes.
  answer json,
  created_at timestamptz not null,
  primary key (actor, request_id)
);
create index call_once_created_at on call_once (created_at);
grant select, insert, update, delete on call_once to tessera_app;

--------------------------------------------------------------------------------
-- platform/jobs
--------------------------------------------------------------------------------

-- The timetable: up to which moment each job has done its work, and who is at it. A lease that is not renewed
-- runs out, so that a process which died stops nobody.
create table job_slot (
  name text primary key,
  done_until timestamptz not null,
  lease_holder text,
  lease_until timestamptz,
  constraint job_lease check ((lease_holder is null) = (lease_until is null))
);
grant select, insert, update on job_slot to tessera_app;

--------------------------------------------------------------------------------
-- platform/keys
--------------------------------------------------------------------------------

-- Which keys this installation depends on, by fingerprint; the keys themselves are never in the database.
-- Every start compares, so that a key that was lost or mixed up is noticed before anything is sealed or signed
-- with another.
create table known_key (
  -- vault: seals what must be read again. operator: signs our calls to vendors.
  purpose text not null check (purpose in ('vault', 'operator')),
  key_id text not null check (key_id ~ '^[0-9a-f]{16}$'),
  -- current: seals and signs. older: still opens, until everything is sealed anew. dropped: nothing is sealed
  -- with it any more. lost: what it sealed can never be opened again.
  state text not null check (state in ('next', 'current', 'older', 'dropped', 'lost')),
  since timestamptz not null,
  primary key (purpose, key_id)
);
create unique index known_key_current on known_key (purpose) where state = 'current';
grant select, insert on known_key to tessera_app;
grant update (state, since) on known_key to tessera_app;

-- Which process has which keys, said by each of them every few seconds while it runs.
create table vault_key_holder (
  process text primary key,
  key_ids text[] not null,
  sealing_key_id text not null,
  seen_at timestamptz not null
);
grant select, insert, update, delete on vault_key_holder to tessera_app;

--------------------------------------------------------------------------------
-- platform/seal
--------------------------------------------------------------------------------

create table seal_key (
  kid text primary key,
  private_key jsonb not null,
  created_at timestamptz not null,
  retired_at timestamptz
);
grant select, insert, update on seal_key to tessera_app;

create table seal_nonce (
  nonce text primary key,
  expires_at timestamptz not null
);
create index seal_nonce_expires_at on seal_nonce (expires_at);
grant select, insert, delete on seal_nonce to tessera_app;

--------------------------------------------------------------------------------
-- platform/settings
--------------------------------------------------------------------------------

create table setting_value (
  name text not null,
  value jsonb not null,
  changed_at timestamptz not null,
  changed_by text not null,
  -- Settings belong to a brand. `version` counts the changes of a leaf, so that nobody overwrites what they have
  -- not seen.
  brand_code text not null default 'brand1',
  version integer not null default 1 check (version >= 1),
  primary key (brand_code, name)
);
grant select, insert, update, delete on setting_value to tessera_app;

-- Every change of a setting: who, when, before, after. Never changed, never deleted.
create table setting_change (
  id bigint generated always as identity primary key,
  brand_code text not null,
  name text not null,
  version integer not null,
  before jsonb not null,
  after jsonb not null,
  changed_at timestamptz not null,
  changed_by text not null,
  unique (brand_code, name, version)
);
create index setting_change_name on setting_change (name, id);
grant select, insert on setting_change to tessera_app;

--------------------------------------------------------------------------------
-- platform/texts
--------------------------------------------------------------------------------

-- How often the sentences of a brand have been changed in one language. Its row is locked while one of them
-- changes, and each process reads the sentences again when the number is another.
create table brand_text_version (
  brand_code text not null,
  language text not null check (language ~ '^[A-Z]{2,3}(-[A-Z]{2})?$'),
  version integer not null check (version >= 1),
  primary key (brand_code, language)
);
grant select, insert, update on brand_text_version to tessera_app;

-- Sentences in the words of a brand's operators. Null: the sentence of the release is in force again.
create table brand_text (
  brand_code text not null,
  language text not null check (language ~ '^[A-Z]{2,3}(-[A-Z]{2})?$'),
  key text not null check (length(key) between 1 and 100),
  sentence text check (length(sentence) between 1 and 2000),
  version integer not null check (version >= 1),
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (brand_code, language, key)
);
grant select, insert, update on brand_text to tessera_app;

-- Who changed them, and what they were before and after. Nothing is ever removed.
create table brand_text_change (
  id bigint generated always as identity primary key,
  brand_code text not null,
  language text not null,
  key text not null,
  version integer not null,
  before text,
  after text,
  changed_at timestamptz not null,
  changed_by text not null,
  constraint brand_text_change_once unique (brand_code, language, key, version)
);
create index brand_text_change_newest on brand_text_change (brand_code, language, id);
grant select, insert on brand_text_change to tessera_app;

--------------------------------------------------------------------------------
-- main/start
--------------------------------------------------------------------------------

-- How often somebody asked within a minute, added up over all processes (LIMITS_STORE=database). The library
-- rate-limiter-flexible writes it and prescribes the columns. Rows are of no use two minutes later, and are
-- removed. Not logged: after a breakdown of the database counts begin anew.
create unlogged table request_count (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index request_count_by_expire on request_count (expire);
grant select, insert, update, delete on request_count to tessera_app;

--------------------------------------------------------------------------------
-- modules/site: brands and their hosts, white-label settings that every page needs, access by address and region,
-- site time
--------------------------------------------------------------------------------

create table brand (
  code text primary key check (code ~ '^[a-z][a-z0-9-]{1,30}$'),
  name text not null check (name <> ''),
  enabled boolean not null default true,
  created_at timestamptz not null
);
grant select, insert, update on brand to tessera_app;
insert into brand (code, name, created_at) values ('brand1', 'First brand', now());

create table brand_host (
  -- As it is compared: lower case, without port.
  host text primary key check (host = lower(host) and host <> ''),
  brand_code text not null references brand (code),
  enabled boolean not null default true,
  -- Whose host it is: an agent's, with the code that fills in the registration form of visitors.
  affiliate_code text,
  owner_id bigint,
  main_url text,
  -- The last measured answer time.
  speed_ms integer check (speed_ms >= 0),
  measured_at timestamptz,
  created_at timestamptz not null
);
create index brand_host_of_brand on brand_host (brand_code);
grant select, insert, update on brand_host to tessera_app;

-- What one unit of a currency is worth in the currency of the brand, from a day on; entered once and never
-- changed. A later entry for the same day takes its place.
create table exchange_rate (
  id bigint generated always as identity primary key,
  brand_code text not null references brand (code),
  base text not null,
  currency text not null,
  valid_from date not null,
  numerator bigint not null check (numerator > 0),
  scale smallint not null check (scale between 0 and 15),
  entered_at timestamptz not null,
  entered_by text not null,
  check (currency <> base)
);
create index exchange_rate_day on exchange_rate (brand_code, base, currency, valid_from, id);
grant select, insert on exchange_rate to tessera_app;

--------------------------------------------------------------------------------
-- modules/compliance: player protection: limits, breaks, exclusion, reality checks, and the history of these;
-- documents that prove who they are; flags on play behaviour
--------------------------------------------------------------------------------

-- Members whose bets are checked one by one, because they have set a limit, take a break or are excluded.
create table player_guard (
  member_id bigint primary key,
  -- Of their brand, when it was last set: where days, weeks and months begin.
  time_zone_offset_ms integer not null default 0,
  since timestamptz not null,
  -- The zone in which days, weeks and months of a member's limits begin.
  time_zone text
);
grant select, insert, update on player_guard to tessera_app;

-- What members allow themselves: millionths of a currency unit, or of a minute of play.
create table player_limit (
  member_id bigint not null references player_guard (member_id),
  kind text not null check (kind in ('deposit', 'stake', 'loss', 'playTime')),
  period text not null check (period in ('day', 'week', 'month')),
  most bigint not null check (most >= 0),
  set_at timestamptz not null,
  -- A looser limit waits for a second yes; without looser_most there would be none.
  looser_asked_at timestamptz,
  looser_most bigint,
  primary key (member_id, kind, period),
  check (looser_most > most),
  constraint player_limit_check1 check (looser_most is null or looser_asked_at is not null)
);
grant select, insert, update, delete on player_limit to tessera_app;

-- What is used of a limit in the period that began at starts_at.
create table player_limit_use (
  member_id bigint not null,
  kind text not null,
  period text not null,
  starts_at timestamptz not null,
  used bigint not null,
  last_bet_at timestamptz,
  primary key (member_id, kind, period)
);
grant select, insert, update on player_limit_use to tessera_app;

-- Breaks and exclusions. One without until_at has no end.
create table player_exclusion (
  id bigint generated always as identity primary key,
  member_id bigint not null references player_guard (member_id),
  kind text not null check (kind in ('break', 'exclusion')),
  from_at timestamptz not null,
  until_at timestamptz,
  return_asked_at timestamptz,
  -- The operator who set it, and why; of another account of the same person, its member.
  by_operator text,
  reason text,
  because_of bigint,
  check (kind = 'exclusion' or until_at is not null)
);
create index player_exclusion_of_member on player_exclusion (member_id, id desc);
grant select, insert, update on player_exclusion to tessera_app;

-- A stretch of play, and when its next reality check is due. Without minutes those of the brand.
create table player_stretch (
  member_id bigint primary key,
  minutes smallint,
  began_at timestamptz,
  check_at timestamptz
);
grant select, insert, update on player_stretch to tessera_app;

-- Every change of the above, by whom: nothing is ever removed.
create table player_protection_change (
  id bigint generated always as identity primary key,
  member_id bigint not null,
  at timestamptz not null,
  by_operator text,
  what text not null,
  details jsonb not null
);
create index player_protection_change_of_member on player_protection_change (member_id, id desc);
create index player_protection_change_timeline on player_protection_change (member_id, at, id);
grant select, insert on player_protection_change to tessera_app;

-- Documents that members send to prove who they are, and what was decided.
create table identity_document (
  id integer generated always as identity primary key,
  member_id bigint not null,
  brand_code text not null references brand (code),
  kind text not null check (kind in ('passport', 'identityCard', 'drivingLicence', 'proofOfAddress')),
  state text not null default 'waiting' check (state in ('waiting', 'accepted', 'refused', 'withdrawn')),
  sent_at timestamptz not null,
  decided_at timestamptz,
  decided_by text,
  -- Why it was refused; the member reads it in their language.
  reason text,
  -- For operators only.
  note text not null default '',
  expires_on date,
  -- Names of files in the private store, each sealed with the key of this document.
  pictures text[] not null check (cardinality(pictures) <= 3),
  -- That key, sealed with the vault key. Without it the pictures cannot be opened.
  sealed_key bytea,
  -- When the pictures are deleted.
  pictures_until timestamptz,
  check ((state = 'waiting') = (decided_at is null)),
  constraint identity_document_check1 check ((state = 'refused') = (reason is not null)),
  constraint identity_document_check2 check (state = 'waiting' or pictures_until is not null or pictures = '{}')
);
create unique index identity_document_waits on identity_document (member_id, (kind = 'proofOfAddress'))
  where state = 'waiting';
create index identity_document_of_member on identity_document (member_id, id desc);
create index identity_document_queue on identity_document (id) where state = 'waiting';
create index identity_document_due on identity_document (pictures_until) where pictures_until is not null;
grant select, insert, update on identity_document to tessera_app;

-- Figures of members that operators should look at. A flag blocks nothing.
create table play_flag (
  id integer generated always as identity primary key,
  member_id bigint not null,
  brand_code text not null references brand (code),
  kind text not null check (kind in ('depositsDay', 'depositsMonth', 'jump', 'lossesDay', 'nightPlay',
    'limitsRaised')),
  -- The figure and the threshold that it reached: millionths of a currency unit, or of one hour or change.
  value bigint not null,
  against bigint not null,
  currency text not null,
  flagged_at timestamptz not null,
  closed_at timestamptz,
  closed_by text,
  check ((closed_at is null) = (closed_by is null))
);
create unique index play_flag_open on play_flag (member_id, kind) where closed_at is null;
create index play_flag_closed on play_flag (member_id, kind, closed_at) where closed_at is not null;
create index play_flag_queue on play_flag (id) where closed_at is null;
grant select, insert, update on play_flag to tessera_app;

-- What operators did about a flag: nothing is ever removed.
create table play_flag_step (
  id bigint generated always as identity primary key,
  flag_id integer not null references play_flag (id),
  at timestamptz not null,
  by_operator text not null,
  what text not null check (what in ('note', 'contact', 'close')),
  text text not null
);
create index play_flag_step_of_flag on play_flag_step (flag_id, id);
grant select, insert on play_flag_step to tessera_app;

-- Up to when members who paid in or played have been judged.
create table play_flag_mark (
  single boolean primary key default true check (single),
  through timestamptz not null
);
grant select, insert, update on play_flag_mark to tessera_app;

--------------------------------------------------------------------------------
-- modules/ledger: accounts, postings, holds, balances: the only way to change money
--------------------------------------------------------------------------------

-- Amounts are whole millionths of a currency unit. One posting is one transfer with two legs: account_id moves
-- by amount, contra_id by -amount. Members and agents have a cached balance; operator accounts are summed (the
-- roll-up plus the postings since), never updated per bet, so that no row is hot. When both sides are cached,
-- the other side gets a row of its own (leg 1).
create table ledger_account (
  id bigint generated always as identity primary key,
  owner text not null check (owner <> ''),
  purpose text not null check (purpose <> ''),
  currency text not null check (length(currency) between 2 and 12),
  cached boolean not null,
  balance bigint not null default 0,
  version bigint not null default 0,
  min_balance bigint not null default 0,
  unique (owner, purpose, currency),
  constraint ledger_account_funds check (not cached or balance >= min_balance),
  constraint ledger_account_summed check (cached or balance = 0)
) with (fillfactor = 70);
grant select on ledger_account to tessera_app;

-- Balances of summed accounts up to and including the posting in ledger_horizon.
create table ledger_roll_up (
  account_id bigint primary key,
  balance numeric(38,0) not null
);
grant select on ledger_roll_up to tessera_app;

create table ledger_horizon (
  only_row boolean primary key default true check (only_row),
  posting_id bigint not null
);
grant select on ledger_horizon to tessera_app;
insert into ledger_horizon (posting_id) select number * (1::bigint << 40) from database_cell;

-- Reports of the invariant check, shown in the console.
create table ledger_check (
  id bigint generated always as identity primary key,
  checked_at timestamptz not null,
  accounts bigint not null,
  postings bigint not null,
  differences jsonb not null,
  sums jsonb not null
);
grant select, insert on ledger_check to tessera_app;

create table ledger_period (
  number integer primary key check (number > 0),
  -- By the clock of the platform.
  began_at timestamptz not null,
  -- By the clock of the database, which also says when a posting was made: all of the periods before had been
  -- made by then.
  turned_at timestamptz not null default clock_timestamp(),
  -- Postings of this period have numbers from here on.
  first_id bigint not null check (first_id > 0),
  -- When the next one began, and the highest number that was drawn until then.
  ended_at timestamptz,
  last_id bigint,
  archived_at timestamptz,
  constraint ledger_period_whole check ((ended_at is null) = (last_id is null))
);
create unique index ledger_period_open on ledger_period ((true)) where ended_at is null;
grant select on ledger_period to tessera_app;
insert into ledger_period (number, began_at, turned_at, first_id) values (1, now(), 'epoch', 1);

-- The period in which is posted, read by every posting.
create table ledger_now (
  only_row boolean primary key default true check (only_row),
  period integer not null references ledger_period (number)
);
grant select on ledger_now to tessera_app;
insert into ledger_now (period) values (1);

-- first form: the default of a posting's period calls it
create function ledger_current_period() returns integer language sql stable as $$ select period
  from public.ledger_now $$;
revoke all on function ledger_current_period from public;
grant execute on function ledger_current_period to tessera_app;

create sequence ledger_posting_number as bigint;
-- Postings in periods: one partition for each, numbered without a gap
-- (docs/decisions/0022-postings-in-periods.md). A unique key of a partitioned table would have to hold the
-- period, so each partition has its own unique (cause, external id, leg). That no cause pays in two periods
-- rests on an order: whoever posts first takes a shared lock that lasts as long as the transaction, and then
-- reads which period it is; whoever begins a period takes the same lock exclusively. So all transactions of a
-- period have ended before the first one of the next begins. Numbers of postings are drawn under the lock,
-- too: those of a period are all lower than those of the next. No foreign keys to ledger_account: their check
-- would lock the row of an operator account for every bet and make it hot. The posting functions, which are
-- the only way in, check that both accounts exist and share a currency.
create table ledger_posting (
  -- Order of arrival for the roll-up. The sequence must never be given a cache: see ledger_roll_up.
  id bigint not null default nextval('ledger_posting_number'),
  account_id bigint not null,
  version bigint not null check (version > 0),
  contra_id bigint not null,
  amount bigint not null check (amount <> 0),
  -- Null on a transfer between two operator accounts: these are summed.
  balance_after bigint,
  leg smallint not null default 0 check (leg in (0, 1)),
  cause text not null,
  external_id text not null,
  kind text not null,
  memo text,
  created_at timestamptz not null default now(),
  period integer not null default ledger_current_period(),
  check (contra_id <> account_id)
) partition by list (period);
alter sequence ledger_posting_number owned by ledger_posting.id;
create index ledger_posting_money on ledger_posting (account_id, created_at, id)
  where kind not in ('bet', 'win', 'rollback');
grant select on ledger_posting to tessera_app;
grant select on sequence ledger_posting_number to tessera_app;

-- first form: partitions have a trigger that calls it
create function ledger_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'postings are never changed: correct by a new transfer' using errcode = '42501';
end $$;

-- first form: makes the partition of the first period
create function ledger_add_partition(p_period integer) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v_name text := 'ledger_posting_' || p_period;
begin
  if to_regclass('public.' || v_name) is not null then return; end if;
  execute format('create table public.%I (like ledger_posting including defaults including constraints)',
    v_name);
  execute format('alter table %I add constraint %I primary key (account_id, version),'
    ' add constraint %I unique (cause, external_id, leg)',
    v_name, v_name || '_history', v_name || '_once');
  execute format('create index %I on %I using brin (id) with (pages_per_range = 16, autosummarize = on)',
    v_name || '_arrival', v_name);
  execute format('create index %I on %I (account_id, created_at)'
    ' where kind in (''bonus'', ''rebate'', ''commission'', ''salary'', ''dividend'')',
    v_name || '_gifts', v_name);
  execute format('create index %I on %I (account_id, created_at, id)'
    ' where kind not in (''bet'', ''win'', ''rollback'')', v_name || '_money', v_name);
  execute format('create trigger %I before update or delete or truncate on %I'
    ' for each statement execute function ledger_refuse_change()', v_name || '_insert_only', v_name);
  execute format('revoke all on %I from public, tessera_app', v_name);
  -- Attached, as making it a partition at once would lock everybody out of the whole table.
  execute format('alter table ledger_posting attach partition %I for values in (%s)', v_name, p_period);
end $$;
revoke all on function ledger_add_partition from public;

select ledger_add_partition(1);

create domain ledger_bookmark_kind as text check (value in ('checked', 'archived'));
create table ledger_bookmark (
  kind ledger_bookmark_kind primary key,
  posting_id bigint not null default 0,
  -- How many rows of postings there are up to it.
  postings bigint not null default 0
);
grant select on ledger_bookmark to tessera_app;
insert into ledger_bookmark (kind, posting_id, postings)
  select kind::ledger_bookmark_kind, number * (1::bigint << 40), 0 from database_cell, unnest(array['checked', 'archived']) as kind;

create table ledger_opening (
  kind ledger_bookmark_kind not null,
  account_id bigint not null,
  -- How many postings the account is the subject of.
  version bigint not null,
  -- Of a summed account: as the subject and as the other side.
  balance numeric(38,0) not null,
  primary key (kind, account_id)
) with (fillfactor = 70);
grant select on ledger_opening to tessera_app;

-- A cause whose posting was archived, and the outcome that a repetition gets. Those of vendors' transactions
-- are not here: play_transaction has them.
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

-- How far each reader of the postings has read them: missions and others read them in order, each for itself.
create table posting_follower (
  name text primary key,
  posting_id bigint not null
);
grant select, insert, update on posting_follower to tessera_app;

--------------------------------------------------------------------------------
-- modules/bets: one stream of facts (stake, return, valid bet) written in the posting transaction; the betting
-- record
--------------------------------------------------------------------------------

create domain bet_fact_kind as text constraint bet_fact_kind_check1 check (value in ('stake', 'return', 'refund'));
create sequence bet_fact_id_seq as bigint;
-- In partitions by quarter of the year (UTC), with a default one, so that no bet fails because a partition is
-- missing (docs/decisions/0024-facts-tickets-and-rounds-in-quarters.md).
create table bet_fact (
  -- Order of arrival. Readers of the stream must mind that a lower id may be committed after a higher one.
  id bigint not null default nextval('bet_fact_id_seq'),
  member_id bigint not null,
  vendor text not null,
  game_code text not null,
  round_id text not null,
  -- stake: taken from the member; return: won by the member (below zero when a win is taken back); refund: a
  -- stake given back.
  kind bet_fact_kind not null,
  amount bigint not null,
  currency text not null,
  -- Effective turnover, counted where a stake is settled; below zero when a settled stake is given back.
  valid_bet bigint not null default 0,
  -- The round ended with this fact.
  closed boolean not null default false,
  at timestamptz not null,
  -- Names the cause, such as the vendor's transaction.
  reference text not null,
  -- The stakes that a fact settles, where they differ from its valid bets: a lottery counts only the net
  -- exposure as valid, but a share of the profit counts whole stakes. Null: the same as valid_bet.
  settled_stake bigint,
  -- What of the valid bet was staked in bonus money; null where its owner had no bonus, so that 0 says: cash,
  -- beside an open bonus.
  bonus_bet bigint,
  -- What of a return is bonus money; null: nothing.
  bonus_return bigint,
  -- How many settled bets a fact adds, where its valid bet does not say so: none when a bet is only settled
  -- otherwise.
  settled_bets smallint,
  check (amount >= 0 or kind = 'return')
) partition by range (at);
alter sequence bet_fact_id_seq owned by bet_fact.id;
grant select, insert on bet_fact to tessera_app;
grant select, usage on sequence bet_fact_id_seq to tessera_app;

-- first form: makes the first partitions
create function bets_add_partition(p_name text, p_from timestamptz, p_to timestamptz) returns void
language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  if to_regclass(format('public.%I', p_name)) is not null then return; end if;
  execute format('create table public.%I (like bet_fact including defaults including constraints)', p_name);
  execute format('alter table public.%I add primary key (member_id, at, id)', p_name);
  execute format('create index on public.%I using brin (id)'
    ' with (pages_per_range = 16, autosummarize = on)', p_name);
  execute format('create index on public.%I using brin (at)'
    ' with (pages_per_range = 16, autosummarize = on)', p_name);
  execute format('revoke all on public.%I from public, tessera_app', p_name);
  if p_to is null then
    execute format('alter table bet_fact attach partition public.%I default', p_name);
    return;
  end if;
  lock table bet_fact_default in access exclusive mode;
  execute format('with moved as (delete from bet_fact_default where at >= $1 and at < $2 returning *)'
    ' insert into public.%I select * from moved', p_name) using p_from, p_to;
  execute format('alter table bet_fact attach partition public.%I for values from (%s) to (%L)', p_name,
    case when isfinite(p_from) then quote_literal(p_from) else 'minvalue' end, p_to);
end $$;
revoke all on function bets_add_partition from public;

select bets_add_partition('bet_fact_default', null, null);
select bets_add_partition('bet_fact_first', '-infinity',
  (date_trunc('quarter', now() at time zone 'UTC') + interval '6 months') at time zone 'UTC');
select prepare_quarters('bet_fact', 'bets_add_partition', now());

-- How far each reader of the stream of bets has read it: points, ranks, missions and others read it in order,
-- each for itself.
create table bet_follower (
  name text primary key,
  fact_id bigint not null
);
grant select, insert, update on bet_follower to tessera_app;

create view bet_settled with (security_invoker = true) as
select f.id, f.member_id, f.vendor, f.game_code, f.round_id, f.currency, f.at as recorded_at,
  case when f.kind = 'return' and not f.closed and f.settled_stake is null and f.amount >= 0
    then coalesce((
      select min(c.at) from bet_fact c where c.member_id = f.member_id and c.at >= f.at and c.at < f.at + interval '1 day'
        and c.vendor = f.vendor and c.round_id = f.round_id and c.closed), f.at + interval '1 day')
    else f.at end as at,
  coalesce(f.settled_stake, f.valid_bet) - coalesce(f.bonus_bet, 0) as stake,
  case f.kind when 'return' then f.amount else 0 end - coalesce(f.bonus_return, 0) as returned,
  f.valid_bet - coalesce(f.bonus_bet, 0) as valid_bet,
  coalesce(f.bonus_bet, 0) as bonus_stake, coalesce(f.bonus_return, 0) as bonus_returned,
  coalesce(f.settled_bets, sign(f.valid_bet - coalesce(f.bonus_bet, 0))::smallint) as bets,
  -- Whether it changes something that counted before: taken back, settled again, or paid when its round was over.
  case
    when coalesce(f.settled_stake, f.valid_bet) - coalesce(f.bonus_bet, 0) > 0 then false
    when coalesce(f.settled_stake, f.valid_bet) < 0 or f.kind <> 'return' or f.amount <= 0 or f.settled_stake is not null then true
    when f.bonus_return = f.amount then false
    else coalesce((
      select max(p.at) from bet_fact p where p.member_id = f.member_id and p.at > f.at - interval '31 days' and p.at <= f.at
        and p.vendor = f.vendor and p.round_id = f.round_id and p.kind = 'stake') <= f.at - interval '1 day', false)
  end as is_correction
from bet_fact f;
grant select on bet_settled to tessera_app;

--------------------------------------------------------------------------------
-- modules/members: the person: name, type, currency, open or closed, who is above and below them; the profile, and
-- what they confirmed about their age
--------------------------------------------------------------------------------

create table member (
  id bigint generated always as identity (start with 10001) primary key,
  username text not null check (username <> ''),
  -- The name in the form in which names are compared, so that no two members differ only in case.
  username_key text not null,
  nickname text not null,
  -- 0 member; 1, 2, 41, 42 agents; 4 trial.
  type smallint not null default 0 check (type in (0, 1, 2, 4, 41, 42)),
  enabled boolean not null default true,
  rank_level smallint not null default 0 check (rank_level between 0 and 7),
  upline bigint references member (id),
  currency text not null check (length(currency) = 3),
  registered_at timestamptz not null,
  last_login_at timestamptz,
  -- Members belong to a brand; a name is taken per brand.
  brand_code text not null default 'brand1' references brand (code),
  -- The picture that a member has chosen; null for the one that follows from their number.
  avatar_id text check (avatar_id ~ '^[a-z]{1,20}$'),
  -- The platform made the name up, so its owner may choose another, once.
  username_made boolean not null default false,
  -- When the first login was seen to; made by an agent, its password is known to somebody else.
  first_login_at timestamptz,
  made_by bigint references member (id),
  -- A member who tries a game with play money plays on a trial account, so that nothing of it touches their
  -- records. It exists as long as their session.
  trial_of bigint references member (id),
  -- Words that operators give to a member; the member info tells them.
  labels text[] not null default '{}',
  -- Where an account stands in its line, so that "below" and "the team" are found by an index
  -- (docs/decisions/0026-lines-as-paths.md). Filled by the trigger of member_line_fill.
  line bigint[] not null default '{}',
  counts_from smallint not null default 1,
  in_test_line boolean not null default false,
  -- Which odds lotteries pay an account: the number of its prize group; a higher one is better. Never above the
  -- upline's: member_line_fill caps a new account, and changes lower everybody below (docs/domain/lottery.md).
  prize_group smallint not null default 1 check (prize_group between 1 and 99),
  constraint member_brand_code_username_key unique (brand_code, username_key),
  check (upline <> id),
  constraint member_trial_alone check (type <> 4 or upline is null),
  constraint member_labels check (cardinality(labels) <= 10)
);
create index member_registered_at on member (registered_at);
create unique index member_trial_of on member (trial_of) where enabled and trial_of is not null;
create index member_upline on member (upline, id) where upline is not null;
-- A team is a range of this index: all lines that begin with the line of its head.
create index member_line_team on member (line) include (type, registered_at);
-- The heads of lines, of whom there are few among many members without an upline.
create index member_heads on member (brand_code, id) where upline is null and (type in (1, 2, 41, 42));
grant select, insert, update on member to tessera_app;
grant update (trial_of, labels, line, counts_from, in_test_line, prize_group) on member to tessera_app;

create table member_profile (
  member_id bigint primary key references member (id),
  brand_code text not null references brand (code),
  -- With the dialling code, as +84901234567.
  mobile text check (mobile ~ '^\+[0-9]{6,15}$'),
  mobile_verified boolean not null default false,
  email text,
  -- In the form in which addresses are compared.
  email_key text,
  email_verified boolean not null default false,
  payee_name text,
  qq_num text,
  line text,
  whatsapp text,
  zalo text,
  facebook text,
  wechat text,
  -- Sealed with a key that is not in the database.
  id_number bytea,
  -- What the registration form carried: how the member came here.
  affiliate_code text,
  recommender_id text,
  referral_code text,
  domain text,
  register_url text,
  register_method text,
  birthday date,
  address text,
  nationality text check (nationality ~ '^[A-Z]{2}$'),
  occupation text,
  source_of_income text,
  telegram text,
  skype text,
  -- Since when an operator has confirmed name and birthday by a document: the member no longer changes them.
  confirmed_at timestamptz
);
create unique index member_profile_mobile on member_profile (brand_code, mobile) where mobile_verified;
create unique index member_profile_email on member_profile (brand_code, email_key) where email_verified;
-- Finds the accounts of one person at every brand.
create index member_profile_mobile_anywhere on member_profile (mobile) where mobile_verified;
-- Finds the accounts of one person at every brand.
create index member_profile_email_anywhere on member_profile (email_key) where email_verified;
grant select, insert, update on member_profile to tessera_app;

create table member_age_confirmation (
  member_id bigint not null references member (id) on delete cascade,
  age smallint not null check (age between 18 and 99),
  how text not null check (how in ('registration', 'dialog', 'operator')),
  confirmed_at timestamptz not null,
  primary key (member_id, age)
);
grant select, insert on member_age_confirmation to tessera_app;

-- Accounts that are not counted in their teams yet. A table and not a number up to which all are counted,
-- because a lower number may be committed after a higher one.
create table member_to_count (
  member_id bigint primary key references member (id)
);
grant select, insert, delete on member_to_count to tessera_app;

-- Blocked lines: an account with an open block, and everybody below it, cannot log in, play or move money.
-- There is one row for a block and none for its accounts, whose line says whether they are blocked
-- (member_line_is_blocked).
create table line_block (
  id integer generated always as identity primary key,
  member_id bigint not null references member (id),
  operator_name text not null,
  reason text not null,
  blocked_at timestamptz not null,
  -- When the last session of the line had ended; null while that is being done.
  sessions_ended_at timestamptz,
  ended_at timestamptz
);
create unique index line_block_open on line_block (member_id) where ended_at is null;
grant select, insert on line_block to tessera_app;
grant update (sessions_ended_at, ended_at) on line_block to tessera_app;

-- Names of accounts that can be taken for one another (limes, Iimes, l1mes) are given once: the first has the
-- skeleton.
create table member_name_claim (
  brand_code text not null references brand (code),
  skeleton text not null check (skeleton <> ''),
  primary key (brand_code, skeleton)
);
grant select, insert on member_name_claim to tessera_app;

create view member_name as select id, brand_code, username, username_key from member;
grant select on member_name to tessera_app;

create view open_trial as select id, coalesce(trial_of, id) as player_id from member where type = 4 and enabled;
grant select on open_trial to tessera_app;

create view member_line as select id, brand_code, type, enabled, upline, line, counts_from, in_test_line from member;
grant select on member_line to tessera_app;

--------------------------------------------------------------------------------
-- modules/liabilities: what members own at the end of each day, as a published root that each of them can check
--------------------------------------------------------------------------------

-- What members owned at the end of a day, by brand and currency: the top of a tree of all balances.
create table liability_day (
  id integer generated always as identity primary key,
  brand_code text not null references brand (code),
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
  constraint liability_day_once unique (brand_code, currency, day)
);
alter table liability_day alter column block_tops set storage external;
grant select, insert on liability_day to tessera_app;

-- The leaves of a block, in order: member (8 bytes), balance (8 bytes), digest (32 bytes).
create table liability_block (
  day_id integer not null references liability_day (id),
  block integer not null,
  leaves bytea not null,
  primary key (day_id, block)
);
alter table liability_block alter column leaves set storage external;
grant select, insert, delete on liability_block to tessera_app;

--------------------------------------------------------------------------------
-- modules/agents: what an agent sees and does in their line: invitation codes, accounts, totals, bets, losses,
-- income; the figures of teams, rolled up from bets and postings
--------------------------------------------------------------------------------

create table agent_code (
  brand_code text not null references brand (code),
  -- In capitals: a code is typed by hand.
  code text not null check (code = upper(code) and code ~ '^[A-Z0-9]{4,20}$'),
  agent_id bigint not null references member (id),
  enabled boolean not null default true,
  created_at timestamptz not null,
  -- The group of those who register with an invitation code; null for the brand's group of new accounts.
  prize_group smallint check (prize_group between 1 and 99),
  primary key (brand_code, code)
);
create index agent_code_agent on agent_code (agent_id);
grant select, insert, update on agent_code to tessera_app;

-- How far the roll-up has come in one stream.
create table team_stream (
  stream text primary key check (stream in ('bets', 'postings')),
  -- Everything up to here is worked off, but for what belongs to a later window and lies after next_id.
  scanned_id bigint not null default 0,
  -- The last number before the first that belongs to a later window; null when none was met.
  next_id bigint,
  -- Up to here what lies before the open window is worked off.
  repeated_id bigint not null default 0
);
grant select, insert, update on team_stream to tessera_app;
insert into team_stream (stream, scanned_id, repeated_id)
  select stream, number * (1::bigint << 40), 0 from database_cell, unnest(array['bets', 'postings']) as stream;

-- The open window of five minutes; null before the first run.
create table team_window_open (
  only_row boolean primary key default true check (only_row),
  began_at timestamptz,
  -- When everything up to was asked for the last time: how fresh the figures are.
  fresh_at timestamptz,
  -- From when on the worth of lines is counted; null where it was from the first bet on.
  worth_since timestamptz
);
grant select, insert, update on team_window_open to tessera_app;
insert into team_window_open default values;

-- The running day of each brand in its site time. It never goes back, also when the time zone does.
create table team_today (
  brand_code text primary key references brand (code),
  day date not null
);
grant select, insert, update on team_today to tessera_app;

-- What a member did in a day. Gifts are bonuses and rebates; pay is commissions and salaries.
create table team_member_day (
  day date not null,
  member_id bigint not null references member (id),
  valid_bets bigint not null default 0,
  stakes bigint not null default 0,
  returns bigint not null default 0,
  gifts bigint not null default 0,
  pay bigint not null default 0,
  fees bigint not null default 0,
  deposits bigint not null default 0,
  withdrawals bigint not null default 0,
  -- Whether the valid bets made the member active.
  active boolean not null default false,
  -- What a day of a member did to their cash, so that a move can take a balance from one team to another.
  cash_change bigint not null default 0,
  primary key (day, member_id)
);
create index team_member_day_member on team_member_day (member_id, day);
grant select, insert, update on team_member_day to tessera_app;

-- The same of a whole team, its head included.
create table team_day (
  agent_id bigint not null references member (id),
  day date not null,
  valid_bets bigint not null default 0,
  stakes bigint not null default 0,
  returns bigint not null default 0,
  gifts bigint not null default 0,
  pay bigint not null default 0,
  fees bigint not null default 0,
  deposits bigint not null default 0,
  withdrawals bigint not null default 0,
  active integer not null default 0,
  cash_change bigint not null default 0,
  -- Accounts by team and day: opened below, and moved there or away (below zero). Test accounts do not count.
  new_members integer not null default 0,
  new_agents integer not null default 0,
  moved_members integer not null default 0,
  moved_agents integer not null default 0,
  primary key (agent_id, day)
);
grant select, insert, update on team_day to tessera_app;

-- The figures of the day so far at the end of a window, for agents whose contracts pay by the hour or the
-- window.
create table team_window (
  agent_id bigint not null references member (id),
  began_at timestamptz not null,
  day date not null,
  valid_bets bigint not null,
  profit_loss bigint not null,
  active integer not null,
  primary key (agent_id, began_at)
);
grant select, insert on team_window to tessera_app;

-- The line of a member up to and including a day, where it was another than today's.
create table team_former_line (
  member_id bigint not null references member (id),
  until_day date not null,
  line bigint[] not null,
  counts_from smallint not null,
  primary key (member_id, until_day)
);
create index team_former_line_team on team_former_line using gin (line);
grant select, insert on team_former_line to tessera_app;

-- Moves of an account, with everybody below it, to another line. They take effect at the beginning of a day of
-- the site.
create table line_move (
  id integer generated always as identity primary key,
  member_id bigint not null references member (id),
  -- Null: to no upline.
  upline_id bigint references member (id),
  from_day date not null,
  state text not null default 'waiting' check (state in ('waiting', 'made', 'calledOff', 'dropped')),
  operator_id integer,
  operator_name text not null,
  reason text not null,
  asked_at timestamptz not null,
  ended_at timestamptz,
  constraint line_move_ended check ((state = 'waiting') = (ended_at is null))
);
create unique index line_move_waiting on line_move (member_id) where state = 'waiting';
grant select, insert on line_move to tessera_app;
grant update (state, ended_at) on line_move to tessera_app;

-- How many different members were active in spans of days, of teams in which counting them takes long.
create table team_active (
  agent_id bigint not null references member (id),
  from_day date not null,
  to_day date not null,
  active integer not null,
  -- Up to when the counted figures were complete.
  fresh_at timestamptz not null,
  primary key (agent_id, from_day, to_day)
);
grant select, insert, update, delete on team_active to tessera_app;

-- Who bet most and who stopped betting, of teams in which finding them takes long.
create table team_highlight (
  agent_id bigint not null references member (id),
  kind text not null check (kind in ('best', 'sleeping')),
  rank smallint not null,
  member_id bigint not null references member (id),
  bets bigint not null,
  last_day date not null,
  primary key (agent_id, kind, rank)
);
grant select, insert, update, delete on team_highlight to tessera_app;

-- Who lost most in large teams in the days up to the running one, found by a job.
create table team_loss (
  agent_id bigint not null references member (id),
  -- How many days, the last of them included.
  span smallint not null,
  rank smallint not null,
  last_day date not null,
  member_id bigint not null references member (id),
  stakes bigint not null,
  valid_bets bigint not null,
  returns bigint not null,
  gifts bigint not null,
  primary key (agent_id, span, rank)
);
grant select, insert, update, delete on team_loss to tessera_app;

-- What an account leaves behind when somebody logs in, or adds a bank account: a browser, an address, a
-- payment name. There is one row for an account and a value, so that a value leads to all accounts with it.
-- Only the digest of a value is stored, with a masked label for operators.
create table line_trace (
  brand_code text not null references brand (code),
  kind text not null check (kind in ('Browser', 'Address', 'Name')),
  value_hash bytea not null check (length(value_hash) = 32),
  member_id bigint not null references member (id),
  label text not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  -- It has not been compared with those of other accounts since it was new, or for a day.
  to_judge boolean not null default true,
  primary key (brand_code, kind, value_hash, member_id)
);
create index line_trace_to_judge on line_trace (brand_code, kind, value_hash) where to_judge;
create index line_trace_last_at on line_trace (kind, last_at);
-- The traces of one account.
create index line_trace_of_member on line_trace (member_id, last_at desc);
grant select, insert, update, delete on line_trace to tessera_app;

-- A value that several accounts of one line share, for operators to look at. A value that very many accounts
-- of a brand share has one row without a line.
create table shared_trace (
  id integer generated always as identity primary key,
  brand_code text not null references brand (code),
  kind text not null check (kind in ('Browser', 'Address', 'Name')),
  value_hash bytea not null check (length(value_hash) = 32),
  head_id bigint references member (id),
  -- The lowest agent of the line who has all these accounts in their team, or is one of them.
  agent_id bigint references member (id),
  label text not null,
  member_ids bigint[] not null check (cardinality(member_ids) <= 100),
  first_at timestamptz not null,
  last_at timestamptz not null,
  state text not null check (state in ('Open', 'Closed', 'Widespread')),
  closed_by text,
  reason text,
  closed_at timestamptz,
  unique nulls not distinct (brand_code, kind, value_hash, head_id),
  check ((head_id is null) = (agent_id is null)),
  constraint shared_trace_check1
    check ((state = 'Closed') = (closed_at is not null and closed_by is not null and reason is not null))
);
create index shared_trace_of_brand on shared_trace (state, last_at desc, id desc);
grant select, insert, update, delete on shared_trace to tessera_app;

-- What the members of a line bet on the same event, draw or round, so that opposite bets count as nothing for
-- teams.
create table team_together (
  subject text not null,
  head bigint not null,
  currency text not null,
  member_id bigint not null,
  alone boolean not null,
  valid_bets bigint not null,
  won bigint not null,
  -- What of the valid bets counts for teams.
  counted bigint not null,
  at timestamptz not null,
  worth bigint not null default 0,
  counted_worth bigint not null default 0,
  primary key (subject, head, currency, member_id)
);
create index team_together_at on team_together using brin (at);
grant select, insert, update, delete on team_together to tessera_app;

-- What the play of a line was worth to the operator, and what its members were given, since it is counted; by
-- the head of the line.
create table line_worth (
  head_id bigint primary key references member (id),
  -- Settled valid bets of real money, and what they were worth by the edges of their games.
  bets bigint not null default 0,
  worth bigint not null default 0,
  -- Bonuses, rebates, commissions, and points that became money.
  given bigint not null default 0
);
grant select, insert, update on line_worth to tessera_app;

--------------------------------------------------------------------------------
-- modules/outbox: mail and SMS on their way out: stored first, carried by the brand's carrier, tried again
--------------------------------------------------------------------------------

create table outbox_message (
  id bigint generated always as identity primary key,
  brand_code text not null references brand (code),
  channel text not null check (channel in ('sms', 'mail')),
  recipient text not null,
  template text not null,
  language text not null,
  subject text not null default '',
  -- With {secret} where the code or password stands.
  body text not null,
  -- Cleared when the message was carried out, or after an hour.
  secret text,
  status text not null check (status in ('queued', 'sent', 'failed', 'kept', 'withheld')),
  tries smallint not null default 0,
  error text,
  created_at timestamptz not null,
  sent_at timestamptz
);
create index outbox_message_created_at on outbox_message (created_at);
create index outbox_message_queued on outbox_message (id) where status = 'queued';
grant select, insert, update, delete on outbox_message to tessera_app;

--------------------------------------------------------------------------------
-- modules/human-checks: proof of work and captcha
--------------------------------------------------------------------------------

-- Bot-check ids are signed, not stored; only those that were used are, until they would be too old anyway.
create table identity_bot_check_used (
  id text primary key,
  expires_at timestamptz not null
);
create index identity_bot_check_used_expires_at on identity_bot_check_used (expires_at);
grant select, insert, delete on identity_bot_check_used to tessera_app;

create table identity_captcha (
  id_hash bytea primary key check (length(id_hash) = 32),
  answer_hash bytea not null check (length(answer_hash) = 32),
  expires_at timestamptz not null
);
create index identity_captcha_expires_at on identity_captcha (expires_at);
grant select, insert, delete on identity_captcha to tessera_app;

-- When something was last done that may be done once in a while only.
create table identity_pace (
  subject text primary key,
  done_at timestamptz not null
);
create index identity_pace_done_at on identity_pace (done_at);
grant select, insert, update, delete on identity_pace to tessera_app;

--------------------------------------------------------------------------------
-- modules/identity: every way to log in and recover access: registration, login, second factors, devices,
-- recovery, social login; lock-out
--------------------------------------------------------------------------------

create table identity_credential (
  member_id bigint primary key references member (id),
  -- argon2id in its own text form, with salt and parameters.
  password_hash text check (password_hash ~~ '$argon2id$%'),
  password_set_at timestamptz,
  -- Given out by somebody else, so it must be changed at the first login.
  password_temporary boolean not null default false,
  payment_hash text check (payment_hash ~~ '$argon2id$%'),
  temporary_hash bytea check (length(temporary_hash) = 32),
  temporary_expires_at timestamptz,
  temporary_used boolean not null default false
);
grant select, insert, update on identity_credential to tessera_app;

-- Everything that a call has to know about its session stands in this one row.
create table identity_session (
  token_hash bytea primary key check (length(token_hash) = 32),
  member_id bigint not null references member (id),
  username text not null,
  agent boolean not null,
  -- Of the cookie without which the token opens nothing; null for a client that is no browser.
  binding_hash bytea check (length(binding_hash) = 32),
  opened_at timestamptz not null,
  used_at timestamptz not null,
  ends_at timestamptz not null,
  idle_seconds integer not null check (idle_seconds > 0),
  brand_code text not null default 'brand1',
  device text not null default '',
  ip text not null default '',
  trial boolean not null default false,
  -- The last proof of the person; null for one that was remembered.
  proven_at timestamptz,
  -- The last proof by a second factor.
  strong_at timestamptz,
  -- A session with which its password must be changed before anything else.
  must_change_password boolean not null default false,
  -- How old the factor was with which a session proved itself, and when recovery codes were made: a factor that
  -- was added only just does not let money out, and goes when the access to the account is recovered.
  strong_since timestamptz
) with (fillfactor = 80);
create index identity_session_member on identity_session (member_id);
create index identity_session_binding on identity_session (binding_hash) where binding_hash is not null;
create index identity_session_ends_at on identity_session (ends_at);
grant select, insert, update, delete on identity_session to tessera_app;

-- Devices that may log in without the password being typed ("remember me").
create table identity_device (
  token_hash bytea primary key check (length(token_hash) = 32),
  member_id bigint not null references member (id),
  expires_at timestamptz not null
);
create index identity_device_member on identity_device (member_id);
create index identity_device_expires_at on identity_device (expires_at);
grant select, insert, delete on identity_device to tessera_app;

-- Wrong tries per name, address or function, shared by all processes.
create table identity_attempt (
  subject text primary key,
  -- Epoch ms of the wrong tries that still count.
  failed_at jsonb not null default '[]',
  locked_until timestamptz,
  changed_at timestamptz not null,
  -- Locks that follow each other grow; and wrong tries in a row ask for a captcha.
  locks smallint not null default 0,
  in_a_row integer not null default 0
);
create index identity_attempt_changed_at on identity_attempt (changed_at);
create index identity_attempt_locked_until on identity_attempt (locked_until) where locked_until is not null;
grant select, insert, update, delete on identity_attempt to tessera_app;

create table identity_secret (
  name text primary key,
  secret bytea not null
);
grant select, insert on identity_secret to tessera_app;

-- The newest code of a purpose for a number or an address; a newer one takes its place.
create table identity_code (
  brand_code text not null references brand (code),
  purpose text not null check (purpose in ('login', 'register', 'forgot', 'contact')),
  target text not null,
  -- Null while somebody else makes and checks the code.
  code_hash bytea check (length(code_hash) = 32),
  -- Nobody was sent anything: whoever asks must not learn that.
  withheld boolean not null default false,
  -- For contacts: whose account it is for.
  member_id bigint references member (id),
  sent_at timestamptz not null,
  tries smallint not null default 0,
  used boolean not null default false,
  primary key (brand_code, purpose, target)
);
create index identity_code_sent_at on identity_code (sent_at);
grant select, insert, update, delete on identity_code to tessera_app;

-- How often something was asked for in a stretch of time: by number, address, range of numbers, day.
create table identity_cap (
  subject text not null,
  window_start timestamptz not null,
  asked integer not null,
  primary key (subject, window_start)
);
create index identity_cap_window_start on identity_cap (window_start);
grant select, insert, update, delete on identity_cap to tessera_app;

-- Browsers on which the right password was typed once: others' wrong tries do not keep them out.
create table identity_known_device (
  token_hash bytea primary key check (length(token_hash) = 32),
  member_id bigint not null references member (id),
  device text not null,
  ip text not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  -- The digest of a browser's lasting cookie, which outlives the login of another member: so all members of one
  -- browser are found, not only the last two.
  browser_hash bytea check (length(browser_hash) = 32)
);
create index identity_known_device_member on identity_known_device (member_id);
create index identity_known_device_last_at on identity_known_device (last_at);
-- Who was logged in with a browser.
create index identity_known_device_browser on identity_known_device (browser_hash, member_id)
  where browser_hash is not null;
grant select, insert, update, delete on identity_known_device to tessera_app;

create table identity_login_log (
  id bigint generated always as identity primary key,
  brand_code text not null,
  -- Null when there is nobody of that name.
  member_id bigint references member (id),
  -- What was typed as a name, in the form in which names are compared.
  name_key text not null,
  method text not null,
  outcome text not null,
  ip text not null,
  device text not null,
  at timestamptz not null
);
create index identity_login_log_member on identity_login_log (member_id, id desc) where member_id is not null;
create index identity_login_log_at on identity_login_log (at);
create index identity_login_log_timeline on identity_login_log (member_id, at, id) where member_id is not null;
grant select, insert, delete on identity_login_log to tessera_app;

create table identity_totp (
  owner text primary key,
  -- Sealed with a key that is not in the database.
  secret bytea not null,
  confirmed_at timestamptz,
  -- The time step of the last code that was taken: none is taken twice.
  last_step bigint not null default 0
);
grant select, insert, update, delete on identity_totp to tessera_app;

create table identity_recovery_code (
  owner text not null,
  code_hash bytea not null check (length(code_hash) = 32),
  made_at timestamptz,
  primary key (owner, code_hash)
);
grant select, insert, delete on identity_recovery_code to tessera_app;

create table identity_passkey (
  id uuid primary key default gen_random_uuid(),
  member_id bigint not null references member (id),
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null default '{}',
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index identity_passkey_member on identity_passkey (member_id);
grant select, insert, update, delete on identity_passkey to tessera_app;

-- What was asked and must be answered, once: passkey challenges, logins that need a second factor, redirects
-- to another's sign-in, links.
create table identity_challenge (
  id_hash bytea primary key check (length(id_hash) = 32),
  purpose text not null,
  brand_code text not null,
  member_id bigint references member (id),
  facts jsonb not null default '{}',
  tries smallint not null default 0,
  expires_at timestamptz not null,
  -- What was handed out from a session (the token of a link) is worth nothing when that has ended.
  session_hash bytea check (length(session_hash) = 32)
);
create index identity_challenge_expires_at on identity_challenge (expires_at);
create index identity_challenge_member on identity_challenge (member_id) where member_id is not null;
create index identity_challenge_session on identity_challenge (session_hash) where session_hash is not null;
grant select, insert, update, delete on identity_challenge to tessera_app;

create table identity_outside (
  brand_code text not null references brand (code),
  issuer text not null,
  subject text not null,
  member_id bigint not null references member (id),
  provider text not null,
  linked_at timestamptz not null,
  primary key (brand_code, issuer, subject)
);
create index identity_outside_member on identity_outside (member_id);
grant select, insert, delete on identity_outside to tessera_app;

-- Phone proofs serve once.
create table identity_phone_proof_used (
  proof_hash bytea primary key check (length(proof_hash) = 32),
  expires_at timestamptz not null
);
create index identity_phone_proof_used_expires_at on identity_phone_proof_used (expires_at);
grant select, insert, delete on identity_phone_proof_used to tessera_app;

-- Changes of an account's protection by anybody but its proven owner. Money waits before it goes to bank
-- accounts added since.
create table identity_weakened (
  id bigint generated always as identity primary key,
  member_id bigint not null references member (id),
  what text not null check (what in ('secondFactorsRemoved', 'inviteMade', 'inviteAccepted', 'resetByPhone',
    'resetByMail')),
  at timestamptz not null
);
create index identity_weakened_member on identity_weakened (member_id, at desc);
grant select, insert on identity_weakened to tessera_app;

-- What happened to an account besides logins, for the timeline of its owner. Addresses are in the login log.
create table identity_account_event (
  id bigint generated always as identity primary key,
  member_id bigint not null references member (id),
  what text not null,
  at timestamptz not null
);
create index identity_account_event_member on identity_account_event (member_id, at, id);
create index identity_account_event_at on identity_account_event (at);
grant select, insert, delete on identity_account_event to tessera_app;

--------------------------------------------------------------------------------
-- modules/wallet: deposits, withdrawals, bank accounts, payment accounts
--------------------------------------------------------------------------------

-- An account of the operator with a payment provider. The secret is shared with the provider and signs its
-- notifications.
create table payment_account (
  id text primary key check (id ~ '^[a-z0-9][a-z0-9-]{0,39}$'),
  provider text not null,
  name text not null,
  type text not null check (type in ('bank', 'qr', 'wallet')),
  currency text not null check (currency ~ '^[A-Z0-9]{2,12}$'),
  secret text not null check (length(secret) >= 43),
  enabled boolean not null default true,
  created_at timestamptz not null,
  -- The bank account behind a payment account of this kind; null: payers go to a page of the provider.
  bank jsonb,
  -- Limits of one deposit; null: those of the brand's settings.
  minimum bigint,
  maximum bigint,
  fee_fixed bigint not null default 0 check (fee_fixed >= 0),
  fee_basis_points integer not null default 0 check (fee_basis_points between 0 and 2000),
  fee_payer text not null default 'operator' check (fee_payer in ('member', 'operator')),
  -- Members see the accounts in this order.
  position integer not null default 0,
  -- Under maintenance: shown to members with this text, and refused; null: in use.
  maintenance text,
  -- Brands at which it is not offered.
  closed_brands text[] not null default '{}',
  -- How the provider's CSV files are read: which column is what.
  statement_columns jsonb,
  -- Two operators who change a payment account at once do not overwrite each other.
  version integer not null default 0,
  -- Banks count days by their own clocks: a name such as Asia/Ho_Chi_Minh or a distance such as +07:00; null: as
  -- the site.
  statement_zone text,
  -- Banks write files in encodings of their own, such as shift_jis or windows-1251; null: UTF-8, or what the
  -- file says.
  statement_encoding text,
  constraint payment_account_limits
    check ((minimum is null) = (maximum is null) and minimum > 0 and minimum <= maximum)
);
grant select, insert, update on payment_account to tessera_app;

create table deposit (
  id uuid primary key,
  member_id bigint not null,
  username text not null,
  account_id text not null references payment_account (id),
  amount bigint not null check (amount > 0),
  -- What came in; a deposit counts as a success when something did.
  received bigint not null default 0 check (received >= 0),
  currency text not null,
  status text not null check (status in ('Pending', 'Success', 'Failed', 'Expired')),
  remark text not null,
  -- The provider's name for it and the page to pay on, once the provider knows of it.
  pay_reference text,
  pay_page text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  settled_at timestamptz,
  -- The bank account as the payer was shown it; pay_reference is the code that they put into the transfer.
  bank jsonb,
  -- What the operator wrote to the member when nothing came in.
  note text not null default '',
  -- The fee that the payer was shown, and what it came to.
  fee_fixed bigint not null default 0,
  fee_basis_points integer not null default 0,
  fee_payer text not null default 'operator',
  fee bigint not null default 0,
  -- The language that a member spoke when they opened a deposit: their payment page speaks it, whatever browser
  -- opens it.
  language text check (length(language) between 1 and 10),
  constraint deposit_success_has_money check ((status = 'Success') = (received > 0))
);
create index deposit_of_member on deposit (member_id, created_at desc, id);
create index deposit_newest on deposit (created_at desc, id);
create index deposit_waiting on deposit (expires_at) where status = 'Pending';
create index deposit_settled on deposit (settled_at) where status = 'Success';
-- A payment account gives each reference to one deposit only, so that a transfer cannot match two of them.
create unique index deposit_pay_reference on deposit (pay_reference, account_id) where pay_reference is not null;
grant select, insert, update on deposit to tessera_app;

-- What providers report. The key lets each event in once, however often it is sent.
create table payment_event (
  account_id text not null references payment_account (id),
  event_id text not null check (length(event_id) between 1 and 100),
  deposit_id uuid references deposit (id),
  state text not null,
  amount bigint not null,
  currency text not null,
  body_hash text not null,
  received_at timestamptz not null,
  primary key (account_id, event_id)
);
create index payment_event_of_deposit on payment_event (deposit_id);
create index payment_event_received on payment_event (account_id, received_at);
grant select, insert on payment_event to tessera_app;

-- Where members want to be paid. The position bounds their number without a lock.
create table bank_account (
  id uuid primary key,
  member_id bigint not null,
  position smallint not null check (position between 1 and 5),
  bank_name text not null,
  account_number text not null,
  holder text not null,
  created_at timestamptz not null,
  -- Members are paid to e-wallets and addresses of coins, too, beside bank accounts.
  kind text not null default 'bank',
  unique (member_id, position),
  constraint bank_account_once unique (member_id, bank_name, account_number, holder),
  constraint bank_account_kind check (kind in ('bank', 'e-wallet', 'crypto'))
);
-- Who else is paid to the same e-wallet or address.
create index bank_account_shared on bank_account (account_number) where kind <> 'bank';
grant select, insert on bank_account to tessera_app;

create table withdrawal (
  id uuid primary key,
  member_id bigint not null,
  username text not null,
  amount bigint not null check (amount > 0),
  paid bigint not null default 0,
  received bigint not null default 0,
  currency text not null,
  status text not null check (status in ('Pending', 'Rejected', 'Approved', 'Paid', 'Received', 'Not received',
    'Forced-received')),
  bank_account_id uuid not null references bank_account (id),
  -- As they were when it was asked for.
  bank_name text not null,
  account_number text not null,
  holder text not null,
  remark text not null default '',
  created_at timestamptz not null,
  confirm_until timestamptz,
  -- When the last part that was paid began to count as received because nobody answered.
  forced_at timestamptz,
  -- Why an operator rejected a withdrawal; a sentence for each says what the member can do.
  refusal text,
  kind text not null default 'bank',
  constraint withdrawal_parts check (0 <= received and received <= paid and paid <= amount),
  constraint withdrawal_waits_for_an_answer check ((status = 'Paid') = (confirm_until is not null)),
  constraint withdrawal_kind check (kind in ('bank', 'e-wallet', 'crypto'))
);
create index withdrawal_of_member on withdrawal (member_id, created_at desc, id);
create index withdrawal_by_status on withdrawal (status, created_at, id);
create index withdrawal_newest on withdrawal (created_at desc, id);
create index withdrawal_unconfirmed on withdrawal (confirm_until) where status = 'Paid';
grant select, insert, update on withdrawal to tessera_app;

-- Each part that was paid out. Insert-only, as the ledger transfer that it belongs to.
create table withdrawal_payment (
  withdrawal_id uuid not null references withdrawal (id),
  number smallint not null check (number > 0),
  amount bigint not null check (amount > 0),
  paid_at timestamptz not null,
  primary key (withdrawal_id, number)
);
create index withdrawal_payment_paid_at on withdrawal_payment (paid_at);
grant select, insert on withdrawal_payment to tessera_app;

-- Each time somebody said that the last payment has not arrived.
create table withdrawal_dispute (
  id bigint generated always as identity primary key,
  withdrawal_id uuid not null references withdrawal (id),
  -- Which payment.
  number smallint not null,
  -- Who said so: the member, or the name of the operator who spoke for them.
  opened_by text not null,
  opened_at timestamptz not null,
  -- Names of files in the private store.
  pictures text[] not null check (cardinality(pictures) <= 3),
  -- ARRIVED: it is there. RETURNED: it came back to us.
  answer text check (answer in ('ARRIVED', 'RETURNED')),
  answered_by text,
  answered_at timestamptz,
  remark text not null default '',
  foreign key (withdrawal_id, number) references withdrawal_payment (withdrawal_id, number),
  constraint withdrawal_dispute_whole
    check ((answer is null) = (answered_at is null) and (answer is null) = (answered_by is null))
);
-- One is open at a time.
create unique index withdrawal_dispute_open on withdrawal_dispute (withdrawal_id) where answer is null;
create index withdrawal_dispute_of on withdrawal_dispute (withdrawal_id, id);
grant select, insert on withdrawal_dispute to tessera_app;
grant update (answer, answered_by, answered_at, remark) on withdrawal_dispute to tessera_app;

-- A payment that came back; once, as the ledger transfer that it belongs to. Insert-only.
create table withdrawal_return (
  withdrawal_id uuid not null,
  number smallint not null,
  amount bigint not null check (amount > 0),
  returned_at timestamptz not null,
  primary key (withdrawal_id, number),
  foreign key (withdrawal_id, number) references withdrawal_payment (withdrawal_id, number)
);
create index withdrawal_return_returned_at on withdrawal_return (returned_at);
grant select, insert on withdrawal_return to tessera_app;

-- How the service of a payment account sends, and the key that it shares with us, sealed.
create table payment_notifier (
  account_id text primary key references payment_account (id),
  protocol text not null check (protocol = 'sepay'),
  sealed_key bytea not null,
  set_at timestamptz not null
);
grant select, insert, update, delete on payment_notifier to tessera_app;

-- The bank statement as it was reported: each line once, and what became of it.
create table bank_line (
  account_id text not null,
  event_id text not null,
  direction text not null check (direction in ('credit', 'debit')),
  bank_account text not null,
  amount bigint not null check (amount >= 0),
  currency text not null,
  content text not null,
  sender text not null,
  -- The bank's reference, as storedBankReference writes it.
  reference text not null,
  happened_at timestamptz,
  received_at timestamptz not null,
  outcome text not null check (outcome in ('credited', 'suspense', 'listed', 'debit', 'recordedByHand', 'empty')),
  primary key (account_id, event_id),
  foreign key (account_id, event_id) references payment_event (account_id, event_id)
);
create index bank_line_reference on bank_line (account_id, reference) where reference <> '';
-- What banks reported, by direction, the newest first.
create index bank_line_newest on bank_line (direction, received_at desc, account_id, event_id);
grant select, insert on bank_line to tessera_app;

-- Payments that an operator must look at. The amount of each open one is in the operator account suspense,
-- except of those that were reversed: that money is gone, and no balance was changed.
create table suspense_payment (
  id uuid primary key,
  account_id text not null,
  event_id text not null,
  reason text not null,
  amount bigint not null check (amount >= 0),
  currency text not null,
  suggested_deposit_id uuid references deposit (id),
  created_at timestamptz not null,
  status text not null default 'Open' check (status in ('Open', 'Assigned', 'Returned')),
  deposit_id uuid unique references deposit (id),
  note text not null default '',
  settled_by text,
  settled_at timestamptz,
  unique (account_id, event_id),
  foreign key (account_id, event_id) references payment_event (account_id, event_id),
  check ((status = 'Assigned') = (deposit_id is not null)),
  constraint suspense_payment_check1 check ((status = 'Open') = (settled_at is null)),
  constraint suspense_payment_check2 check (reason <> 'reversedPayment' or status <> 'Assigned')
);
create index suspense_payment_newest on suspense_payment (status, created_at desc, id);
grant select, insert, update on suspense_payment to tessera_app;

-- How the platform reaches a payment provider that it calls: what is not secret, and what is, sealed.
create table payment_connection (
  account_id text primary key references payment_account (id),
  settings jsonb not null,
  sealed_secrets bytea not null,
  set_at timestamptz not null
);
grant select, insert, update on payment_connection to tessera_app;

-- What happened to a withdrawal, and when. Insert-only.
create table withdrawal_stage (
  withdrawal_id uuid not null references withdrawal (id),
  number smallint not null check (number > 0),
  stage text not null check (stage in ('asked', 'checked', 'approved', 'rejected', 'sent', 'failed', 'paid',
    'received', 'forcedReceived', 'notReceived', 'returned')),
  -- The part that it is about, where a withdrawal can be paid in parts.
  amount bigint check (amount > 0),
  -- The name of the operator or member; empty for the platform itself.
  by text not null,
  at timestamptz not null,
  primary key (withdrawal_id, number)
);
grant select, insert on withdrawal_stage to tessera_app;

-- How long a withdrawal took from the request to its first payment. Insert-only.
create table withdrawal_time (
  withdrawal_id uuid primary key references withdrawal (id),
  brand_code text not null,
  method text not null,
  paid_at timestamptz not null,
  took_ms bigint not null check (took_ms >= 0)
);
create index withdrawal_time_latest on withdrawal_time (brand_code, method, paid_at desc);
grant select, insert on withdrawal_time to tessera_app;

-- What was known of a withdrawal and its member when it was requested, for the rules that mark withdrawals for
-- review and for their dry run. Insert-only.
create table withdrawal_facts (
  withdrawal_id uuid primary key references withdrawal (id),
  brand_code text not null,
  asked_at timestamptz not null,
  amount bigint not null,
  -- Earlier withdrawals of the member that were paid.
  paid_before integer not null,
  -- With this one, over 24 hours.
  asked_count integer not null,
  asked_sum bigint not null,
  -- Other accounts that share a browser, an address or a payment name.
  shared_with integer not null,
  -- Over 30 days.
  deposited bigint not null,
  wagered bigint not null,
  account_age_ms bigint not null
);
create index withdrawal_facts_latest on withdrawal_facts (brand_code, asked_at desc);
grant select, insert on withdrawal_facts to tessera_app;

-- Why a person has to look at a withdrawal: the rule, and the figures that it was judged by. Insert-only.
create table withdrawal_reason (
  withdrawal_id uuid not null references withdrawal (id),
  rule text not null,
  found text not null,
  allowed text not null,
  primary key (withdrawal_id, rule)
);
grant select, insert on withdrawal_reason to tessera_app;

-- Operators who approved a withdrawal; large ones need two. Insert-only.
create table withdrawal_approval (
  withdrawal_id uuid not null references withdrawal (id),
  operator_id integer not null,
  at timestamptz not null,
  -- Approvals count for one payment: one that came back needs its own. They stay.
  round smallint not null default 0,
  -- Set when the giver may not approve any more.
  lapsed_at timestamptz,
  primary key (withdrawal_id, round, operator_id)
);
-- What an operator has approved within a day.
create index withdrawal_approval_by_operator on withdrawal_approval (operator_id, at);
grant select, insert on withdrawal_approval to tessera_app;
grant update (at, lapsed_at) on withdrawal_approval to tessera_app;

-- The platform's accounts with providers that pay withdrawals.
create table payout_account (
  id text primary key check (id ~ '^[a-z][a-z0-9-]{1,30}$'),
  provider text not null,
  name text not null,
  currency text not null,
  -- Where the provider is reached.
  url text not null,
  -- Sealed with the vault key.
  secret bytea not null,
  enabled boolean not null default true,
  created_at timestamptz not null,
  statement_zone text,
  statement_encoding text
);
grant select, insert on payout_account to tessera_app;
grant update (secret, enabled, statement_zone, statement_encoding) on payout_account to tessera_app;

-- A payment that a provider makes. Its id is the provider's key against paying twice.
create table payout (
  id uuid primary key,
  withdrawal_id uuid not null references withdrawal (id),
  account_id text not null references payout_account (id),
  amount bigint not null check (amount > 0),
  -- unknown: it may have been paid, so it is asked about and never sent under another id.
  state text not null check (state in ('new', 'pending', 'unknown', 'paid', 'failed')),
  reason text not null default '',
  tries integer not null default 0,
  next_at timestamptz not null,
  by text not null,
  created_at timestamptz not null,
  -- When a provider said that it has paid; null while it has not.
  paid_at timestamptz
);
-- A withdrawal has one at a time.
create unique index payout_under_way on payout (withdrawal_id) where state in ('new', 'pending', 'unknown');
create index payout_due on payout (next_at) where state in ('new', 'pending', 'unknown');
create index payout_of_withdrawal on payout (withdrawal_id, created_at desc);
-- What a provider paid over an account, for its statements.
create index payout_paid on payout (account_id, paid_at) where paid_at is not null;
grant select, insert on payout to tessera_app;
grant update (state, reason, tries, next_at, paid_at) on payout to tessera_app;

-- Payees to whom a brand does not pay, by the number of the account or by its holder, as they are compared.
create table refused_payee (
  id integer generated always as identity primary key,
  brand_code text not null,
  kind text not null check (kind in ('account', 'holder')),
  key text not null check (key <> ''),
  -- As the operator typed it.
  label text not null,
  reason text not null,
  added_by text not null,
  added_at timestamptz not null,
  removed_by text,
  removed_at timestamptz,
  check ((removed_at is null) = (removed_by is null))
);
create unique index refused_payee_once on refused_payee (brand_code, kind, key) where removed_at is null;
grant select, insert on refused_payee to tessera_app;
grant update (removed_by, removed_at) on refused_payee to tessera_app;

-- What has been counted of a payment whose provider reports totals, so that more of it is noticed and the same
-- is not.
create table payment_total (
  account_id text not null references payment_account (id),
  provider_ref text not null check (length(provider_ref) between 1 and 64),
  currency text not null,
  counted bigint not null check (counted >= 0),
  changed_at timestamptz not null,
  -- Rises whenever the total changes, so that money which comes, goes and comes again is an event each time.
  changes integer not null default 0,
  primary key (account_id, provider_ref, currency)
);
grant select, insert, update on payment_total to tessera_app;

create table payment_statement (
  id uuid primary key,
  account_id text references payment_account (id),
  file_name text not null,
  -- SHA-256 of the file with the range, so that the same file is compared once.
  digest text not null,
  from_day date not null,
  to_day date not null,
  lines integer not null,
  -- Lines of other days, which were not compared.
  outside integer not null,
  matched integer not null,
  uploaded_by text not null,
  uploaded_at timestamptz not null,
  -- When operators were last alerted to its open differences.
  alerted_at timestamptz,
  payout_account_id text,
  -- The time zone by which days were compared; null: UTC.
  zone text not null default 'UTC',
  unique (account_id, digest),
  constraint payment_statement_payout_account_fkey foreign key (payout_account_id) references payout_account (id),
  check (to_day >= from_day),
  constraint payment_statement_of_one_account check ((account_id is null) <> (payout_account_id is null))
);
create index payment_statement_newest on payment_statement (uploaded_at desc, id);
-- The same file of a payout account is compared once.
create unique index payment_statement_of_payouts_once on payment_statement (payout_account_id, digest)
  where payout_account_id is not null;
grant select, insert, update on payment_statement to tessera_app;

create table payment_difference (
  id uuid primary key,
  statement_id uuid not null references payment_statement (id),
  number integer not null,
  kind text not null check (kind in ('missingHere', 'missingThere', 'differing')),
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
  unique (statement_id, number),
  check ((explanation is null) = (explained_at is null) and (explanation is null) = (explained_by is null))
);
create index payment_difference_open on payment_difference (statement_id) where explained_at is null;
grant select, insert, update on payment_difference to tessera_app;

-- What was taken back from members because the money of their deposit was; what their cash did not cover is
-- owed.
create table payment_reversal (
  account_id text not null,
  event_id text not null,
  deposit_id uuid not null references deposit (id),
  amount bigint not null check (amount > 0),
  fee bigint not null,
  owed bigint not null,
  happened_at timestamptz not null,
  primary key (account_id, event_id, deposit_id),
  foreign key (account_id, event_id) references payment_event (account_id, event_id),
  check (fee between 0 and amount),
  constraint payment_reversal_check1 check (owed >= 0 and owed <= (amount - fee))
);
create index payment_reversal_by_deposit on payment_reversal (deposit_id);
create index payment_reversal_by_time on payment_reversal (happened_at);
grant select, insert on payment_reversal to tessera_app;

create view compared_statement as
select s.id, coalesce(s.account_id, s.payout_account_id) as account_id, s.file_name, s.digest,
  to_char(s.from_day, 'YYYY-MM-DD') as from_day, to_char(s.to_day, 'YYYY-MM-DD') as to_day,
  s.lines, s.outside, s.matched, s.uploaded_by, s.uploaded_at,
  (select count(*)::integer from payment_difference d where d.statement_id = s.id and d.explained_at is null) as open,
  (select count(*)::integer from payment_difference d where d.statement_id = s.id and d.explained_at is not null) as explained,
  case when s.payout_account_id is null then 'payments' else 'payouts' end as "of",
  s.zone
from payment_statement s;
grant select on compared_statement to tessera_app;

create view deposit_movement as
select member_id, currency, settled_at as at, received as amount from deposit where status = 'Success'
union all
select d.member_id, d.currency, r.happened_at, r.fee - r.amount from payment_reversal r join deposit d on d.id = r.deposit_id;
grant select on deposit_movement to tessera_app;

--------------------------------------------------------------------------------
-- modules/messages: site contents (banners, notices, popups, promotions, help) with drafts and revisions,
-- pictures, inbox, feedback
--------------------------------------------------------------------------------

create table content (
  id integer generated always as identity primary key,
  brand_code text not null,
  kind text not null check (kind in ('B', 'PL', 'H', 'PU', 'PR', 'HP', 'AN')),
  state text not null default 'draft' check (state in ('draft', 'published', 'archived')),
  sort integer not null default 0,
  -- The whole item as the contract describes it: words per language, schedule, fields of its kind.
  draft jsonb not null,
  -- Grows with each step; a step on an older one is refused.
  version integer not null default 1,
  -- The revision that visitors see; kept when archived.
  revision integer,
  -- A page of the site that only one published item may have, such as the terms of use.
  page text,
  changed_at timestamptz not null,
  changed_by text not null,
  constraint content_published_has_revision check (state <> 'published' or revision is not null)
);
create index content_listed on content (brand_code, kind, sort, id);
create unique index content_page on content (brand_code, page) where state = 'published' and page is not null;
grant select, insert, update on content to tessera_app;

create table content_revision (
  content_id integer not null references content (id),
  number integer not null,
  body jsonb not null,
  at timestamptz not null,
  by text not null,
  -- The revision that was published again.
  restored_from integer,
  primary key (content_id, number)
);
grant select, insert on content_revision to tessera_app;

-- Keys of the module, such as the one that signs previews.
create table messages_secret (
  name text primary key,
  secret bytea not null check (length(secret) = 32)
);
grant select, insert on messages_secret to tessera_app;

create table inbox_message (
  id bigint generated always as identity primary key,
  member_id bigint not null references member (id),
  -- operator: news; service: an answer of customer service, counted apart.
  origin text not null check (origin in ('operator', 'service')),
  title text not null,
  content text not null,
  at timestamptz not null,
  read_at timestamptz,
  -- What a message says in other languages: a code to title and content. Its own title and content are read in
  -- all the rest.
  words jsonb not null default '{}' check (jsonb_typeof(words) = 'object')
);
create index inbox_message_listed on inbox_message (member_id, id desc);
create index inbox_message_unread on inbox_message (member_id) where read_at is null;
grant select, insert, update, delete on inbox_message to tessera_app;

create table feedback (
  id integer generated always as identity primary key,
  brand_code text not null,
  type text not null check (type in ('suggestion', 'complaint', 'bug', 'other')),
  content text not null,
  contact text not null,
  -- Null when a visitor sent it.
  member_id bigint references member (id),
  -- Names of picture files in the private store.
  pictures text[] not null default '{}',
  sent_at timestamptz not null,
  read_at timestamptz,
  answer text,
  answered_at timestamptz,
  answered_by text
);
create index feedback_listed on feedback (brand_code, id desc);
-- How many pictures somebody has sent in a day is asked before more are taken; 0 stands for the visitors of a
-- brand.
create index feedback_pictures on feedback (brand_code, coalesce(member_id, 0), sent_at)
  where cardinality(pictures) > 0;
-- And how many feedbacks a member has sent in ten minutes.
create index feedback_member on feedback (member_id, sent_at) where member_id is not null;
grant select, insert, update on feedback to tessera_app;

create table media (
  id integer generated always as identity primary key,
  brand_code text not null,
  kind text not null check (kind in ('bannerWide', 'bannerPhone', 'tile', 'avatar', 'logo', 'inline')),
  name text not null,
  -- The largest size in the better format, and every file there is: [{file, width, height, format, bytes}].
  file text not null,
  width integer not null,
  height integer not null,
  sizes jsonb not null,
  uploaded_at timestamptz not null,
  uploaded_by text not null,
  unique (brand_code, kind, file)
);
create index media_listed on media (brand_code, kind, id desc);
grant select, insert, delete on media to tessera_app;

-- Files of pictures that nobody needs any more: decided here under the lock of the files, removed from the
-- store afterwards, by whoever decided it or later by the timetable. Remembered for a day, so that an upload
-- that began before notices.
create table media_removal (
  file text primary key,
  -- Another one each time it is decided anew.
  number bigint generated always as identity,
  -- Until then somebody is at it.
  attempt_until timestamptz not null,
  finished_at timestamptz
);
create index media_removal_due on media_removal (number) where finished_at is null;
grant select, insert, update, delete on media_removal to tessera_app;

--------------------------------------------------------------------------------
-- modules/contracts: contracts of agents: offers and answers, settlement by the figures of teams, payments and why
-- they are what they are
--------------------------------------------------------------------------------

create table contract (
  id uuid primary key,
  brand_code text not null references brand (code),
  kind text not null check (kind in ('DIVIDEND', 'DAILY', 'HOURLY', 'REALTIME')),
  -- Null: the operator, who stands above the heads of lines.
  upline_id bigint references member (id),
  downline_id bigint not null references member (id),
  period_type text not null check (period_type in ('Daily', 'Weekly', 'Semimonthly', 'Monthly')),
  tiers jsonb not null,
  version integer not null check (version > 0),
  status text not null check (status in ('Offered', 'Active', 'Rejected', 'Terminated')),
  created_at timestamptz not null,
  start_day date,
  -- The last day that is settled; null while it has no end.
  end_day date,
  constraint contract_salary_by_day check (kind = 'DIVIDEND' or period_type = 'Daily'),
  constraint contract_started check (start_day is not null or (status in ('Offered', 'Rejected'))),
  constraint contract_ended check ((status = 'Terminated') = (end_day is not null))
);
create unique index contract_one_active on contract (downline_id, kind) where status = 'Active';
create unique index contract_one_offer on contract (downline_id, kind) where status = 'Offered';
create unique index contract_version on contract (downline_id, kind, version);
create index contract_upline on contract (upline_id, kind, created_at desc);
create index contract_settled on contract (brand_code, kind, period_type, start_day) where start_day is not null;
create index contract_offers on contract (created_at) where status = 'Offered';
-- What the console lists.
create index contract_created on contract (created_at desc, id);
grant select, insert on contract to tessera_app;
grant update (status, start_day, end_day) on contract to tessera_app;

create table contract_move (
  contract_id uuid not null references contract (id),
  number integer not null,
  move text not null check (move in ('OFFER', 'ACCEPT', 'REJECT', 'TERMINATE', 'EXPIRE', 'REPLACE', 'MOVE', 'ABOVE')),
  -- The account that made it; null for the operator or for time that ran out.
  member_id bigint references member (id),
  operator_name text,
  at timestamptz not null,
  primary key (contract_id, number)
);
grant select, insert on contract_move to tessera_app;

-- A settlement of one kind and period at a brand.
create table contract_run (
  id uuid primary key,
  brand_code text not null references brand (code),
  kind text not null,
  period_type text not null,
  began_at timestamptz not null,
  ended_at timestamptz not null,
  first_day date not null,
  last_day date not null,
  status text not null check (status in ('running', 'done')),
  payments integer not null default 0,
  amount bigint not null default 0,
  net bigint not null default 0,
  from_wallets bigint not null default 0,
  advanced bigint not null default 0,
  started_at timestamptz not null,
  finished_at timestamptz,
  active_bet bigint check (active_bet > 0),
  carry_mode text check (carry_mode in ('none', 'month')),
  bounded boolean not null default false,
  -- The share of the worth by which a run was bounded; null for a run that was not.
  worth_percent smallint,
  -- What the payments of a run were rounded down to, in millionths.
  coin bigint not null default 10000,
  unique (brand_code, kind, period_type, began_at),
  constraint contract_run_worth_percent check (worth_percent >= 0)
);
create index contract_run_began on contract_run (began_at desc, id);
grant select, insert on contract_run to tessera_app;
grant update (status, payments, amount, net, from_wallets, advanced, finished_at) on contract_run to tessera_app;

create table contract_payment (
  id uuid primary key,
  run_id uuid not null references contract_run (id),
  agent_id bigint not null references member (id),
  -- Null where an agent without a contract of their own owes their downlines.
  contract_id uuid references contract (id),
  upline_id bigint references member (id),
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
  amount bigint not null check (amount >= 0),
  to_downlines bigint not null check (to_downlines >= 0),
  net bigint not null check (net >= 0),
  shortfall bigint not null check (shortfall >= 0),
  from_wallet bigint check (from_wallet >= 0),
  advanced bigint check (advanced >= 0),
  status text not null check (status in ('Pending', 'Not reached', 'Approved', 'Paid', 'Expired')),
  decided_by text,
  decided_at timestamptz,
  created_at timestamptz not null,
  paid_at timestamptz,
  held_back bigint not null default 0,
  handed_on bigint not null default 0,
  head_id bigint,
  worth_left bigint,
  full_amount bigint,
  constraint contract_payment_once unique (run_id, agent_id),
  constraint contract_payment_paid check ((status = 'Paid') = (paid_at is not null)),
  constraint contract_payment_handed_on check (held_back >= 0 and handed_on between 0 and held_back),
  constraint contract_payment_share check ((amount - held_back - to_downlines) = (net - shortfall)),
  constraint contract_payment_worth_left check (worth_left >= 0),
  constraint contract_payment_full_amount check (full_amount >= amount)
);
create index contract_payment_agent on contract_payment (agent_id, created_at desc);
create index contract_payment_upline on contract_payment (upline_id, run_id);
create index contract_payment_contract on contract_payment (contract_id, first_day, created_at);
create index contract_payment_open on contract_payment (status, created_at) where status in ('Pending', 'Approved');
create index contract_payment_advanced on contract_payment (agent_id) where advanced > 0;
create index contract_payment_days on contract_payment (last_day) where status = 'Paid';
create index contract_payment_owed on contract_payment (upline_id, created_at, id) where held_back > handed_on;
grant select, insert on contract_payment to tessera_app;
grant update (from_wallet, advanced, status, decided_by, decided_at, paid_at,
  handed_on) on contract_payment to tessera_app;

-- What contracts have paid to a line of what its play was worth. Two runs of one line wait for each other at
-- its row.
create table contract_line_paid (
  head_id bigint primary key references member (id),
  paid bigint not null default 0
);
grant select, insert, update on contract_line_paid to tessera_app;

--------------------------------------------------------------------------------
-- modules/catalogue: vendors and games as players see them: the snapshot in memory, its lists and search, home
-- rows, favourites, recents
--------------------------------------------------------------------------------

create table catalogue_vendor (
  vendor_code text not null,
  game_type text not null,
  name text not null,
  sort integer not null default 0,
  enabled boolean not null default true,
  names jsonb not null default '{}' check (jsonb_typeof(names) = 'object'),
  is_hot boolean not null default false,
  opens text not null default 'auto' check (opens in ('auto', 'list', 'game', 'lobby')),
  maintenance boolean not null default false,
  classify jsonb not null default '[]' check (jsonb_typeof(classify) = 'array'),
  blocked_countries text[] not null default '{}',
  changed_in bigint not null default 1,
  primary key (vendor_code, game_type)
);
grant select, insert, update on catalogue_vendor to tessera_app;

create table catalogue_game (
  node_id integer generated always as identity primary key,
  vendor_code text not null,
  game_id text not null,
  game_type text not null,
  name text not null,
  -- Theme of the generated tile; empty lets the title choose.
  theme text not null default '',
  is_hot boolean not null default false,
  is_new boolean not null default false,
  sort integer not null default 0,
  -- Millionths of a currency unit.
  minimum_stake bigint not null default 0,
  -- Return to player in hundredths of a per cent, as the vendor states it; null when it states none.
  rtp_basis_points integer,
  enabled boolean not null default true,
  names jsonb not null default '{}' check (jsonb_typeof(names) = 'object'),
  features text[] not null default '{}',
  volatility smallint check (volatility between 1 and 5),
  lines integer check (lines > 0),
  classify text[] not null default '{}',
  blocked_countries text[] not null default '{}',
  maintenance boolean not null default false,
  client text not null default 'sample' check (client in ('own', 'sample')),
  has_trial boolean not null default false,
  image_size text not null default '1x1' check (image_size in ('1x1', '2x1')),
  changed_in bigint not null default 1,
  listed boolean not null default true,
  closed_by_vendor boolean not null default false,
  -- The least that the operator wins of a stake in a game, in hundredths of a per cent: as its vendor or an
  -- operator states it.
  edge_basis_points integer,
  unique (vendor_code, game_id),
  constraint catalogue_game_edge_check check (edge_basis_points >= '-10000'::integer and edge_basis_points <= 10000)
);
create index catalogue_game_lobby on catalogue_game (game_type, is_hot desc, sort, name) where enabled;
grant select, insert, update on catalogue_game to tessera_app;

create table catalogue_favourite (
  member_id bigint not null references member (id) on delete cascade,
  node_id integer not null references catalogue_game (node_id),
  -- Counts up, so that two of one moment keep their order.
  sequence bigint generated always as identity,
  added_at timestamptz not null,
  primary key (member_id, node_id)
);
grant select, insert, delete on catalogue_favourite to tessera_app;

create table catalogue_recent (
  member_id bigint not null references member (id) on delete cascade,
  node_id integer not null references catalogue_game (node_id),
  started_at timestamptz not null,
  primary key (member_id, node_id)
);
create index catalogue_recent_newest on catalogue_recent (member_id, started_at desc);
grant select, insert, update, delete on catalogue_recent to tessera_app;

create table catalogue_version (
  only_one boolean primary key default true check (only_one),
  version bigint not null
);
grant select, update on catalogue_version to tessera_app;
insert into catalogue_version (version) values (1);

-- The rows of a brand's home page, where they are not the usual ones.
create table catalogue_section (
  brand_code text not null,
  key text not null,
  position integer not null,
  -- hot, rank, new, type: a rule fills it after what is pinned. pins: nothing but what is pinned.
  kind text not null check (kind in ('hot', 'rank', 'new', 'type', 'pins')),
  -- Narrows hot, rank and new; type needs it.
  game_type text,
  vendor_code text,
  -- Its title by language code; without one the usual words for the kind.
  titles jsonb not null default '{}' check (jsonb_typeof(titles) = 'object'),
  pins integer[] not null default '{}',
  length integer not null default 20 check (length between 1 and 20),
  enabled boolean not null default true,
  primary key (brand_code, key),
  check (kind <> 'type' or game_type is not null)
);
grant select, insert, update, delete on catalogue_section to tessera_app;

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
    g.edge_basis_points as "edgeBasisPoints"
   from catalogue_game g
     join catalogue_vendor v using (vendor_code, game_type);
grant select on catalogue_listing to tessera_app;

--------------------------------------------------------------------------------
-- modules/bonuses: bonus money and the turnover that bonuses and deposits require: granting, staking, winning,
-- ending; what a bonus costs its owner
--------------------------------------------------------------------------------

-- What members must stake before they may withdraw, oldest first: bonuses, each with money on a ledger account
-- of its own, and plain deposits, which have none. Terms are those that the owner accepted; they never change.
create table turnover_requirement (
  id integer generated by default as identity primary key,
  member_id bigint not null,
  brand_code text not null,
  currency text not null,
  title text not null,
  -- What granted it, and which one: once for ever.
  source text not null,
  reference text not null,
  -- The bonus, and the deposit that it was granted for; a plain deposit has no bonus.
  amount bigint not null check (amount >= 0),
  deposit bigint not null default 0 check (deposit >= 0),
  -- The account of the bonus in the ledger; null for a plain deposit, and for a bonus that was cash at once.
  account_id bigint,
  required bigint not null check (required >= 0),
  progress bigint not null default 0,
  terms jsonb not null,
  spending_order text not null check (spending_order in ('cashFirst', 'bonusFirst')),
  -- ending: its end is decided, but stakes of it are still in play, whose wins belong to it.
  state text not null default 'open'
    check (state in ('open', 'ending', 'completed', 'forfeited', 'expired', 'cancelled')),
  ends_as text check (ends_as in ('forfeited', 'expired', 'cancelled')),
  opened_at timestamptz not null,
  -- Null: never.
  expires_at timestamptz,
  ended_at timestamptz,
  ended_by integer,
  end_reason text not null default '',
  -- What became cash at the end, and what went back to the operator.
  released bigint not null default 0,
  returned bigint not null default 0,
  constraint turnover_requirement_once unique (source, reference),
  constraint turnover_requirement_ended check ((state in ('open', 'ending')) = (ended_at is null)),
  constraint turnover_requirement_ending
    check ((state in ('ending', 'forfeited', 'expired', 'cancelled')) = (ends_as is not null))
);
create index turnover_requirement_open on turnover_requirement (member_id, opened_at, id)
  where state in ('open', 'ending');
create index turnover_requirement_with_money on turnover_requirement (member_id)
  where (state in ('open', 'ending')) and account_id is not null;
create index turnover_requirement_expires on turnover_requirement (expires_at)
  where (state in ('open', 'ending')) and account_id is not null;
create index turnover_requirement_member on turnover_requirement (member_id, opened_at desc, id desc);
grant select, insert on turnover_requirement to tessera_app;
grant update (amount, required, progress, state, ends_as, ended_at, ended_by, end_reason, released,
  returned) on turnover_requirement to tessera_app;
grant usage on sequence turnover_requirement_id_seq to tessera_app;

-- The bonus money in a stake, by the reference of the bet.
create table bonus_stake (
  reference text not null,
  requirement_id integer not null references turnover_requirement (id),
  amount bigint not null check (amount > 0),
  settled boolean not null default false,
  primary key (reference, requirement_id)
);
create index bonus_stake_in_play on bonus_stake (requirement_id) where not settled;
grant select, insert on bonus_stake to tessera_app;
grant update (settled) on bonus_stake to tessera_app;

--------------------------------------------------------------------------------
-- modules/play: vendor accounts, launches and their one-use tokens, lobbies, the wallet that vendors call, and
-- money that members move to vendors' wallets
--------------------------------------------------------------------------------

create table play_player (
  member_id bigint primary key,
  -- The currency of their latest session: where a vendor names none.
  currency text not null,
  enabled boolean not null default true,
  -- Bets of these players take the careful path.
  careful boolean not null default false
);
grant select, insert, update on play_player to tessera_app;

-- A wallet session is good for one member at one vendor. It carries the ids that a bet needs, so that one look
-- is enough.
create table play_session (
  token_hash bytea primary key,
  member_id bigint not null references play_player (member_id),
  vendor_account_id text not null,
  -- The vendor's name in the catalogue.
  vendor text not null,
  currency text not null,
  game_code text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  -- Accounts of the ledger.
  cash_id bigint not null,
  receivable_id bigint not null,
  bonus_id bigint not null,
  house_id bigint not null,
  -- A wallet session comes from the session of the site in which the member opened the game, and ends with it.
  -- Null: it comes from none (a vendor's own test). For such a one expires_at is its end; else it is when the
  -- other ends if nobody uses it again, as it was last read.
  login_session bytea check (length(login_session) = 32),
  -- A session carries the reference under which it was opened, so that a bet finds both in one look.
  player_ref text not null,
  -- From then on bets of this session wait for a reality check.
  check_at timestamptz
);
create index play_session_member on play_session (member_id);
-- Who has opened a game in the last minutes, for the numbers of players in the lobby.
create index play_session_time on play_session using brin (created_at) with (pages_per_range = 16,
  autosummarize = on);
create index play_session_login on play_session (login_session)
  where login_session is not null and revoked_at is null;
grant select, insert, update on play_session to tessera_app;

create domain play_transaction_ignored as text constraint play_transaction_ignored_check1
  check (value in ('rolled_back', 'target_unknown', 'target_already_rolled_back'));
create domain play_transaction_kind as text constraint play_transaction_kind_check1
  check (value in ('bet', 'win', 'rollback', 'finish', 'tombstone'));
create domain play_transaction_source as text constraint play_transaction_source_check1
  check (value in ('cash', 'free', 'promo'));
create domain play_transaction_state as text constraint play_transaction_state_check1
  check (value in ('open', 'settled', 'rolled_back'));
-- One row per transaction of a vendor, with the outcome that a repetition gets. Insert-only but for the state.
create table play_transaction (
  vendor_account_id text not null,
  -- The member where a vendor uses the same ids for two players; 0 everywhere else.
  scope bigint not null default 0,
  tx_id text not null,
  -- Our own number of it.
  id bigint generated always as identity,
  -- tombstone: stands where a transaction would be whose rollback came first.
  kind play_transaction_kind not null,
  source play_transaction_source not null,
  member_id bigint not null,
  currency text not null,
  game_code text,
  round_id text,
  amount bigint not null check (amount >= 0),
  reference_tx text,
  round_closed boolean not null,
  -- open: a bet whose result is not known.
  state play_transaction_state not null,
  ignored play_transaction_ignored,
  balance_after bigint not null,
  at timestamptz not null,
  -- What of a stake was bonus money; null: none.
  bonus_amount bigint,
  constraint play_transaction_once primary key (tx_id, vendor_account_id, scope)
) with (fillfactor = 85);
create index play_transaction_arrival on play_transaction using brin (id) with (pages_per_range = 16,
  autosummarize = on);
create index play_transaction_round on play_transaction (member_id, round_id) where kind = 'bet';
grant select, insert on play_transaction to tessera_app;
grant update (state) on play_transaction to tessera_app;
grant usage on sequence play_transaction_id_seq to tessera_app;

-- Vendors that may call our wallet. An account holds the vendor's public keys only: one, and a second while it
-- rotates. Our own private key never enters the database (it is a file in DATA_DIR).
create table vendor_account (
  id text primary key check (id ~ '^[a-z0-9][a-z0-9-]{0,39}$'),
  protocol text not null check (protocol = 'hub88'),
  -- Where the vendor's own Games API answers; empty when the vendor opens its games itself.
  base_url text not null default '',
  -- Our id at the vendor.
  operator_id text not null,
  -- The name of this vendor in the game catalogue.
  vendor_code text not null unique,
  public_key text not null,
  public_key_next text,
  enabled boolean not null default true,
  created_at timestamptz not null default now(),
  -- The languages that a vendor's games speak: our code, as in the language header, to its name on the vendor's
  -- wire, such as {"TH": "th"}. A language that is not here is asked for as English.
  languages jsonb not null default '{}' check (jsonb_typeof(languages) = 'object'),
  -- A vendor that redeems gets, with a launch, a token of 60 seconds that plays nothing: it gives it once for
  -- the wallet session of that play. Others, plain speakers of their protocol, get the wallet session itself.
  redeems boolean not null default false,
  -- Vendors that hold a wallet of their own for each player: members move money there before they play.
  transfer_wallet boolean not null default false
);
grant select, insert, update on vendor_account to tessera_app;

-- Game codes that a vendor may name on its wire.
create table vendor_game (
  vendor_account_id text not null references vendor_account (id),
  code text not null check (length(code) between 1 and 255),
  name text not null,
  enabled boolean not null default true,
  created_at timestamptz not null default now(),
  primary key (vendor_account_id, code)
);
grant select, insert, update on vendor_game to tessera_app;

create table play_launch (
  token_hash bytea primary key,
  member_id bigint not null references play_player (member_id),
  vendor_account_id text not null references vendor_account (id),
  -- The vendor's name in the catalogue, and its code of the one game that was opened.
  vendor text not null,
  game_code text not null,
  currency text not null,
  expires_at timestamptz not null,
  login_session bytea check (length(login_session) = 32)
);
create index play_launch_expiry on play_launch (expires_at);
grant select, insert, delete on play_launch to tessera_app;

-- A vendor knows a player by a reference that no other vendor has: two of them cannot put together what one
-- person plays, and none can name a player who never played with it.
create table play_reference (
  vendor_account_id text not null,
  player_ref text not null,
  member_id bigint not null references play_player (member_id),
  -- False for a reference that stays good only for what was begun under it.
  current boolean not null default true,
  created_at timestamptz not null,
  primary key (vendor_account_id, player_ref)
);
create unique index play_reference_current on play_reference (vendor_account_id, member_id) where current;
grant select, insert on play_reference to tessera_app;

-- What a vendor may pay without a stake (wins of its promotions), in millionths: of the vendor in all
-- (campaign '') and of each campaign that an operator has declared. Where a vendor has no row, usual limits
-- hold; a campaign without a row is none.
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
  constraint play_promotion_limit_kind
    check ((campaign = '') = (in_all is null) and (campaign <> '' or opens_at is null and closes_at is null))
);
grant select, insert, update on play_promotion_limit to tessera_app;

-- What was paid so, by day (UTC).
create table play_promotion_paid (
  vendor_account_id text not null,
  campaign text not null,
  currency text not null,
  day date not null,
  paid bigint not null check (paid >= 0),
  primary key (vendor_account_id, campaign, currency, day)
);
grant select, insert, update on play_promotion_paid to tessera_app;

-- A transfer between a member's main wallet and a vendor's. Its id is the vendor's name for it, too: whatever
-- was asked before an answer got lost can be asked again, and happens once.
create table vendor_transfer (
  id uuid primary key default gen_random_uuid(),
  member_id bigint not null references member (id),
  request_id uuid not null default gen_random_uuid(),
  vendor_account_id text not null references vendor_account (id),
  -- As the account record names it.
  vendor_name text not null,
  player_ref text not null,
  currency text not null,
  to_vendor boolean not null,
  amount bigint not null check (amount > 0),
  -- Asked for by the platform, to bring back what lies unused.
  automatic boolean not null default false,
  state text not null default 'pending' check (state in ('pending', 'done', 'refused')),
  -- Both balances when it ended: a repeated request gets the same answer.
  main_balance bigint,
  vendor_balance bigint,
  created_at timestamptz not null,
  ended_at timestamptz,
  asked integer not null default 0,
  ask_again_at timestamptz not null,
  unique (member_id, request_id),
  check ((state = 'pending') = (ended_at is null))
);
create unique index vendor_transfer_open on vendor_transfer (member_id, vendor_account_id) where state = 'pending';
create index vendor_transfer_due on vendor_transfer (ask_again_at) where state = 'pending';
grant select, insert on vendor_transfer to tessera_app;
grant update (state, main_balance, vendor_balance, ended_at, asked, ask_again_at) on vendor_transfer to tessera_app;

-- What a vendor said last about a member's wallet there; opened with the first transfer.
create table vendor_wallet (
  member_id bigint not null references member (id),
  vendor_account_id text not null references vendor_account (id),
  currency text not null,
  balance bigint not null default 0 check (balance >= 0),
  known_at timestamptz not null,
  -- When money was last moved, by whomever.
  moved_at timestamptz not null,
  primary key (member_id, vendor_account_id)
);
create index vendor_wallet_idle on vendor_wallet (moved_at) where balance > 0;
grant select, insert on vendor_wallet to tessera_app;
grant update (balance, known_at, moved_at) on vendor_wallet to tessera_app;

--------------------------------------------------------------------------------
-- modules/lottery: the platform's own lotteries: draws made from a committed seed and a beacon, what operators do
-- with them, tickets, jackpots, results, imported state results and their statistics, notices
--------------------------------------------------------------------------------

-- One row per draw, from the moment when it goes on sale.
create table lottery_draw (
  id bigint generated always as identity primary key,
  -- The lottery's code in the rules, and the number of this draw.
  game_code text not null,
  numero text not null,
  draw_at timestamptz not null,
  closes_at timestamptz not null,
  -- open: on sale. closed: no more bets. drawn: the numbers stand, tickets are being settled. settled: all of
  -- them are. void: never drawn; whatever was staked is given back.
  status text not null default 'open' check (status in ('open', 'closed', 'drawn', 'settled', 'void')),
  -- The seed is made from this and a key that is not in the database, so that nobody who reads it knows a draw
  -- in advance.
  nonce bytea not null check (length(nonce) = 32),
  -- SHA-256 of the seed, published from the beginning; the seed is published with the numbers that were made
  -- from it.
  commitment text not null check (commitment ~ '^[0-9a-f]{64}$'),
  seed text,
  winning_number text,
  drawn_at timestamptz,
  settled_at timestamptz,
  tickets integer not null default 0 check (tickets >= 0),
  staked bigint not null default 0 check (staked >= 0),
  -- The most that all its tickets could win together.
  liability bigint not null default 0 check (liability >= 0),
  -- The vault key that brings back the seed of a draw.
  key_id text check (key_id ~ '^[0-9a-f]{16}$'),
  -- The seed itself, sealed: only of draws that were announced under a key that was changed since.
  sealed_seed bytea,
  -- feed: two operators enter the numbers of a lottery elsewhere; nothing follows from the seed.
  numbers_from text not null default 'draw' check (numbers_from in ('draw', 'feed')),
  -- The numbers that count since the last approved correction. What was drawn first stays in winning_number.
  corrected_number text,
  -- When operators were alerted that its result is late.
  result_alerted_at timestamptz,
  -- Fixed when the draw goes on sale: `[{"playType": "k10", "most": 1000000}]`, in currency units.
  prize_caps jsonb not null default '[]',
  constraint lottery_draw_once unique (game_code, numero),
  constraint lottery_draw_proven check (seed is null or encode(sha256(decode(seed, 'hex')), 'hex') = commitment),
  check (closes_at <= draw_at),
  constraint lottery_draw_whole check ((winning_number is not null) = (status in ('drawn', 'settled'))
    and (seed is null or winning_number is not null) and (winning_number is null
    or (seed is null) = (numbers_from = 'feed')) and (corrected_number is null or winning_number is not null))
);
-- Draws that something is still to be done about: a handful.
create index lottery_draw_unfinished on lottery_draw (draw_at) where settled_at is null;
create index lottery_draw_results on lottery_draw (game_code, draw_at desc) where winning_number is not null;
-- The calendar of the console.
create index lottery_draw_calendar on lottery_draw (draw_at, id);
grant select, insert on lottery_draw to tessera_app;
grant update (draw_at, closes_at, status, seed, winning_number, drawn_at, settled_at, tickets, staked, liability,
  key_id, sealed_seed, numbers_from, corrected_number, result_alerted_at) on lottery_draw to tessera_app;

-- In partitions by quarter, as bet_fact. The id of a ticket is drawn at random and unique in each partition:
-- only the platform makes tickets, and the cause of its stake, which is the id, is posted once in the ledger.
create table lottery_ticket (
  id uuid not null,
  draw_id bigint not null,
  member_id bigint not null,
  game_code text not null,
  currency text not null,
  -- What was bet on, with the odds of the moment; see the ticket store.
  lines jsonb not null,
  stake bigint not null check (stake > 0),
  status text not null default 'open' check (status in ('open', 'settled', 'refunded', 'cancelled')),
  returned bigint check (returned >= 0),
  -- What each line paid, in their order.
  line_returns bigint[],
  placed_at timestamptz not null,
  settled_at timestamptz,
  constraint lottery_ticket_whole
    check ((status = 'open') = (returned is null) and (status = 'open') = (settled_at is null))
) partition by range (placed_at);
grant select, insert on lottery_ticket to tessera_app;
grant update (status, returned, line_returns, settled_at) on lottery_ticket to tessera_app;

-- first form: partitions have a trigger that calls it
create function lottery_ticket_guard() returns trigger language plpgsql as $$
begin
  if old.status <> 'open' then
    raise exception 'a ticket is settled once';
  end if;
  return new;
end $$;

-- first form: makes the first partitions
create function lottery_add_partition(p_name text, p_from timestamptz, p_to timestamptz)
  returns void
language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  if to_regclass(format('public.%I', p_name)) is not null then return; end if;
  execute format('create table public.%I (like lottery_ticket including defaults including constraints)',
    p_name);
  execute format('alter table public.%I add primary key (id),'
    ' add foreign key (draw_id) references lottery_draw (id),'
    ' add foreign key (member_id) references member (id)', p_name);
  execute format('create index on public.%I (member_id, placed_at desc, id)', p_name);
  execute format('create index on public.%I (draw_id, member_id, id)', p_name);
  execute format('create index on public.%I (draw_id) where status = ''open''', p_name);
  execute format('create index on public.%I using brin (placed_at)'
    ' with (pages_per_range = 16, autosummarize = on)', p_name);
  execute format('revoke all on public.%I from public, tessera_app', p_name);
  if p_to is null then
    execute format('alter table lottery_ticket attach partition public.%I default', p_name);
  else
    lock table lottery_ticket_default in access exclusive mode;
    execute format('with moved as (delete from lottery_ticket_default'
      ' where placed_at >= $1 and placed_at < $2 returning *)'
      ' insert into public.%I select * from moved', p_name)
      using p_from, p_to;
    execute format('alter table lottery_ticket attach partition public.%I for values from (%s) to (%L)',
      p_name, case when isfinite(p_from) then quote_literal(p_from) else 'minvalue' end, p_to);
  end if;
  -- After the rows were moved: those tickets have ended already.
  execute format('create trigger lottery_ticket_ends before update on public.%I'
    ' for each row execute function lottery_ticket_guard()', p_name);
end $$;
revoke all on function lottery_add_partition from public;

select lottery_add_partition('lottery_ticket_default', null, null);
select lottery_add_partition('lottery_ticket_first', '-infinity',
  (date_trunc('quarter', now() at time zone 'UTC') + interval '6 months') at time zone 'UTC');
select prepare_quarters('lottery_ticket', 'lottery_add_partition', now());

-- Public randomness that draws are made from: a draw names a source and one of its rounds when it goes on
-- sale, and that round appears after betting closes.
create table beacon_source (
  -- drand: and the hash of its chain, or own: and the SHA-256 of the public key.
  id text primary key,
  scheme text not null check (scheme in ('own-ed25519', 'pedersen-bls-chained', 'bls-unchained-g1-rfc9380')),
  public_key text not null check (public_key ~ '^[0-9a-f]+$'),
  genesis_ms bigint not null,
  period_ms integer not null check (period_ms > 0),
  added_at timestamptz not null
);
grant select, insert on beacon_source to tessera_app;

-- Rounds that were checked. They are never changed, so all processes make a draw from the same value.
create table beacon_round (
  source_id text not null references beacon_source (id),
  round bigint not null check (round > 0),
  previous text not null,
  signature text not null,
  randomness text not null check (randomness ~ '^[0-9a-f]{64}$'),
  stored_at timestamptz not null,
  primary key (source_id, round)
);
grant select, insert on beacon_round to tessera_app;

-- The round that a draw waits for. The numbers of a draw without one follow from the seed alone.
create table lottery_draw_beacon (
  draw_id bigint primary key references lottery_draw (id),
  source_id text not null references beacon_source (id),
  round bigint not null check (round > 0)
);
grant select, insert on lottery_draw_beacon to tessera_app;
grant update (round) on lottery_draw_beacon to tessera_app;

-- What an operator entered as the result of a draw; the last entry of each counts.
create table lottery_feed_entry (
  id bigint generated always as identity primary key,
  draw_id bigint not null references lottery_draw (id),
  operator_id integer not null,
  operator_name text not null,
  winning_number text not null,
  entered_at timestamptz not null
);
create index lottery_feed_entry_draw on lottery_feed_entry (draw_id, id);
grant select, insert on lottery_feed_entry to tessera_app;

-- planning: who gains and loses is being listed. planned: the list is whole. waiting: another operator
-- decides. running: tickets are being corrected. done, dropped: over.
create table lottery_correction (
  id uuid primary key,
  draw_id bigint not null references lottery_draw (id),
  from_number text not null,
  to_number text not null,
  status text not null check (status in ('planning', 'planned', 'waiting', 'running', 'done', 'dropped')),
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
  decision_reason text not null default '',
  done_at timestamptz,
  check (to_number <> from_number),
  constraint lottery_correction_two_people check ((status not in ('running', 'done')) or asked_by is not null
    and decided_by is not null and decided_by <> asked_by and decided_by <> made_by)
);
create unique index lottery_correction_one on lottery_correction (draw_id)
  where status in ('planning', 'planned', 'waiting', 'running');
create index lottery_correction_at_work on lottery_correction (status) where status in ('planning', 'running');
create index lottery_correction_draw on lottery_correction (draw_id, made_at);
grant select, insert on lottery_correction to tessera_app;
grant update (status, asked_by, asked_by_name, asked_at, decided_by, decided_by_name, decided_at, decision_reason,
  done_at) on lottery_correction to tessera_app;

-- A ticket that a correction changes: its returns before and after. Planned until applied_at, then for ever.
create table lottery_ticket_correction (
  correction_id uuid not null references lottery_correction (id),
  ticket_id uuid not null,
  member_id bigint not null references member (id),
  currency text not null,
  before_returned bigint not null check (before_returned >= 0),
  returned bigint not null check (returned >= 0),
  line_returns bigint[] not null,
  -- What changes in valid bets.
  valid_bet bigint not null,
  applied_at timestamptz,
  -- What the balance did not cover; the member owes it.
  owed bigint check (owed >= 0),
  primary key (correction_id, ticket_id),
  check ((applied_at is null) = (owed is null))
);
create index lottery_ticket_correction_ticket on lottery_ticket_correction (ticket_id, applied_at desc)
  where applied_at is not null;
create index lottery_ticket_correction_member on lottery_ticket_correction (correction_id, member_id);
create index lottery_ticket_correction_left on lottery_ticket_correction (correction_id, ticket_id)
  where applied_at is null;
grant select, insert on lottery_ticket_correction to tessera_app;
grant update (applied_at, owed) on lottery_ticket_correction to tessera_app;

-- Messages to all members with tickets for a draw, in the order of their ids: up to after_member they are
-- written.
create table lottery_draw_notice (
  id bigint generated always as identity primary key,
  draw_id bigint not null references lottery_draw (id),
  kind text not null check (kind in ('delayed', 'cancelled', 'corrected')),
  correction_id uuid references lottery_correction (id),
  after_member bigint not null default 0,
  made_at timestamptz not null,
  done_at timestamptz
);
create index lottery_draw_notice_left on lottery_draw_notice (id) where done_at is null;
grant select, insert on lottery_draw_notice to tessera_app;
grant update (after_member, done_at) on lottery_draw_notice to tessera_app;

create table lottery_jackpot (
  game_code text not null,
  tier text not null,
  currency text not null,
  -- The balance of its account after the last draw that was prepared.
  amount bigint not null check (amount >= 0),
  primary key (game_code, tier, currency)
);
grant select, insert on lottery_jackpot to tessera_app;
grant update (amount) on lottery_jackpot to tessera_app;

-- Draws whose shared prizes are prepared: once each, before the first of their tickets is settled.
create table lottery_shared_draw (
  draw_id bigint primary key references lottery_draw (id),
  prepared_at timestamptz not null
);
grant select, insert on lottery_shared_draw to tessera_app;

-- What the winners of a tier of a draw share, and what they staked together.
create table lottery_draw_share (
  draw_id bigint not null references lottery_shared_draw (draw_id),
  tier text not null,
  currency text not null,
  pool bigint not null check (pool > 0),
  staked bigint not null check (staked > 0),
  -- How many picks won, and what they get together, each rounded down to hundredths.
  picks integer not null check (picks > 0),
  paid bigint not null,
  primary key (draw_id, tier, currency),
  check (paid between 0 and pool)
);
grant select, insert on lottery_draw_share to tessera_app;

create table lottery_saved_numbers (
  member_id bigint not null references member (id),
  name text not null check (length(name) between 1 and 40),
  play_type text not null check (length(play_type) between 1 and 20),
  numbers text[] not null check (cardinality(numbers) between 1 and 200),
  primary key (member_id, name)
);
grant select, insert, update, delete on lottery_saved_numbers to tessera_app;

-- Results of the state lotteries, imported from files: never mixed with draws of this installation.
create table lottery_history (
  -- Whose draws, such as XSMB: the North's.
  form text not null check (form ~ '^[A-Z0-9]{1,20}$'),
  -- The number of the draw at the state lottery; the day for the North.
  draw text not null check (draw ~ '^\w{1,20}$'),
  day date not null,
  -- As on the wire: ~ between rows, a comma between the numbers of a row.
  numbers text not null check (numbers ~ '^[0-9,~]+$' and length(numbers) <= 400),
  -- Where it was imported from, as players read it.
  source text not null check (length(source) between 3 and 100),
  imported_at timestamptz not null,
  primary key (form, draw)
);
create index lottery_history_day on lottery_history (form, day);
grant select, insert on lottery_history to tessera_app;

-- The draws of a whole day of a lottery that draws all day, counted once. A draw that was made late makes a
-- further version of its day; the latest counts.
create table lottery_day_count (
  game_code text not null,
  day date not null,
  version integer not null check (version > 0),
  draws integer not null check (draws > 0),
  -- Five lists of two bytes for each series, see tally-bytes.ts.
  counts bytea not null,
  counted_at timestamptz not null,
  -- How many corrections of the day's draws a count knows.
  corrections integer not null default 0 check (corrections >= 0),
  primary key (game_code, day, version)
);
grant select, insert on lottery_day_count to tessera_app;

-- Of which draws of a lottery a member is notified.
create table lottery_follow (
  member_id bigint not null references member (id),
  game_code text not null,
  choice text not null check (choice in ('each', 'won', 'daily')),
  -- Only draws after this.
  since timestamptz not null,
  primary key (member_id, game_code)
);
create index lottery_follow_game on lottery_follow (game_code, choice, member_id);
grant select, insert, update, delete on lottery_follow to tessera_app;

-- A notice that was written: once for a member and a period, whoever repeats the work.
create table lottery_notice (
  member_id bigint not null references member (id),
  game_code text not null,
  -- A draw, an hour or a day; see notice-periods.ts.
  period text not null,
  sent_at timestamptz not null,
  primary key (member_id, game_code, period)
);
create index lottery_notice_time on lottery_notice (sent_at);
grant select, insert, delete on lottery_notice to tessera_app;

-- Periods whose notices are all written.
create table lottery_notice_period (
  game_code text not null,
  choice text not null check (choice in ('each', 'won', 'daily')),
  period text not null,
  done_at timestamptz not null,
  primary key (game_code, choice, period)
);
create index lottery_notice_period_time on lottery_notice_period (done_at);
grant select, insert, delete on lottery_notice_period to tessera_app;

-- What stands on each outcome of a draw, counted when a ticket is sold, in the same transaction. The outcome
-- is the play and the number, such as lo2:15, sbs:big or x2:05,27.
create table lottery_draw_exposure (
  draw_id bigint not null references lottery_draw (id),
  outcome text collate "C" not null,
  staked bigint not null check (staked >= 0),
  -- The most that the stakes on it can return.
  liability bigint not null check (liability >= 0),
  primary key (draw_id, outcome)
);
grant select, insert, update on lottery_draw_exposure to tessera_app;

-- What the winners of a jackpot share in a draw, whether somebody won it or not, and what it starts anew with.
create table lottery_draw_jackpot (
  draw_id bigint not null references lottery_shared_draw (draw_id),
  tier text not null,
  currency text not null,
  pool bigint not null check (pool >= 0),
  start bigint not null check (start >= 0),
  primary key (draw_id, tier, currency)
);
grant select, insert on lottery_draw_jackpot to tessera_app;

-- What a correction changes for a jackpot: who shares its pool before and after. Planned until applied_at,
-- then for ever.
create table lottery_correction_share (
  correction_id uuid not null references lottery_correction (id),
  tier text not null,
  currency text not null,
  pool bigint not null check (pool >= 0),
  start bigint not null check (start >= 0),
  -- The winning stakes and what they got together; zero when nobody won.
  before_staked bigint not null check (before_staked >= 0),
  before_paid bigint not null,
  staked bigint not null check (staked >= 0),
  picks integer not null check (picks >= 0),
  paid bigint not null,
  -- What went into the jackpot of today, below zero what came out of it.
  moved bigint,
  applied_at timestamptz,
  primary key (correction_id, tier, currency),
  check (before_paid between 0 and pool),
  constraint lottery_correction_share_check1 check (paid between 0 and pool),
  constraint lottery_correction_share_check2 check ((applied_at is null) = (moved is null))
);
grant select, insert on lottery_correction_share to tessera_app;
grant update (moved, applied_at) on lottery_correction_share to tessera_app;

-- A capped prize of a draw whose winners share the cap.
create table lottery_draw_cap (
  draw_id bigint not null references lottery_shared_draw (draw_id),
  play_type text not null,
  tier text not null,
  currency text not null,
  cap bigint not null check (cap > 0),
  -- What the winners would have got without the cap, and what they get together, each rounded down to
  -- hundredths.
  due bigint not null,
  picks integer not null check (picks > 0),
  paid bigint not null,
  primary key (draw_id, play_type, tier, currency),
  check (due > cap),
  constraint lottery_draw_cap_check1 check (paid between 0 and cap)
);
grant select, insert on lottery_draw_cap to tessera_app;

--------------------------------------------------------------------------------
-- modules/sportsbook: what can be bet on: events, what happens in them, results by version, markets and prices;
-- the built-in feed that replays and plays them, and the polled and the pushed one from outside; bets on them,
-- those of one moment placed together, builders, cash-outs, pools of fights, shared slips; what operators trade,
-- review and enter
--------------------------------------------------------------------------------

-- What can be bet on, from the largest to the smallest. Names: {"en": "England"}, with further languages where
-- the source has them.
create table sportsbook_competition (
  id bigint generated always as identity primary key,
  feed text not null check (feed in ('replay', 'odds', 'push')),
  external_id text not null check (length(external_id) between 1 and 100),
  sport text not null check (sport ~ '^[a-z]{2,20}$'),
  -- A country or a part of the world; invented competitions have none.
  region jsonb,
  names jsonb not null check (jsonb_typeof(names) = 'object' and pg_column_size(names) <= 8000),
  -- Small numbers come first.
  position integer not null default 1000,
  constraint sportsbook_competition_source unique (feed, external_id)
);
grant select, insert on sportsbook_competition to tessera_app;
grant update (region, names, position) on sportsbook_competition to tessera_app;

create table sportsbook_season (
  id bigint generated always as identity primary key,
  competition_id bigint not null references sportsbook_competition (id),
  external_id text not null check (length(external_id) between 1 and 100),
  constraint sportsbook_season_source unique (competition_id, external_id)
);
grant select, insert on sportsbook_season to tessera_app;

create table sportsbook_team (
  id bigint generated always as identity primary key,
  feed text not null check (feed in ('replay', 'odds', 'push')),
  external_id text not null check (length(external_id) between 1 and 200),
  sport text not null,
  names jsonb not null check (jsonb_typeof(names) = 'object' and pg_column_size(names) <= 8000),
  constraint sportsbook_team_source unique (feed, sport, external_id)
);
grant select, insert on sportsbook_team to tessera_app;
grant update (names) on sportsbook_team to tessera_app;

create table sportsbook_event (
  id bigint generated always as identity primary key,
  feed text not null check (feed in ('replay', 'odds', 'push')),
  external_id text not null check (length(external_id) between 1 and 200),
  sport text not null,
  season_id bigint not null references sportsbook_season (id),
  competition_id bigint not null references sportsbook_competition (id),
  home_id bigint references sportsbook_team (id),
  away_id bigint references sportsbook_team (id),
  starts_at timestamptz not null,
  status text not null default 'scheduled'
    check (status in ('scheduled', 'live', 'interrupted', 'abandoned', 'postponed', 'ended', 'cancelled')),
  venue text not null default 'as_announced' check (venue in ('as_announced', 'neutral', 'reversed')),
  -- The most sets or maps, for the sports that have them.
  best_of integer check (best_of between 1 and 7 and (best_of % 2) = 1),
  home_score integer not null default 0 check (home_score >= 0),
  away_score integer not null default 0 check (away_score >= 0),
  -- What is played now, such as second_half or quarter_3; empty before it starts.
  period text not null default '' check (length(period) <= 40),
  -- How long it has been played by its own clock at a moment, and whether that clock runs.
  played_seconds integer not null default 0 check (played_seconds >= 0),
  played_at timestamptz,
  -- The result so far, as the rules read it (EventResult); null while nothing is known.
  result jsonb check (pg_column_size(result) <= 8000),
  -- Further counts of both sides, such as {"corners": [4, 2]}.
  statistics jsonb not null default '{}' check (pg_column_size(statistics) <= 8000),
  -- Why no market takes bets now; null while markets decide for themselves.
  stopped text check (stopped in ('goal', 'red_card', 'penalty', 'review', 'incident', 'feed', 'operator')),
  -- How often it changed.
  version integer not null default 1,
  -- The stop of the source itself, which an operator's stop hides but does not end.
  feed_stopped text check (feed_stopped in ('goal', 'red_card', 'penalty', 'review', 'incident', 'feed')),
  kind text not null default 'match' check (kind in ('match', 'outright')),
  -- Set when an event is old and bets or entries of operators were found on it: it stays, and nobody looks at it
  -- again.
  has_records boolean not null default false,
  -- No bet on it was placed earlier: when it was stored, or the first bet by a clock that was behind. Its bets are looked for
  -- from here on, so that older quarters stay closed.
  bets_from timestamptz not null,
  constraint sportsbook_event_source unique (feed, external_id),
  constraint sportsbook_event_sides
    check ((kind = 'match') = (home_id is not null) and (kind = 'match') = (away_id is not null))
);
create index sportsbook_event_starts on sportsbook_event (starts_at, id);
create index sportsbook_event_open on sportsbook_event (status, starts_at, id)
  where status in ('scheduled', 'live', 'interrupted');
create index sportsbook_event_competition on sportsbook_event (competition_id, starts_at);
create index sportsbook_event_home on sportsbook_event (home_id, starts_at);
create index sportsbook_event_away on sportsbook_event (away_id, starts_at);
create index sportsbook_event_season on sportsbook_event (season_id);
create index sportsbook_event_to_forget on sportsbook_event (starts_at, id) where not has_records;
grant select, insert on sportsbook_event to tessera_app;
grant update (starts_at, status, venue, best_of, home_score, away_score, period, played_seconds, played_at, result,
  statistics, stopped, version, feed_stopped, bets_from) on sportsbook_event to tessera_app;

-- What happened in an event, in order; by its source's number, so that a repetition changes nothing.
create table sportsbook_incident (
  event_id bigint not null references sportsbook_event (id),
  number integer not null check (number > 0),
  kind text not null check (kind ~ '^[a-zA-Z_]{2,40}$'),
  side text check (side in ('home', 'away')),
  period text not null,
  played_seconds integer not null check (played_seconds >= 0),
  home_score integer not null,
  away_score integer not null,
  at timestamptz not null,
  primary key (event_id, number)
);
grant select, insert on sportsbook_incident to tessera_app;

-- How an event ended. A correction is a further version; the latest counts.
create table sportsbook_result (
  event_id bigint not null references sportsbook_event (id),
  version integer not null check (version > 0),
  status text not null check (status in ('ended', 'abandoned', 'postponed', 'cancelled', 'live', 'scheduled',
    'interrupted')),
  venue text not null check (venue in ('as_announced', 'neutral', 'reversed')),
  -- As the rules read it (EventResult); null if nothing was played.
  result jsonb check (jsonb_typeof(result) = 'object' and pg_column_size(result) <= 8000),
  ended_at timestamptz,
  -- The official result at the end of play, or a later decision that does not count for bets.
  source text not null check (source in ('play', 'award')),
  at timestamptz not null,
  result_at_deadline jsonb check (jsonb_typeof(result_at_deadline) = 'object'
    and pg_column_size(result_at_deadline) <= 8000),
  voided_markets text[] not null default '{}' check (cardinality(voided_markets) <= 1000),
  primary key (event_id, version)
);
grant select, insert on sportsbook_result to tessera_app;

-- One market of an event with the prices of its outcomes. The version grows with every change, so that a bet
-- can name what it saw.
create table sportsbook_market (
  id bigint generated always as identity primary key,
  event_id bigint not null references sportsbook_event (id),
  type text not null check (type ~ '^[a-z][a-z0-9_]{0,40}$'),
  period text not null check (period ~ '^[a-z][a-z0-9_]{0,40}$'),
  -- Four times the line: -0.75 is -3. Null for a market without a line.
  line_quarters integer,
  status text not null check (status in ('open', 'suspended', 'closed', 'settled')),
  outcomes text[] not null check (cardinality(outcomes) between 1 and 200),
  -- In thousandths, in the order of the outcomes; 0 for an outcome that is not on sale.
  prices integer[] not null check (0 <= all (prices)),
  position integer not null default 0,
  version integer not null default 1,
  changed_at timestamptz not null,
  -- What the source of a market thinks of its outcomes, in their order and in millionths: the chance of winning,
  -- pushes left out, and the share of a stake that comes back on average. Null where that is not known.
  -- Cash-outs are made from it, never from prices on sale.
  win_chances integer[] not null default '{}' check ((0 <= all (win_chances)) and (1000000 >= all (win_chances))),
  back_chances integer[] not null default '{}' check ((0 <= all (back_chances)) and (1000000 >= all (back_chances))),
  constraint sportsbook_market_once unique nulls not distinct (event_id, type, period, line_quarters),
  check (cardinality(prices) = cardinality(outcomes))
);
create unique index sportsbook_market_of_event on sportsbook_market (event_id, id);
grant select, insert on sportsbook_market to tessera_app;
grant update (status, prices, version, changed_at, win_chances, back_chances) on sportsbook_market to tessera_app;

-- Every version that a market had, as long as it is kept (sportsbook_forget_prices).
create table sportsbook_price (
  market_id bigint not null,
  version integer not null,
  status text not null,
  prices integer[] not null,
  at timestamptz not null,
  primary key (market_id, version)
);
create index sportsbook_price_at on sportsbook_price using brin (at);
grant select, insert on sportsbook_price to tessera_app;

-- Real matches that were imported, and that the built-in feed replays in this order.
create table sportsbook_recorded (
  id bigint generated always as identity primary key,
  competition text not null check (competition ~ '^[a-z0-9-]{1,40}$'),
  season text not null check (length(season) between 1 and 20),
  position integer not null check ("position" >= 0),
  round text not null,
  day date not null,
  home text not null check (length(home) between 1 and 100),
  away text not null check (length(away) between 1 and 100),
  home_score integer not null,
  away_score integer not null,
  half_time integer[] check (cardinality(half_time) = 2),
  -- Counts of both sides where the source has them, such as {"corners": [7, 8]}.
  statistics jsonb not null,
  constraint sportsbook_recorded_once unique (competition, season, "position")
);
grant select, insert on sportsbook_recorded to tessera_app;

-- The clock of the built-in feed: at this moment its time was this, and since then it has run so many times as
-- fast.
create table sportsbook_replay_clock (
  singleton boolean primary key default true check (singleton),
  at_ms bigint not null,
  replay_ms bigint not null,
  speed integer not null check (speed between 1 and 1000)
);
grant select, insert on sportsbook_replay_clock to tessera_app;
grant update (at_ms, replay_ms, speed) on sportsbook_replay_clock to tessera_app;

-- How far the built-in feed has planned each of its series: recorded matches of a competition, or an invented
-- one.
create table sportsbook_replay_series (
  series text primary key check (series ~ '^[a-z0-9-]{1,40}$'),
  -- How often the whole series was played already, and the next position in it.
  edition integer not null default 1 check (edition > 0),
  position integer not null default 0 check ("position" >= 0),
  -- The first moment of the feed's clock at which the next event may start.
  next_ms bigint not null
);
grant select, insert on sportsbook_replay_series to tessera_app;
grant update (edition, position, next_ms) on sportsbook_replay_series to tessera_app;

-- What the built-in feed knows about an event: when it starts by the feed's clock, and the seed by which it is
-- played. The seed is drawn when it starts, so that nobody can compute a result while bets before the start
-- are taken.
create table sportsbook_replay_event (
  event_id bigint primary key references sportsbook_event (id),
  recorded_id bigint references sportsbook_recorded (id),
  starts_ms bigint not null,
  -- What its prices are computed from, such as {"home": 1.5, "away": 1.1}.
  strength jsonb not null check (pg_column_size(strength) <= 2000),
  seed text check (seed ~ '^[0-9a-f]{64}$'),
  -- The incidents that have happened, and when markets reopen, were priced, and something is next to do, by the
  -- feed's clock.
  done integer not null default 0 check (done >= 0),
  reopens_ms bigint,
  priced_ms bigint not null default 0,
  next_ms bigint not null,
  finished boolean not null default false,
  -- All that is to come in a running match of the built-in feed follows from its seed. The database holds it
  -- only sealed with the vault key (docs/runbook/keys.md).
  sealed_seed bytea,
  constraint sportsbook_replay_event_one_seed check (seed is null or sealed_seed is null)
);
create index sportsbook_replay_event_next on sportsbook_replay_event (next_ms) where not finished;
grant select, insert on sportsbook_replay_event to tessera_app;
grant update (starts_ms, seed, done, reopens_ms, priced_ms, next_ms, finished,
  sealed_seed) on sportsbook_replay_event to tessera_app;

-- Which process replays or follows a feed.
create table sportsbook_lead (
  feed text primary key,
  holder text not null,
  until_ms bigint not null
);
grant select, insert on sportsbook_lead to tessera_app;
grant update (holder, until_ms) on sportsbook_lead to tessera_app;

-- In partitions by quarter, with everything that belongs to a bet; see sportsbook_add_partition. The id of a bet follows from
-- the request that places it. It is unique in each partition, and for ever because its stake is posted once under it.
create table sportsbook_bet (
  id uuid not null,
  member_id bigint not null,
  currency text not null,
  -- single, multiple, 2_of_3, trixie and so on.
  kind text not null check (kind ~ '^[a-z0-9_]{1,20}$'),
  stake_per_line bigint not null check (stake_per_line > 0),
  lines integer not null check (lines between 1 and 1024),
  stake bigint not null,
  -- What it returns if all of its legs win.
  most_return bigint not null check (most_return >= 0),
  -- What its owner agrees to when a price moves before the bet is accepted.
  price_changes text not null check (price_changes in ('none', 'better', 'any')),
  -- pending: its stake is taken, and it is accepted or refused at decides_at. refused: the stake went back.
  status text not null check (status in ('pending', 'open', 'settled', 'refused')),
  decides_at timestamptz,
  refusal text check (refusal in ('closed', 'price', 'score', 'limit', 'review', 'declined')),
  -- What it returned by the last of its settlements, and how many it has had.
  returned bigint check (returned >= 0),
  -- What it counted as turnover.
  valid_bet bigint not null default 0,
  settlements integer not null default 0,
  -- In milliseconds, as the platform reads it: a partition is chosen by it.
  placed_at timestamptz(3) not null,
  ended_at timestamptz,
  -- How much of the stake of each line was cashed out, and what that paid.
  cashed_per_line bigint not null default 0,
  cashed_out bigint not null default 0,
  -- A bet that was pending is accepted later than it is placed. Whether its event had begun then, decides
  -- whether it counts.
  accepted_at timestamptz,
  constraint sportsbook_bet_stake check (stake = (stake_per_line * lines)),
  constraint sportsbook_bet_pending check ((status = 'pending') = (decides_at is not null)),
  constraint sportsbook_bet_refused check ((status = 'refused') = (refusal is not null))
) partition by range (placed_at);
grant select, insert on sportsbook_bet to tessera_app;
grant update (stake_per_line, stake, most_return, status, decides_at, refusal, returned, valid_bet, settlements,
  ended_at, cashed_per_line, cashed_out, accepted_at) on sportsbook_bet to tessera_app;

create table sportsbook_leg (
  bet_id uuid not null,
  position integer not null check ("position" >= 0 and "position" <= 19),
  event_id bigint not null,
  market_id bigint not null,
  outcome text not null,
  -- As accepted; while the bet is pending, as asked.
  price integer not null check (price > 1000),
  market_version integer not null,
  -- The score of a live event when the bet was placed: a pending bet is refused once it has changed.
  score_seen integer[] check (cardinality(score_seen) = 2),
  -- What had been scored in its part of the event, for markets that count only what comes after.
  score_before integer[] check (cardinality(score_before) = 2),
  -- What was thought of a leg when its bet was accepted.
  win_chance integer check (win_chance between 0 and 1000000),
  back_chance integer check (back_chance between 0 and 1000000),
  -- Of its bet.
  placed_at timestamptz(3) not null,
  -- Of the whole table: one reference for all partitions, as every change of a price goes over the references to its market.
  constraint sportsbook_leg_market_id_fkey foreign key (event_id, market_id)
    references sportsbook_market (event_id, id)
) partition by range (placed_at);
grant select, insert on sportsbook_leg to tessera_app;
grant update (price, market_version, win_chance, back_chance) on sportsbook_leg to tessera_app;

-- How a bet was settled, and again after a corrected result: by which versions of its results, and what it
-- returned then.
create table sportsbook_settlement (
  bet_id uuid not null,
  number integer not null check (number > 0),
  status text not null check (status in ('settled', 'open')),
  returned bigint not null check (returned >= 0),
  versions jsonb not null check (pg_column_size(versions) <= 4000),
  -- What a member's balance did not cover when an earlier return was taken back.
  owed bigint not null default 0 check (owed >= 0),
  at timestamptz not null,
  -- Of its bet.
  placed_at timestamptz(3) not null
) partition by range (placed_at);
grant select, insert on sportsbook_settlement to tessera_app;

-- What the outcomes of a market have taken in and would return.
create table sportsbook_outcome_stake (
  market_id bigint not null references sportsbook_market (id),
  outcome text not null,
  staked bigint not null check (staked >= 0),
  returns bigint not null check (returns >= 0),
  primary key (market_id, outcome)
);
grant select, insert on sportsbook_outcome_stake to tessera_app;
grant update (staked, returns) on sportsbook_outcome_stake to tessera_app;

-- How often there was something to settle in an event, and how often that was done; how far it has come
-- meanwhile.
create table sportsbook_event_settlement (
  event_id bigint primary key references sportsbook_event (id),
  due integer not null,
  done integer not null default 0,
  -- It was settled because its 48 hours had passed.
  late boolean not null default false
);
create index sportsbook_event_settlement_due on sportsbook_event_settlement (event_id) where due > done;
grant select, insert on sportsbook_event_settlement to tessera_app;
grant update (due, done, late) on sportsbook_event_settlement to tessera_app;

create table sportsbook_builder_selection (
  bet_id uuid not null,
  leg integer not null,
  position integer not null check ("position" >= 1 and "position" <= 11),
  market_id bigint not null references sportsbook_market (id),
  outcome text not null,
  market_version integer not null,
  -- What had been scored in its part of the event, for markets that count only what comes after.
  score_before integer[] check (cardinality(score_before) = 2),
  -- Of its bet.
  placed_at timestamptz(3) not null
) partition by range (placed_at);
grant select, insert on sportsbook_builder_selection to tessera_app;
grant update (market_version) on sportsbook_builder_selection to tessera_app;

create table sportsbook_cash_out (
  bet_id uuid not null,
  number integer not null check (number > 0),
  -- What ended of the stake of each line, and what was paid for it.
  stake_per_line bigint not null check (stake_per_line > 0),
  paid bigint not null check (paid > 0),
  -- It was taken because the offer had reached the target of its owner.
  automatic boolean not null,
  at timestamptz not null,
  -- Of its bet.
  placed_at timestamptz(3) not null
) partition by range (placed_at);
grant select, insert on sportsbook_cash_out to tessera_app;

-- Bets that are cashed out by themselves once their offer reaches a target; a row for each of their events.
create table sportsbook_cash_out_target (
  event_id bigint not null references sportsbook_event (id),
  bet_id uuid not null,
  target bigint not null check (target > 0),
  -- Of its bet.
  placed_at timestamptz(3) not null,
  primary key (event_id, bet_id)
);
create index sportsbook_cash_out_target_bet on sportsbook_cash_out_target (bet_id);
grant select, insert, delete on sportsbook_cash_out_target to tessera_app;
grant update (target) on sportsbook_cash_out_target to tessera_app;

-- Events that bets with a target are on, and the version of each at which they were last looked at.
create table sportsbook_cash_out_watch (
  event_id bigint primary key references sportsbook_event (id),
  seen_version integer not null
);
grant select, insert, delete on sportsbook_cash_out_watch to tessera_app;
grant update (seen_version) on sportsbook_cash_out_watch to tessera_app;

-- Which singles a member has on an event.
create table sportsbook_single (
  event_id bigint not null,
  member_id bigint not null,
  bet_id uuid not null,
  -- Of its bet.
  placed_at timestamptz(3) not null
) partition by range (placed_at);
grant select, insert on sportsbook_single to tessera_app;

create table sportsbook_shared_slip (
  code text primary key check (code ~ '^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$'),
  -- Of each leg its selections: [[{"marketId": "7", "outcome": "home"}]].
  legs jsonb not null check (jsonb_typeof(legs) = 'array' and pg_column_size(legs) <= 20000),
  -- Of the legs: the same ones have the same code.
  fingerprint text not null unique check (fingerprint ~ '^[0-9a-f]{64}$'),
  -- How many a member may make within a day is bounded.
  member_id bigint not null,
  made_at timestamptz not null,
  expires_at timestamptz not null
);
create index sportsbook_shared_slip_member on sportsbook_shared_slip (member_id, made_at);
create index sportsbook_shared_slip_expires on sportsbook_shared_slip (expires_at);
grant select, insert, delete on sportsbook_shared_slip to tessera_app;
grant update (expires_at) on sportsbook_shared_slip to tessera_app;

-- One row for each part of a feed that can fail by itself: a sport of the polled feed, a producer of the push
-- feed.
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
  -- The newest sign of life, by the sender's clock but never later than ours, and whether the sender knows of
  -- us.
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
  primary key (feed, part)
);
grant select, insert, update on sportsbook_feed_health to tessera_app;

-- What a feed has said about an event, so that messages in any order, and repeated ones, come to the same.
create table sportsbook_feed_event (
  event_id bigint primary key references sportsbook_event (id),
  -- The part of its feed on which its markets depend.
  part text not null check (length(part) between 1 and 100),
  state jsonb not null check (jsonb_typeof(state) = 'object' and pg_column_size(state) <= 400000)
);
create index sportsbook_feed_event_part on sportsbook_feed_event (part, event_id);
grant select, insert, update on sportsbook_feed_event to tessera_app;

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
  constraint sportsbook_control_check1 check (cardinality(offset_ticks) = cardinality(source_prices)),
  constraint sportsbook_control_check2 check (cardinality(shaded_ticks) = cardinality(source_prices))
);
create index sportsbook_control_event on sportsbook_control (event_id);
grant select, insert on sportsbook_control to tessera_app;
grant update (source_status, source_prices, manual_prices, offset_ticks, shaded_ticks,
  stopped) on sportsbook_control to tessera_app;

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
  primary key (brand_code, kind, key),
  constraint sportsbook_limit_one check ((factor is null) <> (highest is null)),
  constraint sportsbook_limit_factor check (factor is null or kind = 'member')
);
grant select, insert, delete on sportsbook_limit to tessera_app;
grant update (factor, highest, reason, set_by, set_at) on sportsbook_limit to tessera_app;

-- Large bets that wait for an operator. Until decides_at of the bet somebody has to decide.
create table sportsbook_review (
  bet_id uuid not null,
  -- waiting: for an operator. offered: for its owner, who accepts or gets the stake back. approved: it is
  -- accepted like any other pending bet. over: refused, declined or expired.
  state text not null default 'waiting' check (state in ('waiting', 'offered', 'approved', 'over')),
  asked_at timestamptz not null,
  decided_by integer,
  decided_by_name text,
  decided_at timestamptz,
  reason text check (length(reason) <= 200),
  -- What was offered instead: the stake of a line, and the prices of the legs in their order; and the prices
  -- that stood then.
  offered_stake_per_line bigint check (offered_stake_per_line > 0),
  offered_prices integer[] check (cardinality(offered_prices) between 1 and 20),
  prices_then integer[] check (cardinality(prices_then) between 1 and 20),
  -- Of its bet.
  placed_at timestamptz(3) not null,
  constraint sportsbook_review_decided check (state = 'waiting' or state = 'over' or decided_by is not null)
) partition by range (placed_at);
grant select, insert on sportsbook_review to tessera_app;
grant update (state, decided_by, decided_by_name, decided_at, reason, offered_stake_per_line, offered_prices,
  prices_then) on sportsbook_review to tessera_app;

-- Results that an operator enters, and markets and events that one declares void: first a dry run, then its
-- confirmation.
create table sportsbook_result_entry (
  id uuid primary key,
  event_id bigint not null references sportsbook_event (id),
  -- planning: who gains and loses is being computed. planned: it can be confirmed. running: its version counts,
  -- and bets are settled by it. done: all are. stale: something else has changed meanwhile.
  status text not null check (status in ('planning', 'planned', 'running', 'done', 'dropped', 'stale')),
  kind text not null check (kind in ('result', 'void_market', 'void_event')),
  -- The next version of the result (ResultVersion).
  said jsonb not null check (pg_column_size(said) <= 20000),
  market_id bigint references sportsbook_market (id),
  -- The version of the result that it follows; 0: the first.
  from_version integer not null check (from_version >= 0),
  reason text not null check (length(reason) between 1 and 200),
  made_by integer not null,
  made_by_name text not null,
  made_at timestamptz not null,
  -- What the dry run found, and all that it was computed from.
  plan jsonb check (pg_column_size(plan) <= 200000),
  fingerprint text,
  second_operator boolean not null default false,
  version integer,
  decided_by integer,
  decided_by_name text,
  decided_at timestamptz,
  decision_reason text check (length(decision_reason) <= 200),
  constraint sportsbook_result_entry_two_people
    check (not second_operator or (status not in ('running', 'done')) or decided_by <> made_by)
);
create unique index sportsbook_result_entry_open on sportsbook_result_entry (event_id)
  where status in ('planning', 'planned', 'running');
create index sportsbook_result_entry_event on sportsbook_result_entry (event_id, made_at desc);
create index sportsbook_result_entry_work on sportsbook_result_entry (made_at)
  where status in ('planning', 'running');
create index sportsbook_result_entry_market on sportsbook_result_entry (market_id) where market_id is not null;
grant select, insert on sportsbook_result_entry to tessera_app;
grant update (status, plan, fingerprint, second_operator, version, decided_by, decided_by_name, decided_at,
  decision_reason) on sportsbook_result_entry to tessera_app;

-- Who can be bet on in an outright; the id of the team is the outcome of its markets.
create table sportsbook_competitor (
  event_id bigint not null references sportsbook_event (id),
  team_id bigint not null references sportsbook_team (id),
  primary key (event_id, team_id)
);
grant select, insert on sportsbook_competitor to tessera_app;

-- Which season of the built-in feed an outright is about, and what of it the prices have counted in.
create table sportsbook_replay_outright (
  event_id bigint primary key references sportsbook_event (id),
  series text not null,
  edition integer not null,
  -- Any position of its season in the series.
  position integer not null,
  counted text not null default '',
  finished boolean not null default false
);
create index sportsbook_replay_outright_open on sportsbook_replay_outright (event_id) where not finished;
grant select, insert on sportsbook_replay_outright to tessera_app;
grant update (counted, finished) on sportsbook_replay_outright to tessera_app;

create table sportsbook_pool (
  event_id bigint not null references sportsbook_event (id),
  currency text not null,
  meron bigint not null default 0 check (meron >= 0),
  wala bigint not null default 0 check (wala >= 0),
  primary key (event_id, currency)
);
grant select, insert on sportsbook_pool to tessera_app;
grant update (meron, wala) on sportsbook_pool to tessera_app;

create table sportsbook_pool_bet (
  id uuid primary key,
  member_id bigint not null,
  event_id bigint not null references sportsbook_event (id),
  currency text not null,
  side text not null check (side in ('meron', 'wala')),
  stake bigint not null check (stake > 0),
  status text not null default 'open' check (status in ('open', 'settled')),
  -- What it returned by the last of its settlements, what it counted as turnover, and how many settlements it
  -- has had.
  returned bigint check (returned >= 0),
  valid_bet bigint not null default 0,
  settlements integer not null default 0,
  placed_at timestamptz not null,
  ended_at timestamptz,
  constraint sportsbook_pool_bet_settled check ((status = 'settled') = (returned is not null))
);
create index sportsbook_pool_bet_event on sportsbook_pool_bet (event_id, id);
create index sportsbook_pool_bet_member on sportsbook_pool_bet (member_id, placed_at desc);
grant select, insert on sportsbook_pool_bet to tessera_app;
grant update (status, returned, valid_bet, settlements, ended_at) on sportsbook_pool_bet to tessera_app;

-- How a stake was settled, and again after a corrected result.
create table sportsbook_pool_settlement (
  bet_id uuid not null references sportsbook_pool_bet (id),
  number integer not null check (number > 0),
  status text not null check (status in ('settled', 'open')),
  returned bigint not null check (returned >= 0),
  result_version integer,
  -- What a member's balance did not cover when an earlier return was taken back.
  owed bigint not null default 0 check (owed >= 0),
  at timestamptz not null,
  primary key (bet_id, number)
);
grant select, insert on sportsbook_pool_settlement to tessera_app;

-- Manual prices that the platform has withdrawn because the score changed: they were made for another score.
create table sportsbook_withdrawn_price (
  id bigint generated always as identity primary key,
  event_id bigint not null references sportsbook_event (id),
  market_id bigint not null,
  outcome text not null,
  price integer not null check (price > 1000),
  home_before integer not null,
  away_before integer not null,
  home_after integer not null,
  away_after integer not null,
  at timestamptz not null
);
create index sportsbook_withdrawn_price_event on sportsbook_withdrawn_price (event_id, id);
grant select, insert on sportsbook_withdrawn_price to tessera_app;

-- Cash-outs in play that wait as long as a bet would, and the last one of a bet that was refused after its
-- wait.
create table sportsbook_cash_out_request (
  bet_id uuid primary key,
  -- How much of the bet, in hundredths of a per cent; it is taken for no less than the offer, counted for all
  -- that is left of the bet.
  share integer not null check (share between 1 and 10000),
  offer bigint not null check (offer > 0),
  -- The offer had reached the target of its owner.
  automatic boolean not null,
  -- The events of its open legs as they were: it is refused if they have changed.
  seen jsonb not null,
  decides_at timestamptz,
  refusal text check (refusal in ('event_changed', 'offer_lower', 'not_offered')),
  -- Of its bet.
  placed_at timestamptz(3) not null,
  constraint sportsbook_cash_out_request_waits check ((decides_at is null) <> (refusal is null))
);
create index sportsbook_cash_out_request_due on sportsbook_cash_out_request (decides_at) where decides_at is not null;
grant select, insert, delete on sportsbook_cash_out_request to tessera_app;
grant update (share, offer, automatic, seen, decides_at, refusal) on sportsbook_cash_out_request to tessera_app;

-- first form: partitions have a trigger that calls it
create function sportsbook_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'incidents, results and recorded matches are never changed' using errcode = '42501';
end $$;

-- first form: makes the first partitions
create function sportsbook_add_partition(p_name text, p_from timestamptz, p_to timestamptz) returns void
language plpgsql set search_path = pg_catalog, public, pg_temp as $$
declare
  -- Whatever is referred to comes first.
  v_tables constant text[] := array['sportsbook_bet', 'sportsbook_leg', 'sportsbook_builder_selection',
    'sportsbook_settlement', 'sportsbook_cash_out', 'sportsbook_single', 'sportsbook_review'];
  v_count constant integer := cardinality(v_tables);
  v_suffix constant text := substring(p_name from '^(?:' || array_to_string(v_tables, '|') || ')(_.+)$');
  v_parts text[];
  v_part text;
begin
  if v_suffix is null then
    raise exception '% is no name of a partition of bets', p_name using errcode = '22023';
  end if;
  v_parts := array(select t.name || v_suffix from unnest(v_tables) with ordinality as t (name, position) order by t.position);
  if to_regclass(format('public.%I', v_parts[1])) is not null then return; end if;
  for v_position in 1 .. v_count loop
    execute format('create table public.%I (like %I including defaults including constraints)', v_parts[v_position],
      v_tables[v_position]);
    execute format('revoke all on public.%I from public, tessera_app', v_parts[v_position]);
  end loop;
  -- Settling changes no indexed column, so that most rows are changed in place.
  execute format('alter table public.%I set (fillfactor = 90), add primary key (id)', v_parts[1]);
  execute format('create index on public.%I (member_id, placed_at desc)', v_parts[1]);
  execute format('create index on public.%I (decides_at) where decides_at is not null', v_parts[1]);
  execute format('alter table public.%I add primary key (bet_id, position)', v_parts[2]);
  execute format('create index on public.%I (event_id, bet_id) include (placed_at)', v_parts[2]);
  execute format('alter table public.%I add primary key (bet_id, leg, position),'
    ' add foreign key (bet_id, leg) references public.%I (bet_id, position)', v_parts[3], v_parts[2]);
  execute format('create index on public.%I (market_id)', v_parts[3]);
  execute format('alter table public.%I add primary key (bet_id, number)', v_parts[4]);
  execute format('alter table public.%I add primary key (bet_id, number)', v_parts[5]);
  execute format('alter table public.%I add primary key (event_id, member_id, bet_id) include (placed_at)', v_parts[6]);
  execute format('alter table public.%I add primary key (bet_id)', v_parts[7]);
  execute format('create index on public.%I (asked_at, bet_id) where state in (''waiting'', ''offered'')', v_parts[7]);
  foreach v_part in array v_parts[2:2] || v_parts[4:] loop
    execute format('alter table public.%I add foreign key (bet_id) references public.%I (id)', v_part, v_parts[1]);
  end loop;
  if p_to is null then
    for v_position in 1 .. v_count loop
      execute format('alter table %I attach partition public.%I default', v_tables[v_position], v_parts[v_position]);
    end loop;
  else
    for v_position in 1 .. v_count loop
      execute format('lock table %I in access exclusive mode', v_tables[v_position] || '_default');
      execute format('insert into public.%I select * from %I where placed_at >= $1 and placed_at < $2', v_parts[v_position],
        v_tables[v_position] || '_default') using p_from, p_to;
    end loop;
    for v_position in reverse v_count .. 1 loop
      -- What is only moved is not changed.
      execute format('alter table %I disable trigger user', v_tables[v_position] || '_default');
      execute format('delete from %I where placed_at >= $1 and placed_at < $2', v_tables[v_position] || '_default')
        using p_from, p_to;
      execute format('alter table %I enable trigger user', v_tables[v_position] || '_default');
    end loop;
    for v_position in 1 .. v_count loop
      execute format('alter table %I attach partition public.%I for values from (%s) to (%L)', v_tables[v_position],
        v_parts[v_position], case when isfinite(p_from) then quote_literal(p_from) else 'minvalue' end, p_to);
    end loop;
  end if;
  foreach v_part in array v_parts[4:5] loop
    execute format('create trigger %I before update or delete or truncate on public.%I'
      ' for each statement execute function sportsbook_refuse_change()', v_part || '_stands', v_part);
  end loop;
end $$;
revoke all on function sportsbook_add_partition from public;

select sportsbook_add_partition('sportsbook_bet_default', null, null);
select sportsbook_add_partition('sportsbook_bet_first', '-infinity',
  (date_trunc('quarter', now() at time zone 'UTC') + interval '6 months') at time zone 'UTC');
select prepare_quarters('sportsbook_bet', 'sportsbook_add_partition', now());

create view sportsbook_card with (security_invoker = true) as
  select event.id, event.feed, event.external_id, event.sport, event.season_id, event.competition_id, event.home_id,
    event.away_id, event.starts_at, event.status, event.venue, event.best_of, event.home_score, event.away_score, event.period,
    event.played_seconds, event.played_at, event.result, event.statistics, event.stopped, event.version,
    competition.names as competition_names, competition.region as competition_region,
    competition.position as competition_position, home.names as home_names, away.names as away_names
  from sportsbook_event event
  join sportsbook_competition competition on competition.id = event.competition_id
  join sportsbook_team home on home.id = event.home_id
  join sportsbook_team away on away.id = event.away_id;
grant select on sportsbook_card to tessera_app;

--------------------------------------------------------------------------------
-- modules/reward-centre: the rewards on offer to members, from whatever grants them, and their claims
--------------------------------------------------------------------------------

-- What members may claim in the reward centre (D-146). Other features grant it; each grant has a reference of
-- its own, so it is granted once. A reward ends by being claimed or cancelled, or when its time is over.
create table reward_on_offer (
  id bigint generated always as identity primary key,
  reference text not null unique,
  brand_code text not null references brand (code),
  member_id bigint not null references member (id),
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
  -- A reward that has to be wagered is granted with the terms that it was offered with: the largest bet with its
  -- bonus money, in millionths; null allows any.
  max_stake bigint check (max_stake > 0),
  check (claimed_at is null or cancelled_at is null)
);
create index reward_on_offer_of_member on reward_on_offer (member_id, id desc);
create index reward_on_offer_of_brand on reward_on_offer (brand_code, id desc);
create index reward_on_offer_open on reward_on_offer (brand_code, expires_at)
  where claimed_at is null and cancelled_at is null;
create index reward_on_offer_claimed on reward_on_offer (brand_code, claimed_at desc) where claimed_at is not null;
create index reward_on_offer_cancelled on reward_on_offer (brand_code, cancelled_at desc)
  where cancelled_at is not null;
grant select, insert on reward_on_offer to tessera_app;
grant update (reference, claimed_at, cancelled_at, cancelled_by, cancel_reason) on reward_on_offer to tessera_app;

-- What the play of members is worth for missions and cashback, and what they have been granted of it, in their
-- currency.
create table reward_worth (
  member_id bigint primary key references member (id) on delete cascade,
  earned bigint not null default 0,
  spent bigint not null default 0
);
grant select, insert, update on reward_worth to tessera_app;

--------------------------------------------------------------------------------
-- modules/promotions: who joined, applied and drew in the promotions that messages publishes; their rewards
--------------------------------------------------------------------------------

-- Members who joined a promotion that counts valid bets.
create table promotion_entry (
  promotion_id integer not null references content (id),
  member_id bigint not null references member (id),
  target bigint not null check (target >= 0),
  reward bigint not null check (reward >= 0),
  currency text not null check (currency ~ '^[A-Z0-9]{2,12}$'),
  -- Valid bets count from here on.
  joined_at timestamptz not null,
  -- When the reward was credited; once.
  claimed_at timestamptz,
  turn text not null default '',
  offer jsonb,
  title text not null default '',
  -- When this entry stops counting; null: never.
  ends_at timestamptz,
  code text,
  -- What the budget holds back for it, on which day of the site; given back when it lapses.
  reserved bigint not null default 0,
  reserved_on date,
  -- What it has paid so far.
  credited bigint not null default 0,
  lapsed_at timestamptz,
  primary key (promotion_id, member_id, turn),
  constraint promotion_entry_amounts check (reserved >= 0 and credited >= 0)
);
create index promotion_entry_of_member on promotion_entry (member_id);
create index promotion_entry_open_deposits on promotion_entry (member_id, joined_at)
  where lapsed_at is null and (offer ->> 'kind') = 'DEPOSIT' and claimed_at is null;
create index promotion_entry_to_lapse on promotion_entry (ends_at) where reserved > 0;
grant select, insert on promotion_entry to tessera_app;
grant update (claimed_at, reserved, credited, lapsed_at) on promotion_entry to tessera_app;

-- Applications, which operators approve or refuse.
create table promotion_application (
  id integer generated always as identity primary key,
  brand_code text not null,
  promotion_id integer not null references content (id),
  member_id bigint not null references member (id),
  comment text not null check (char_length(comment) between 1 and 140),
  -- Names of picture files in the private store.
  pictures text[] not null default '{}' check (cardinality(pictures) <= 3),
  reward bigint not null check (reward > 0),
  currency text not null check (currency ~ '^[A-Z0-9]{2,12}$'),
  status text not null default 'Applying' check (status in ('Applying', 'Issued', 'Rejected')),
  remark text not null default '' check (char_length(remark) <= 140),
  applied_at timestamptz not null,
  judged_at timestamptz,
  judged_by text,
  -- An application holds the offer that was promised then.
  offer jsonb,
  constraint promotion_application_is_judged
    check ((status = 'Applying') = (judged_at is null) and (judged_at is null) = (judged_by is null))
);
-- One that waits or was paid lets no other in.
create unique index promotion_application_once on promotion_application (promotion_id, member_id)
  where status <> 'Rejected';
create index promotion_application_of_member on promotion_application (member_id, promotion_id, id desc);
create index promotion_application_queue on promotion_application (brand_code, status, id);
grant select, insert on promotion_application to tessera_app;
grant update (status, remark, judged_at, judged_by) on promotion_application to tessera_app;

-- Tickets of raffles that were given for a prize. Insert-only; a member's tickets of one raffle are numbered
-- from 1.
create table promotion_draw (
  promotion_id integer not null references content (id),
  member_id bigint not null references member (id),
  number integer not null check (number > 0),
  prize text not null,
  amount bigint not null check (amount >= 0),
  currency text not null check (currency ~ '^[A-Z0-9]{2,12}$'),
  drawn_at timestamptz not null,
  primary key (promotion_id, member_id, number)
);
create index promotion_draw_of_member on promotion_draw (member_id, promotion_id);
grant select, insert on promotion_draw to tessera_app;

-- What promotions have paid, and what they hold back for members who accepted: in all (on no day), and on each
-- day of the site.
create table promotion_spending (
  promotion_id integer not null references content (id),
  day date,
  spent bigint not null default 0 check (spent >= 0),
  reserved bigint not null default 0 check (reserved >= 0),
  constraint promotion_spending_once unique nulls not distinct (promotion_id, day)
);
grant select, insert on promotion_spending to tessera_app;
grant update (spent, reserved) on promotion_spending to tessera_app;

-- Codes with which members may take part: each for one member, or for as many as it says.
create table promotion_code (
  promotion_id integer not null references content (id),
  code text not null check (code ~ '^[A-Z0-9][A-Z0-9-]{2,31}$'),
  uses_allowed integer not null check (uses_allowed > 0),
  uses integer not null default 0,
  added_at timestamptz not null,
  added_by text not null,
  primary key (promotion_id, code),
  check (uses between 0 and uses_allowed)
);
grant select, insert on promotion_code to tessera_app;
grant update (uses) on promotion_code to tessera_app;

-- What was paid besides entries, draws and applications: shares of losses and prizes of ranks, once each.
create table promotion_payment (
  promotion_id integer not null references content (id),
  member_id bigint not null references member (id),
  -- The day or week of a cashback, or the rank in a race.
  item text not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  paid_at timestamptz not null,
  primary key (promotion_id, member_id, item)
);
create index promotion_payment_of_member on promotion_payment (member_id, promotion_id);
grant select, insert on promotion_payment to tessera_app;

-- Settlements of promotions: a period of a cashback, or a race. The last member that was handled, while it
-- runs.
create table promotion_settlement (
  promotion_id integer not null references content (id),
  item text not null,
  last_joined_at timestamptz,
  last_member_id bigint not null default 0,
  settled_at timestamptz,
  -- Up to when a settled turn of a cashback counted losses: the next one counts from there, also when the site
  -- has moved to another time zone. Null for races.
  until_at timestamptz,
  primary key (promotion_id, item)
);
grant select, insert on promotion_settlement to tessera_app;
grant update (last_joined_at, last_member_id, settled_at, until_at) on promotion_settlement to tessera_app;

-- Valid bets in races.
create table promotion_race_score (
  promotion_id integer not null references content (id),
  member_id bigint not null references member (id),
  score bigint not null,
  reached_at timestamptz not null,
  primary key (promotion_id, member_id)
);
create index promotion_race_score_ranks on promotion_race_score (promotion_id, score desc, reached_at, member_id);
grant select, insert on promotion_race_score to tessera_app;
grant update (score, reached_at) on promotion_race_score to tessera_app;

-- What members got in promotions that have something for each day of the site: once on each day.
create table promotion_daily (
  promotion_id integer not null references content (id),
  member_id bigint not null references member (id),
  -- The day of the site.
  day date not null,
  -- Its position in the list of prizes, from 1 on.
  number smallint not null check (number > 0),
  name text not null,
  amount bigint not null check (amount >= 0),
  currency text not null,
  got_at timestamptz not null,
  primary key (promotion_id, member_id, day)
);
create index promotion_daily_of_member on promotion_daily (member_id, promotion_id, day);
grant select, insert on promotion_daily to tessera_app;

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
grant select, insert on promotion_round to tessera_app;
grant update (shares, taken, rest, closed_at) on promotion_round to tessera_app;

-- Prizes that bets of members dropped: at most one for each fact of the stream.
create table promotion_drop (
  promotion_id integer not null references content (id),
  member_id bigint not null references member (id),
  fact_id bigint not null,
  -- The day of the site on which the bet was settled.
  day date not null,
  -- Its name and amount, which say which prize of the terms it was.
  prize text not null,
  primary key (promotion_id, member_id, fact_id)
);
create index promotion_drop_of_day on promotion_drop (promotion_id, day);
grant select, insert on promotion_drop to tessera_app;

-- The last fact that was drawn for in each promotion: a fact is drawn for once, even if the stream is read
-- again.
create table promotion_drop_position (
  promotion_id integer primary key references content (id),
  fact_id bigint not null
);
grant select, insert on promotion_drop_position to tessera_app;
grant update (fact_id) on promotion_drop_position to tessera_app;

-- Free rounds that promotions have given to members: so many of one game at one stake.
create table promotion_free_rounds (
  id bigint generated always as identity primary key,
  promotion_id integer not null references content (id),
  member_id bigint not null references member (id),
  -- The turn of the entry that they came with.
  turn text not null,
  game text not null,
  rounds integer not null check (rounds between 1 and 1000),
  stake bigint not null check (stake > 0),
  currency text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  played integer not null default 0,
  won bigint not null default 0,
  -- What the vendor of the game calls them; null: it has not confirmed them yet.
  vendor_account_id text references vendor_account (id),
  reward_id text,
  -- When the operator withdrew what was not played.
  canceled_at timestamptz,
  -- When the vendor is asked next; null: it knows everything.
  due_at timestamptz,
  attempts integer not null default 0,
  unique (promotion_id, member_id, turn),
  unique (member_id, game, starts_at),
  unique (vendor_account_id, reward_id),
  check (ends_at > starts_at),
  constraint promotion_free_rounds_check1 check (played between 0 and rounds)
);
create index promotion_free_rounds_due on promotion_free_rounds (due_at) where due_at is not null;
grant select, insert on promotion_free_rounds to tessera_app;
grant update (played, won, vendor_account_id, reward_id, canceled_at, due_at,
  attempts) on promotion_free_rounds to tessera_app;

-- The bets that were played with them.
create table promotion_free_round (
  -- Names the bet for ever.
  bet text primary key,
  free_rounds_id bigint not null references promotion_free_rounds (id),
  -- What was held back for it, and went back to the budget with the bet.
  expected bigint not null check (expected >= 0),
  played_at timestamptz not null,
  rolled_back_at timestamptz
);
create index promotion_free_round_of on promotion_free_round (free_rounds_id);
grant select, insert on promotion_free_round to tessera_app;
grant update (rolled_back_at) on promotion_free_round to tessera_app;

-- What of a correction was more than a period lost: it lowers what the next periods pay back.
create table promotion_carry (
  promotion_id integer not null,
  member_id bigint not null,
  per text not null check (per in ('DAY', 'WEEK')),
  -- Below zero.
  amount bigint not null check (amount < 0),
  primary key (promotion_id, member_id, per)
);
grant select, insert, update, delete on promotion_carry to tessera_app;

--------------------------------------------------------------------------------
-- modules/missions: what operators ask of members for a reward: terms, progress, budgets; who has finished most
-- this week
--------------------------------------------------------------------------------

-- Missions (D-147): what operators ask of members, each day, each week or once, for a reward.
create table mission (
  id integer generated always as identity primary key,
  brand_code text not null references brand (code),
  kind text not null check (kind in ('DAILY', 'WEEKLY', 'ONCE')),
  -- Words by language code.
  titles jsonb not null,
  currency text not null check (length(currency) = 3),
  starts_at timestamptz not null,
  ends_at timestamptz,
  -- What all its rewards together may cost; what was granted never exceeds it.
  budget bigint not null check (budget > 0),
  spent bigint not null default 0 check (spent >= 0),
  enabled boolean not null,
  position integer not null,
  -- The terms of members who begin now.
  revision integer not null,
  created_at timestamptz not null,
  check (ends_at > starts_at),
  constraint mission_check1 check (spent <= budget)
);
create index mission_of_brand on mission (brand_code, "position", id);
grant select, insert, update on mission to tessera_app;

-- What a mission asks and gives. A change adds a revision: members keep the one with which they began a
-- period.
create table mission_terms (
  mission_id integer not null references mission (id),
  revision integer not null,
  counts text not null check (counts in ('VALID_BETS', 'BETS', 'GAMES', 'DEPOSITS')),
  game_type text,
  vendor text,
  target bigint not null check (target > 0),
  reward bigint not null check (reward > 0),
  superseded_at timestamptz,
  -- How often the reward of a mission has to be staked; 0: it is cash.
  wager_times smallint not null default 0,
  primary key (mission_id, revision)
);
grant select, insert on mission_terms to tessera_app;
grant update (superseded_at) on mission_terms to tessera_app;

-- How far a member is in a period. Only few columns, because most bets change a row of each mission.
create table mission_progress (
  member_id bigint not null,
  mission_id integer not null,
  period_start timestamptz not null,
  revision integer not null,
  progress bigint not null,
  finished_at timestamptz,
  primary key (member_id, mission_id, period_start),
  foreign key (mission_id, revision) references mission_terms (mission_id, revision)
) with (fillfactor = 80);
create index mission_progress_of_period on mission_progress (mission_id, period_start);
grant select, insert, update, delete on mission_progress to tessera_app;

-- The games that a member played in a period, for missions that count different games.
create table mission_game (
  member_id bigint not null,
  mission_id integer not null,
  period_start timestamptz not null,
  vendor text not null,
  game_code text not null,
  bets integer not null,
  primary key (member_id, mission_id, period_start, vendor, game_code)
);
create index mission_game_of_period on mission_game (mission_id, period_start);
grant select, insert, update, delete on mission_game to tessera_app;

-- Finished missions of a week by member, and how many members have finished how many, so that a rank on the
-- leaderboard is found without counting members.
create table mission_week (
  brand_code text not null references brand (code),
  week_start timestamptz not null,
  member_id bigint not null,
  finished integer not null check (finished > 0),
  reached_at timestamptz not null,
  primary key (brand_code, week_start, member_id)
);
create index mission_week_ranks on mission_week (brand_code, week_start, finished desc, reached_at);
grant select, insert, update, delete on mission_week to tessera_app;

create table mission_week_count (
  brand_code text not null references brand (code),
  week_start timestamptz not null,
  finished integer not null check (finished > 0),
  members integer not null check (members >= 0),
  primary key (brand_code, week_start, finished)
);
grant select, insert, update, delete on mission_week_count to tessera_app;

--------------------------------------------------------------------------------
-- modules/referrals: codes with which members invite friends, which friends count, the inviters' share of their
-- bets
--------------------------------------------------------------------------------

-- Referral (D-150): members invite friends by a code of their own.
create table referral_inviter (
  member_id bigint primary key references member (id),
  brand_code text not null references brand (code),
  code text not null,
  created_at timestamptz not null,
  invited integer not null default 0,
  qualified integer not null default 0,
  -- Rewards that were granted for friends.
  earned bigint not null default 0,
  -- The share of the friends' valid bets that is not paid yet, below zero after settled stakes were given back,
  -- and what was paid.
  unpaid bigint not null default 0,
  paid bigint not null default 0,
  unique (brand_code, code)
);
create index referral_inviter_unpaid on referral_inviter (brand_code, member_id) where unpaid >= 10000;
grant select, insert, update on referral_inviter to tessera_app;

-- A friend who registered with a code, with what was promised then. Blocked ones do not count.
create table referral (
  friend_id bigint primary key references member (id),
  inviter_id bigint not null references referral_inviter (member_id),
  brand_code text not null references brand (code),
  ip text not null,
  currency text not null check (length(currency) = 3),
  registered_at timestamptz not null,
  until timestamptz not null,
  needed_deposits bigint not null,
  needed_bets bigint not null,
  reward bigint not null check (reward > 0),
  wager_times smallint not null,
  deposits bigint not null default 0,
  valid_bets bigint not null default 0,
  status text not null default 'Open' check (status in ('Open', 'Qualified', 'Blocked')),
  blocked_by text check (blocked_by in ('device', 'ip', 'payeeName', 'phone')),
  -- The account with which it was shared: the inviter, or another friend of theirs.
  blocked_with bigint references member (id),
  ended_at timestamptz,
  -- What a friend who qualified shares with the inviter by now: nothing accrues any more. The reward stays.
  shares text check (shares in ('device', 'ip', 'payeeName', 'phone')),
  -- When friend and inviter were last compared.
  compared_at timestamptz,
  check (friend_id <> inviter_id),
  constraint referral_check1 check ((status = 'Blocked') = (blocked_by is not null))
);
create index referral_of_inviter on referral (inviter_id, friend_id desc);
create index referral_of_brand on referral (brand_code, status, friend_id desc);
grant select, insert, update on referral to tessera_app;

-- What was paid to an inviter for a day.
create table referral_commission (
  inviter_id bigint not null references referral_inviter (member_id),
  day date not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  paid_at timestamptz not null,
  primary key (inviter_id, day)
);
grant select, insert on referral_commission to tessera_app;

--------------------------------------------------------------------------------
-- modules/rewards: the winners board; points, and the mall where members redeem them; VIP ranks and the manual
-- rebate
--------------------------------------------------------------------------------

-- Valid bets of a member that have not earned a point yet; below zero when settled stakes were given back.
create table point_progress (
  member_id bigint primary key references member (id),
  unearned bigint not null
);
grant select, insert, update on point_progress to tessera_app;

-- The last position of the stream of play that has earned its points. Whoever credits points holds this row.
create table point_watermark (
  only_row boolean primary key default true check (only_row),
  fact_id bigint not null
);
grant select, update on point_watermark to tessera_app;
insert into point_watermark (fact_id) select number * (1::bigint << 40) from database_cell;

create table reward (
  id integer generated always as identity primary key,
  brand_code text not null references brand (code),
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
create index reward_listed on reward (brand_code, "position", id);
grant select, insert on reward to tessera_app;
grant update (category, name, names, picture, points, bonus, stock, min_rank_level, position,
  enabled) on reward to tessera_app;

create table redeem (
  id uuid primary key,
  brand_code text not null references brand (code),
  member_id bigint not null references member (id),
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
create index redeem_by_status on redeem (brand_code, status, created_at, id);
create index redeem_newest on redeem (brand_code, created_at desc, id);
grant select, insert on redeem to tessera_app;
grant update (status, remark, decided_at, decided_by) on redeem to tessera_app;

-- Whoever changes a rank holds the member's row here first.
create table rank_standing (
  member_id bigint primary key references member (id),
  -- In all, in millionths; voids subtract.
  valid_bets bigint not null default 0,
  -- The highest rank ever.
  peak smallint not null default 0 check (peak between 0 and 7),
  -- When the rank last changed.
  changed_at timestamptz,
  -- The month of the site in which an operator last took a rank: bets of that month do not bring it back.
  lowered_in date
) with (fillfactor = 80);
grant select, insert, update on rank_standing to tessera_app;

-- Valid bets of a month of the site, by its first day.
create table rank_month (
  member_id bigint not null,
  month date not null,
  valid_bets bigint not null,
  primary key (member_id, month)
) with (fillfactor = 80);
grant select, insert, update on rank_month to tessera_app;

create table rank_change (
  id bigint generated always as identity primary key,
  member_id bigint not null,
  from_rank smallint not null check (from_rank between 0 and 7),
  to_rank smallint not null check (to_rank between 0 and 7),
  cause text not null check (cause in ('BETS', 'MONTH', 'OPERATOR')),
  at timestamptz not null,
  -- Of an operator.
  reason text not null default '',
  changed_by text not null default '',
  -- Of the month that was judged.
  month_bets bigint
);
create index rank_change_member on rank_change (member_id, id);
grant select, insert on rank_change to tessera_app;

-- Upgrade bonuses: one of each rank for life.
create table rank_bonus (
  member_id bigint not null references member (id),
  rank_level smallint not null check (rank_level between 1 and 7),
  amount bigint not null check (amount >= 0),
  granted_at timestamptz not null,
  primary key (member_id, rank_level)
);
grant select, insert on rank_bonus to tessera_app;

-- The ends of months: who did not keep their rank. Members are judged in the order of their ids, so that a run
-- that was cut off goes on behind the last one.
create table rank_run (
  brand_code text not null references brand (code),
  month date not null,
  status text not null default 'running' check (status in ('running', 'done')),
  started_at timestamptz not null,
  finished_at timestamptz,
  last_member_id bigint not null default 0,
  judged integer not null default 0,
  fallen integer not null default 0,
  primary key (brand_code, month)
);
grant select, insert, update on rank_run to tessera_app;

-- The contact of an operator who looks after members of high ranks.
create table rank_manager (
  operator_id integer primary key,
  name text not null check (name <> ''),
  link text not null check (link <> '')
);
grant select, insert, update on rank_manager to tessera_app;

create table rank_managed (
  member_id bigint primary key references member (id),
  operator_id integer not null references rank_manager (operator_id)
);
create index rank_managed_operator on rank_managed (operator_id);
grant select, insert, update, delete on rank_managed to tessera_app;

-- The manual rebate (D-149): valid bets by day of the site and type of games that nobody has claimed yet.
create table rebate_open (
  member_id bigint not null,
  day date not null,
  game_type text not null,
  -- In millionths; below zero when more was given back than was settled.
  valid_bets bigint not null,
  -- The highest rank that the member had at a bet of this day, and its rate in hundredths of a per cent.
  rank_level smallint not null check (rank_level between 0 and 7),
  rate_basis_points smallint not null check (rate_basis_points >= 0),
  primary key (member_id, day, game_type)
) with (fillfactor = 80);
grant select, insert, update, delete on rebate_open to tessera_app;

create table rebate_claim (
  id uuid primary key,
  member_id bigint not null references member (id),
  brand_code text not null references brand (code),
  amount bigint not null check (amount > 0),
  currency text not null,
  valid_bets bigint not null,
  claimed_at timestamptz not null
);
create index rebate_claim_member on rebate_claim (member_id, claimed_at desc);
create index rebate_claim_brand on rebate_claim (brand_code, claimed_at desc);
grant select, insert on rebate_claim to tessera_app;

-- What was claimed.
create table rebate_line (
  claim_id uuid not null references rebate_claim (id),
  day date not null,
  game_type text not null,
  valid_bets bigint not null,
  rank_level smallint not null,
  rate_basis_points smallint not null,
  primary key (claim_id, day, game_type)
);
grant select, insert on rebate_line to tessera_app;

--------------------------------------------------------------------------------
-- modules/backoffice: operators, roles, the record of what they did, reports; writes only through other modules'
-- `index.ts`
--------------------------------------------------------------------------------

-- Operators, what they may do, and what they did.
create table operator (
  id integer generated always as identity primary key,
  name text not null,
  -- The name as it is compared: without its case.
  name_key text not null unique,
  password_hash text not null check (password_hash ~~ '$argon2id$%'),
  role text not null check (role in ('admin', 'finance', 'supervisor', 'support', 'content')),
  enabled boolean not null default true,
  created_at timestamptz not null
);
grant select, insert, update on operator to tessera_app;

create table operator_session (
  token_hash bytea primary key check (length(token_hash) = 32),
  operator_id integer not null references operator (id),
  -- Of the cookie without which the token opens nothing; null for a client that is no browser.
  binding_hash bytea check (length(binding_hash) = 32),
  used_at timestamptz not null,
  ends_at timestamptz not null
);
create index operator_session_ends_at on operator_session (ends_at);
create index operator_session_binding on operator_session (binding_hash) where binding_hash is not null;
grant select, insert, update, delete on operator_session to tessera_app;

-- Every action of an operator: who, what, on what, before and after, when. Never changed, never deleted.
create table operator_action (
  id bigint generated always as identity primary key,
  operator_id integer references operator (id),
  operator_name text not null,
  action text not null,
  subject text not null,
  before jsonb,
  after jsonb,
  at timestamptz not null,
  -- The member whom an operator's action is about.
  member_id bigint
);
create index operator_action_subject on operator_action (subject, id);
create index operator_action_member on operator_action (member_id, at, id) where member_id is not null;
grant select, insert on operator_action to tessera_app;

-- Browsers in which an operator has signed in before: the wrong tries of others do not keep them out.
create table operator_known_device (
  token_hash bytea primary key check (length(token_hash) = 32),
  operator_id integer not null references operator (id),
  device text not null,
  ip text not null,
  first_at timestamptz not null,
  last_at timestamptz not null
);
create index operator_known_device_operator on operator_known_device (operator_id);
create index operator_known_device_last_at on operator_known_device (last_at);
grant select, insert, update, delete on operator_known_device to tessera_app;

create table account_request (
  id uuid primary key,
  kind text not null check (kind in ('removeSecondFactors', 'invite')),
  member_id bigint not null references member (id),
  reason text not null,
  status text not null default 'waiting' check (status in ('waiting', 'approved', 'refused', 'expired')),
  asked_by integer not null references operator (id),
  asked_by_name text not null,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  -- Null for the command line of the installation.
  decided_by integer references operator (id),
  decided_by_name text,
  decided_at timestamptz,
  decision_reason text not null default '',
  -- Whoever asks never decides, whatever a program says.
  constraint account_request_two_people check (decided_by is null or decided_by <> asked_by),
  constraint account_request_decided check ((status in ('approved', 'refused')) = (decided_at is not null)
    and (decided_at is null) = (decided_by_name is null))
);
create unique index account_request_waiting on account_request (member_id, kind) where status = 'waiting';
create index account_request_asked on account_request (asked_at desc, id);
create index account_request_member on account_request (member_id, asked_at desc);
grant select, insert, update on account_request to tessera_app;

create table contract_request (
  id uuid primary key,
  member_id bigint not null references member (id),
  kind text not null check (kind in ('DIVIDEND', 'DAILY', 'HOURLY', 'REALTIME')),
  period_type text not null check (period_type in ('Daily', 'Weekly', 'Semimonthly', 'Monthly')),
  tiers jsonb not null,
  reason text not null,
  status text not null default 'waiting' check (status in ('waiting', 'approved', 'refused', 'expired')),
  asked_by integer not null references operator (id),
  asked_by_name text not null,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  decided_by integer references operator (id),
  decided_by_name text,
  decided_at timestamptz,
  decision_reason text not null default '',
  -- Whoever asks never decides, whatever a program says.
  constraint contract_request_two_people check (decided_by <> asked_by),
  constraint contract_request_decided check ((status in ('approved', 'refused')) = (decided_at is not null)
    and (decided_at is null) = (decided_by is null))
);
create unique index contract_request_waiting on contract_request (member_id, kind) where status = 'waiting';
create index contract_request_asked on contract_request (asked_at desc, id);
grant select, insert on contract_request to tessera_app;
grant update (status, decided_by, decided_by_name, decided_at, decision_reason) on contract_request to tessera_app;

-- Grows only. Sums over 24 hours decide whether the next payment needs a second person.
create table paid_alone (
  id bigint generated always as identity primary key,
  operator_id integer not null references operator (id),
  brand_code text not null,
  -- Null: what is not for one member.
  member_id bigint,
  call text not null,
  subject text not null,
  -- In the currency of the brand.
  amount bigint not null check (amount >= 0),
  at timestamptz not null
);
create index paid_alone_by_operator on paid_alone (operator_id, at);
create index paid_alone_by_member on paid_alone (member_id, at) where member_id is not null;
grant select, insert on paid_alone to tessera_app;

create table second_approval (
  id bigint generated always as identity primary key,
  -- Null: the command line of the installation.
  operator_id integer references operator (id),
  call text not null,
  subject text not null,
  -- Of everything that is paid or promised: an approval of other terms is none.
  terms text not null,
  at timestamptz not null,
  used_by integer references operator (id),
  used_at timestamptz,
  check ((used_by is null) = (used_at is null))
);
create index second_approval_waiting on second_approval (call, subject) where used_at is null;
grant select, insert on second_approval to tessera_app;
grant update (used_by, used_at) on second_approval to tessera_app;

--------------------------------------------------------------------------------
-- adapters/payments/sandbox-bank
--------------------------------------------------------------------------------

-- The sandbox bank: an outside party that lives in the same database, with tables that only it reads.
create table sandbox_bank_order (
  reference text primary key check (length(reference) = 43),
  account_id text not null,
  intent_id uuid not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  return_url text not null,
  expires_at timestamptz not null,
  -- What the payer chose on the payment page, once.
  choice text check (choice in ('pay', 'payLate', 'payTooLate', 'underpay', 'fail')),
  unique (account_id, intent_id)
);
grant select, insert, update on sandbox_bank_order to tessera_app;

create table sandbox_bank_notification (
  event_id uuid primary key,
  reference text not null references sandbox_bank_order (reference),
  body text not null,
  -- When to send it, or to send it again.
  due_at timestamptz not null,
  attempts integer not null default 0,
  accepted_at timestamptz
);
create index sandbox_bank_notification_due on sandbox_bank_notification (due_at) where accepted_at is null;
grant select, insert, update on sandbox_bank_notification to tessera_app;

--------------------------------------------------------------------------------
-- adapters/payouts/sandbox-bank
--------------------------------------------------------------------------------

-- What the sandbox payout bank was asked to pay.
create table sandbox_payout (
  account_id text not null,
  id uuid not null,
  amount text not null,
  currency text not null,
  account_number text not null,
  holder text not null,
  state text not null check (state in ('pending', 'paid', 'failed')),
  at timestamptz not null,
  primary key (account_id, id)
);
grant select, insert on sandbox_payout to tessera_app;

--------------------------------------------------------------------------------
-- tools/archive
--------------------------------------------------------------------------------

-- The files of the archive. Written: they lie in the store; the period may still be here, too.
create table archive_piece (
  kind text not null check (kind in ('posting', 'fact', 'ticket', 'round', 'bet')),
  period integer not null,
  position integer not null check (position > 0),
  -- The table whose rows it holds: a quarter of bets has several.
  of_table text not null,
  -- The name in the store.
  name text not null,
  rows bigint not null check (rows > 0),
  bytes bigint not null,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  primary key (kind, period, position)
);
grant select on archive_piece to tessera_app;

-- What went, and when. Postings have ledger_period.
create table archived_partition (
  kind text not null check (kind in ('fact', 'ticket', 'round', 'bet')),
  period integer not null,
  -- Of the table that it was; the archive is read back under the same name.
  name text not null,
  from_at timestamptz not null,
  to_at timestamptz not null,
  archived_at timestamptz not null default now(),
  primary key (kind, period)
);
grant select on archived_partition to tessera_app;

-- References to tables that come later.
alter table setting_value add foreign key (brand_code) references brand (code);
alter table setting_change add foreign key (brand_code) references brand (code);
alter table brand_text_version add foreign key (brand_code) references brand (code);
alter table brand_text add foreign key (brand_code) references brand (code);
alter table brand_text_change add foreign key (brand_code) references brand (code);
alter table player_guard add foreign key (member_id) references member (id);
alter table player_exclusion add foreign key (because_of) references member (id);
alter table player_stretch add foreign key (member_id) references member (id);
alter table player_protection_change add foreign key (member_id) references member (id);
alter table identity_document add foreign key (member_id) references member (id);
alter table play_flag add foreign key (member_id) references member (id);
alter table withdrawal_approval add foreign key (operator_id) references operator (id);
