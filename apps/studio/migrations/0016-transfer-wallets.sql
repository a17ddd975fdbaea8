-- Wallets of players whose operator transfers money to us before they play: a bet takes from here, not from the
-- operator's wallet.
create table studio.transfer_wallet (
  player_id bigint primary key references studio.player (id),
  currency text not null,
  balance bigint not null default 0 check (balance >= 0),
  created_at timestamptz not null
);
grant select, insert on studio.transfer_wallet to tessera_studio;
grant update (balance) on studio.transfer_wallet to tessera_studio;

-- Everything that moved such a wallet, and what was refused: a transaction has one outcome for ever.
create table studio.transfer_wallet_move (
  transaction_id uuid primary key,
  player_id bigint not null references studio.transfer_wallet (player_id),
  kind text not null check (kind in ('deposit', 'withdraw', 'bet', 'win', 'rollback')),
  amount bigint not null check (amount >= 0),
  -- The bet that a win or a rollback belongs to.
  bet_id uuid check ((bet_id is not null) = (kind in ('win', 'rollback'))),
  done boolean not null,
  balance_after bigint not null check (balance_after >= 0),
  created_at timestamptz not null
);
create unique index transfer_wallet_move_ending on studio.transfer_wallet_move (bet_id) where bet_id is not null;
grant select, insert on studio.transfer_wallet_move to tessera_studio;
