-- A member has money in their own currency only: no mistake elsewhere can pay them in another. Points and other assets
-- have longer codes than currencies.
create or replace function member_account_guard() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v_currency text;
begin
  if length(new.currency) <> 3 or new.owner !~ '^member:[0-9]{1,18}$' then return new; end if;
  select m.currency into v_currency from member m where m.id = substr(new.owner, 8)::bigint;
  if v_currency <> new.currency then
    raise exception 'an account of % in % was refused: their currency is %', new.owner, new.currency, v_currency;
  end if;
  return new;
end $$;

create or replace trigger ledger_account_of_member before insert on ledger_account
  for each row when (new.owner like 'member:%') execute function member_account_guard();
