-- Raises the version of the catalogue with every change. Whoever changes the catalogue waits here for an
-- earlier change to commit, so versions are committed in their order.
create or replace function catalogue_moves() returns trigger language plpgsql as $$
begin
  update catalogue_version set version = version + 1;
  return null;
end $$;

create or replace trigger catalogue_game_moves before insert or update on catalogue_game
  for each statement execute function catalogue_moves();

create or replace trigger catalogue_vendor_moves before insert or update on catalogue_vendor
  for each statement execute function catalogue_moves();

create or replace trigger catalogue_section_moves before insert or update or delete on catalogue_section
  for each statement execute function catalogue_moves();
