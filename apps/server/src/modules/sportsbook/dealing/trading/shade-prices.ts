// SPDX-License-Identifier: Apache-2.0
import { amountFromWire, amountOfMillionths, type Amount } from '@tessera/rules/money'
import { liabilityOf } from '@tessera/rules/sportsbook/bets/limits'
import { ticksOfUse } from '@tessera/rules/sportsbook/prices/shade'
import { sql, type Queries } from '../../../../platform/db/index.ts'
import { stakesOfMarkets, type OutcomeStake } from '../../bets/exposure-store.ts'
import type { StoredBet } from '../../bets/stored-bet.ts'
import { type BookMarket, marketsOfIds } from '../../book/markets/market-store.ts'
import type { SportsbookDeps } from '../../sportsbook-deps.ts'
import { tradeEvent } from './trade-event.ts'

const mostMarketsAtOnce = 50
/** Shaded markets are looked at again without bets, because a limit or a cash-out changed. */
const lookAgainMs = 10_000
const mostAtStart = 20_000

/** What this process has to look at. */
interface Watched {
  /** Markets with new stakes. */
  noted: Set<bigint>
  /** Shaded markets, with when they are looked at again. */
  shaded: Map<bigint, number>
  started: boolean
}

const known = new WeakMap<object, Watched>()

function watchedBy({ database }: Pick<SportsbookDeps, 'database'>): Watched {
  const watched = known.get(database) ?? { noted: new Set(), shaded: new Map(), started: false }
  known.set(database, watched)
  return watched
}

/** Notes that a bet was accepted, so that the prices of its markets follow what it may cost. */
export function noteStakes(deps: Pick<SportsbookDeps, 'database'>, { legs }: Pick<StoredBet, 'legs'>): void {
  const { noted } = watchedBy(deps)
  for (const { marketId } of legs.flatMap(({ selections }) => selections)) noted.add(marketId)
}

/**
 * Lowers the prices of outcomes that may cost much, and raises them again when they may cost less. However many bets
 * come, a market is looked at once a round, and changes only when another tenth of its limit is used.
 */
export async function shadePrices(deps: SportsbookDeps): Promise<void> {
  const watched = watchedBy(deps)
  const nowMs = deps.clock.now()
  if (!watched.started) {
    for (const id of await stakedMarkets(deps.database)) watched.noted.add(id)
    watched.started = true
  }
  for (const [id, atMs] of watched.shaded) if (atMs <= nowMs) watched.noted.add(id)
  const due = [...watched.noted].slice(0, mostMarketsAtOnce)
  if (due.length === 0) return
  for (const id of due) watched.noted.delete(id)
  await deps.settings.refresh()
  const limit = amountFromWire(await deps.settings.read('sportsbook.outcomeLiability'))
  const { mostTicks } = await deps.settings.read('sportsbook.shading')
  const markets = await marketsOfIds(deps.database, due)
  for (const eventId of new Set(markets.map((market) => market.eventId)))
    await shadeEvent(
      deps,
      eventId,
      markets.filter((market) => market.eventId === eventId).map(({ id }) => id),
      { limit, mostTicks, nowMs, watched },
    )
}

interface Terms {
  limit: Amount
  mostTicks: number
  nowMs: number
  watched: Watched
}

const shadeEvent = (
  deps: SportsbookDeps,
  eventId: bigint,
  marketIds: readonly bigint[],
  { limit, mostTicks, nowMs, watched }: Terms,
): Promise<void> =>
  deps.database.transaction((tx) =>
    tradeEvent(tx, deps, eventId, async ({ markets, controlOf }) => {
      const stakes = await stakesOfMarkets(tx, marketIds)
      const controls = markets
        .filter(({ id }) => marketIds.includes(id))
        .flatMap((market) => {
          const over = market.status === 'closed' || market.status === 'settled'
          const shaded = over ? [] : ticksOf(market, stakes, { limit, mostTicks })
          if (shaded.some((ticks) => ticks > 0)) watched.shaded.set(market.id, nowMs + lookAgainMs)
          else watched.shaded.delete(market.id)
          const control = controlOf(market)
          const same = shaded.every((ticks, index) => ticks === (control.shaded[index] ?? 0))
          return over || same ? [] : [{ ...control, shaded }]
        })
      return controls.length === 0 ? undefined : { controls }
    }),
  )

/** By how many ticks each outcome of a market is lower: one for each tenth of its limit that is used. */
function ticksOf(
  { id, outcomes }: BookMarket,
  stakes: readonly OutcomeStake[],
  { limit, mostTicks }: Pick<Terms, 'limit' | 'mostTicks'>,
): number[] {
  const taken = Object.fromEntries(
    stakes
      .filter(({ marketId }) => marketId === id)
      .map(({ outcome, staked, returns }) => [outcome, { stakeMinor: staked, returnMinor: returns }]),
  )
  return outcomes.map((outcome) =>
    Math.min(mostTicks, ticksOfUse({ liability: amountOfMillionths(liabilityOf(taken, outcome)), limit })),
  )
}

/** Markets of events to come and in play that have stakes: what a new process begins with. */
const stakedMarkets = async (db: Queries): Promise<bigint[]> =>
  (
    await db.query<{ id: bigint }>(sql`
    select market.id from sportsbook_event event join sportsbook_market market on market.event_id = event.id
    where event.status in ('scheduled', 'live', 'interrupted') and market.status in ('open', 'suspended')
      and exists (select from sportsbook_outcome_stake stake where stake.market_id = market.id)
    limit ${mostAtStart}`)
  ).map(({ id }) => id)
