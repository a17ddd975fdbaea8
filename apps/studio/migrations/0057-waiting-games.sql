-- The games whose rounds wait for their player: a further one needs only its row here.
create table studio.waiting_game (
  game text primary key
);
insert into studio.waiting_game (game) values
  ('mines'), ('sample'), ('slot'), ('hilo'), ('tower'), ('flip'), ('chicken'), ('rps'), ('pump'),
  ('jacks'), ('deuces');
grant select on studio.waiting_game to tessera_studio;

-- Every round but those of slots, which have triggers of their own, asks for the table now, so the triggers of a partition are
-- the same whatever games there are. Until the function of this release follows, a moment later, every undecided round is
-- listed; each leaves the list when it ends.
do $$
declare
  v_partition text;
begin
  for v_partition in
    select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'studio.round'::regclass
  loop
    execute format('create or replace trigger round_begins_waiting after insert on studio.%I for each row
      when (new.game <> ''slot'' and new.state in (''reserved'', ''open''))
      execute function studio.note_round_waiting()', v_partition);
    execute format('create or replace trigger round_ends_waiting after update of state on studio.%I for each row
      when (new.game <> ''slot'' and old.state in (''reserved'', ''open'')
        and new.state not in (''reserved'', ''open''))
      execute function studio.note_round_waiting()', v_partition);
  end loop;
end $$;
