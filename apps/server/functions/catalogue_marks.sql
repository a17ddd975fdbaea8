-- Marks a changed row of the catalogue with the version that its change makes.
create or replace function catalogue_marks() returns trigger language plpgsql as $$
begin
  new.changed_in := (select version from catalogue_version);
  return new;
end $$;

create or replace trigger catalogue_game_marks before insert or update on catalogue_game
  for each row execute function catalogue_marks();

create or replace trigger catalogue_vendor_marks before insert or update on catalogue_vendor
  for each row execute function catalogue_marks();
