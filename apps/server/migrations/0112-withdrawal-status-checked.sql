-- Reads the table while everybody goes on; new rows were checked from 0111 on.
alter table withdrawal validate constraint withdrawal_status_check;
