-- Records the keys of a new round in studio.round_key, where they are unique over all partitions.
create or replace function studio.note_round_key() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into studio.round_key (id, player_id, request_id, seed_pair_id, nonce, bet_transaction, started_at)
  values (new.id, new.player_id, new.request_id, new.seed_pair_id, new.nonce, new.bet_transaction,
    new.started_at);
  return null;
end $$;

revoke all on function studio.note_round_key from public;
