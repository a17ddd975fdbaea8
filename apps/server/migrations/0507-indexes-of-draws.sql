-- outside a transaction
-- The calendar of the console, and the tickets that a report adds up.
create index concurrently if not exists lottery_draw_calendar on lottery_draw (draw_at, id);
