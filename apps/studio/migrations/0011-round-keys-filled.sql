-- The keys of all rounds of before. Others go on playing: a round that is made meanwhile has written its own.
insert into studio.round_key (id, player_id, request_id, seed_pair_id, nonce, bet_transaction, started_at)
select id, player_id, request_id, seed_pair_id, nonce, bet_transaction, started_at from studio.round
on conflict (id) do nothing;
