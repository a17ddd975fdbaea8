-- Deletes events that are over and began before a moment, with all that is known of them, unless there are bets, stakes in pools or
-- entries of operators on them: those are marked and stay. Matches whose end nobody has told go 60 days later. Those of a season that can
-- still be bet on stay as long as it is open, since it is counted by them. Looks at so many at once; returns at how many it looked.
create or replace function sportsbook_forget_events(p_before timestamptz, p_most integer) returns integer
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
-- Also for the foreign keys that are asked whether a row may go: none of them may read a whole table (docs/decisions/0025-functions-in-files.md).
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  v_due bigint[];
  v_gone bigint[];
  v_markets bigint[];
begin
  select array_agg(due.id) into v_due from (
    select event.id from sportsbook_event event
    where not event.has_records and event.starts_at < p_before
      and (event.status not in ('scheduled', 'live', 'interrupted')
        or (event.kind = 'match' and event.starts_at < p_before - interval '60 days'))
      and event.season_id not in (select season_id from sportsbook_event
        where kind = 'outright' and status in ('scheduled', 'live', 'interrupted'))
      and not exists (select from sportsbook_result result where result.event_id = event.id and result.at >= p_before)
      and not exists (select from sportsbook_replay_event replay where replay.event_id = event.id and not replay.finished)
    order by event.starts_at, event.id limit least(p_most, 1000)
    for update of event skip locked) due;
  if v_due is null then
    return 0;
  end if;
  update sportsbook_event event set has_records = true
  where event.id = any(v_due) and (
    exists (select from sportsbook_leg leg where leg.event_id = event.id and leg.placed_at >= event.bets_from)
    or exists (select from sportsbook_pool_bet stake where stake.event_id = event.id)
    or exists (select from sportsbook_result_entry entry where entry.event_id = event.id));
  v_gone := array(select event.id from sportsbook_event event where event.id = any(v_due) and not event.has_records);
  v_markets := array(select market.id from sportsbook_market market where market.event_id = any(v_gone));
  -- For this function alone, which an owner without the rights of a superuser could not declare in its head.
  perform set_config('sportsbook.forgetting', 'on', true);
  delete from sportsbook_price where market_id = any(v_markets);
  delete from sportsbook_control where market_id = any(v_markets);
  delete from sportsbook_withdrawn_price where event_id = any(v_gone);
  delete from sportsbook_market where event_id = any(v_gone);
  delete from sportsbook_incident where event_id = any(v_gone);
  delete from sportsbook_result where event_id = any(v_gone);
  delete from sportsbook_event_settlement where event_id = any(v_gone);
  delete from sportsbook_cash_out_watch where event_id = any(v_gone);
  delete from sportsbook_pool where event_id = any(v_gone);
  delete from sportsbook_competitor where event_id = any(v_gone);
  delete from sportsbook_feed_event where event_id = any(v_gone);
  delete from sportsbook_replay_event where event_id = any(v_gone);
  delete from sportsbook_replay_outright where event_id = any(v_gone);
  delete from sportsbook_event where id = any(v_gone);
  perform set_config('sportsbook.forgetting', 'off', true);
  return cardinality(v_due);
end $$;

revoke all on function sportsbook_forget_events from public;
grant execute on function sportsbook_forget_events to tessera_app;
