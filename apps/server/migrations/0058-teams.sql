-- The tree of agents and members is walked downwards, and an income is looked for among many bets.
create index member_upline on member (upline, id) where upline is not null;
create index ledger_posting_gifts on ledger_posting (account_id, created_at) where kind in ('bonus', 'rebate', 'commission', 'salary', 'dividend');
