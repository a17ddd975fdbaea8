-- Refuses an app secret that is sealed with a dropped vault key.
create or replace function identity_totp_key_guard() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform require_kept_vault_key(vault_key_of(new.secret));
  return new;
end $$;

create or replace trigger identity_totp_key before insert or update of secret on identity_totp
  for each row execute function identity_totp_key_guard();
