-- A ticket is corrected once per correction: refuses to change one that was applied.
create or replace function lottery_correction_guard() returns trigger language plpgsql as $$
begin
  if old.applied_at is not null then
    raise exception 'a ticket is corrected once';
  end if;
  return new;
end $$;
