-- Rounds in partitions by when they began: the first one, which is the table of before, then one for each quarter of the year
-- (UTC), made long ahead by the studio, and a default one, so that no bet can fail because a partition is missing. Unique over
-- all of them are round_key, for ever, and round_waiting, for rounds that wait for their player.

-- The partitions of a table that are not the default one, and their times; the end is exclusive.
create function studio.partition_ranges(p_table regclass) returns table (name text, from_at timestamptz, to_at timestamptz)
language sql stable set search_path = pg_catalog, pg_temp as $$
  select c.relname::text, coalesce(substring(b.bound from 'FROM \(''([^'']+)''\)')::timestamptz, '-infinity'), substring(b.bound from 'TO \(''([^'']+)''\)')::timestamptz
  from pg_inherits i join pg_class c on c.oid = i.inhrelid cross join pg_get_expr(c.relpartbound, c.oid) as b (bound)
  where i.inhparent = p_table and b.bound <> 'DEFAULT'
$$;

lock table studio.round, studio.outbox in access exclusive mode;

-- Rounds that wait for their player: one field of mines, and one of each sample's free spins.
create table studio.round_waiting (
  round_id uuid not null constraint round_waiting_pkey primary key,
  player_id bigint not null,
  game text not null,
  wire_code text not null,
  started_at timestamptz not null
);
create unique index round_waiting_field on studio.round_waiting (player_id) where game = 'mines';
create unique index round_waiting_sample on studio.round_waiting (player_id, wire_code) where game = 'sample';
grant select on studio.round_waiting to tessera_studio;
-- There are few, and both have an index of their own.
set local enable_seqscan = off;
insert into studio.round_waiting (round_id, player_id, game, wire_code, started_at)
select id, player_id, game, wire_code, started_at from studio.round where game = 'mines' and state in ('reserved', 'open')
union all
select id, player_id, game, wire_code, started_at from studio.round where game = 'sample' and state in ('reserved', 'open');
set local enable_seqscan = on;

create function studio.note_round_waiting() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    insert into studio.round_waiting (round_id, player_id, game, wire_code, started_at) values (new.id, new.player_id, new.game, new.wire_code, new.started_at);
  else
    delete from studio.round_waiting where round_id = new.id;
  end if;
  return null;
end $$;
revoke all on function studio.note_round_waiting() from public;

-- Nobody knows it by its new name, so nobody needs a right to it. It keeps the keys that it has.
alter table studio.round rename to round_first;
do $$
begin
  revoke all on studio.round_first from public, tessera_studio;
end $$;

-- See 0002 and 0004 for what the columns mean.
create table studio.round (
  id uuid not null,
  player_id bigint not null,
  token text not null,
  game text not null,
  currency text not null,
  stake bigint not null constraint round_stake_check check (stake > 0),
  parameters jsonb not null,
  request_id uuid not null,
  state text not null constraint round_state_check check (state in ('reserved', 'refused', 'open', 'drawn', 'settled', 'voiding', 'voided')),
  reason text,
  seed_pair_id bigint,
  nonce integer,
  client_seed text,
  crash_round_id uuid,
  bet_transaction uuid not null,
  moves integer[] not null default '{}',
  beats jsonb not null default '[]',
  multiplier bigint not null default 0,
  payout bigint not null default 0 constraint round_payout_check check (payout >= 0),
  started_at timestamptz not null,
  ended_at timestamptz,
  wire_code text not null,
  constraint round_check check ((seed_pair_id is null) = (nonce is null)),
  constraint round_check1 check ((seed_pair_id is null) <> (crash_round_id is null))
) partition by range (started_at);
grant select, insert on studio.round to tessera_studio;
grant update (state, reason, moves, beats, multiplier, payout, ended_at) on studio.round to tessera_studio;

