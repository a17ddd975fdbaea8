-- What the bets of each member return if all of their legs win, of those placed from a moment on and before another (null: until
-- now), without refused ones. p_first is the first of the moments: older quarters stay closed.
create or replace function sportsbook_most_returns(
  p_member bigint[], p_since timestamptz[], p_until timestamptz[], p_first timestamptz)
  returns table (member_id bigint, sum bigint)
language plpgsql stable
-- Every bet that is placed asks: one plan for all of them, docs/decisions/0025-functions-in-files.md
set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
begin
  return query
    select asked.member_id, coalesce(placed.sum, 0)::bigint
    from unnest(p_member, p_since, p_until) as asked (member_id, since, until)
    cross join lateral (select sum(bet.most_return) as sum from sportsbook_bet bet
      where bet.member_id = asked.member_id and bet.placed_at >= p_first and bet.placed_at >= asked.since
        and bet.placed_at < coalesce(asked.until, 'infinity') and bet.status <> 'refused') placed;
end $$;

revoke all on function sportsbook_most_returns from public;
grant execute on function sportsbook_most_returns to tessera_app;
