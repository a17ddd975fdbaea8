-- Events on which nobody has bet can be deleted (sportsbook_forget_events), with what happened in them and how they ended.

-- Set when an event is old and bets or entries of operators were found on it: it stays, and nobody looks at it again.
alter table sportsbook_event add column has_records boolean not null default false;

-- The market of a leg is one of its event.
alter table sportsbook_leg drop constraint sportsbook_leg_market_id_fkey;
alter table sportsbook_leg add constraint sportsbook_leg_market_id_fkey
  foreign key (event_id, market_id) references sportsbook_market (event_id, id) not valid;

-- first form: the triggers below need it
create function sportsbook_refuse_delete() returns trigger language plpgsql as $$
begin
  raise exception 'incidents and results are never deleted' using errcode = '42501';
end $$;

drop trigger sportsbook_incident_stands on sportsbook_incident;
create trigger sportsbook_incident_stands before update or truncate on sportsbook_incident
  for each statement execute function sportsbook_refuse_change();
create trigger sportsbook_incident_stays before delete on sportsbook_incident
  for each statement execute function sportsbook_refuse_delete();
drop trigger sportsbook_result_stands on sportsbook_result;
create trigger sportsbook_result_stands before update or truncate on sportsbook_result
  for each statement execute function sportsbook_refuse_change();
create trigger sportsbook_result_stays before delete on sportsbook_result
  for each statement execute function sportsbook_refuse_delete();
