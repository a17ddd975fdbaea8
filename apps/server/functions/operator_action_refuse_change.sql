-- The record of what operators did is insert-only: refuses every change.
create or replace function operator_action_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'what operators did is never changed' using errcode = '42501';
end $$;

create or replace trigger operator_action_insert_only before update or delete or truncate on operator_action
  for each statement execute function operator_action_refuse_change();
