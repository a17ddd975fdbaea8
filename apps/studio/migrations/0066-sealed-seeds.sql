-- A secret seed is in the database only as a text sealed with a key that is outside it (docs/runbook/keys.md): who holds a copy of the
-- database knows no result of a round that has not been played. The clear seed is stored when it is revealed. Seeds of earlier releases
-- are sealed by the first studio of this release that starts; one of the release before that still runs voids rounds of sealed pairs.
alter table studio.seed_pair alter column server_seed drop not null, add column sealed_seed bytea,
  add constraint seed_pair_seed_known check (server_seed is not null or sealed_seed is not null) not valid;
grant update (server_seed, sealed_seed) on studio.seed_pair to tessera_studio;
alter table studio.crash_chain alter column seed drop not null, add column sealed_seed bytea,
  add constraint crash_chain_seed_known check (seed is not null or sealed_seed is not null) not valid;
grant update (seed, sealed_seed) on studio.crash_chain to tessera_studio;
