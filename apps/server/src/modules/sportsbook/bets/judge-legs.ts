// SPDX-License-Identifier: Apache-2.0
import { acceptsPrice, type PricePolicy } from '@tessera/rules/sportsbook/bets/price-policy'
import type { Score } from '@tessera/rules/sportsbook/model/sport'
import { sql, type Tx } from '../../../platform/db/index.ts'
import type { BookEvent } from '../book/events/event.ts'
import { turnToHold } from '../book/events/event-turns.ts'
import type { LegNow } from './read-legs.ts'

/**
 * Locks events in the order of their ids until the transaction ends: their prices and scores stay as they are, while
 * other bets on them go on.
 */
export async function holdEvents(tx: Tx, eventIds: readonly bigint[]): Promise<void> {
  await Promise.all([
    turnToHold(tx, eventIds),
    tx.query(sql`select from sportsbook_event where id = any(${eventIds}::bigint[]) order by id for share`),
  ])
}

/** Why legs are not taken as they were wanted. */
export type LegRefusal =
  | { refusal: 'closed' | 'score'; legs: readonly number[] }
  | { refusal: 'price'; prices: readonly number[] }

/** Whether all legs are taken, at the prices of now. */
export function refusalOfLegs(legs: readonly LegNow[], policy: PricePolicy): LegRefusal | undefined {
  const positionsOf = (refuses: (leg: LegNow) => boolean): number[] =>
    legs.flatMap((leg, position) => (refuses(leg) ? [position] : []))
  const closed = positionsOf(({ priceNow }) => priceNow === 0)
  if (closed.length > 0) return { refusal: 'closed', legs: closed }
  const scored = positionsOf(({ wanted: { score }, event }) => !isSameScore(score, event))
  if (scored.length > 0) return { refusal: 'score', legs: scored }
  if (legs.every(({ wanted, priceNow }) => acceptsPrice(policy, wanted.priceThousandths, priceNow)))
    return undefined
  return { refusal: 'price', prices: legs.map(({ priceNow }) => priceNow) }
}

/** Before the start nobody has seen a score; from then on a bet is on the event as it stood. */
const isSameScore = (seen: Score | undefined, { status, score }: BookEvent): boolean =>
  status !== 'live' || (seen !== undefined && seen.home === score.home && seen.away === score.away)
