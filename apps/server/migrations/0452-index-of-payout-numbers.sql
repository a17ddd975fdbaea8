-- outside a transaction
-- Who else is paid to the same e-wallet or address.
create index concurrently if not exists bank_account_shared on bank_account (account_number) where kind <> 'bank';
