-- Lists rounds that wait for their player in studio.round_waiting, from their first move until they end.
create or replace function studio.note_round_waiting() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    insert into studio.round_waiting (round_id, player_id, game, wire_code, started_at)
      values (new.id, new.player_id, new.game, new.wire_code, new.started_at);
  else
    delete from studio.round_waiting where round_id = new.id;
  end if;
  return null;
end $$;

revoke all on function studio.note_round_waiting from public;
