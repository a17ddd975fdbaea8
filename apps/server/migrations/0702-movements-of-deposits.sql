-- What members paid in, and what of it was taken back, each at its own moment: what reports and net deposits add up.
create view deposit_movement as
select member_id, currency, settled_at as at, received as amount from deposit where status = 'Success'
union all
select d.member_id, d.currency, r.happened_at, r.fee - r.amount from payment_reversal r join deposit d on d.id = r.deposit_id;
grant select on deposit_movement to tessera_app;
-- small table: payments that a provider took back are few
create index payment_reversal_by_time on payment_reversal (happened_at);
