-- The record of what operators did is insert-only: refuses every change.
create or replace function operator_action_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'what operators did is never changed' using errcode = '42501';
end $$;
