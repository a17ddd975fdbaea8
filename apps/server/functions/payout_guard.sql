-- A payout ends once: refuses to change one that was paid or has failed.
create or replace function payout_guard() returns trigger language plpgsql as $$
begin
  if old.state in ('paid', 'failed') then
    raise exception 'a payout ends once';
  end if;
  return new;
end $$;
