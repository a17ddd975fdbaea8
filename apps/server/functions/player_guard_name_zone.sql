-- Names the time zone of a guard that a process of an earlier release has written: it knows distances from UTC only.
create or replace function player_guard_name_zone() returns trigger language plpgsql as $$
begin
  if new.time_zone is null or tg_op = 'UPDATE' then
    -- The names of `Etc` count hours to the west.
    new.time_zone := case new.time_zone_offset_ms when 25200000 then 'Asia/Ho_Chi_Minh' when 0 then 'UTC'
      else 'Etc/GMT' || to_char(-new.time_zone_offset_ms / 3600000, 'FMSG90') end;
  end if;
  return new;
end $$;
create or replace trigger player_guard_name_zone before insert or update of time_zone_offset_ms on player_guard
  for each row execute function player_guard_name_zone();
