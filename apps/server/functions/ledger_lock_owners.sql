-- Locks the cash and the receivable of owners in the order of their ids, and says what each of them owes then. Owners without
-- accounts in this currency are left out. A row that had to be waited for is answered as it is once it is locked.
create or replace function ledger_lock_owners(p_owner text[], p_currency text)
  returns table (owner text, cash bigint, receivable bigint, owed bigint)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
-- Looks rows up by key only, with one plan for days: docs/decisions/0025-functions-in-files.md
set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
begin
  return query
    with locked as materialized (
      select a.owner, a.purpose, a.id, a.balance from ledger_account a
      where a.owner = any (p_owner) and a.purpose = any ('{cash,receivable}') and a.currency = p_currency and a.cached
      order by a.id for no key update
    )
    select l.owner, max(l.id) filter (where l.purpose = 'cash'), max(l.id) filter (where l.purpose = 'receivable'),
      -max(l.balance) filter (where l.purpose = 'receivable')
    from locked l group by l.owner having count(*) = 2;
end $$;

revoke all on function ledger_lock_owners from public;
grant execute on function ledger_lock_owners to tessera_app;
