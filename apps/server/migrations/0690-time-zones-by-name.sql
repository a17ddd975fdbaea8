-- The site's days begin by a time zone's name, not by whole hours from UTC: the zone that is as far from UTC all year, so that
-- no day of a running site moves. The names of `Etc` count hours to the west. The old values stay for processes of the release
-- before, and their history as it was.
insert into setting_value (merchant, name, value, version, changed_at, changed_by)
select merchant, 'site.timeZone', to_jsonb(case value::text when '7' then 'Asia/Ho_Chi_Minh' when '0' then 'UTC'
    else 'Etc/GMT' || to_char(-(value::text)::integer, 'FMSG90') end), 1, changed_at, changed_by
from setting_value where name = 'site.timeZoneOffsetHours' and value::text ~ '^-?[0-9]{1,2}$'
on conflict (merchant, name) do nothing;
insert into setting_change (merchant, name, version, before, after, changed_at, changed_by)
select merchant, name, version, '"Asia/Ho_Chi_Minh"', value, now(), 'the release' from setting_value where name = 'site.timeZone'
on conflict (merchant, name, version) do nothing;

-- Days, weeks and months of a member's limits.
alter table player_guard add column time_zone text;
-- Nothing of this release uses it any more.
alter table player_guard alter column time_zone_offset_ms set default 0;
-- first form: the trigger below needs it at once
create function player_guard_name_zone() returns trigger language plpgsql as $$
begin
  if new.time_zone is null or tg_op = 'UPDATE' then
    new.time_zone := case new.time_zone_offset_ms when 25200000 then 'Asia/Ho_Chi_Minh' when 0 then 'UTC'
      else 'Etc/GMT' || to_char(-new.time_zone_offset_ms / 3600000, 'FMSG90') end;
  end if;
  return new;
end $$;
-- Processes of the release before know distances from UTC only.
create trigger player_guard_name_zone before insert or update of time_zone_offset_ms on player_guard
  for each row execute function player_guard_name_zone();
-- The members who have limits.
update player_guard set time_zone_offset_ms = time_zone_offset_ms;
