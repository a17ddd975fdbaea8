-- outside a transaction
-- Operators search by the reference of a payment, in any case.
create index concurrently if not exists withdrawal_payment_reference on withdrawal_payment (lower(reference)) where reference is not null;
