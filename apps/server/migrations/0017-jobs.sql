-- The timetable: up to which moment each job has done its work, and who is at it. A lease that is not renewed runs out,
-- so that a process which died stops nobody.
create table job_slot (
  name text primary key,
  done_until timestamptz not null,
  lease_holder text,
  lease_until timestamptz,
  constraint job_lease check ((lease_holder is null) = (lease_until is null))
);
grant select, insert, update on job_slot to tessera_app;
