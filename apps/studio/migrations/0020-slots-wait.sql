-- Free spins of a slot wait for their player like those of the sample: one round of each title at a time.
-- small table: only rounds that wait for their player are in it, and they leave it when they end.
create unique index round_waiting_slot on studio.round_waiting (player_id, wire_code) where game = 'slot';

do $$
declare
  v_name text;
begin
  for v_name in select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'studio.round'::regclass
  loop
    execute format('create trigger round_slot_begins_waiting after insert on studio.%I for each row
      when (new.game = ''slot'' and new.state in (''reserved'', ''open''))
      execute function studio.note_round_waiting()', v_name);
    execute format('create trigger round_slot_ends_waiting after update of state on studio.%I for each row
      when (new.game = ''slot'' and old.state in (''reserved'', ''open'')
        and new.state not in (''reserved'', ''open''))
      execute function studio.note_round_waiting()', v_name);
  end loop;
end $$;
