-- outside a transaction
-- What a member exposed on a draw is weighed over all their tickets for it, also those that have ended.
drop index concurrently if exists lottery_ticket_draw_member;
create index concurrently lottery_ticket_draw_member on lottery_ticket (draw_id, member_id, id);
