-- Settles bets that are still open, and notes by which versions of their results; answers them, and for the how manieth time
-- each was settled. One that has ended, or of which more was cashed out than its end knows, stays as it is. p_id is in order, so that two that end the same bets do not wait for
-- each other in a circle. p_versions are texts of JSON. All were placed from p_from to p_to: no other partition is opened.
create or replace function sportsbook_end_bets(
  p_id uuid[], p_cashed bigint[], p_returned bigint[], p_valid_bet bigint[], p_versions text[],
  p_from timestamptz, p_to timestamptz, p_at timestamptz)
  returns table (id uuid, number integer)
language plpgsql
-- Looks rows up by key only, with one plan for days: docs/decisions/0025-functions-in-files.md
set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
begin
  return query
    with ended as (
      update sportsbook_bet b set status = 'settled', returned = n.returned, valid_bet = n.valid_bet,
        settlements = b.settlements + 1, ended_at = p_at
      from unnest(p_id, p_cashed, p_returned, p_valid_bet, p_versions) as n (id, cashed, returned, valid_bet, versions)
      where b.id = n.id and b.placed_at between p_from and p_to and b.status = 'open' and b.cashed_per_line = n.cashed
      returning b.id, b.placed_at, b.settlements, b.returned, n.versions
    )
    insert into sportsbook_settlement (bet_id, number, status, returned, versions, at, placed_at)
    select e.id, e.settlements, 'settled', e.returned, e.versions::jsonb, p_at, e.placed_at from ended e
    returning sportsbook_settlement.bet_id, sportsbook_settlement.number;
end $$;

revoke all on function sportsbook_end_bets from public;
grant execute on function sportsbook_end_bets to tessera_app;
