-- Rounds are going to be kept in partitions by when they began, of which old ones can be archived. A unique key of a partitioned
-- table would hold in each partition only, so the keys of all rounds get a narrow table of their own, which keeps them for
-- ever. From here on each new round writes its keys there; the next file brings those of before.
create table studio.round_key (
  id uuid not null constraint round_key_pkey primary key,
  player_id bigint not null,
  request_id uuid not null,
  seed_pair_id bigint,
  nonce integer,
  bet_transaction uuid not null constraint round_key_bet_transaction unique,
  started_at timestamptz not null,
  constraint round_key_request unique (player_id, request_id),
  constraint round_key_nonce unique (seed_pair_id, nonce)
);
grant select on studio.round_key to tessera_studio;

create function studio.note_round_key() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into studio.round_key (id, player_id, request_id, seed_pair_id, nonce, bet_transaction, started_at)
  values (new.id, new.player_id, new.request_id, new.seed_pair_id, new.nonce, new.bet_transaction, new.started_at);
  return null;
end $$;
revoke all on function studio.note_round_key() from public;
create trigger round_key after insert on studio.round for each row execute function studio.note_round_key();

-- What is there becomes the first partition and goes on taking rounds until the end of the next quarter.
do $$
begin
  execute format('alter table studio.round add constraint round_first_ends check (started_at < %L) not valid',
    (date_trunc('quarter', now() at time zone 'UTC') + interval '6 months') at time zone 'UTC');
end $$;
