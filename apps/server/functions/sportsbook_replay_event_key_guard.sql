-- Refuses a match of the built-in feed whose seed is sealed with a dropped vault key.
create or replace function sportsbook_replay_event_key_guard() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform require_kept_vault_key(vault_key_of(new.sealed_seed));
  return new;
end $$;
