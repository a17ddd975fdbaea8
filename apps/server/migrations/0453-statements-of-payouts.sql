-- Statements of providers that pay withdrawals are compared, too: a statement is of a payment account or of a payout account.
alter table payment_statement alter column account_id drop not null;
alter table payment_statement add column payout_account_id text;
alter table payment_statement add constraint payment_statement_payout_account_fkey
  foreign key (payout_account_id) references payout_account (id) not valid;
alter table payment_statement add constraint payment_statement_of_one_account
  check ((account_id is null) <> (payout_account_id is null)) not valid;

-- When a provider said that it has paid; empty for payments from before this was known.
alter table payout add column paid_at timestamptz;
grant update (paid_at) on payout to tessera_app;

create or replace view compared_statement as
select s.id, coalesce(s.account_id, s.payout_account_id) as account_id, s.file_name, s.digest,
  to_char(s.from_day, 'YYYY-MM-DD') as from_day, to_char(s.to_day, 'YYYY-MM-DD') as to_day,
  s.lines, s.outside, s.matched, s.uploaded_by, s.uploaded_at,
  (select count(*)::integer from payment_difference d where d.statement_id = s.id and d.explained_at is null) as open,
  (select count(*)::integer from payment_difference d where d.statement_id = s.id and d.explained_at is not null) as explained,
  case when s.payout_account_id is null then 'payments' else 'payouts' end as "of"
from payment_statement s;
