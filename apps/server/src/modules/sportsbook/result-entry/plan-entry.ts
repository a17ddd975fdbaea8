// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { settleBet, type EventState } from '@tessera/rules/sportsbook/bets/settle-bet'
import { betIdsOn, betsOfIds } from '../bets/bet-store.ts'
import { settledEvents } from '../bets/settled-events.ts'
import { amountOfCoins, betForRules, type StoredBet } from '../bets/stored-bet.ts'
import type { Platform } from '../../../platform/platform.ts'
import { entriesToPlan, savePlan, type Entry, type EntryPlan } from './entry-store.ts'
import { createPlanSums, type BetChange } from './plan-sums.ts'
import { mostMoved, movesTooMuch } from './second-operator.ts'
import { worldOf } from './world-of.ts'

const betsAtOnce = 500
/** How often a dry run begins anew because bets changed under it; then the job tries again later. */
const mostRounds = 5

/**
 * Makes the dry runs that are asked for: settles every bet of the event as it would be, and moves nothing. Safe to run
 * twice at once and to be cut off.
 */
export async function planEntries(deps: Platform): Promise<void> {
  const errors: unknown[] = []
  for (const entry of await entriesToPlan(deps.database))
    await planEntry(deps, entry).catch((error: unknown) => errors.push(error))
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} dry runs could not be made`)
}

async function planEntry(deps: Platform, entry: Entry): Promise<void> {
  const most = await mostMoved(deps)
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
  for (let after: string | undefined; ;) {
    const ids = await betIdsOn(deps.database, entry.eventId, { after, limit: betsAtOnce })
    if (ids.length === 0) break
    const bets = await betsOfIds(deps.database, ids)
    const states = await statesWith(deps, entry, bets)
    for (const bet of bets) {
      const change = changeOf(bet, states, deps.clock.now())
      if (change) sums.add(change)
    }
    after = ids.at(-1)
  }
  return sums.plan(deps.database)
}

/** What is known of the events of some bets, once the entry counts. */
async function statesWith(
  { database }: Platform,
  { eventId, said, fromVersion }: Entry,
  bets: readonly StoredBet[],
): Promise<Map<string, EventState>> {
  const states = await settledEvents(
    database,
    bets.flatMap(({ legs }) => legs.map((leg) => leg.eventId)),
  )
  const own = states.get(String(eventId))
  if (own) states.set(String(eventId), { ...own, version: { ...said, version: fromVersion + 1 } })
  return states
}

/** What becomes of a bet; undefined if nothing changes. */
function changeOf(
  bet: StoredBet,
  states: ReadonlyMap<string, EventState>,
  nowMs: number,
): BetChange | undefined {
  const settlement = settleBet(betForRules(bet), (id) => states.get(id)!, nowMs)
  const after: Amount | undefined =
    settlement.state === 'settled' ? amountOfCoins(settlement.returnMinor, bet.currency) : undefined
  const before = bet.status === 'settled' ? (bet.returned ?? amountOfMillionths(0n)) : undefined
  return before === after ? undefined : { bet, before, after }
}
