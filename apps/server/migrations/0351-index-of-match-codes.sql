-- outside a transaction
-- A payment account gives each reference to one deposit only, so that a transfer cannot match two of them.
create unique index concurrently if not exists deposit_pay_reference on deposit (pay_reference, account_id) where pay_reference is not null;
