-- Adds the triggers that record the keys of a partition's rounds, and which of them wait for their player.
create or replace function studio.guard_round_partition(p_name text) returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  execute format('create trigger round_key after insert on studio.%I'
    ' for each row execute function studio.note_round_key()', p_name);
  execute format('create trigger round_begins_waiting after insert on studio.%I for each row
    when (new.game <> ''slot'' and new.state in (''reserved'', ''open''))
    execute function studio.note_round_waiting()', p_name);
  execute format('create trigger round_ends_waiting after update of state on studio.%I for each row
    when (new.game <> ''slot'' and old.state in (''reserved'', ''open'')
      and new.state not in (''reserved'', ''open''))
    execute function studio.note_round_waiting()', p_name);
  execute format('create trigger round_slot_begins_waiting after insert on studio.%I for each row
    when (new.game = ''slot'' and new.state in (''reserved'', ''open''))
    execute function studio.note_round_waiting()', p_name);
  execute format('create trigger round_slot_ends_waiting after update of state on studio.%I for each row
    when (new.game = ''slot'' and old.state in (''reserved'', ''open'')
      and new.state not in (''reserved'', ''open''))
    execute function studio.note_round_waiting()', p_name);
end $$;

revoke all on function studio.guard_round_partition from public;
