-- A ticket is corrected once per correction: refuses to change one that was applied.
create or replace function lottery_correction_guard() returns trigger language plpgsql as $$
begin
  if old.applied_at is not null then
    raise exception 'a ticket is corrected once';
  end if;
  return new;
end $$;

create or replace trigger lottery_ticket_correction_once before update on lottery_ticket_correction
  for each row execute function lottery_correction_guard();

create or replace trigger lottery_correction_share_once before update on lottery_correction_share
  for each row execute function lottery_correction_guard();
