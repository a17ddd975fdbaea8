-- A vendor knows a player by a reference that no other vendor has: two of them cannot put together what one person plays,
-- and none can name a player who never played with it.
create table play_reference (
  vendor_account_id text not null,
  player_ref text not null,
  member_id integer not null references play_player (member_id),
  -- False for a reference from the time when all vendors had the same one: it stays good for what was begun under it.
  current boolean not null default true,
  created_at timestamptz not null,
  primary key (vendor_account_id, player_ref)
);
create unique index play_reference_current on play_reference (vendor_account_id, member_id) where current;
grant select, insert on play_reference to tessera_app;

-- The reference of before stays with the vendor at which the member has played last. At the others he gets a new one with
-- the next launch.
insert into play_reference (vendor_account_id, player_ref, member_id, current, created_at)
select k.vendor_account_id, p.player_ref, p.member_id, coalesce(k.vendor_account_id = l.vendor_account_id, false), 'epoch'
from (
  select vendor_account_id, member_id from play_session union select vendor_account_id, member_id from play_launch
  union select vendor_account_id, member_id from play_transaction
) k
join play_player p on p.member_id = k.member_id
left join (select distinct on (member_id) member_id, vendor_account_id from play_session order by member_id, created_at desc) l on l.member_id = k.member_id;

-- A session carries the reference under which it was opened, so that a bet finds both in one look.
alter table play_session add column player_ref text;
update play_session s set player_ref = p.player_ref from play_player p where p.member_id = s.member_id;
alter table play_session alter column player_ref set not null;

