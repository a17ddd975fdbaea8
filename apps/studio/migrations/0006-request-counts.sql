-- How often somebody asked within a minute, added up over all processes of the studio (LIMITS_STORE=database). The library
-- rate-limiter-flexible writes it and prescribes the columns. Rows are of no use two minutes later, and are removed. Not
-- logged: after a breakdown of the database counts begin anew.
create unlogged table studio.request_count (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index request_count_by_expire on studio.request_count (expire);
grant select, insert, update, delete on studio.request_count to tessera_studio;
