-- The vault key can be changed while the house runs: a key is announced (next) until every process has it, then it seals, and
-- what the one before sealed is sealed anew until that can be dropped.
alter table known_key drop constraint known_key_state_check,
  add constraint known_key_state_check check (state in ('next', 'current', 'older', 'dropped', 'lost'));

-- Which process has which keys, said by each of them every few seconds while it runs.
create table vault_key_holder (
  process text primary key,
  key_ids text[] not null,
  sealing_key_id text not null,
  seen_at timestamptz not null
);
grant select, insert, update, delete on vault_key_holder to tessera_app;

-- The vault key that brings back the seed of a draw; null: announced before draws noted it.
alter table lottery_draw add column key_id text check (key_id ~ '^[0-9a-f]{16}$'),
  -- The seed itself, sealed: only of draws that were announced under a key that was changed since.
  add column sealed_seed bytea;
grant update (key_id, sealed_seed) on lottery_draw to tessera_app;

-- The id of the key that a sealed text names as its own; null for those from before texts named one.
create function vault_key_of(sealed bytea) returns text language sql immutable strict as $$
  select case when length(sealed) > 37 and get_byte(sealed, 0) = 1 then encode(substr(sealed, 2, 8), 'hex') end
$$;

-- A process that has not noticed yet must not seal with a key that is dropped at this moment: nobody could open that again.
-- The lock makes whoever drops a key wait for those who seal, and the other way round.
create function require_kept_vault_key(key text) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform 1 from known_key where purpose = 'vault' and state in ('current', 'older') order by key_id for share;
  if exists (select 1 from known_key where purpose = 'vault' and state in ('dropped', 'lost'))
    and not exists (select 1 from known_key where purpose = 'vault' and state in ('current', 'older') and key_id = key) then
    raise exception 'this was sealed with a vault key that was dropped' using errcode = 'TS003';
  end if;
end $$;
revoke execute on function require_kept_vault_key(text) from public;

create function identity_totp_key_guard() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform require_kept_vault_key(vault_key_of(new.secret));
  return new;
end $$;
create trigger identity_totp_key before insert or update of secret on identity_totp for each row execute function identity_totp_key_guard();

create function member_profile_key_guard() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform require_kept_vault_key(vault_key_of(new.id_number));
  return new;
end $$;
create trigger member_profile_key_new before insert on member_profile for each row when (new.id_number is not null) execute function member_profile_key_guard();
create trigger member_profile_key before update of id_number on member_profile
  for each row when (new.id_number is not null and new.id_number is distinct from old.id_number) execute function member_profile_key_guard();

create function lottery_draw_key_guard() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform require_kept_vault_key(new.key_id);
  return new;
end $$;
create trigger lottery_draw_key before insert or update of key_id on lottery_draw for each row execute function lottery_draw_key_guard();
