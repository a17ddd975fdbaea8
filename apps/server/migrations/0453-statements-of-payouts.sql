-- Statements of providers that pay withdrawals are compared, too. Such an account may have the id of a payment account.
alter table payment_statement drop constraint payment_statement_account_id_fkey;
alter table payment_statement add column "of" text not null default 'payments';
alter table payment_statement add constraint payment_statement_of check ("of" in ('payments', 'payouts')) not valid;

-- When a provider said that it has paid; empty for payments from before this was known.
alter table payout add column paid_at timestamptz;
grant update (paid_at) on payout to tessera_app;

create or replace view compared_statement as
select s.id, s.account_id, s.file_name, s.digest, to_char(s.from_day, 'YYYY-MM-DD') as from_day, to_char(s.to_day, 'YYYY-MM-DD') as to_day,
  s.lines, s.outside, s.matched, s.uploaded_by, s.uploaded_at,
  (select count(*)::integer from payment_difference d where d.statement_id = s.id and d.explained_at is null) as open,
  (select count(*)::integer from payment_difference d where d.statement_id = s.id and d.explained_at is not null) as explained,
  s."of"
from payment_statement s;
