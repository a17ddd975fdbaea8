// SPDX-License-Identifier: Apache-2.0
import { type BetSettlement, settleBet } from '@tessera/rules/sportsbook/bets/settle-bet'
import type { EventStatus } from '@tessera/rules/sportsbook/model/event'
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
}

async function noteLateEvents({ database, clock }: SportsbookDeps): Promise<void> {
  for (const eventId of await lateEvents(database, clock.now(), eventsAtOnce))
    await database.transaction(async (tx) => {
      const event = await lockEvent(tx, eventId)
      if (!event) return
      if (!(await lastResult(tx, eventId)))
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
    await settlePage(deps, await betsOfIds(deps.database, ids))
    after = ids.at(-1)
  }
}

async function settlePage(deps: SportsbookDeps, bets: readonly StoredBet[]): Promise<void> {
  const nowMs = deps.clock.now()
  const states = await settledEvents(
    deps.database,
    bets.flatMap(({ legs }) => legs.map(({ eventId }) => eventId)),
  )
  const settled = bets.map((bet): BetEnd => {
    const settlement = settleBet(betForRules(bet), (id) => states.get(id)!, nowMs)
    return { bet, settlement, returned: amountOfCoins(settlement.returnMinor, bet.currency) }
  })
  await endBets(
    deps,
    settled.filter(({ bet, settlement }) => bet.status === 'open' && settlement.state === 'settled'),
  )
  for (const end of settled) if (isCorrected(end)) await resettleBet(deps, end)
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
