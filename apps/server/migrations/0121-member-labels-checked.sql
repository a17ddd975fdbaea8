-- Reads the table while everybody goes on; new rows were checked from 0120 on.
alter table member validate constraint member_labels;
