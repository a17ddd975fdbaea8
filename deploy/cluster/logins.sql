-- After the first `npm run migrate`, which makes tessera_app and tessera_studio, as the superuser, once. PgBouncer drops what a
-- session asks for at its beginning, so these stand with the roles.
create role house_platform login password '{{platformPassword}}' in role tessera_app;
create role house_studio login password '{{studioPassword}}' in role tessera_studio;
alter role house_platform set statement_timeout = '30s';
alter role house_studio set statement_timeout = '10s';
