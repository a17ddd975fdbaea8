-- Incidents, results and recorded matches are insert-only: refuses every change.
create or replace function sportsbook_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'incidents, results and recorded matches are never changed' using errcode = '42501';
end $$;

create or replace trigger sportsbook_recorded_stands before update or delete or truncate on sportsbook_recorded
  for each statement execute function sportsbook_refuse_change();

create or replace trigger sportsbook_settlement_stands before update or delete or truncate on sportsbook_settlement
  for each statement execute function sportsbook_refuse_change();

create or replace trigger sportsbook_cash_out_stands before update or delete or truncate on sportsbook_cash_out
  for each statement execute function sportsbook_refuse_change();

create or replace trigger sportsbook_pool_settlement_stands before update or delete or truncate on sportsbook_pool_settlement
  for each statement execute function sportsbook_refuse_change();

create or replace trigger sportsbook_incident_stands before update or truncate on sportsbook_incident
  for each statement execute function sportsbook_refuse_change();

create or replace trigger sportsbook_result_stands before update or truncate on sportsbook_result
  for each statement execute function sportsbook_refuse_change();
