-- Refuses an id number that is sealed with a dropped vault key.
create or replace function member_profile_key_guard() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform require_kept_vault_key(vault_key_of(new.id_number));
  return new;
end $$;