-- As before, but for the reference, which is the session's, and for a win that names no bet: that one is judged carefully.
create or replace function play_apply_one(
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
  select e.*, l.enabled into s from play_session e join play_player l on l.member_id = e.member_id
    where e.token_hash = p_token and e.vendor_account_id = p_vendor
      and not exists (select 1 from play_transaction t where t.vendor_account_id = p_vendor and t.scope = 0 and t.tx_id = p_tx);
  if not found or s.player_ref <> p_player or s.currency <> p_currency then return; end if;
  if p_kind = 'bet' then
    if s.revoked_at is not null or s.expires_at <= p_at or not s.enabled then return; end if;
  else
    if ledger_cached_balance(s.receivable_id) < 0 then return; end if;
    if p_bet_tx is null then return; end if;
    select * into b from play_transaction t where t.vendor_account_id = p_vendor and t.scope = 0 and t.tx_id = p_bet_tx;
    if not found or b.kind <> 'bet' or b.source <> 'cash' or b.state = 'rolled_back' or b.member_id <> s.member_id or b.currency <> s.currency or b.round_id is distinct from p_round then return; end if;
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

create or replace function play_apply(
  p_vendor text[], p_tx text[], p_kind text[], p_token bytea[], p_player text[], p_currency text[], p_game text[], p_round text[], p_amount bigint[],
  p_bet_tx text[], p_closed boolean[], p_at timestamptz,
  out places text, out statuses text, out ids text, out balances text, out bonuses text, out member_ids text)
language plpgsql as $$
declare
  v_go record;  -- what was found out about each request, as lists in their order
  v_said record;  -- what the ledger says to them
  v_valid bigint[];
  v_settled record;
begin
  select array_agg(o.place) as place, array_agg(nextval('play_transaction_id_seq')) as id, array_agg(o.cause) as cause, array_agg(o.reference) as reference,
    array_agg(o.fact) as fact, array_agg(o.movement) as movement, array_agg(o.valid) as valid, array_agg(o.member_id) as member_id, array_agg(o.vendor_name) as vendor_name,
    array_agg(o.cash_id) as cash_id, array_agg(o.house_id) as house_id, array_agg(o.bonus) as bonus, coalesce(bool_or(o.settles), false) as settles
  into v_go
  from (
    select r.place, 'play.' || r.vendor as cause, r.vendor || '/' || r.tx as reference, case when r.kind = 'bet' then 'stake' else 'return' end as fact,
      case when r.kind = 'bet' then -r.amount else r.amount end as movement,
      case when r.kind = 'bet' and r.closed then r.amount else 0 end as valid, r.kind = 'win' or r.closed as settles, s.*
    from unnest(p_vendor, p_tx, p_kind, p_token, p_player, p_currency, p_round, p_amount, p_bet_tx, p_closed)
      with ordinality as r (vendor, tx, kind, token, player, currency, round, amount, bet_tx, closed, place)
    left join lateral (
      select e.member_id, e.vendor as vendor_name, e.cash_id, e.house_id, (select a.balance from ledger_account a where a.id = e.bonus_id and a.cached) as bonus
      from play_session e
      cross join lateral (select * from play_player p where p.member_id = e.member_id offset 0) l
      where e.token_hash = r.token and e.vendor_account_id = r.vendor and e.currency = r.currency and e.player_ref = r.player
        and (select t.id from play_transaction t where t.vendor_account_id = r.vendor and t.scope = 0 and t.tx_id = r.tx) is null
        and case when r.kind = 'bet' then e.revoked_at is null and e.expires_at > p_at and l.enabled
          else (select a.balance >= 0 from ledger_account a where a.id = e.receivable_id and a.cached)
            and exists (
              select from (select * from play_transaction t where t.vendor_account_id = r.vendor and t.scope = 0 and t.tx_id = r.bet_tx offset 0) b
              where b.kind = 'bet' and b.source = 'cash' and b.state <> 'rolled_back' and b.member_id = e.member_id and b.currency = e.currency and b.round_id = r.round) end
      offset 0
    ) s on true
    order by r.place
  ) o;

  select * into v_said from ledger_post_fresh(v_go.cause, p_tx, p_kind, v_go.cash_id, v_go.house_id, v_go.movement);

  v_valid := v_go.valid;
  if v_go.settles then
    for v_settled in
      update play_transaction t set state = 'settled'
      from unnest(p_vendor, p_kind, v_go.member_id, p_round, p_bet_tx, p_closed, v_said.status) with ordinality as r (vendor, kind, member_id, round, bet_tx, closed, status, place)
      where r.status = 0 and (r.kind = 'win' or r.closed) and t.member_id = r.member_id and t.round_id = r.round and t.vendor_account_id = r.vendor
        and t.kind = 'bet' and t.state = 'open' and (r.closed or t.tx_id = r.bet_tx)
      returning r.place, case when t.source = 'cash' then t.amount else 0 end as valid
    loop
      v_valid[v_settled.place] := v_valid[v_settled.place] + v_settled.valid;
    end loop;
  end if;

  insert into play_transaction (id, vendor_account_id, tx_id, kind, source, member_id, currency, game_code, round_id, amount, reference_tx, round_closed, state, balance_after, at)
  overriding system value
  select r.id, r.vendor, r.tx, r.kind, 'cash', r.member_id, r.currency, r.game, r.round, r.amount, r.bet_tx, r.closed,
    case when r.kind = 'bet' and not r.closed then 'open' else 'settled' end, r.balance, p_at
  from unnest(v_go.id, p_vendor, p_tx, p_kind, v_go.member_id, p_currency, p_game, p_round, p_amount, p_bet_tx, p_closed, v_said.balance, v_said.status)
    as r (id, vendor, tx, kind, member_id, currency, game, round, amount, bet_tx, closed, balance, status)
  where r.status = 0;

  if 0 = all (v_said.status) then
    perform bets_record(v_go.member_id, v_go.vendor_name, p_game, p_round, v_go.fact, p_amount, p_currency, v_valid, p_closed, p_at, v_go.reference);
  else
    perform bets_record(array_agg(d.member_id), array_agg(d.vendor_name), array_agg(d.game), array_agg(d.round), array_agg(d.fact), array_agg(d.amount),
      array_agg(d.currency), array_agg(d.valid), array_agg(d.closed), p_at, array_agg(d.reference))
    from unnest(v_go.member_id, v_go.vendor_name, p_game, p_round, v_go.fact, p_amount, p_currency, v_valid, p_closed, v_go.reference, v_said.status)
      as d (member_id, vendor_name, game, round, fact, amount, currency, valid, closed, reference, status)
    where d.status = 0;
  end if;
  places := array_to_string(v_go.place, ',');
  statuses := array_to_string(v_said.status, ',', '');
  ids := array_to_string(v_go.id, ',');
  balances := array_to_string(v_said.balance, ',', '');
  bonuses := array_to_string(v_go.bonus, ',', '');
  member_ids := array_to_string(v_go.member_id, ',', '');
end $$;

alter table play_player drop column player_ref;

-- Replacing a function takes its settings away; see 0020 for why these have them.
do $$
declare
  v_function regprocedure;
begin
  for v_function in select p.oid from pg_proc p join pg_namespace n on n.oid = p.pronamespace where n.nspname = 'public' and p.proname in ('play_apply', 'play_apply_one')
  loop
    execute format('alter function %s set plan_cache_mode = force_generic_plan', v_function);
    execute format('alter function %s set enable_seqscan = off', v_function);
    execute format('alter function %s set enable_hashjoin = off', v_function);
    execute format('alter function %s set enable_mergejoin = off', v_function);
  end loop;
end $$;
