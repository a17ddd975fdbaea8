-- Names of accounts that can be taken for one another (limes, Iimes, l1mes) are given once: the first has the skeleton. Accounts
-- that shared one before stay as they are.
create table member_name_claim (
  merchant text not null references merchant (code),
  skeleton text not null check (skeleton <> ''),
  primary key (merchant, skeleton)
);
grant select, insert on member_name_claim to tessera_app;

-- first form: the trigger below needs them at once
create function member_name_skeleton(p_key text) returns text language sql immutable parallel safe as $$
  select translate(p_key, 'i1|!ıіιӏ0оοаαеεсрρуυхχјѕһнηԁԛԝɡкκмμтτвβνζ', 'lllllllloooaaeecppyyxxjshhhdqwgkkmmttbbvz')
$$;
-- first form: the trigger below needs it at once
create function member_name_claim_add() returns trigger language plpgsql as $$
begin
  insert into member_name_claim (merchant, skeleton) values (new.merchant, member_name_skeleton(new.username_key))
  on conflict do nothing;
  return null;
end $$;
-- Processes of the release before claim nothing themselves.
create trigger member_name_claim_add after insert or update of username_key on member
  for each row execute function member_name_claim_add();
