-- Rounds of Rock Paper Scissors and Pump wait for their player, as all games with moves do.
do $$
declare
  v_partition text;
begin
  for v_partition in
    select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'studio.round'::regclass
  loop
    execute format('create or replace trigger round_begins_waiting after insert on studio.%I for each row
      when (new.game in (''mines'', ''sample'', ''hilo'', ''tower'', ''flip'', ''chicken'', ''rps'', ''pump'')
        and new.state in (''reserved'', ''open''))
      execute function studio.note_round_waiting()', v_partition);
    execute format('create or replace trigger round_ends_waiting after update of state on studio.%I for each row
      when (new.game in (''mines'', ''sample'', ''hilo'', ''tower'', ''flip'', ''chicken'', ''rps'', ''pump'')
        and old.state in (''reserved'', ''open'') and new.state not in (''reserved'', ''open''))
      execute function studio.note_round_waiting()', v_partition);
  end loop;
end $$;
