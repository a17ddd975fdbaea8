-- outside a transaction
create index concurrently if not exists payment_event_received on payment_event (account_id, received_at);
