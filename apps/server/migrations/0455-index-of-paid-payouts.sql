-- outside a transaction
-- What a provider paid over an account, for its statements.
create index concurrently if not exists payout_paid on payout (account_id, paid_at) where paid_at is not null;
