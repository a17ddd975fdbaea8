-- Makes a partition of studio.round with its indexes, references and triggers, unless it exists. Rows of its
-- time that lie in the default partition move into it. p_to null makes the default partition. For the owner
-- of the tables only.
create or replace function studio.add_round_partition(p_name text, p_from timestamptz, p_to timestamptz)
  returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if to_regclass(format('studio.%I', p_name)) is not null then return; end if;
  execute format('create table studio.%I (like studio.round including defaults including constraints)',
    p_name);
  execute format('alter table studio.%I add primary key (id),
    add foreign key (player_id) references studio.player (id),
    add foreign key (seed_pair_id) references studio.seed_pair (id),
    add foreign key (crash_round_id) references studio.crash_round (id),
    add foreign key (room_round_id) references studio.room_round (id)', p_name);
  execute format('create index on studio.%I (player_id, started_at desc)', p_name);
  execute format('create index on studio.%I (started_at) where state in (''reserved'', ''open'')', p_name);
  execute format('create index on studio.%I (crash_round_id) where crash_round_id is not null', p_name);
  execute format('revoke all on studio.%I from public, tessera_studio', p_name);
  if p_to is null then
    execute format('alter table studio.round attach partition studio.%I default', p_name);
  else
    lock table studio.round_default in access exclusive mode;
    execute format('with moved as (delete from studio.round_default'
      ' where started_at >= $1 and started_at < $2 returning *)'
      ' insert into studio.%I select * from moved', p_name)
      using p_from, p_to;
    execute format('alter table studio.round attach partition studio.%I for values from (%s) to (%L)',
      p_name, case when isfinite(p_from) then quote_literal(p_from) else 'minvalue' end, p_to);
  end if;
  -- After the rows were moved: their keys are recorded already.
  perform studio.guard_round_partition(p_name);
end $$;

revoke all on function studio.add_round_partition from public;
