-- After the first `npm run migrate`, which makes tessera_app and tessera_studio, as the superuser, once. PgBouncer drops what a
-- session asks for at its beginning, so these stand with the roles.
create role platform_login login password '{{platformPassword}}' in role tessera_app;
create role studio_login login password '{{studioPassword}}' in role tessera_studio;
alter role platform_login set statement_timeout = '30s';
alter role studio_login set statement_timeout = '10s';
