-- outside a transaction
-- Pay that was held back and is still owed, by upline, the oldest first.
drop index concurrently if exists contract_payment_owed;
create index concurrently contract_payment_owed on contract_payment (upline_id, created_at, id) where held_back > handed_on;
