-- Moves the bookmark of the invariant check; see ledger_move_bookmark.
-- after: ledger_move_bookmark
create or replace function ledger_move_checked(p_up_to bigint) returns boolean
language sql security definer set search_path = pg_catalog, public,
  pg_temp as $$ select ledger_move_bookmark('checked', p_up_to) $$;

revoke all on function ledger_move_checked from public;
grant execute on function ledger_move_checked to tessera_app;
