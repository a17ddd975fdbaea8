-- Makes a partition of lottery_ticket with its indexes, references and trigger, unless it exists. Rows of its
-- time that lie in the default partition move into it. p_to null makes the default partition. For the owner
-- of the tables only.
create or replace function lottery_add_partition(p_name text, p_from timestamptz, p_to timestamptz)
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
