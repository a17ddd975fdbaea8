// SPDX-License-Identifier: Apache-2.0
import { playCurrency } from '@tessera/rules/identity/trial'
import type { Amount } from '@tessera/rules/money'
import type { Tx } from '../../../platform/db/index.ts'
import type { Offered } from '../review/review-store.ts'
import { exposedBy, lockExposures, raiseLocked, type LockedExposures } from './exposure-store.ts'
import { holdEvents, refusalOfLegs } from './judge-legs.ts'
import { mostReturnOf } from './most-return.ts'
import { legAtPrice, readLegs, type LegNow } from './read-legs.ts'
import type { BetTerms } from './read-terms.ts'
import type { BetRefusal, StoredBet } from './stored-bet.ts'

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
  { outcomeLiability, margins }: Pick<BetTerms, 'outcomeLiability' | 'margins'>,
): Promise<Judged[]> {
  await holdEvents(tx, [...new Set(pending.flatMap(({ bet }) => bet.legs.map(({ eventId }) => eventId)))])
  const wanted = pending.flatMap(wantedOf)
  const now = await readLegs(tx, wanted, { margins })
  let first = 0
  const judged = pending.map((each) => {
    const legs = now.slice(first, first + each.bet.legs.length)
    first += each.bet.legs.length
    return judge(each, legs)
  })
  return withinLimits(tx, judged, outcomeLiability)
}

/** Where an operator offered other prices, what has to stand still are those of that moment. */
const wantedOf = ({ bet, offered }: PendingBet) =>
  bet.legs.map((leg, position) => ({
    selections: leg.selections,
    priceThousandths: (offered?.prices && offered.pricesThen[position]) ?? leg.priceThousandths,
    score: leg.scoreSeen,
  }))

function judge({ bet, offered }: PendingBet, legs: readonly LegNow[]): Judged {
  const refused = refusalOfLegs(legs, bet.priceChanges)
  if (refused) return { bet, refusal: refused.refusal }
  const atPrice = legs.map((leg, position) => {
    const now = legAtPrice(leg)
    return {
      ...now,
      priceThousandths: offered?.prices?.[position] ?? now.priceThousandths,
      scoreSeen: bet.legs[position]?.scoreSeen,
    }
  })
  const accepted = { ...bet, status: 'open' as const, decidesAtMs: undefined, legs: atPrice }
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
