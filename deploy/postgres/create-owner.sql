-- Run once by the image of PostgreSQL, as its superuser, when the volume is new. Migrations and processes log in as this owner,
-- who is no superuser.
\getenv password OWNER_PASSWORD
create role tessera login createrole password :'password';
create database tessera owner tessera;
grant set on parameter deadlock_timeout to tessera;
