-- The history of sentences is insert-only: refuses every change.
create or replace function brand_text_change_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the history of sentences is never changed' using errcode = '42501';
end $$;
