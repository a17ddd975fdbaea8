-- outside a transaction
-- What an operator has approved within a day.
create index concurrently if not exists withdrawal_approval_by_operator on withdrawal_approval (operator_id, at);
create unique index concurrently if not exists withdrawal_approval_of_round on withdrawal_approval (withdrawal_id, round, operator_id);
