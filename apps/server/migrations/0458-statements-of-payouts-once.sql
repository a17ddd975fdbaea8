-- outside a transaction
-- The same file of a payout account is compared once.
create unique index concurrently if not exists payment_statement_of_payouts_once
  on payment_statement (payout_account_id, digest) where payout_account_id is not null;
