-- Adds facts, one for each element of the lists, all in one statement. Games call it inside the transaction
-- that posts the money. The same as bets_record_one for many.
create or replace function bets_record(
  p_member bigint[], p_vendor text[], p_game text[], p_round text[], p_kind text[], p_amount bigint[],
  p_currency text[],
  p_valid_bet bigint[], p_closed boolean[], p_at timestamptz, p_reference text[]) returns void
language plpgsql as $$
begin
  insert into bet_fact (member_id, vendor, game_code, round_id, kind, amount, currency, valid_bet, closed,
    at, reference)
  select f.member_id, f.vendor, f.game_code, f.round_id, f.kind, f.amount, f.currency, f.valid_bet,
    f.closed, p_at, f.reference
  from unnest(p_member, p_vendor, p_game, p_round, p_kind, p_amount, p_currency, p_valid_bet, p_closed,
    p_reference)
    as f (member_id, vendor, game_code, round_id, kind, amount, currency, valid_bet, closed, reference);
end $$;

revoke all on function bets_record from public;
grant execute on function bets_record to tessera_app;
