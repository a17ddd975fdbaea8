-- Which odds lotteries pay an account: the number of its prize group; a higher one is better. Never above the upline's:
-- member_line_fill caps a new account, and changes lower everybody below (docs/domain/lottery.md).
alter table member add column prize_group smallint not null default 1 check (prize_group between 1 and 99);
grant update (prize_group) on member to tessera_app;

-- The group of those who register with an invitation code; null for the brand's group of new accounts.
alter table agent_code add column prize_group smallint check (prize_group between 1 and 99);
