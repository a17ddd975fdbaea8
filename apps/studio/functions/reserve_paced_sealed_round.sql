-- Reserves a round as studio.reserve_sealed_round does, if it keeps the pace of the operator's brand, in one call. A request that
-- is known already is never too early.
-- after: keep_pace, reserve_sealed_round
create or replace function studio.reserve_paced_sealed_round(
  p_id uuid, p_player bigint, p_token text, p_game text, p_wire_code text, p_currency text, p_stake bigint,
  p_parameters jsonb, p_request uuid, p_bet_transaction uuid, p_free_rounds uuid, p_started_at timestamptz,
  p_pace_ms integer
) returns table (seed_pair_id bigint, nonce integer, client_seed text, sealed_seed bytea, server_seed_hash text)
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  return query select * from studio.reserve_sealed_round(p_id, p_player, p_token, p_game, p_wire_code, p_currency, p_stake,
    p_parameters, p_request, p_bet_transaction, p_free_rounds, p_started_at);
  if not found then return; end if;
  perform studio.keep_pace(p_player, p_wire_code, p_started_at, p_pace_ms);
end $$;

revoke all on function studio.reserve_paced_sealed_round from public;
grant execute on function studio.reserve_paced_sealed_round to tessera_studio;
