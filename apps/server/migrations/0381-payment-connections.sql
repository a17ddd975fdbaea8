-- How the platform reaches a payment provider that it calls: what is not secret, and what is, sealed.
create table payment_connection (
  account_id text primary key references payment_account (id),
  settings jsonb not null,
  sealed_secrets bytea not null,
  set_at timestamptz not null
);
grant select, insert, update on payment_connection to tessera_app;

-- first form: the trigger below needs it
create function payment_connection_key_guard() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform require_kept_vault_key(vault_key_of(new.sealed_secrets));
  return new;
end $$;
create trigger payment_connection_key before insert or update of sealed_secrets on payment_connection
  for each row execute function payment_connection_key_guard();
