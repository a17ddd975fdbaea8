-- Counts a ticket in if betting on its draw is open at p_at and the operator can bear its risk. Answers 'closed',
-- 'drawFull' or 'number' and changes nothing when not. Each outcome is named once; p_ceiling is the largest liability
-- that may stand on it before, null for any. Whoever changes the exposures of a draw holds the lock of its row, so that
-- no two of them wait for each other in a circle. After the wait for that lock every statement sees what was committed
-- meanwhile.
create or replace function lottery_admit(
  p_draw bigint, p_at timestamptz, p_stake bigint, p_most_return bigint, p_limit bigint, p_outcome text[],
  p_staked bigint[], p_liability bigint[], p_ceiling bigint[]) returns text
language plpgsql
-- Looks rows up by key only, with one plan for days: docs/decisions/0025-functions-in-files.md
set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  v_draw record;
begin
  select d.status, d.closes_at, d.liability into v_draw from lottery_draw d where d.id = p_draw
    for no key update;
  if not found or v_draw.status <> 'open' or v_draw.closes_at <= p_at then return 'closed'; end if;
  if v_draw.liability + p_most_return > p_limit then return 'drawFull'; end if;
  if exists (
    select from unnest(p_outcome, p_ceiling) as n (outcome, ceiling)
    left join lottery_draw_exposure e on e.draw_id = p_draw and e.outcome = n.outcome
    where coalesce(e.liability, 0) > n.ceiling) then
    return 'number';
  end if;
  update lottery_draw d set tickets = d.tickets + 1, staked = d.staked + p_stake,
    liability = d.liability + p_most_return
  where d.id = p_draw;
  insert into lottery_draw_exposure as e (draw_id, outcome, staked, liability)
  select p_draw, n.outcome, n.staked, n.liability
  from unnest(p_outcome, p_staked, p_liability) as n (outcome, staked, liability)
  on conflict (draw_id, outcome) do update set staked = e.staked + excluded.staked,
    liability = e.liability + excluded.liability;
  return 'admitted';
end $$;

revoke all on function lottery_admit from public;
grant execute on function lottery_admit to tessera_app;
