-- The stakes that a fact settles, where they differ from its valid bets: a lottery counts only the net exposure as
-- valid, but a share of the profit counts whole stakes. Null: the same as valid_bet.
alter table bet_fact add column settled_stake bigint;
