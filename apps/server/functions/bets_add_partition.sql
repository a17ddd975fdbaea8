-- Makes a partition of bet_fact with its indexes, unless it exists: the primary key is how the betting record
-- finds a member's facts in time order. Rows of its time that lie in the default partition move into it. p_to
-- null makes the default partition. For the owner of the tables only.
create or replace function bets_add_partition(p_name text, p_from timestamptz, p_to timestamptz) returns void
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
