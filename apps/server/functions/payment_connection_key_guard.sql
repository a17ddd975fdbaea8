-- Refuses secrets of a payment provider that are sealed with a dropped vault key.
create or replace function payment_connection_key_guard() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform require_kept_vault_key(vault_key_of(new.sealed_secrets));
  return new;
end $$;

create or replace trigger payment_connection_key before insert or update of sealed_secrets on payment_connection
  for each row execute function payment_connection_key_guard();
