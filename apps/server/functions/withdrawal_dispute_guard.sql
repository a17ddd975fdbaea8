-- A dispute is answered once: refuses to change an answered one.
create or replace function withdrawal_dispute_guard() returns trigger language plpgsql as $$
begin
  if old.answer is not null then
    raise exception 'a dispute is answered once';
  end if;
  return new;
end $$;

create or replace trigger withdrawal_dispute_ends before update on withdrawal_dispute
  for each row execute function withdrawal_dispute_guard();
