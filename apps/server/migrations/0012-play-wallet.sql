-- The seamless wallet: who plays with which vendor, and every transaction that a vendor ever sent.

create table play_player (
  member_id integer primary key,
  -- What vendors call the player: says nothing about him.
  player_ref text not null unique,
  -- The currency of his latest session: where a vendor names none.
  currency text not null,
  enabled boolean not null default true
);

-- A wallet session is good for one member at one vendor. It carries the ids that a bet needs, so that one look is enough.
create table play_session (
  token_hash bytea primary key,
  member_id integer not null references play_player (member_id),
  vendor_account_id text not null,
  -- The vendor's name in the catalogue.
  vendor text not null,
  currency text not null,
  game_code text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  -- Accounts of the ledger.
  cash_id bigint not null,
  receivable_id bigint not null,
  bonus_id bigint not null,
  house_id bigint not null
);
create index play_session_member on play_session (member_id);

-- One row per transaction of a vendor, with the outcome that a repetition gets. Insert-only but for the state.
create table play_transaction (
  vendor_account_id text not null,
  -- The member where a vendor uses the same ids for two players; 0 everywhere else.
  scope integer not null default 0,
  tx_id text not null,
  -- Our own number of it.
  id bigint generated always as identity,
  -- tombstone: stands where a transaction would be whose rollback came first.
  kind text not null check (kind in ('bet', 'win', 'rollback', 'finish', 'tombstone')),
  source text not null check (source in ('cash', 'free', 'promo')),
  member_id integer not null,
  currency text not null,
  game_code text,
  round_id text,
  amount bigint not null check (amount >= 0),
  reference_tx text,
  round_closed boolean not null,
  -- open: a bet whose result is not known.
  state text not null check (state in ('open', 'settled', 'rolled_back')),
  ignored text check (ignored in ('rolled_back', 'target_unknown', 'target_already_rolled_back')),
  balance_after bigint not null,
  at timestamptz not null,
  constraint play_transaction_once primary key (vendor_account_id, scope, tx_id)
) with (fillfactor = 85);
create index play_transaction_round on play_transaction (member_id, round_id) where kind = 'bet';
create index play_transaction_arrival on play_transaction using brin (id) with (pages_per_range = 16, autosummarize = on);

grant select, insert, update on play_player, play_session to tessera_app;
grant select, insert on play_transaction to tessera_app;
grant update (state) on play_transaction to tessera_app;
grant usage on sequence play_transaction_id_seq to tessera_app;

-- The fast way for the two calls that make up nearly all traffic: a bet or a win, in cash, of a session that stands.
-- Codes: done; funds (nothing moved, balance is what there is); other (nothing was done: the careful way must decide,
-- which knows repetitions, refusals, free bets, debts and everything else). One round trip does all: the session, the
-- player, the funds, the ledger, the transaction and the fact. Two copies in parallel meet at play_transaction_once.
create function play_apply_one(
  p_vendor text, p_tx text, p_kind text, p_token bytea, p_player text, p_currency text, p_game text, p_round text, p_amount bigint,
  p_bet_tx text, p_closed boolean, p_at timestamptz,
  out code text, out id bigint, out balance bigint, out bonus bigint, out member_id integer)
language plpgsql as $$
declare
  s record;
  b play_transaction;
  v_status smallint;
  v_valid bigint := 0;
