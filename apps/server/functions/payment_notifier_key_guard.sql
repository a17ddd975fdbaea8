-- Refuses the key of a notifier that is sealed with a dropped vault key.
create or replace function payment_notifier_key_guard() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform require_kept_vault_key(vault_key_of(new.sealed_key));
  return new;
end $$;

create or replace trigger payment_notifier_key before insert or update of sealed_key on payment_notifier
  for each row execute function payment_notifier_key_guard();
