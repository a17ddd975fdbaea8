-- Raises the version of the catalogue with every change. Whoever changes the catalogue waits here for an
-- earlier change to commit, so versions are committed in their order.
create or replace function catalogue_moves() returns trigger language plpgsql as $$
begin
  update catalogue_version set version = version + 1;
  return null;
end $$;
