-- The settings that a run was computed with, so that it can be computed again after they have changed. Null: a run from before they
-- were stored.
alter table contract_run
  add column active_bet bigint check (active_bet > 0),
  add column carry_mode text check (carry_mode in ('none', 'month'));
