-- A draw is made once: refuses to change what was drawn, the status of a draw that has ended, or the times of
-- one that was made or has ended, to make a draw before the round of the beacon that it named is there, and to let
-- the numbers of a draw with tickets come from elsewhere.
create or replace function lottery_draw_guard() returns trigger language plpgsql as $$
begin
  if old.winning_number is not null
    and (new.winning_number, new.seed, new.drawn_at)
      is distinct from (old.winning_number, old.seed, old.drawn_at)
    or old.status in ('settled', 'void') and new.status <> old.status
    or old.status not in ('open', 'closed')
      and (new.draw_at, new.closes_at) is distinct from (old.draw_at, old.closes_at) then
    raise exception 'a draw is made once';
  end if;
  if new.numbers_from <> old.numbers_from and (old.tickets > 0 or old.status not in ('open', 'closed')) then
    raise exception 'a draw with tickets keeps the source of its numbers';
  end if;
  if old.winning_number is null and new.winning_number is not null and new.numbers_from = 'draw' and exists (
    select 1 from lottery_draw_beacon as named
    where named.draw_id = new.id and not exists (
      select 1 from beacon_round as made
      where made.source_id = named.source_id and made.round = named.round)) then
    raise exception 'a draw waits for its beacon';
  end if;
  return new;
end $$;

create or replace trigger lottery_draw_stands before update on lottery_draw
  for each row execute function lottery_draw_guard();
