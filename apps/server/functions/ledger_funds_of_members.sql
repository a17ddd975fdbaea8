-- The members' accounts of one purpose, such as `cash`, that are not empty. A purpose that ends in a colon, such
-- as `grant:`, means all that begin with it. Amounts are millionths.
create or replace function ledger_funds_of_members(p_purpose text)
  returns table (member_id integer, currency text, balance bigint)
language sql stable as $$
  select substr(owner, 8)::integer, currency, balance
  from public.ledger_account
  where cached and balance <> 0 and starts_with(owner, 'member:')
    and (purpose = p_purpose or right(p_purpose, 1) = ':' and starts_with(purpose, p_purpose))
$$;

revoke all on function ledger_funds_of_members from public;
grant execute on function ledger_funds_of_members to tessera_app;
