-- Digests and sums cannot be compressed; trying to costs more than storing them.
alter table liability_block alter column leaves set storage external;
alter table liability_day alter column block_tops set storage external;
