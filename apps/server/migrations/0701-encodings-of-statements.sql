-- Banks write files in encodings of their own, such as shift_jis or windows-1251; null: UTF-8, or what the file says.
alter table payment_account add column statement_encoding text;
alter table payout_account add column statement_encoding text;
grant update (statement_encoding) on payout_account to tessera_app;
