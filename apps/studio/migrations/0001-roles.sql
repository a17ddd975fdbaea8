-- The studio is a vendor with a database role and a schema of its own: it sees no table of the platform.
-- Roles belong to the whole cluster, so another database of it may have made this one already, even at this moment.
do $$
begin
  create role tessera_studio nologin nosuperuser nocreatedb nocreaterole;
exception when duplicate_object or unique_violation then
  null;
end $$;

grant tessera_studio to current_user;

create schema if not exists studio;
grant usage on schema studio to tessera_studio;
