// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths } from '@tessera/rules/money'
import { pushBalance } from '../../../wallet/index.ts'
import type { BetKey } from '../../bets/bet-keys.ts'
import { readPriceTerms, type PriceTerms } from '../../bets/read-terms.ts'
import type { SportsbookDeps } from '../../sportsbook-deps.ts'
import { cashOutBet } from './cash-out-bet.ts'
import { changedEvents, forgetEvent, saveSeen, targetsOn } from './cash-out-store.ts'

const eventsAtOnce = 50
const betsAtOnce = 200

/**
 * Cashes out the bets whose offer has reached the target of their owner, on events that have changed since they were last
 * looked at; in play that waits as one by hand does. Several processes may do so at once: a bet is locked, and has no target any more once it was cashed out.
 */
export async function takeAutomaticCashOuts(deps: SportsbookDeps): Promise<void> {
  const events = await changedEvents(deps.database, eventsAtOnce)
  if (events.length === 0) return
  const terms = await readPriceTerms(deps.settings)
  for (const { event_id: eventId, version, is_over: isOver } of events) {
    if (isOver) {
      await forgetEvent(deps.database, eventId)
      continue
    }
    if (await lookAtEvent(deps, eventId, terms)) await saveSeen(deps.database, eventId, version)
  }
}

/** False if a bet could not be looked at: the event is looked at again. */
async function lookAtEvent(deps: SportsbookDeps, eventId: bigint, terms: PriceTerms): Promise<boolean> {
  let after: string | undefined
  let isComplete = true
  for (;;) {
    const targets = await targetsOn(deps.database, eventId, { after, limit: betsAtOnce })
    if (targets.length === 0) return isComplete
    for (const { target, ...bet } of targets)
      try {
        await take(deps, bet, target, terms)
      } catch (error) {
        isComplete = false
        deps.log.warn({ betId: bet.id, error: String(error) }, 'a bet could not be cashed out automatically')
      }
    after = targets.at(-1)?.id
  }
}

async function take(deps: SportsbookDeps, bet: BetKey, target: bigint, terms: PriceTerms): Promise<void> {
  const done = await deps.database.transaction((tx) =>
    cashOutBet(
      tx,
      {
        bet,
        shareBasisPoints: 10_000,
        leastOffer: amountOfMillionths(target),
        automatic: true,
        nowMs: deps.clock.now(),
      },
      terms,
    ),
  )
  if (done.refusal === undefined && done.paid !== undefined) pushBalance(deps, done.bet)
}
