-- Reads every ticket once while others go on reading and writing.
alter table lottery_ticket validate constraint lottery_ticket_first_ends;
