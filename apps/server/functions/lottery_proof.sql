-- The beacon and the round that a draw was made from, as a proof shows them; null for a draw without a beacon.
create or replace function lottery_proof(draw bigint) returns jsonb
language sql stable as $$
  select jsonb_build_object('id', source.id, 'scheme', source.scheme, 'publicKey', source.public_key,
    'genesisMs', source.genesis_ms, 'periodMs', source.period_ms, 'round', made.round,
    'previous', made.previous, 'signature', made.signature, 'randomness', made.randomness)
  from lottery_draw_beacon as named
  join beacon_source as source on source.id = named.source_id
  join beacon_round as made on made.source_id = named.source_id and made.round = named.round
  where named.draw_id = draw
$$;
