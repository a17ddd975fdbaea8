-- Throws TS003 for a vault key that was dropped: a process that has not noticed yet must not seal with it, as
-- nobody could open that again. The lock makes dropping a key wait for those who seal, and vice versa.
create or replace function require_kept_vault_key(key text) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform 1 from known_key where purpose = 'vault' and state in ('current', 'older')
    order by key_id for share;
  if exists (select 1 from known_key where purpose = 'vault' and state in ('dropped', 'lost'))
    and not exists (select 1 from known_key where purpose = 'vault' and state in ('current', 'older')
      and key_id = key) then
    raise exception 'this was sealed with a vault key that was dropped' using errcode = 'TS003';
  end if;
end $$;

revoke all on function require_kept_vault_key from public;
