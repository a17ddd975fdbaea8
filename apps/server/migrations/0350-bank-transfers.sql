-- Deposits by bank transfer: members transfer to a bank account of the operator, and an operator records what came in.

-- The bank account behind a payment account of this kind; null: payers go to a page of the provider.
alter table payment_account add column bank jsonb;

-- The bank account as the payer was shown it; pay_reference is the code that they put into the transfer.
alter table deposit add column bank jsonb;
-- What the operator wrote to the member when nothing came in.
alter table deposit add column note text not null default '';
