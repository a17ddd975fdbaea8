-- Refuses another round for a draw, except a later one while nobody can know its own: that round, and each after it,
-- is not stored yet.
create or replace function lottery_draw_beacon_guard() returns trigger language plpgsql as $$
begin
  if new.draw_id <> old.draw_id or new.source_id <> old.source_id or new.round <= old.round or exists (
    select 1 from beacon_round as made where made.source_id = old.source_id and made.round >= old.round) then
    raise exception 'a draw names a later round only before its own is there';
  end if;
  return new;
end $$;

create or replace trigger lottery_draw_beacon_later before update on lottery_draw_beacon
  for each row execute function lottery_draw_beacon_guard();
