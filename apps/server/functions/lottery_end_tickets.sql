-- Ends tickets that are still open and answers the ids of those: one that has ended stays as it is. p_line_returns are
-- texts such as {0,19600000}, because lists of different lengths are no array. It asks for tickets without a return,
-- which is what open means, so that each is looked up by its id and not in the index of open tickets.
create or replace function lottery_end_tickets(
  p_id uuid[], p_placed_at timestamptz[], p_status text, p_returned bigint[], p_line_returns text[],
  p_at timestamptz) returns uuid[]
language plpgsql
-- Looks rows up by key only, with one plan for days: docs/decisions/0025-functions-in-files.md
set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  v_ended uuid[];
begin
  with ended as (
    update lottery_ticket t set status = p_status, returned = n.returned,
      line_returns = n.line_returns::bigint[], settled_at = p_at
    from unnest(p_id, p_placed_at, p_returned, p_line_returns) as n (id, placed_at, returned, line_returns)
    where t.id = n.id and t.placed_at = n.placed_at and t.returned is null
    returning t.id
  )
  select array_agg(e.id) into v_ended from ended e;
  return coalesce(v_ended, '{}');
end $$;

revoke all on function lottery_end_tickets from public;
grant execute on function lottery_end_tickets to tessera_app;
