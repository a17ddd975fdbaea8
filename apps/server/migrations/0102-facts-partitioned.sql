-- Facts in partitions by their time: the first one, which is the table of before, then one for each quarter, made long
-- ahead by a job, and a default one, so that no bet can fail because a partition is missing.

-- The partitions of a table that are not the default one, and their times; the end is exclusive.
create function partition_ranges(p_table regclass) returns table (name text, from_at timestamptz, to_at timestamptz)
language sql stable set search_path = pg_catalog, pg_temp as $$
  select c.relname::text, coalesce(substring(b.bound from 'FROM \(''([^'']+)''\)')::timestamptz, '-infinity'), substring(b.bound from 'TO \(''([^'']+)''\)')::timestamptz
  from pg_inherits i join pg_class c on c.oid = i.inhrelid cross join pg_get_expr(c.relpartbound, c.oid) as b (bound)
  where i.inhparent = p_table and b.bound <> 'DEFAULT'
$$;

-- Sees to it that there are partitions for the four quarters after the one of p_at. p_maker names the function that makes one.
-- Makes eight at most, and answers how many.
create function prepare_quarters(p_table text, p_maker text, p_at timestamptz) returns integer
language plpgsql set search_path = pg_catalog, public, pg_temp as $$
declare
  v_until timestamptz := (date_trunc('quarter', p_at at time zone 'UTC') + interval '15 months') at time zone 'UTC';
  v_from timestamptz;
  v_to timestamptz;
begin
  for v_made in 0 .. 7 loop
    select max(to_at) into v_from from partition_ranges(p_table::regclass);
    if v_from >= v_until then return v_made; end if;
    v_to := (v_from at time zone 'UTC' + interval '3 months') at time zone 'UTC';
    execute format('select %I($1, $2, $3)', p_maker) using p_table || to_char(v_from at time zone 'UTC', '"_"YYYY"_q"Q'), v_from, v_to;
  end loop;
  return 8;
end $$;
revoke all on function partition_ranges(regclass), prepare_quarters(text, text, timestamptz) from public;

lock table bet_fact in access exclusive mode;

-- Numbers no longer come from an identity: a table with one cannot become a partition. The sequence keeps its name.
select set_config('tessera.next_fact', (select case when is_called then last_value + 1 else last_value end from bet_fact_id_seq)::text, true);
alter table bet_fact alter column id drop identity;
create sequence bet_fact_id_seq as bigint;
select setval('bet_fact_id_seq', current_setting('tessera.next_fact')::bigint, false);

-- Nobody knows it by its new name, so nobody needs a right to it.
alter table bet_fact rename to bet_fact_first;
do $$
begin
  revoke all on bet_fact_first from public, tessera_app;
end $$;

-- See 0004 for what the columns mean.
create table bet_fact (
  id bigint not null default nextval('bet_fact_id_seq'),
  member_id integer not null,
  vendor text not null,
  game_code text not null,
  round_id text not null,
  kind bet_fact_kind not null,
  amount bigint not null,
  currency text not null,
  valid_bet bigint not null default 0,
  closed boolean not null default false,
  at timestamptz not null,
  reference text not null,
  constraint bet_fact_check check (amount >= 0 or kind = 'return')
) partition by range (at);
alter sequence bet_fact_id_seq owned by bet_fact.id;
revoke all on bet_fact from public, tessera_app;
grant select, insert on bet_fact to tessera_app;
grant select, usage on sequence bet_fact_id_seq to tessera_app;

-- Makes a partition with its indexes, unless it is there: those of the table that it is a part of, where the betting record
-- finds a member's facts in the order of time. What the default one has of its time moves into it. For the owner alone.
create function bets_add_partition(p_name text, p_from timestamptz, p_to timestamptz) returns void
language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  if to_regclass(format('public.%I', p_name)) is not null then return; end if;
  execute format('create table public.%I (like bet_fact including defaults including constraints)', p_name);
  execute format('alter table public.%I add primary key (member_id, at, id)', p_name);
  execute format('create index on public.%I using brin (id) with (pages_per_range = 16, autosummarize = on)', p_name);
  execute format('create index on public.%I using brin (at) with (pages_per_range = 16, autosummarize = on)', p_name);
  execute format('revoke all on public.%I from public, tessera_app', p_name);
  if p_to is null then
    execute format('alter table bet_fact attach partition public.%I default', p_name);
    return;
  end if;
  lock table bet_fact_default in access exclusive mode;
  execute format('with moved as (delete from bet_fact_default where at >= $1 and at < $2 returning *) insert into public.%I select * from moved', p_name) using p_from, p_to;
  execute format('alter table bet_fact attach partition public.%I for values from (%s) to (%L)', p_name, case when isfinite(p_from) then quote_literal(p_from) else 'minvalue' end, p_to);
end $$;

select bets_add_partition('bet_fact_default', null, null);
do $$
begin
  execute format('alter table bet_fact attach partition bet_fact_first for values from (minvalue) to (%L)',
    (select substring(pg_get_constraintdef(oid) from '''([^'']+)''')::timestamptz from pg_constraint where conrelid = 'bet_fact_first'::regclass and conname = 'bet_fact_first_ends'));
end $$;
select prepare_quarters('bet_fact', 'bets_add_partition', now());

-- For the job. Waits a fifth of a second at most for whoever reads or writes, as others queue behind it, and gives up with
-- 55P03; then nothing has changed, and it can be asked again. A clock that is wrong makes no partitions without end.
create function bets_prepare_partitions(p_at timestamptz) returns integer
language sql security definer set search_path = pg_catalog, public, pg_temp set lock_timeout = '200ms' as $$
  select prepare_quarters('bet_fact', 'bets_add_partition', least(p_at, now() + interval '2 years'))
$$;

-- Up to when each table has partitions, and whether rows lie in its default one, for which there is none (counted up to 1000).
create function partition_state() returns table (name text, ends_at timestamptz, strays bigint)
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select 'bet_fact', (select max(r.to_at) from partition_ranges('bet_fact') r), (select count(*) from (select from bet_fact_default limit 1000) d)
$$;
revoke all on function bets_add_partition(text, timestamptz, timestamptz), bets_prepare_partitions(timestamptz), partition_state() from public;
grant execute on function bets_prepare_partitions(timestamptz), partition_state() to tessera_app;
