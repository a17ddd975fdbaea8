-- Postings are going to be kept in periods, one partition for each, so that old ones can be archived. This adds the number
-- of the period; the next two files check it and swap the tables. Each is a transaction of its own, so that the long part,
-- reading every row once, locks nobody out. Every posting that is there belongs to period 1; code of before adds more to it.
alter table ledger_posting add column period integer not null default 1;
alter table ledger_posting add constraint ledger_posting_1_period check (period = 1) not valid;
