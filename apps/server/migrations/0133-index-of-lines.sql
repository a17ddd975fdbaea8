-- outside a transaction
-- A team is a range of this index: all lines that begin with the line of its head.
create index concurrently member_line_team on member (line) include (type, registered_at);
