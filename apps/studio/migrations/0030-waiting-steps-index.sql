-- outside a transaction
-- One open round of each game with moves for a player, as mines has.
create unique index concurrently if not exists round_waiting_steps on studio.round_waiting (player_id, game)
  where game not in ('mines', 'sample', 'slot');
