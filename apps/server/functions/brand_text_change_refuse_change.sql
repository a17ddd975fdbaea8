-- The history of sentences is insert-only: refuses every change.
create or replace function brand_text_change_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the history of sentences is never changed' using errcode = '42501';
end $$;

create or replace trigger brand_text_change_insert_only before update or delete or truncate on brand_text_change
  for each statement execute function brand_text_change_refuse_change();
