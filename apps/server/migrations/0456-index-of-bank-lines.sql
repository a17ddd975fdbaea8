-- outside a transaction
-- What banks reported, by direction, the newest first.
create index concurrently if not exists bank_line_newest on bank_line (direction, received_at desc, account_id, event_id);
