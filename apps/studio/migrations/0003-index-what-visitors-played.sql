-- outside a transaction
-- What a visitor played is found by these when it is deleted.
drop index concurrently if exists studio.transfer_wallet_move_player;
create index concurrently transfer_wallet_move_player on studio.transfer_wallet_move (player_id);
drop index concurrently if exists studio.raise_round;
create index concurrently raise_round on studio.raise (round_id);
