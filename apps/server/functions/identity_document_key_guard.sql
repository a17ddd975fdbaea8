-- Refuses a key of pictures that is sealed with a vault key that was dropped.
create or replace function identity_document_key_guard() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform require_kept_vault_key(vault_key_of(new.sealed_key));
  return new;
end $$;
