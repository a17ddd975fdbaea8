-- Refuses an id number that is sealed with a dropped vault key.
create or replace function member_profile_key_guard() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform require_kept_vault_key(vault_key_of(new.id_number));
  return new;
end $$;

create or replace trigger member_profile_key_new before insert on member_profile
  for each row when (new.id_number is not null) execute function member_profile_key_guard();

create or replace trigger member_profile_key before update of id_number on member_profile
  for each row when (new.id_number is not null and new.id_number is distinct from old.id_number)
  execute function member_profile_key_guard();
