-- The members' accounts of these purposes, such as `cash`, that are not empty. `grant` means the money of all
-- bonuses. Amounts are millionths.
create or replace function ledger_funds_of_members(p_purposes text[])
  returns table (member_id bigint, purpose text, currency text, balance bigint)
language sql stable as $$
  select substr(owner, 8)::bigint, split_part(purpose, ':', 1), currency, balance
  from public.ledger_account
  where cached and balance <> 0 and starts_with(owner, 'member:') and split_part(purpose, ':', 1) = any (p_purposes)
$$;

revoke all on function ledger_funds_of_members from public;
grant execute on function ledger_funds_of_members to tessera_app;
