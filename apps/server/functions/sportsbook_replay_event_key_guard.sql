-- Refuses a match of the built-in feed whose seed is sealed with a dropped vault key.
create or replace function sportsbook_replay_event_key_guard() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform require_kept_vault_key(vault_key_of(new.sealed_seed));
  return new;
end $$;

create or replace trigger sportsbook_replay_event_key before update of sealed_seed on sportsbook_replay_event
  for each row when (new.sealed_seed is not null and new.sealed_seed is distinct from old.sealed_seed)
  execute function sportsbook_replay_event_key_guard();

create or replace trigger sportsbook_replay_event_key_new before insert on sportsbook_replay_event
  for each row when (new.sealed_seed is not null) execute function sportsbook_replay_event_key_guard();
