-- What the payments of a run were rounded down to, in millionths: hundredths of a unit in every currency until now.
alter table contract_run add column coin bigint not null default 10000;
alter table contract_run alter column coin drop default;
