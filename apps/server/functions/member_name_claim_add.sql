-- Claims the name of a new or renamed account, where a process of an earlier release has not done so itself.
-- after: member_name_skeleton
create or replace function member_name_claim_add() returns trigger language plpgsql as $$
begin
  insert into member_name_claim (brand_code, skeleton) values (new.brand_code, member_name_skeleton(new.username_key))
  on conflict do nothing;
  return null;
end $$;
create or replace trigger member_name_claim_add after insert or update of username_key on member
  for each row execute function member_name_claim_add();
