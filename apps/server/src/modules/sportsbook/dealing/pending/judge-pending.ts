// SPDX-License-Identifier: Apache-2.0
import { playCurrency } from '@tessera/rules/identity/trial'
import type { Amount } from '@tessera/rules/money'
import type { Clock } from '../../../../platform/clock/clock.ts'
import type { Tx } from '../../../../platform/db/index.ts'
import type { Offered } from './review-store.ts'
import { exposedBy, lockExposures, raiseLocked, type LockedExposures } from '../../bets/exposure-store.ts'
import { holdEvents, refusalOfLegs } from '../../bets/judge-legs.ts'
import { mostReturnOf } from '../../bets/most-return.ts'
import { legAtPrice, readLegs, type LegNow } from '../../bets/read-legs.ts'
import { pricesNow, takesPrices } from './offer-now.ts'
import type { BetTerms } from '../../bets/read-terms.ts'
import { wantedOf, type BetRefusal, type StoredBet } from '../../bets/stored-bet.ts'

/** A locked pending bet, with what an operator offered its owner and they accepted. */
export interface PendingBet {
  bet: StoredBet
  offered: Offered | undefined
}

/** A bet as it is accepted, or why it is refused. */
export type Judged = { bet: StoredBet; refusal: undefined } | { bet: StoredBet; refusal: BetRefusal }

/**
 * Judges pending bets together by the prices and scores of this moment, one after the other in their order, and counts
 * those that are accepted towards the limits. Their events stay as they are until the transaction ends.
 */
export async function judgePending(
  tx: Tx,
  pending: readonly PendingBet[],
  { outcomeLiability, margins, clock }: Pick<BetTerms, 'outcomeLiability' | 'margins'> & { clock: Clock },
): Promise<Judged[]> {
  await holdEvents(tx, [...new Set(pending.flatMap(({ bet }) => bet.legs.map(({ eventId }) => eventId)))])
  // Only now: an event begins by the clock, whether or not its source has said so.
  const nowMs = clock.now()
  const wanted = pending.flatMap(({ bet }) => bet.legs.map(wantedOf))
  const now = await readLegs(tx, wanted, { margins, nowMs })
  let first = 0
  const judged = pending.map((each) => {
    const legs = now.slice(first, first + each.bet.legs.length)
    first += each.bet.legs.length
    return judge(each, legs, nowMs)
  })
  return withinLimits(tx, judged, outcomeLiability)
}

function judge({ bet, offered }: PendingBet, legs: readonly LegNow[], nowMs: number): Judged {
  const refused = refusalOfLegs(legs, offered ? 'any' : bet.priceChanges)
  if (refused) return { bet, refusal: refused.refusal }
  const prices = offered && pricesNow(bet, offered, legs)
  if (prices && !takesPrices(bet, prices)) return { bet, refusal: 'price' }
  const atPrice = legs.map((leg, position) => ({
    ...legAtPrice(leg),
    priceThousandths: prices?.[position]?.current ?? leg.priceNow,
    scoreSeen: bet.legs[position]?.scoreSeen,
  }))
  const accepted = {
    ...bet,
    status: 'open' as const,
    decidesAtMs: undefined,
    acceptedAtMs: nowMs,
    legs: atPrice,
  }
  return { bet: { ...accepted, mostReturn: mostReturnOf(accepted) }, refusal: undefined }
}

async function withinLimits(tx: Tx, judged: readonly Judged[], limit: Amount): Promise<Judged[]> {
  // Play money costs the book nothing.
  const counts = ({ bet, refusal }: Judged): boolean => !refusal && bet.currency !== playCurrency
  const locked = await lockExposures(
    tx,
    judged.filter(counts).flatMap(({ bet }) => exposedBy(bet)),
  )
  const within = judged.map((each): Judged => (counts(each) ? withinLimit(each, locked, limit) : each))
  await raiseLocked(tx, locked)
  return within
}

const withinLimit = ({ bet }: Judged, locked: LockedExposures, limit: Amount): Judged =>
  locked.raise(exposedBy(bet), limit) ? { bet, refusal: undefined } : { bet, refusal: 'limit' }
