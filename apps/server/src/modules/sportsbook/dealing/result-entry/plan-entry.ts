// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { settleBet, type EventState } from '@tessera/rules/sportsbook/bets/settle-bet'
import {
  betsFrom,
  betsOfEvent,
  betsToSettle,
  type KnownMarkets,
} from '../../bets/settlement/bets-to-settle.ts'
import { settledEvents } from '../../bets/settlement/settled-events.ts'
import { amountOfCoins, betForRules, type BetToSettle } from '../../bets/stored-bet.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { entriesToPlan, savePlan, type Entry, type EntryPlan } from './entry-store.ts'
import { planStakes } from './plan-stakes.ts'
import { createPlanSums, type BetChange } from './plan-sums.ts'
import { mostMoved, movesTooMuch } from './second-operator.ts'
import { worldOf } from './world-of.ts'

const betsAtOnce = 500
/** How often a dry run begins anew because bets changed under it; then the job tries again later. */
const mostRounds = 5

/**
 * Makes the dry runs that are asked for: settles every bet and stake of the event as it would be, and moves nothing. Safe to run
 * twice at once and to be cut off.
 */
export async function planEntries(deps: Platform): Promise<void> {
  const errors: unknown[] = []
  for (const entry of await entriesToPlan(deps.database))
    await planEntry(deps, entry).catch((error: unknown) => errors.push(error))
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} dry runs could not be made`)
}

async function planEntry(deps: Platform, entry: Entry): Promise<void> {
  const most = await mostMoved(deps.database, deps)
  for (let round = 0; round < mostRounds; round += 1) {
    const fingerprint = await worldOf(deps.database, entry)
    const plan = await dryRun(deps, entry)
    if ((await worldOf(deps.database, entry)) !== fingerprint) continue
    const secondOperator = movesTooMuch(plan.sums, most)
    await savePlan(deps.database, entry.id, { plan, fingerprint, secondOperator })
    return
  }
  deps.log.warn({ entryId: entry.id }, 'bets changed while a dry run was made')
}

async function dryRun(deps: Platform, entry: Entry): Promise<EntryPlan> {
  const sums = createPlanSums()
  const known: KnownMarkets = new Map()
  const fromMs = await betsFrom(deps.database, entry.eventId)
  for (let after: string | undefined; ;) {
    const keys = await betsOfEvent(deps.database, entry.eventId, { fromMs, after, limit: betsAtOnce })
    if (keys.length === 0) break
    const bets = await betsToSettle(deps.database, keys, known)
    const states = await statesWith(
      deps,
      entry,
      bets.flatMap(({ legs }) => legs.map((leg) => leg.eventId)),
    )
    for (const bet of bets) {
      const change = changeOf(bet, states, deps.clock.now())
      if (change) sums.add(change)
    }
    after = keys.at(-1)?.id
  }
  const state = (await statesWith(deps, entry, [entry.eventId])).get(String(entry.eventId))!
  return sums.plan(deps.database, await planStakes(deps, entry.eventId, { state, sums }))
}

/** What is known of events, once the entry counts. */
async function statesWith(
  { database }: Platform,
  { eventId, said, fromVersion }: Entry,
  eventIds: readonly bigint[],
): Promise<Map<string, EventState>> {
  const states = await settledEvents(database, eventIds)
  const own = states.get(String(eventId))
  if (own) states.set(String(eventId), { ...own, version: { ...said, version: fromVersion + 1 } })
  return states
}

/** What becomes of a bet; undefined if nothing changes. */
function changeOf(
  bet: BetToSettle,
  states: ReadonlyMap<string, EventState>,
  nowMs: number,
): BetChange | undefined {
  const settlement = settleBet(betForRules(bet), (id) => states.get(id)!, nowMs)
  const after: Amount | undefined =
    settlement.state === 'settled' ? amountOfCoins(settlement.returnMinor, bet.currency) : undefined
  const before = bet.status === 'settled' ? (bet.returned ?? amountOfMillionths(0n)) : undefined
  return before === after ? undefined : { bet, before, after }
}
