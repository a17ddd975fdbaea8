-- All that is to come in a running match of the built-in feed follows from its seed. The database holds it only sealed with the vault
-- key (docs/runbook/keys.md). A seed in the clear is one of an earlier release; it is sealed when its match goes on. No process of an
-- earlier release can give a match whose seed is sealed another one.
alter table sportsbook_replay_event add column sealed_seed bytea,
  add constraint sportsbook_replay_event_one_seed check (seed is null or sealed_seed is null) not valid;
grant update (sealed_seed) on sportsbook_replay_event to tessera_app;

-- first form: the triggers below need it
create function sportsbook_replay_event_key_guard() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform require_kept_vault_key(vault_key_of(new.sealed_seed));
  return new;
end $$;
create trigger sportsbook_replay_event_key before update of sealed_seed on sportsbook_replay_event
  for each row when (new.sealed_seed is not null and new.sealed_seed is distinct from old.sealed_seed)
  execute function sportsbook_replay_event_key_guard();
create trigger sportsbook_replay_event_key_new before insert on sportsbook_replay_event
  for each row when (new.sealed_seed is not null) execute function sportsbook_replay_event_key_guard();
