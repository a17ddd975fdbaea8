-- Locks the cash and the receivable of owners in the order of their ids, and says what each of them owes then. Owners without
-- accounts in this currency are left out.
create or replace function ledger_lock_owners(p_owner text[], p_currency text)
  returns table (owner text, cash bigint, receivable bigint, owed bigint)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
-- Looks rows up by key only, with one plan for days: docs/decisions/0025-functions-in-files.md
set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
begin
  perform 1 from ledger_account a
    where a.owner = any (p_owner) and a.purpose = any ('{cash,receivable}') and a.currency = p_currency and a.cached
    order by a.id for no key update;
  return query
    select o.owner, c.id, r.id, -r.balance
    from unnest(p_owner) as o (owner)
    join ledger_account c on c.owner = o.owner and c.purpose = 'cash' and c.currency = p_currency and c.cached
    join ledger_account r on r.owner = o.owner and r.purpose = 'receivable' and r.currency = p_currency and r.cached;
end $$;

revoke all on function ledger_lock_owners from public;
grant execute on function ledger_lock_owners to tessera_app;
