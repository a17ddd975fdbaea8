-- Rooms in which members play each other: what the house kept of a round, where the vendor told it. Such a round counts by its
-- rake and not by its stakes (game-rules.md sections 2.1 and 11).
alter table bet_fact add column rake bigint;

-- A vendor that tells the rake of every such round: a round without one had none.
alter table vendor_account add column declares_rake boolean not null default false;
