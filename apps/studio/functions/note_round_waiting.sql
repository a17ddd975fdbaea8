-- Lists rounds of the games in studio.waiting_game in studio.round_waiting, from their first move until they end. Bets at a
-- table with others wait for nobody.
create or replace function studio.note_round_waiting() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if tg_op = 'UPDATE' then
    delete from studio.round_waiting where round_id = new.id;
  elsif new.room_round_id is null and exists (select from studio.waiting_game where game = new.game) then
    insert into studio.round_waiting (round_id, player_id, game, wire_code, started_at)
      values (new.id, new.player_id, new.game, new.wire_code, new.started_at);
  end if;
  return null;
end $$;

revoke all on function studio.note_round_waiting from public;
