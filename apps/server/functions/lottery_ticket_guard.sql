-- A ticket is settled once: refuses to change one that has ended.
create or replace function lottery_ticket_guard() returns trigger language plpgsql as $$
begin
  if old.status <> 'open' then
    raise exception 'a ticket is settled once';
  end if;
  return new;
end $$;
