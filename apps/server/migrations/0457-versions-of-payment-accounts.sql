-- Two operators who change a payment account at once do not overwrite each other.
alter table payment_account add column version integer not null default 0;
