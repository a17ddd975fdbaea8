-- Adds one fact. Games call it inside the transaction that posts the money.
create or replace function bets_record_one(
  p_member bigint, p_vendor text, p_game text, p_round text, p_kind text, p_amount bigint, p_currency text,
  p_valid_bet bigint, p_closed boolean, p_at timestamptz, p_reference text) returns void
language plpgsql as $$
begin
  insert into bet_fact (member_id, vendor, game_code, round_id, kind, amount, currency, valid_bet, closed,
    at, reference)
  values (p_member, p_vendor, p_game, p_round, p_kind, p_amount, p_currency, p_valid_bet, p_closed, p_at,
    p_reference);
end $$;

revoke all on function bets_record_one from public;
grant execute on function bets_record_one to tessera_app;
