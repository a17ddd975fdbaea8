-- What the payments of a run were rounded down to, in millionths: hundredths of a unit in every currency until now, and by processes of
-- the release before.
alter table contract_run add column coin bigint not null default 10000;
