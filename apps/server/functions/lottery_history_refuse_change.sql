-- Imported results and counts of days are insert-only: refuses every change.
create or replace function lottery_history_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'imported results and counts of days are never changed' using errcode = '42501';
end $$;

create or replace trigger lottery_history_stands before update or delete or truncate on lottery_history
  for each statement execute function lottery_history_refuse_change();

create or replace trigger lottery_day_count_stands before update or delete or truncate on lottery_day_count
  for each statement execute function lottery_history_refuse_change();
