// SPDX-License-Identifier: Apache-2.0
import { type BetSettlement, settleBet } from '@tessera/rules/sportsbook/bets/settle-bet'
import type { EventStatus } from '@tessera/rules/sportsbook/model/event'
import { finishEntries } from '../result-entry/entry-store.ts'
import type { SportsbookDeps } from '../sportsbook-deps.ts'
import { lockEvent } from '../events/event-store.ts'
import { insertResult, lastResult, noteDue } from '../events/result-store.ts'
import { betIdsOn, betsOfIds } from './bet-store.ts'
import { endBets, type BetEnd } from './end-bets.ts'
import { resettleBet } from './resettle-bet.ts'
import { dueEvents, lateEvents, saveDone, settledEvents } from './settled-events.ts'
import { amountOfCoins, betForRules, type StoredBet } from './stored-bet.ts'

const eventsAtOnce = 50
const betsAtOnce = 500
/** How often bets of a page are looked at again because others settle them at the same time. */
const mostRounds = 20

/**
 * Settles the bets of every event whose result is new, and of those whose 48 hours have passed. Safe to run again,
 * late, or twice at once: a bet is ended once, and a corrected one once for each correction.
 */
export async function settleDueEvents(deps: SportsbookDeps): Promise<void> {
  await noteLateEvents(deps)
  for (const { event_id: eventId, due } of await dueEvents(deps.database, eventsAtOnce)) {
    try {
      await settleEvent(deps, eventId)
      await saveDone(deps.database, eventId, due)
    } catch (error) {
      deps.log.error(
        { eventId: String(eventId), error: String(error) },
        'the bets of an event could not be settled',
      )
    }
  }
  await finishEntries(deps.database)
}

async function noteLateEvents({ database, clock }: SportsbookDeps): Promise<void> {
  for (const eventId of await lateEvents(database, clock.now(), eventsAtOnce))
    await database.transaction(async (tx) => {
      const event = await lockEvent(tx, eventId)
      if (!event) return
      const last = await lastResult(tx, eventId)
      // What stands now is what counts, however long it is played after.
      if (last?.status !== 'ended' && last?.status !== 'cancelled')
        await insertResult(
          tx,
          eventId,
          { status: brokenOff(event.status), venue: event.venue, result: event.result, source: 'play' },
          clock.now(),
        )
      await noteDue(tx, eventId, true)
    })
}

/** What an event is that has not ended in its time. */
const brokenOff = (status: EventStatus): EventStatus => {
  if (status === 'scheduled') return 'postponed'
  return status === 'interrupted' ? 'abandoned' : status
}

async function settleEvent(deps: SportsbookDeps, eventId: bigint): Promise<void> {
  let after: string | undefined
  for (;;) {
    const ids = await betIdsOn(deps.database, eventId, { after, limit: betsAtOnce })
    if (ids.length === 0) return
    let left: readonly string[] = ids
    for (let round = 0; left.length > 0; round += 1) {
      if (round === mostRounds) throw new Error(`${left.length} bets are settled by others again and again`)
      left = await settlePage(deps, left)
    }
    after = ids.at(-1)
  }
}

/**
 * Settles bets by what is known now. Answers those that somebody else has settled meanwhile, perhaps by an earlier version:
 * they are to be looked at again.
 */
async function settlePage(deps: SportsbookDeps, ids: readonly string[]): Promise<string[]> {
  const nowMs = deps.clock.now()
  // Before the results, which are then at least as new.
  const bets = await betsOfIds(deps.database, ids)
  const states = await settledEvents(
    deps.database,
    bets.flatMap(({ legs }) => legs.map(({ eventId }) => eventId)),
  )
  const settled = bets.map((bet): BetEnd => {
    const settlement = settleBet(betForRules(bet), (id) => states.get(id)!, nowMs)
    return { bet, settlement, returned: amountOfCoins(settlement.returnMinor, bet.currency) }
  })
  const ending = settled.filter(
    ({ bet, settlement }) => bet.status === 'open' && settlement.state === 'settled',
  )
  const ended = await endBets(deps, ending)
  const left = ending.flatMap(({ bet }) => (ended.has(bet.id) ? [] : [bet.id]))
  for (const end of settled) if (isCorrected(end) && !(await resettleBet(deps, end))) left.push(end.bet.id)
  return left
}

const isCorrected = ({
  bet,
  settlement,
  returned,
}: {
  bet: StoredBet
  settlement: BetSettlement
  returned: bigint
}) => bet.status === 'settled' && (settlement.state === 'open' || bet.returned !== returned)
