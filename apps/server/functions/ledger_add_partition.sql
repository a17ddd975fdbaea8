-- Makes the partition of a period with everything that guards postings, unless it exists. Postings are
-- reached through ledger_posting; only the owner may look at a partition directly.
create or replace function ledger_add_partition(p_period integer) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v_name text := 'ledger_posting_' || p_period;
begin
  if to_regclass('public.' || v_name) is not null then return; end if;
  execute format('create table public.%I (like ledger_posting including defaults including constraints)',
    v_name);
  execute format('alter table %I add constraint %I primary key (account_id, version),'
    ' add constraint %I unique (cause, external_id, leg)',
    v_name, v_name || '_history', v_name || '_once');
  execute format('create index %I on %I using brin (id) with (pages_per_range = 16, autosummarize = on)',
    v_name || '_arrival', v_name);
  execute format('create index %I on %I (account_id, created_at)'
    ' where kind in (''bonus'', ''rebate'', ''commission'', ''salary'', ''dividend'')',
    v_name || '_gifts', v_name);
  execute format('create index %I on %I (account_id, created_at, id)'
    ' where kind not in (''bet'', ''win'', ''rollback'')', v_name || '_money', v_name);
  execute format('create trigger %I before update or delete or truncate on %I'
    ' for each statement execute function ledger_refuse_change()', v_name || '_insert_only', v_name);
  execute format('revoke all on %I from public, tessera_app', v_name);
  -- Attached, as making it a partition at once would lock everybody out of the whole table.
  execute format('alter table ledger_posting attach partition %I for values in (%s)', v_name, p_period);
end $$;

revoke all on function ledger_add_partition from public;
