-- A seed is sealed until it is revealed: it comes in sealed, becomes clear with its pair's last bet only, and fits its published hash.
create or replace function studio.seed_pair_guard() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    if new.server_seed is not null then raise exception 'a new seed is stored sealed' using errcode = '42501'; end if;
  elsif new.server_seed is null then
    if old.state = 'revealed' or new.sealed_seed is null then
      raise exception 'a revealed seed stays, and one in the clear is only sealed' using errcode = '42501';
    end if;
  elsif new.state <> 'revealed' or encode(sha256(convert_to(new.server_seed, 'UTF8')), 'hex') <> new.server_seed_hash then
    raise exception 'a seed is revealed with its pair, and fits its hash' using errcode = '42501';
  end if;
  return new;
end $$;

create or replace trigger seed_pair_sealed before insert or update of server_seed on studio.seed_pair
  for each row execute function studio.seed_pair_guard();
