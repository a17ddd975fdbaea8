-- Refuses a key of pictures that is sealed with a vault key that was dropped.
create or replace function identity_document_key_guard() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform require_kept_vault_key(vault_key_of(new.sealed_key));
  return new;
end $$;

create or replace trigger identity_document_key before update of sealed_key on identity_document
  for each row when (new.sealed_key is not null and new.sealed_key is distinct from old.sealed_key)
  execute function identity_document_key_guard();

create or replace trigger identity_document_key_new before insert on identity_document
  for each row when (new.sealed_key is not null) execute function identity_document_key_guard();