begin
  code := 'other';
  select e.*, l.player_ref, l.enabled into s from play_session e join play_player l on l.member_id = e.member_id
    where e.token_hash = p_token and e.vendor_account_id = p_vendor
      and not exists (select 1 from play_transaction t where t.vendor_account_id = p_vendor and t.scope = 0 and t.tx_id = p_tx);
  if not found or s.player_ref <> p_player or s.currency <> p_currency then return; end if;
  if p_kind = 'bet' then
    if s.revoked_at is not null or s.expires_at <= p_at or not s.enabled then return; end if;
  else
    if ledger_cached_balance(s.receivable_id) < 0 then return; end if;
    if p_bet_tx is not null then
      select * into b from play_transaction t where t.vendor_account_id = p_vendor and t.scope = 0 and t.tx_id = p_bet_tx;
      if not found or b.kind <> 'bet' or b.source <> 'cash' or b.state = 'rolled_back' or b.member_id <> s.member_id or b.currency <> s.currency or b.round_id is distinct from p_round then return; end if;
    end if;
  end if;

  member_id := s.member_id;
  bonus := ledger_cached_balance(s.bonus_id);
  if p_amount = 0 then
    balance := ledger_cached_balance(s.cash_id);
  else
    select o.status, o.balance into v_status, balance from ledger_post_one('play.' || p_vendor, p_tx, p_kind, s.cash_id, s.house_id,
      case when p_kind = 'bet' then -p_amount else p_amount end, null) o;
    if v_status = 3 then code := 'funds'; return; end if;
    if v_status <> 0 then return; end if;
  end if;
  if p_kind = 'win' or p_closed then
    with settled as (
      update play_transaction t set state = 'settled'
      where t.member_id = s.member_id and t.round_id = p_round and t.vendor_account_id = p_vendor and t.kind = 'bet' and t.state = 'open'
        and (p_closed or t.tx_id = p_bet_tx)
      returning case when t.source = 'cash' then t.amount else 0 end as valid)
    select coalesce(sum(valid), 0) into v_valid from settled;
  end if;
  if p_kind = 'bet' and p_closed then v_valid := v_valid + p_amount; end if;
  insert into play_transaction (vendor_account_id, tx_id, kind, source, member_id, currency, game_code, round_id, amount, reference_tx, round_closed, state, balance_after, at)
    values (p_vendor, p_tx, p_kind, 'cash', s.member_id, s.currency, p_game, p_round, p_amount, p_bet_tx, p_closed,
      case when p_kind = 'bet' and not p_closed then 'open' else 'settled' end, balance, p_at)
    returning play_transaction.id into id;
  perform bets_record_one(s.member_id, s.vendor, p_game, p_round, case when p_kind = 'bet' then 'stake' else 'return' end, p_amount, s.currency, v_valid, p_closed, p_at, p_vendor || '/' || p_tx);
  code := 'done';
end $$;

-- The same for a batch in which every cash account appears once. Answers lists joined by commas, to spare the driver
-- hundreds of small values: the places of the requests that could go the fast way, and for each the status of the
-- ledger (0 done, 3 funds, else other). A request whose place is missing is for the careful way. Row sets are kept in arrays and never joined with each other: the planner cannot
-- know their sizes. "offset 0" keeps looks into large tables by index, whatever size they had when the plan was made.
create function play_apply(
  p_vendor text[], p_tx text[], p_kind text[], p_token bytea[], p_player text[], p_currency text[], p_game text[], p_round text[], p_amount bigint[],
  p_bet_tx text[], p_closed boolean[], p_at timestamptz,
  out places text, out statuses text, out ids text, out balances text, out bonuses text, out member_ids text)
language plpgsql as $$
declare
  v_go record;  -- the requests that may go the fast way, as arrays
  v_said record;  -- what the ledger says to them
  v_valid bigint[];
  v_settled record;
  v_told integer;
