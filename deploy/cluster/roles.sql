-- Before the first `npm run migrate`, as the superuser, once:
create role tessera login createrole password '{{ownerPassword}}';
create database tessera owner tessera;
grant set on parameter deadlock_timeout to tessera;
