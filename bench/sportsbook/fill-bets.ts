// SPDX-License-Identifier: Apache-2.0
import { units } from '@tessera/rules/money'
import { settleBet, type EventState } from '@tessera/rules/sportsbook/bets/settle-bet'
import { validBetOf } from '@tessera/rules/sportsbook/bets/valid-bet'
import type { Bet } from '@tessera/rules/sportsbook/bets/bet'
import type pg from 'pg'
import { benchMarkets, endEvents, fillEvents } from './fill-events.ts'

/** Of ten legs so many belong to singles; the others to doubles. */
const legsOfSingles = 6
const stake = 10n
const legsOfEvent = 10_000

/** How every match of the bench ended. */
const result = {
  sport: 'football',
  halves: [
    { home: 1, away: 0 },
    { home: 1, away: 1 },
  ],
  ended: 2,
  over: true,
} as const

/**
 * Open bets in `bench_bet`, with what each returns and counts, numbered in the order in which they are settled: event by
 * event, and by id. Their rows and those of their legs lie as they were placed, the events mixed. No member has two singles
 * on an event, so every stake counts whole. They were placed an hour before their events began, which have just ended.
 * Answers how many bets there are.
 */
export async function fillBets(owner: pg.Client, name: string, legs: number): Promise<number> {
  const events = await fillEvents(owner, {
    name,
    count: Math.max(2, Math.ceil(legs / legsOfEvent)),
    startsInHours: -2,
  })
  const singles = Math.floor((legs * legsOfSingles) / 10)
  const doubles = Math.floor((legs - singles) / 2)
  await fillPlans(owner)
  await owner.query('drop table if exists bench_bet')
  await owner.query(
    `create table bench_bet as
    select row_number() over (order by least(first_event, case kind when 'multiple' then second_event end), id) as n, b.* from (
      select i, gen_random_uuid() as id, m.id as member_id, m.cash, p.kind, p.legs, p.stake, p.most_return, p.returned, p.valid_bet,
        date_trunc('milliseconds', now() - interval '3 hours') as placed_at, ($1::bigint[])[1 + i % $2] as first_event,
        ($1::bigint[])[1 + (i + 1 + i / $2 % ($2 - 1)) % $2] as second_event
      from generate_series(1, $3) i
      join bench_member m on m.n = 1 + (i / $2 * 7919::bigint) % (select count(*) from bench_member)
      join bench_plan p on p.n = 1 + (i * 104729::bigint) % (select count(*) from bench_plan where kind = case when i <= $4 then 'single' else 'multiple' end)
        and p.kind = case when i <= $4 then 'single' else 'multiple' end) b`,
    [events, events.length, singles + doubles, singles],
  )
  await owner.query('create index on bench_bet (n)')
  await owner.query(`
    insert into sportsbook_bet (id, member_id, currency, kind, stake_per_line, lines, stake, most_return, price_changes, status, placed_at)
    select id, member_id, 'USD', kind, stake, 1, stake, most_return, 'none', 'open', placed_at from bench_bet order by i`)
  await owner.query(`
    insert into sportsbook_single (event_id, member_id, bet_id, placed_at)
    select first_event, member_id, id, placed_at from bench_bet where kind = 'single' order by i`)
  await owner.query(`
    insert into sportsbook_leg (bet_id, position, event_id, market_id, outcome, price, market_version, placed_at)
    select b.id, leg.position - 1, market.event_id, market.id, leg.outcome, leg.price, 1, b.placed_at
    from bench_bet b cross join lateral rows from (jsonb_to_recordset(b.legs) as (type text, line integer, outcome text, price integer))
      with ordinality as leg (type, line, outcome, price, position)
    join sportsbook_market market on market.event_id = case leg.position when 1 then b.first_event else b.second_event end
      and market.type = leg.type and market.line_quarters is not distinct from leg.line
    order by b.i`)
  await endEvents(owner, events, result)
  for (const table of [
    'sportsbook_bet',
    'sportsbook_leg',
    'sportsbook_single',
    'sportsbook_market',
    'sportsbook_event',
    'bench_bet',
  ])
    await owner.query(`vacuum analyze ${table}`)
  await owner.query('checkpoint')
  return singles + doubles
}

interface PlannedLeg {
  type: string
  line: number | null
  outcome: string
  price: number
}

/** Singles on every outcome, doubles on pairs of them; what they return, by the rules. */
async function fillPlans(owner: pg.Client): Promise<void> {
  const outcomes = benchMarkets.flatMap(({ type, line, outcomes: names, prices }) =>
    names.map((outcome, index): PlannedLeg => ({ type, line, outcome, price: prices[index]! })),
  )
  const doubles = outcomes.map((leg, index) => [leg, outcomes[(index * 5 + 3) % outcomes.length]!])
  const plans = [...outcomes.map((leg) => [leg]), ...doubles].map(planOf)
  await owner.query('drop table if exists bench_plan')
  await owner.query(
    `create table bench_plan as select row_number() over (partition by kind order by position) as n, p.*
    from jsonb_to_recordset($1) as p (position integer, kind text, legs jsonb, stake bigint, most_return bigint, returned bigint, valid_bet bigint)`,
    [JSON.stringify(plans.map((plan, position) => ({ position, ...plan })))],
  )
}

function planOf(legs: readonly PlannedLeg[]) {
  const cents = 10_000n
  const bet: Bet = {
    kind: legs.length === 1 ? 'single' : 'multiple',
    stakePerLineMinor: units(Number(stake)) / cents,
    legs: legs.map(({ type, line, outcome, price }, index) => ({
      eventId: String(index),
      selections: [{ terms: { type, period: 'regular', ...(line !== null && { line }) }, outcome }],
      priceThousandths: price,
    })),
  }
  const state: EventState = {
    event: { kind: 'match', scheduledStartMs: 0, competitors: ['1', '2'] },
    version: { version: 1, status: 'ended', venue: 'as_announced', source: 'play', endedAtMs: 1, result },
  }
  const settlement = settleBet(bet, () => state, 2)
  const most =
    legs.reduce((product, { price }) => product * price, Number(units(Number(stake)))) / 1_000 ** legs.length
  return {
    kind: bet.kind,
    legs,
    stake: String(units(Number(stake))),
    most_return: String(Math.floor(most)),
    returned: String(settlement.returnMinor * cents),
    valid_bet: String(validBetOf(bet, settlement) * cents),
  }
}
