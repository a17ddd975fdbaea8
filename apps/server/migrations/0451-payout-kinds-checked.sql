alter table bank_account validate constraint bank_account_kind;
alter table withdrawal validate constraint withdrawal_kind;