begin
  select array_agg(r.place) as place, array_agg(nextval('play_transaction_id_seq')) as id, array_agg(r.vendor) as vendor, array_agg('play.' || r.vendor) as cause, array_agg(r.tx) as tx, array_agg(r.kind) as kind, array_agg(r.currency) as currency,
    array_agg(r.game) as game, array_agg(r.round) as round, array_agg(r.amount) as amount, array_agg(r.bet_tx) as bet_tx, array_agg(r.closed) as closed,
    array_agg(case when r.kind = 'bet' then -r.amount else r.amount end) as movement, array_agg(case when r.kind = 'bet' and r.closed then r.amount else 0 end) as valid,
    array_agg(s.member_id) as member_id, array_agg(s.vendor) as vendor_name, array_agg(s.cash_id) as cash_id, array_agg(s.house_id) as house_id,
    array_agg(ledger_cached_balance(s.bonus_id)) as bonus, array_agg(null::text) as memo, coalesce(bool_or(r.kind = 'win' or r.closed), false) as settles
  into v_go
  from unnest(p_vendor, p_tx, p_kind, p_token, p_player, p_currency, p_game, p_round, p_amount, p_bet_tx, p_closed)
    with ordinality as r (vendor, tx, kind, token, player, currency, game, round, amount, bet_tx, closed, place)
  cross join lateral (select * from play_session e where e.token_hash = r.token and e.vendor_account_id = r.vendor and e.currency = r.currency offset 0) s
  cross join lateral (select * from play_player p where p.member_id = s.member_id and p.player_ref = r.player offset 0) l
  left join lateral (select * from play_transaction t where t.vendor_account_id = r.vendor and t.scope = 0 and t.tx_id = r.bet_tx offset 0) b on true
  where (select t.id from play_transaction t where t.vendor_account_id = r.vendor and t.scope = 0 and t.tx_id = r.tx) is null
    and case when r.kind = 'bet' then s.revoked_at is null and s.expires_at > p_at and l.enabled
      else ledger_cached_balance(s.receivable_id) >= 0
        and (r.bet_tx is null or (b.kind = 'bet' and b.source = 'cash' and b.state <> 'rolled_back' and b.member_id = s.member_id and b.currency = s.currency and b.round_id = r.round)) end;

  select * into v_said from ledger_post(v_go.cause, v_go.tx, v_go.kind, v_go.cash_id, v_go.house_id, v_go.movement, v_go.memo);

  v_valid := v_go.valid;
  if v_go.settles then
    for v_settled in
      update play_transaction t set state = 'settled'
      from unnest(v_go.vendor, v_go.kind, v_go.member_id, v_go.round, v_go.bet_tx, v_go.closed, v_said.status) with ordinality as r (vendor, kind, member_id, round, bet_tx, closed, status, place)
      where r.status = 0 and (r.kind = 'win' or r.closed) and t.member_id = r.member_id and t.round_id = r.round and t.vendor_account_id = r.vendor
        and t.kind = 'bet' and t.state = 'open' and (r.closed or t.tx_id = r.bet_tx)
      returning r.place, case when t.source = 'cash' then t.amount else 0 end as valid
    loop
      v_valid[v_settled.place] := v_valid[v_settled.place] + v_settled.valid;
    end loop;
  end if;

  with done as materialized (
    select r.* from unnest(v_go.id, v_go.vendor, v_go.tx, v_go.kind, v_go.member_id, v_go.currency, v_go.game, v_go.round, v_go.amount, v_go.bet_tx, v_go.closed, v_said.balance, v_said.status, v_go.vendor_name, v_valid)
      as r (id, vendor, tx, kind, member_id, currency, game, round, amount, bet_tx, closed, balance, status, vendor_name, valid)
    where r.status = 0
  ), kept as (
    insert into play_transaction (id, vendor_account_id, tx_id, kind, source, member_id, currency, game_code, round_id, amount, reference_tx, round_closed, state, balance_after, at)
    overriding system value
    select d.id, d.vendor, d.tx, d.kind, 'cash', d.member_id, d.currency, d.game, d.round, d.amount, d.bet_tx, d.closed,
      case when d.kind = 'bet' and not d.closed then 'open' else 'settled' end, d.balance, p_at from done d
  ), told as (
    select bets_record(array_agg(d.member_id), array_agg(d.vendor_name), array_agg(d.game), array_agg(d.round), array_agg(case when d.kind = 'bet' then 'stake' else 'return' end),
      array_agg(d.amount), array_agg(d.currency), array_agg(d.valid), array_agg(d.closed), p_at, array_agg(d.vendor || '/' || d.tx)) from done d
  )
  select count(*) into v_told from told;
  places := array_to_string(v_go.place, ',');
  statuses := array_to_string(v_said.status, ',', '');
  ids := array_to_string(v_go.id, ',');
  balances := array_to_string(v_said.balance, ',', '');
  bonuses := array_to_string(v_go.bonus, ',');
  member_ids := array_to_string(v_go.member_id, ',');
end $$;

revoke all on function play_apply_one, play_apply from public;
grant execute on function play_apply_one, play_apply to tessera_app;
