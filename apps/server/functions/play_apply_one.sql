-- The fast path of a bet, for one request: a bet or a win, in cash, of a session that stands. One round trip
-- does all: session, player, funds, ledger, transaction and fact. Two copies in parallel meet at the unique
-- key of play_transaction. Codes: done; funds (nothing moved, balance is what there is); other (nothing was
-- done: the careful path decides, apps/server/src/modules/play/wallet-core/apply-carefully.ts, which knows
-- repetitions, refusals, free bets, debts and bonuses). play_apply is the same for a batch: change both, and the
-- careful path. fast-and-careful.test.ts compares all three.
create or replace function play_apply_one(
  p_vendor text, p_tx text, p_kind text, p_token bytea, p_player text, p_currency text, p_game text,
  p_round text, p_amount bigint, p_bet_tx text, p_closed boolean, p_at timestamptz,
  out code text, out id bigint, out balance bigint, out bonus bigint, out member_id bigint)
language plpgsql
-- Looks rows up by key only, with one plan for days: docs/decisions/0025-functions-in-files.md
set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  s record;
  b play_transaction;
  v_status smallint;
  v_valid bigint := 0;
begin
  code := 'other';
  select e.*, l.enabled, l.careful into s from play_session e join play_player l on l.member_id = e.member_id
    where e.token_hash = p_token and e.vendor_account_id = p_vendor
      and not exists (select 1 from play_transaction t where t.vendor_account_id = p_vendor and t.scope = 0
        and t.tx_id = p_tx)
      and not exists (select 1 from turnover_requirement q where q.member_id = e.member_id
        and q.state in ('open', 'ending') and q.account_id is not null);
  if not found or s.player_ref <> p_player or s.currency <> p_currency or s.careful then return; end if;
  if p_kind = 'bet' then
    if s.revoked_at is not null or s.expires_at <= p_at or s.check_at <= p_at or not s.enabled then
      return;
    end if;
  else
    if ledger_cached_balance(s.receivable_id) < 0 then return; end if;
    if p_bet_tx is null then return; end if;
    select * into b from play_transaction t where t.vendor_account_id = p_vendor and t.scope = 0
      and t.tx_id = p_bet_tx;
    if not found or b.kind <> 'bet' or b.source <> 'cash' or b.bonus_amount is not null or b.state = 'rolled_back'
      or b.member_id <> s.member_id or b.currency <> s.currency or b.round_id is distinct from p_round then
      return;
    end if;
  end if;

  member_id := s.member_id;
  bonus := ledger_cached_balance(s.bonus_id);
  if p_amount = 0 then
    balance := ledger_cached_balance(s.cash_id);
  else
    select o.status, o.balance into v_status, balance
      from ledger_post_one_fresh('play.' || p_vendor, p_tx, p_kind, s.cash_id, s.house_id,
        case when p_kind = 'bet' then -p_amount else p_amount end) o;
    if v_status = 3 then code := 'funds'; return; end if;
    if v_status <> 0 then return; end if;
  end if;
  if p_kind = 'win' or p_closed then
    with settled as (
      update play_transaction t set state = 'settled'
      where t.member_id = s.member_id and t.round_id = p_round and t.vendor_account_id = p_vendor
        and t.kind = 'bet' and t.state = 'open' and (p_closed or t.tx_id = p_bet_tx)
      returning case when t.source = 'cash' then t.amount else 0 end as valid)
    select coalesce(sum(valid), 0) into v_valid from settled;
  end if;
  if p_kind = 'bet' and p_closed then v_valid := v_valid + p_amount; end if;
  insert into play_transaction (vendor_account_id, tx_id, kind, source, member_id, currency, game_code,
    round_id, amount, reference_tx, round_closed, state, balance_after, at)
    values (p_vendor, p_tx, p_kind, 'cash', s.member_id, s.currency, p_game, p_round, p_amount, p_bet_tx,
      p_closed, case when p_kind = 'bet' and not p_closed then 'open' else 'settled' end, balance, p_at)
    returning play_transaction.id into id;
  perform bets_record_one(s.member_id, s.vendor, p_game, p_round,
    case when p_kind = 'bet' then 'stake' else 'return' end, p_amount, s.currency, v_valid, p_closed,
    p_at, p_vendor || '/' || p_tx);
  code := 'done';
end $$;

revoke all on function play_apply_one from public;
grant execute on function play_apply_one to tessera_app;
