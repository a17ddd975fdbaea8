// SPDX-License-Identifier: Apache-2.0
import type pg from 'pg'

/** The markets of every event of the bench: type, line in quarters, outcomes, prices. */
export const benchMarkets = [
  { type: 'result_1x2', line: null, outcomes: ['home', 'draw', 'away'], prices: [2000, 3500, 4000] },
  {
    type: 'double_chance',
    line: null,
    outcomes: ['home_or_draw', 'home_or_away', 'draw_or_away'],
    prices: [1300, 1350, 1900],
  },
  { type: 'draw_no_bet', line: null, outcomes: ['home', 'away'], prices: [1600, 2300] },
  { type: 'both_score', line: null, outcomes: ['yes', 'no'], prices: [1800, 1950] },
  { type: 'odd_even', line: null, outcomes: ['odd', 'even'], prices: [1900, 1900] },
  { type: 'total', line: 10, outcomes: ['over', 'under'], prices: [1900, 1900] },
  { type: 'total', line: 11, outcomes: ['over', 'under'], prices: [2050, 1760] },
  { type: 'total', line: 14, outcomes: ['over', 'under'], prices: [2900, 1400] },
  { type: 'handicap', line: -1, outcomes: ['home', 'away'], prices: [1850, 1950] },
  { type: 'handicap', line: -4, outcomes: ['home', 'away'], prices: [2700, 1450] },
] as const

/** Football matches with their markets, as a feed of the bench names them. Answers the ids of the events. */
export async function fillEvents(
  owner: pg.Client,
  { name, count, startsInHours }: { name: string; count: number; startsInHours: number },
): Promise<bigint[]> {
  await owner.query(`
    insert into sportsbook_competition (feed, external_id, sport, names) values ('odds', 'bench', 'football', '{"en": "Bench League"}')
    on conflict do nothing`)
  await owner.query(`
    insert into sportsbook_season (competition_id, external_id) select id, '2026' from sportsbook_competition where external_id = 'bench'
    on conflict do nothing`)
  await owner.query(
    `insert into sportsbook_team (feed, external_id, sport, names)
    select 'odds', $1 || side || n, 'football', jsonb_build_object('en', $1 || side || n)
    from generate_series(1, $2) n, unnest(array['home', 'away']) side`,
    [name, count],
  )
  const { rows } = await owner.query<{ id: bigint }>(
    `insert into sportsbook_event (feed, external_id, sport, season_id, competition_id, home_id, away_id, starts_at, bets_from)
    select 'odds', $1 || n, 'football', season.id, season.competition_id, home.id, away.id, now() + make_interval(hours => $3), now() - interval '1 day'
    from generate_series(1, $2) n join sportsbook_team home on home.external_id = $1 || 'home' || n
    join sportsbook_team away on away.external_id = $1 || 'away' || n cross join sportsbook_season season
    order by n returning id`,
    [name, count, startsInHours],
  )
  const ids = rows.map(({ id }) => id)
  await owner.query(
    `insert into sportsbook_market (event_id, type, period, line_quarters, status, outcomes, prices, position, changed_at)
    select event_id, type, 'regular', line, 'open', array(select jsonb_array_elements_text(outcomes)),
      array(select jsonb_array_elements_text(prices)::integer), position, now()
    from unnest($1::bigint[]) as event (event_id),
      rows from (jsonb_to_recordset($2) as (type text, line integer, outcomes jsonb, prices jsonb)) with ordinality as m (type, line, outcomes, prices, position)`,
    [ids, JSON.stringify(benchMarkets)],
  )
  return ids
}

/** They are over, all with the same result, and are to be settled. */
export async function endEvents(owner: pg.Client, ids: readonly bigint[], result: object): Promise<void> {
  await owner.query(
    `with ended as (
      update sportsbook_event set status = 'ended', result = $2, home_score = 2, away_score = 1, version = version + 1
      where id = any($1) returning id
    ), said as (
      insert into sportsbook_result (event_id, version, status, venue, result, ended_at, source, at)
      select id, 1, 'ended', 'as_announced', $2, now(), 'play', now() from ended
    )
    insert into sportsbook_event_settlement (event_id, due) select id, 1 from ended`,
    [ids, JSON.stringify(result)],
  )
}
