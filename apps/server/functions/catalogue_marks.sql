-- Marks a changed row of the catalogue with the version that its change makes.
create or replace function catalogue_marks() returns trigger language plpgsql as $$
begin
  new.changed_in := (select version from catalogue_version);
  return new;
end $$;
