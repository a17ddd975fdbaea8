-- Tickets are sold by one path, which decides under the lock of the draw by itself (docs/domain/lottery.md).
-- The only release that called it is 0.1.0, and its processes cannot run beside these tables (0122).
-- contract: expanded in 0122, shipped in 0.1.0
drop function if exists lottery_admit(bigint, timestamptz, bigint, bigint, bigint, text[], bigint[], bigint[], bigint[]);