-- What keeps the keys of a partition's rounds; the first one writes round_key already.
create function studio.guard_round_partition(p_name text) returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if not exists (select from pg_trigger where tgrelid = format('studio.%I', p_name)::regclass and tgname = 'round_key') then
    execute format('create trigger round_key after insert on studio.%I for each row execute function studio.note_round_key()', p_name);
  end if;
  execute format('create trigger round_begins_waiting after insert on studio.%I for each row
    when (new.game in (''mines'', ''sample'') and new.state in (''reserved'', ''open'')) execute function studio.note_round_waiting()', p_name);
  execute format('create trigger round_ends_waiting after update of state on studio.%I for each row
    when (new.game in (''mines'', ''sample'') and old.state in (''reserved'', ''open'') and new.state not in (''reserved'', ''open'')) execute function studio.note_round_waiting()', p_name);
end $$;

-- Makes a partition with its indexes, references and guards, unless it is there. What the default one has of its time moves into
-- it. For the owner alone.
create function studio.add_round_partition(p_name text, p_from timestamptz, p_to timestamptz) returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if to_regclass(format('studio.%I', p_name)) is not null then return; end if;
  execute format('create table studio.%I (like studio.round including defaults including constraints)', p_name);
  execute format('alter table studio.%I add primary key (id), add foreign key (player_id) references studio.player (id),
    add foreign key (seed_pair_id) references studio.seed_pair (id), add foreign key (crash_round_id) references studio.crash_round (id)', p_name);
  execute format('create index on studio.%I (player_id, started_at desc)', p_name);
  execute format('create index on studio.%I (started_at) where state in (''reserved'', ''open'')', p_name);
  execute format('create index on studio.%I (crash_round_id) where crash_round_id is not null', p_name);
  execute format('revoke all on studio.%I from public, tessera_studio', p_name);
  if p_to is null then
    execute format('alter table studio.round attach partition studio.%I default', p_name);
  else
    lock table studio.round_default in access exclusive mode;
    execute format('with moved as (delete from studio.round_default where started_at >= $1 and started_at < $2 returning *) insert into studio.%I select * from moved', p_name) using p_from, p_to;
    execute format('alter table studio.round attach partition studio.%I for values from (%s) to (%L)', p_name, case when isfinite(p_from) then quote_literal(p_from) else 'minvalue' end, p_to);
  end if;
  -- After what was moved, whose keys are there.
  perform studio.guard_round_partition(p_name);
end $$;

select studio.add_round_partition('round_default', null, null);
select studio.guard_round_partition('round_first');
do $$
begin
  execute format('alter table studio.round attach partition studio.round_first for values from (minvalue) to (%L)',
    (select substring(pg_get_constraintdef(oid) from '''([^'']+)''')::timestamptz from pg_constraint where conrelid = 'studio.round_first'::regclass and conname = 'round_first_ends'));
end $$;

-- For the studio: sees to it that there are partitions for the four quarters after the one of p_at, at most two years from
-- now, and answers how many it made. Waits a fifth of a second at most for whoever reads or writes, as others queue behind
-- it, and gives up with 55P03; then nothing has changed, and it can be asked again.
create function studio.prepare_round_partitions(p_at timestamptz) returns integer
language plpgsql security definer set search_path = pg_catalog, pg_temp set lock_timeout = '200ms' as $$
declare
  v_until timestamptz := (date_trunc('quarter', least(p_at, now() + interval '2 years') at time zone 'UTC') + interval '15 months') at time zone 'UTC';
  v_from timestamptz;
begin
  for v_made in 0 .. 7 loop
    select max(to_at) into v_from from studio.partition_ranges('studio.round');
    if v_from >= v_until then return v_made; end if;
    perform studio.add_round_partition(to_char(v_from at time zone 'UTC', '"round_"YYYY"_q"Q'), v_from, (v_from at time zone 'UTC' + interval '3 months') at time zone 'UTC');
  end loop;
  return 8;
end $$;
select studio.prepare_round_partitions(now());

-- Up to when there are partitions, and whether rows lie in the default one, for which there is none (counted up to 1000).
create function studio.partition_state() returns table (name text, ends_at timestamptz, strays bigint)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select 'round', (select max(r.to_at) from studio.partition_ranges('studio.round') r), (select count(*) from (select from studio.round_default limit 1000) d)
$$;
revoke all on function studio.partition_ranges(regclass), studio.guard_round_partition(text), studio.add_round_partition(text, timestamptz, timestamptz),
  studio.prepare_round_partitions(timestamptz), studio.partition_state() from public;
grant execute on function studio.prepare_round_partitions(timestamptz), studio.partition_state() to tessera_studio;

-- A call belongs to a round, wherever that is, and to one that was archived.
alter table studio.outbox drop constraint outbox_round_id_fkey;
alter table studio.outbox add constraint outbox_round_id_fkey foreign key (round_id) references studio.round_key (id) not valid;

-- The view knew the table of before.
create or replace view studio.told_round as
select round.*, player.operator_user,
  pair.server_seed_hash,
  case when pair.state = 'revealed' then pair.server_seed end as revealed_server_seed,
  crash.position as chain_position, crash.hash as chain_hash, chain.terminal_hash, chain.salt
from studio.round
join studio.player on player.id = round.player_id
left join studio.seed_pair pair on pair.id = round.seed_pair_id
left join studio.crash_round crash on crash.id = round.crash_round_id
left join studio.crash_chain chain on chain.id = crash.chain_id;
