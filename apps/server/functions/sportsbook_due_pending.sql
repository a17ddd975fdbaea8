-- Pending bets that are due, the longest due first, each with when it was placed and the event of its first leg. It is asked several
-- times a second and mostly finds nothing: legs are looked at only if there is something.
create or replace function sportsbook_due_pending(p_at timestamptz, p_most integer)
  returns table (id uuid, placed_at timestamptz, event_id bigint)
language plpgsql stable
-- Planned anew each time, over all partitions, it would take milliseconds: docs/decisions/0025-functions-in-files.md
set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  v_id uuid[];
  v_placed_at timestamptz[];
begin
  select array_agg(due.id), array_agg(due.placed_at) into v_id, v_placed_at from (
    select bet.id, bet.placed_at from sportsbook_bet bet where bet.decides_at <= p_at
    order by bet.decides_at, bet.id limit p_most) due;
  if v_id is null then return; end if;
  return query
    select leg.bet_id, due.placed_at, leg.event_id
    from unnest(v_id, v_placed_at) with ordinality as due (id, placed_at, position)
    join sportsbook_leg leg on leg.bet_id = due.id and leg.placed_at = due.placed_at and leg.position = 0
    order by due.position;
end $$;

revoke all on function sportsbook_due_pending from public;
grant execute on function sportsbook_due_pending to tessera_app;
