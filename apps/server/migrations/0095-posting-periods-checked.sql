-- Reads every posting once while others go on reading and writing.
alter table ledger_posting validate constraint ledger_posting_1_period;
