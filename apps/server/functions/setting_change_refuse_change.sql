-- The history of settings is insert-only: refuses every change.
create or replace function setting_change_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the history of settings is never changed' using errcode = '42501';
end $$;

create or replace trigger setting_change_insert_only before update or delete or truncate on setting_change
  for each statement execute function setting_change_refuse_change();
