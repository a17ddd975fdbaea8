-- A payout ends once: refuses to change one that was paid or has failed.
create or replace function payout_guard() returns trigger language plpgsql as $$
begin
  if old.state in ('paid', 'failed') then
    raise exception 'a payout ends once';
  end if;
  return new;
end $$;

create or replace trigger payout_ends before update on payout
  for each row execute function payout_guard();
