-- outside a transaction
-- What a visitor played is found by these when it is deleted.
create index concurrently if not exists transfer_wallet_move_player on studio.transfer_wallet_move (player_id);
create index concurrently if not exists raise_round on studio.raise (round_id);
