-- outside a transaction
-- The heads of lines, of whom there are few among many members without an upline.
create index concurrently member_heads on member (merchant, id) where upline is null and type in (1, 2, 41, 42);
