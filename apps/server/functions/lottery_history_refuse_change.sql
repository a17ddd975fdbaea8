-- Imported results and counts of days are insert-only: refuses every change.
create or replace function lottery_history_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'imported results and counts of days are never changed' using errcode = '42501';
end $$;
