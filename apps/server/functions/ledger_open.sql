-- Finds an account or opens it. A receivable is what a member owes the operator, so it alone may go below
-- zero.
create or replace function ledger_open(p_owner text, p_purpose text, p_currency text) returns bigint
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v_id bigint;
begin
  select id into v_id from ledger_account where owner = p_owner and purpose = p_purpose
    and currency = p_currency;
  if found then return v_id; end if;
  insert into ledger_account (owner, purpose, currency, cached, min_balance)
  values (p_owner, p_purpose, p_currency, p_owner <> 'operator',
    case when p_purpose = 'receivable' then -4000000000000000000 else 0 end)
  on conflict (owner, purpose, currency) do nothing;
  select id into v_id from ledger_account where owner = p_owner and purpose = p_purpose
    and currency = p_currency;
  return v_id;
end $$;

revoke all on function ledger_open from public;
grant execute on function ledger_open to tessera_app;
