-- Reserves a round whose outcome comes from the seeds of its player: takes the next nonce of the active pair and stores
-- the round, in one call. Returns the seeds, that of the studio sealed; nothing if the player's request is known already. Bets, rotations and changes
-- of the client seed of one player run one after the other, by the same lock as in seed-store.ts.
create or replace function studio.reserve_sealed_round(
  p_id uuid, p_player bigint, p_token text, p_game text, p_wire_code text, p_currency text, p_stake bigint,
  p_parameters jsonb, p_request uuid, p_bet_transaction uuid, p_free_rounds uuid, p_started_at timestamptz
) returns table (seed_pair_id bigint, nonce integer, client_seed text, sealed_seed bytea, server_seed_hash text)
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('studio.seeds', p_player));
  if exists (select from studio.round_key k where k.player_id = p_player and k.request_id = p_request) then
    return;
  end if;
  update studio.seed_pair pair set next_nonce = pair.next_nonce + 1
  where pair.player_id = p_player and pair.state = 'active'
  returning pair.id, pair.next_nonce - 1, pair.client_seed, pair.sealed_seed, pair.server_seed_hash
  into seed_pair_id, nonce, client_seed, sealed_seed, server_seed_hash;
  if not found then raise exception 'a player without an active seed pair'; end if;
  insert into studio.round (id, player_id, token, game, wire_code, currency, stake, parameters, request_id, state,
    seed_pair_id, nonce, client_seed, bet_transaction, free_rounds_id, started_at)
  values (p_id, p_player, p_token, p_game, p_wire_code, p_currency, p_stake, p_parameters, p_request, 'reserved',
    reserve_sealed_round.seed_pair_id, reserve_sealed_round.nonce, reserve_sealed_round.client_seed, p_bet_transaction, p_free_rounds, p_started_at);
  return next;
end $$;

revoke all on function studio.reserve_sealed_round from public;
grant execute on function studio.reserve_sealed_round to tessera_studio;
