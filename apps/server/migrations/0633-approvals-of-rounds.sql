-- The same operator approves again once a payment came back. The index is that of the file before, and the key of
-- before is named by nothing.
alter table withdrawal_approval drop constraint withdrawal_approval_pkey;
alter table withdrawal_approval add constraint withdrawal_approval_pkey primary key using index withdrawal_approval_of_round;
