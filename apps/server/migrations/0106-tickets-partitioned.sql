-- Tickets in partitions by when they were placed, as facts are (0102). The id of a ticket is drawn at random and unique in each
-- partition: nobody but the house makes tickets, and the cause of its stake, which is the id, is posted once in the ledger.
lock table lottery_ticket in access exclusive mode;
alter table lottery_ticket rename to lottery_ticket_first;
do $$
begin
  revoke all on lottery_ticket_first from public, tessera_app;
end $$;

-- See 0050 for what the columns mean.
create table lottery_ticket (
  id uuid not null,
  draw_id bigint not null,
  member_id integer not null,
  game_code text not null,
  currency text not null,
  lines jsonb not null,
  stake bigint not null constraint lottery_ticket_stake_check check (stake > 0),
  status text not null default 'open' constraint lottery_ticket_status_check check (status in ('open', 'settled', 'refunded')),
  returned bigint constraint lottery_ticket_returned_check check (returned >= 0),
  line_returns bigint[],
  placed_at timestamptz not null,
  settled_at timestamptz,
  constraint lottery_ticket_whole check ((status = 'open') = (returned is null) and (status = 'open') = (settled_at is null))
) partition by range (placed_at);
revoke all on lottery_ticket from public, tessera_app;
grant select, insert on lottery_ticket to tessera_app;
grant update (status, returned, line_returns, settled_at) on lottery_ticket to tessera_app;

-- As bets_add_partition, with what a ticket refers to and the trigger that ends it once.
create function lottery_add_partition(p_name text, p_from timestamptz, p_to timestamptz) returns void
language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  if to_regclass(format('public.%I', p_name)) is not null then return; end if;
  execute format('create table public.%I (like lottery_ticket including defaults including constraints)', p_name);
  execute format('alter table public.%I add primary key (id), add foreign key (draw_id) references lottery_draw (id), add foreign key (member_id) references member (id)', p_name);
  execute format('create index on public.%I (member_id, placed_at desc, id)', p_name);
  execute format('create index on public.%I (draw_id, member_id, id)', p_name);
  execute format('create index on public.%I (draw_id) where status = ''open''', p_name);
  execute format('create index on public.%I using brin (placed_at) with (pages_per_range = 16, autosummarize = on)', p_name);
  execute format('revoke all on public.%I from public, tessera_app', p_name);
  if p_to is null then
    execute format('alter table lottery_ticket attach partition public.%I default', p_name);
  else
    lock table lottery_ticket_default in access exclusive mode;
    execute format('with moved as (delete from lottery_ticket_default where placed_at >= $1 and placed_at < $2 returning *) insert into public.%I select * from moved', p_name) using p_from, p_to;
    execute format('alter table lottery_ticket attach partition public.%I for values from (%s) to (%L)', p_name, case when isfinite(p_from) then quote_literal(p_from) else 'minvalue' end, p_to);
  end if;
  -- After what was moved, which has ended already.
  execute format('create trigger lottery_ticket_ends before update on public.%I for each row execute function lottery_ticket_guard()', p_name);
end $$;

select lottery_add_partition('lottery_ticket_default', null, null);
do $$
begin
  execute format('alter table lottery_ticket attach partition lottery_ticket_first for values from (minvalue) to (%L)',
    (select substring(pg_get_constraintdef(oid) from '''([^'']+)''')::timestamptz from pg_constraint where conrelid = 'lottery_ticket_first'::regclass and conname = 'lottery_ticket_first_ends'));
end $$;
select prepare_quarters('lottery_ticket', 'lottery_add_partition', now());

-- For the job, as bets_prepare_partitions.
create function lottery_prepare_partitions(p_at timestamptz) returns integer
language sql security definer set search_path = pg_catalog, public, pg_temp set lock_timeout = '200ms' as $$
  select prepare_quarters('lottery_ticket', 'lottery_add_partition', least(p_at, now() + interval '2 years'))
$$;
revoke all on function lottery_add_partition(text, timestamptz, timestamptz), lottery_prepare_partitions(timestamptz) from public;
grant execute on function lottery_prepare_partitions(timestamptz) to tessera_app;

create or replace function partition_state() returns table (name text, ends_at timestamptz, strays bigint)
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select 'bet_fact', (select max(r.to_at) from partition_ranges('bet_fact') r), (select count(*) from (select from bet_fact_default limit 1000) d)
  union all
  select 'lottery_ticket', (select max(r.to_at) from partition_ranges('lottery_ticket') r), (select count(*) from (select from lottery_ticket_default limit 1000) d)
$$;
