-- Incidents and results are deleted with their whole event only (sportsbook_forget_events).
create or replace function sportsbook_refuse_delete() returns trigger language plpgsql as $$
begin
  if current_setting('sportsbook.forgetting', true) is distinct from 'on' then
    raise exception 'incidents and results are never deleted' using errcode = '42501';
  end if;
  return null;
end $$;

create or replace trigger sportsbook_incident_stays before delete on sportsbook_incident
  for each statement execute function sportsbook_refuse_delete();

create or replace trigger sportsbook_result_stays before delete on sportsbook_result
  for each statement execute function sportsbook_refuse_delete();
