-- Banks count days by their own clocks: a name such as Asia/Ho_Chi_Minh or a distance such as +07:00; null: as the site.
alter table payment_account add column statement_zone text;
alter table payout_account add column statement_zone text;
grant update (statement_zone) on payout_account to tessera_app;
-- Statements from before were compared by days of UTC.
alter table payment_statement add column zone text not null default 'UTC';
create or replace view compared_statement as
select s.id, coalesce(s.account_id, s.payout_account_id) as account_id, s.file_name, s.digest,
  to_char(s.from_day, 'YYYY-MM-DD') as from_day, to_char(s.to_day, 'YYYY-MM-DD') as to_day,
  s.lines, s.outside, s.matched, s.uploaded_by, s.uploaded_at,
  (select count(*)::integer from payment_difference d where d.statement_id = s.id and d.explained_at is null) as open,
  (select count(*)::integer from payment_difference d where d.statement_id = s.id and d.explained_at is not null) as explained,
  case when s.payout_account_id is null then 'payments' else 'payouts' end as "of",
  s.zone
from payment_statement s;
