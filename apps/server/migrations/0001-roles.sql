-- Every session of the application runs as tessera_app, which owns nothing. Each migration that creates a table
-- says in the same file what tessera_app may do with it; what is not granted is refused by the database itself.
-- Roles belong to the whole cluster, so another database of it may have made this one already, even at this moment.
do $$
begin
  create role tessera_app nologin nosuperuser nocreatedb nocreaterole;
exception when duplicate_object or unique_violation then
  null;
end $$;

grant tessera_app to current_user;

revoke create on schema public from public;
grant usage on schema public to tessera_app;
