-- How often somebody asked within a minute, added up over all processes (LIMITS_STORE=database). The library
-- rate-limiter-flexible writes it and prescribes the columns. Keys are digests that name their minute; rows are of no use
-- two minutes later, and a job removes them. Not logged: after a breakdown of the database counts begin anew.
create unlogged table request_count (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index request_count_by_expire on request_count (expire);
grant select, insert, update, delete on request_count to tessera_app;
