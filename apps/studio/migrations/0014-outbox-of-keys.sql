-- Reads every call once while others go on reading and writing.
alter table studio.outbox validate constraint outbox_round_id_fkey;
