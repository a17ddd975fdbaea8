-- Refuses a draw whose seed needs a dropped vault key.
create or replace function lottery_draw_key_guard() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform require_kept_vault_key(new.key_id);
  return new;
end $$;

create or replace trigger lottery_draw_key before insert or update of key_id on lottery_draw
  for each row execute function lottery_draw_key_guard();
