-- The seed of a chain of Crash, from which all its points follow, comes in sealed and is never stored in the clear.
create or replace function studio.crash_chain_guard() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if new.seed is not null and (tg_op = 'INSERT' or old.seed is null) then
    raise exception 'the seed of a chain is stored sealed' using errcode = '42501';
  end if;
  return new;
end $$;

create or replace trigger crash_chain_sealed before insert or update of seed on studio.crash_chain
  for each row execute function studio.crash_chain_guard();
