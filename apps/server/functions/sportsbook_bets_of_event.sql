-- The next bets with a leg on an event, in the order of their ids, with when they were placed; none was placed before p_from, so
-- that older quarters stay closed.
create or replace function sportsbook_bets_of_event(p_event bigint, p_from timestamptz, p_after uuid, p_most integer)
  returns table (id uuid, placed_at timestamptz)
language plpgsql stable
-- Planned anew for each event, it would take several times as long: docs/decisions/0025-functions-in-files.md
set plan_cache_mode = force_generic_plan set enable_seqscan = off
as $$
begin
  return query
    select leg.bet_id, leg.placed_at from sportsbook_leg leg
    where leg.event_id = p_event and leg.bet_id > p_after and leg.placed_at >= p_from
    order by leg.bet_id limit p_most;
end $$;

revoke all on function sportsbook_bets_of_event from public;
grant execute on function sportsbook_bets_of_event to tessera_app;
