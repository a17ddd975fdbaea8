-- Incidents, results and recorded matches are insert-only: refuses every change.
create or replace function sportsbook_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'incidents, results and recorded matches are never changed' using errcode = '42501';
end $$;
