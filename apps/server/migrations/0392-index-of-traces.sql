-- outside a transaction
-- The traces of one account.
create index concurrently if not exists line_trace_of_member on line_trace (member_id, last_at desc);
