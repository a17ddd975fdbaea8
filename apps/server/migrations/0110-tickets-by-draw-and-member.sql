-- outside a transaction
-- What a member exposed on a draw is weighed over all their tickets for it, also those that have ended. Of the first
-- partition, which is the table of before; the others have it already (lottery_add_partition).
drop index concurrently if exists lottery_ticket_draw_member;
create index concurrently lottery_ticket_draw_member on lottery_ticket_first (draw_id, member_id, id);
