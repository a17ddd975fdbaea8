-- Stores new bets with their legs, the further selections of bet builders, and which singles a member has on an event.
-- p_legs and p_joined are lists of rows in JSON; most bets have one leg and no further selections. An event that was stored by a
-- clock ahead of that of the bet is known from the bet on, so that its bets are found.
create or replace function sportsbook_insert_bets(
  p_id uuid[], p_member bigint[], p_currency text[], p_kind text[], p_stake_per_line bigint[], p_lines integer[],
  p_stake bigint[], p_most_return bigint[], p_price_changes text[], p_status text[], p_decides_at timestamptz[],
  p_placed_at timestamptz[], p_legs jsonb, p_joined jsonb) returns void
language plpgsql
-- Also for the foreign keys of these tables, whose plans are made at the first insert and live for days: made while the
-- table of bets is small, one would read all of it for each leg. docs/decisions/0025-functions-in-files.md
set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
begin
  insert into sportsbook_bet (id, member_id, currency, kind, stake_per_line, lines, stake, most_return, price_changes,
    status, decides_at, placed_at)
  select n.* from unnest(p_id, p_member, p_currency, p_kind, p_stake_per_line, p_lines, p_stake, p_most_return,
    p_price_changes, p_status, p_decides_at, p_placed_at) as n;
  with legs as (
    insert into sportsbook_leg (bet_id, position, event_id, market_id, outcome, price, market_version, score_before,
      score_seen, win_chance, back_chance, placed_at)
    select l.* from jsonb_to_recordset(p_legs) as l (bet_id uuid, position integer, event_id bigint, market_id bigint,
      outcome text, price integer, market_version integer, score_before integer[], score_seen integer[],
      win_chance integer, back_chance integer, placed_at timestamptz)
    returning bet_id, event_id, placed_at
  ), earlier as (
    update sportsbook_event event set bets_from = first.placed_at
    from (select l.event_id, min(l.placed_at) as placed_at from legs l group by l.event_id) first
    where event.id = first.event_id and event.bets_from > first.placed_at
  )
  insert into sportsbook_single (event_id, member_id, bet_id, placed_at)
  select l.event_id, n.member_id, n.id, l.placed_at
  from unnest(p_id, p_member, p_kind) as n (id, member_id, kind) join legs l on l.bet_id = n.id
  where n.kind = 'single';
  if jsonb_array_length(p_joined) > 0 then
    insert into sportsbook_builder_selection (bet_id, leg, position, market_id, outcome, market_version, score_before,
      placed_at)
    select j.* from jsonb_to_recordset(p_joined) as j (bet_id uuid, leg integer, position integer, market_id bigint,
      outcome text, market_version integer, score_before integer[], placed_at timestamptz);
  end if;
end $$;

revoke all on function sportsbook_insert_bets from public;
grant execute on function sportsbook_insert_bets to tessera_app;
