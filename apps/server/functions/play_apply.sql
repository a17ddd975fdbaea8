-- The fast path of a bet, for a batch in which every player appears once; the same rules as play_apply_one.
-- Returns lists joined by commas, to spare the driver hundreds of small values: the positions of the requests,
-- and for each the status of the ledger (0 done, 3 insufficient funds, otherwise the careful path decides),
-- the id of the transaction, the balances and the member. What a request says stays in the lists it came in,
-- in their order; what was found out about it is added beside them. Row sets are never joined with each
-- other: the planner does not know their sizes. "offset 0" keeps a look into a large table a look by index,
-- whatever size the table had when the plan was made.
create or replace function play_apply(
  p_vendor text[], p_tx text[], p_kind text[], p_token bytea[], p_player text[], p_currency text[],
  p_game text[], p_round text[], p_amount bigint[], p_bet_tx text[], p_closed boolean[], p_at timestamptz,
  out positions text, out statuses text, out ids text, out balances text, out bonuses text, out member_ids text)
language plpgsql
-- Looks rows up by key only, with one plan for days: docs/decisions/0025-functions-in-files.md
set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  v_go record;  -- what was found out about each request, as lists in their order
  v_said record;  -- what the ledger answered
  v_valid bigint[];
  v_settled record;
begin
  select array_agg(o.position) as position, array_agg(nextval('play_transaction_id_seq')) as id,
    array_agg(o.cause) as cause, array_agg(o.reference) as reference,
    array_agg(o.fact) as fact, array_agg(o.movement) as movement, array_agg(o.valid) as valid,
    array_agg(o.member_id) as member_id, array_agg(o.vendor_name) as vendor_name,
    array_agg(o.cash_id) as cash_id, array_agg(o.house_id) as house_id, array_agg(o.bonus) as bonus,
    coalesce(bool_or(o.settles), false) as settles
  into v_go
  from (
    select r.position, 'play.' || r.vendor as cause, r.vendor || '/' || r.tx as reference,
      case when r.kind = 'bet' then 'stake' else 'return' end as fact,
      case when r.kind = 'bet' then -r.amount else r.amount end as movement,
      case when r.kind = 'bet' and r.closed then r.amount else 0 end as valid,
      r.kind = 'win' or r.closed as settles, s.*
    from unnest(p_vendor, p_tx, p_kind, p_token, p_player, p_currency, p_round, p_amount, p_bet_tx, p_closed)
      with ordinality as r (vendor, tx, kind, token, player, currency, round, amount, bet_tx, closed, position)
    left join lateral (
      select e.member_id, e.vendor as vendor_name, e.cash_id, e.house_id,
        (select a.balance from ledger_account a where a.id = e.bonus_id and a.cached) as bonus
      from play_session e
      cross join lateral (select * from play_player p where p.member_id = e.member_id offset 0) l
      where e.token_hash = r.token and e.vendor_account_id = r.vendor and e.currency = r.currency
        and e.player_ref = r.player and not l.careful
        and (select t.id from play_transaction t where t.vendor_account_id = r.vendor and t.scope = 0
          and t.tx_id = r.tx) is null
        and not exists (select from turnover_requirement q where q.member_id = e.member_id
          and q.state in ('open', 'ending') and q.account_id is not null)
        and case when r.kind = 'bet' then e.revoked_at is null and e.expires_at > p_at and l.enabled
          and (e.check_at is null or e.check_at > p_at)
          else (select a.balance >= 0 from ledger_account a where a.id = e.receivable_id and a.cached)
            and exists (
              select from (select * from play_transaction t where t.vendor_account_id = r.vendor
                and t.scope = 0 and t.tx_id = r.bet_tx offset 0) b
              where b.kind = 'bet' and b.source = 'cash' and b.bonus_amount is null and b.state <> 'rolled_back'
                and b.member_id = e.member_id and b.currency = e.currency and b.round_id = r.round) end
      offset 0
    ) s on true
    order by r.position
  ) o;

  select * into v_said from ledger_post_fresh(v_go.cause, p_tx, p_kind, v_go.cash_id, v_go.house_id,
    v_go.movement);

  v_valid := v_go.valid;
  if v_go.settles then
    for v_settled in
      update play_transaction t set state = 'settled'
      from unnest(p_vendor, p_kind, v_go.member_id, p_round, p_bet_tx, p_closed, v_said.status)
        with ordinality as r (vendor, kind, member_id, round, bet_tx, closed, status, position)
      where r.status = 0 and (r.kind = 'win' or r.closed) and t.member_id = r.member_id
        and t.round_id = r.round and t.vendor_account_id = r.vendor
        and t.kind = 'bet' and t.state = 'open' and (r.closed or t.tx_id = r.bet_tx)
      returning r.position, case when t.source = 'cash' then t.amount else 0 end as valid
    loop
      v_valid[v_settled.position] := v_valid[v_settled.position] + v_settled.valid;
    end loop;
  end if;

  insert into play_transaction (id, vendor_account_id, tx_id, kind, source, member_id, currency, game_code,
    round_id, amount, reference_tx, round_closed, state, balance_after, at)
  overriding system value
  select r.id, r.vendor, r.tx, r.kind, 'cash', r.member_id, r.currency, r.game, r.round, r.amount, r.bet_tx,
    r.closed, case when r.kind = 'bet' and not r.closed then 'open' else 'settled' end, r.balance, p_at
  from unnest(v_go.id, p_vendor, p_tx, p_kind, v_go.member_id, p_currency, p_game, p_round, p_amount,
    p_bet_tx, p_closed, v_said.balance, v_said.status)
    as r (id, vendor, tx, kind, member_id, currency, game, round, amount, bet_tx, closed, balance, status)
  where r.status = 0;

  if 0 = all (v_said.status) then
    perform bets_record(v_go.member_id, v_go.vendor_name, p_game, p_round, v_go.fact, p_amount, p_currency,
      v_valid, p_closed, p_at, v_go.reference);
  else
    perform bets_record(array_agg(d.member_id), array_agg(d.vendor_name), array_agg(d.game),
      array_agg(d.round), array_agg(d.fact), array_agg(d.amount),
      array_agg(d.currency), array_agg(d.valid), array_agg(d.closed), p_at, array_agg(d.reference))
    from unnest(v_go.member_id, v_go.vendor_name, p_game, p_round, v_go.fact, p_amount, p_currency, v_valid,
      p_closed, v_go.reference, v_said.status)
      as d (member_id, vendor_name, game, round, fact, amount, currency, valid, closed, reference, status)
    where d.status = 0;
  end if;
  positions := array_to_string(v_go.position, ',');
  statuses := array_to_string(v_said.status, ',', '');
  ids := array_to_string(v_go.id, ',');
  balances := array_to_string(v_said.balance, ',', '');
  bonuses := array_to_string(v_go.bonus, ',', '');
  member_ids := array_to_string(v_go.member_id, ',', '');
end $$;

revoke all on function play_apply from public;
grant execute on function play_apply to tessera_app;
