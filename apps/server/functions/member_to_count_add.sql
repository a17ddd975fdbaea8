-- A new account waits here until the roll-up of figures counts it in its teams. Trial and test accounts do not count.
create or replace function member_to_count_add() returns trigger language plpgsql as $$
begin
  insert into member_to_count (member_id) values (new.id);
  return null;
end $$;
create or replace trigger member_to_count_add after insert on member
  for each row when (new.type in (0, 1, 2)) execute function member_to_count_add();
