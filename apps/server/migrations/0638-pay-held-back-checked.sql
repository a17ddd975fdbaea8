-- Reads payments and moves of contracts once while others go on reading and writing.
alter table contract_payment validate constraint contract_payment_handed_on;
alter table contract_payment validate constraint contract_payment_share;
alter table contract_move validate constraint contract_move_move_check;
