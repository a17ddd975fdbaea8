-- The same promises for less work. A batch of bets spent most of its time in carrying its rows from one list to the next
-- and in looking the same things up twice. What a request says now stays in the lists it came in, in their order; only
-- what was found out about it is added beside them.

-- A batch of transfers whose keys the caller has just looked for and not found: at most one per cached account, each
-- between a cached and a summed account, answered in the same order. Statuses as in ledger_post: 0 posted, 3 insufficient
-- funds, null: this form does not fit. An account of null is passed over; an amount of 0 moves nothing and tells the
-- balance. A copy that was stored after the caller looked meets ledger_posting_once: nothing of the batch is kept (23505),
-- and who sends its transfers again one by one finds the first. Rows are locked by the update itself, in id order, all of
-- them before the first posting is stored, so that no two batches wait for each other in a circle.
create function ledger_post_fresh(
  p_cause text[], p_external text[], p_kind text[], p_account bigint[], p_contra bigint[], p_amount bigint[],
  out status smallint[], out balance bigint[])
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v_house_id bigint[];
  v_house_currency text[];
  v_place bigint[];
  v_after bigint[];
  v_spread bigint[];
begin
  -- A batch has few house accounts, each many times: looked up once.
  select array_agg(c.id), array_agg(c.currency) into v_house_id, v_house_currency
  from ledger_account c where c.id = any (array(select distinct h.id from unnest(p_contra) as h (id))) and not c.cached;

  with moved as (
    update ledger_account a set balance = a.balance + n.amount, version = a.version + 1
    from (
      select r.* from unnest(p_cause, p_external, p_kind, p_account, p_contra, p_amount)
        with ordinality as r (cause, external_id, kind, account_id, contra_id, amount, place)
      order by r.account_id
    ) n
    where a.id = n.account_id and a.cached and n.amount <> 0 and (n.amount > 0 or a.balance + n.amount >= a.min_balance)
      and exists (select from unnest(v_house_id, v_house_currency) as h (id, currency) where h.id = n.contra_id and h.currency = a.currency)
    returning n.*, a.version, a.balance
  ), posted as (
    insert into ledger_posting (account_id, version, contra_id, amount, balance_after, cause, external_id, kind)
    select m.account_id, m.version, m.contra_id, m.amount, m.balance, m.cause, m.external_id, m.kind from moved m
  )
  select array_agg(o.place), array_agg(o.balance) into v_place, v_after from (select m.place, m.balance from moved m order by m.place) o;

  if cardinality(v_place) = cardinality(p_account) then
    status := array_fill(0::smallint, array[cardinality(p_account)]);
    balance := v_after;
    return;
  end if;
  -- Some did not move: tell each why.
  if exists (select from unnest(p_account) as r (id) where r.id is not null group by r.id having count(*) > 1) then
    raise exception 'ledger: a batch takes each cached account once' using errcode = '23514';
  end if;
  v_spread := array_fill(null::bigint, array[cardinality(p_account)]);
  for v_index in 1 .. coalesce(cardinality(v_place), 0) loop
    v_spread[v_place[v_index]] := v_after[v_index];
  end loop;
  select array_agg(o.status), array_agg(o.balance) into status, balance from (
    select coalesce(r.after, a.balance) as balance,
      case when r.after is not null then 0
        when not exists (select from unnest(v_house_id, v_house_currency) as h (id, currency) where h.id = r.contra_id and h.currency = a.currency) then null
        when r.amount = 0 then 0 else 3 end::smallint as status
    from unnest(p_account, p_contra, p_amount, v_spread) with ordinality as r (account_id, contra_id, amount, after, place)
    left join ledger_account a on a.id = r.account_id and a.cached
    order by r.place
  ) o;
end $$;

-- As before, and it still answers the same lists; every place is among them, one that the fast way cannot decide with an
-- empty status. The looks judge each request and find its accounts: none found means the careful way must decide.
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
  v_told integer;
begin
  select array_agg(o.place) as place, array_agg(nextval('play_transaction_id_seq')) as id, array_agg(o.cause) as cause, array_agg(o.movement) as movement,
    array_agg(o.valid) as valid, array_agg(o.member_id) as member_id, array_agg(o.vendor_name) as vendor_name, array_agg(o.cash_id) as cash_id,
    array_agg(o.house_id) as house_id, array_agg(o.bonus) as bonus, coalesce(bool_or(o.settles), false) as settles
  into v_go
  from (
    select r.place, 'play.' || r.vendor as cause, case when r.kind = 'bet' then -r.amount else r.amount end as movement,
      case when r.kind = 'bet' and r.closed then r.amount else 0 end as valid, r.kind = 'win' or r.closed as settles, s.*
    from unnest(p_vendor, p_tx, p_kind, p_token, p_player, p_currency, p_round, p_amount, p_bet_tx, p_closed)
      with ordinality as r (vendor, tx, kind, token, player, currency, round, amount, bet_tx, closed, place)
    left join lateral (
      select e.member_id, e.vendor as vendor_name, e.cash_id, e.house_id, (select a.balance from ledger_account a where a.id = e.bonus_id and a.cached) as bonus
      from play_session e
      cross join lateral (select * from play_player p where p.member_id = e.member_id and p.player_ref = r.player offset 0) l
      where e.token_hash = r.token and e.vendor_account_id = r.vendor and e.currency = r.currency
        and (select t.id from play_transaction t where t.vendor_account_id = r.vendor and t.scope = 0 and t.tx_id = r.tx) is null
        and case when r.kind = 'bet' then e.revoked_at is null and e.expires_at > p_at and l.enabled
          else (select a.balance >= 0 from ledger_account a where a.id = e.receivable_id and a.cached)
            and (r.bet_tx is null or exists (
              select from (select * from play_transaction t where t.vendor_account_id = r.vendor and t.scope = 0 and t.tx_id = r.bet_tx offset 0) b
              where b.kind = 'bet' and b.source = 'cash' and b.state <> 'rolled_back' and b.member_id = e.member_id and b.currency = e.currency and b.round_id = r.round)) end
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

  with done as materialized (
    select r.* from unnest(v_go.id, p_vendor, p_tx, p_kind, v_go.member_id, p_currency, p_game, p_round, p_amount, p_bet_tx, p_closed, v_said.balance, v_said.status, v_go.vendor_name, v_valid)
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
  bonuses := array_to_string(v_go.bonus, ',', '');
  member_ids := array_to_string(v_go.member_id, ',', '');
end $$;

-- Replacing a function takes its settings away; see 0020 for why it has them.
do $$
declare
  v_function regprocedure;
begin
  for v_function in select p.oid from pg_proc p join pg_namespace n on n.oid = p.pronamespace where n.nspname = 'public' and p.proname in ('ledger_post_fresh', 'play_apply')
  loop
    execute format('alter function %s set plan_cache_mode = force_generic_plan', v_function);
    execute format('alter function %s set enable_seqscan = off', v_function);
    execute format('alter function %s set enable_hashjoin = off', v_function);
    execute format('alter function %s set enable_mergejoin = off', v_function);
  end loop;
end $$;

revoke all on function ledger_post_fresh from public;
grant execute on function ledger_post_fresh to tessera_app;
