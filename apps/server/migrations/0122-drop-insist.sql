-- Nothing calls insist any more (docs/decisions/0013-ways-in.md). The only release that did is 0.1.0, and its processes cannot
-- run beside these tables: 0079 takes a column from them that they read. So none is left that could call it.
-- contract: expanded in 0079, shipped in 0.1.0
drop function insist(boolean);
