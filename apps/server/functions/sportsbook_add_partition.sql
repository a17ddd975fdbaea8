-- Makes the partitions of a quarter of bets, in sportsbook_bet and in each table whose rows belong to a bet, with their keys,
-- indexes, references and guards, unless they exist. p_name is that of any of them. Rows of their time that lie in the default
-- partitions move into them. p_to null makes the default partitions. For the owner of the tables only.
-- after: sportsbook_refuse_change
create or replace function sportsbook_add_partition(p_name text, p_from timestamptz, p_to timestamptz) returns void
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
