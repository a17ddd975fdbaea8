-- Members are paid to e-wallets and addresses of coins, too, beside bank accounts.
alter table bank_account add column kind text not null default 'bank';
alter table bank_account add constraint bank_account_kind check (kind in ('bank', 'e-wallet', 'crypto')) not valid;
alter table withdrawal add column kind text not null default 'bank';
alter table withdrawal add constraint withdrawal_kind check (kind in ('bank', 'e-wallet', 'crypto')) not valid;
