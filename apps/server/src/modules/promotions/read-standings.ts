// SPDX-License-Identifier: Apache-2.0
import { zero } from '@tessera/rules/money'
import { budgetLeft } from '@tessera/rules/promotions/budget'
import type { PromotionStatus } from '@tessera/rules/promotions/promotion-status'
import { always, isOpenAt } from '@tessera/rules/promotions/schedule'
import { dayIn } from '@tessera/rules/site/zoned-days'
import type { Queries } from '../../platform/db/index.ts'
import { publishedPromotions, type OpenPromotion } from '../messages/index.ts'
import { lastApplicationsOf } from './application-store.ts'
import { judgeFor } from './audience/judge-audience.ts'
import { spendingsAt } from './budget/spending-store.ts'
import { daysOf } from './daily/daily-store.ts'
import { drawsOf } from './draw-store.ts'
import { entriesOf } from './entry-store.ts'
import { freeRoundsOfMember } from './free-rounds/free-rounds-store.ts'
import { paymentsOf } from './payment-store.ts'
import { partIn, type Done } from './part-in.ts'
import type { MemberFacts } from './promotions-deps.ts'
import type { Standing } from './standing.ts'

/** A member's standing in each promotion of their brand that is offered to them. */
export const readStandings = async (db: Queries, facts: MemberFacts): Promise<Standing[]> =>
  standingsIn(db, facts, await publishedPromotions(db, facts))

/** The same for one promotion; undefined for an unknown id, and for one that is not offered to them. */
export async function readStanding(
  db: Queries,
  facts: MemberFacts,
  promotionId: number,
): Promise<Standing | undefined> {
  const promotions = (await publishedPromotions(db, facts)).filter(({ id }) => id === promotionId)
  return (await standingsIn(db, facts, promotions))[0]
}

/** Entries of turns that began before are no longer looked at: a month, and the week to claim. */
const longestTurnMs = 40 * 86_400_000

async function standingsIn(
  db: Queries,
  facts: MemberFacts,
  promotions: readonly OpenPromotion[],
): Promise<Standing[]> {
  if (promotions.length === 0) return []
  const { memberId, nowMs, timeZone } = facts
  const done: Done = {
    entries: Map.groupBy(
      await entriesOf(db, memberId, nowMs - longestTurnMs),
      ({ promotionId }) => promotionId,
    ),
    applications: new Map(
      (await lastApplicationsOf(db, memberId)).map((application) => [application.promotionId, application]),
    ),
    draws: await drawsOf(db, memberId),
    payments: await paymentsOf(db, memberId),
    days: await daysOf(db, memberId),
    rounds: await freeRoundsOfMember(db, memberId),
  }
  const limited = promotions.filter(({ offer }) => offer.budget).map(({ id }) => id)
  const spendings = limited.length === 0 ? undefined : await spendingsAt(db, limited, dayIn(timeZone, nowMs))
  const judge = await judgeFor(db, facts)
  const standings: Standing[] = []
  for (const promotion of promotions) {
    const part = await partIn(db, facts, promotion, done)
    // Whoever takes part keeps what they accepted, whatever becomes of the audience.
    if (!part.takesPart && !(await judge.isOffered(promotion.offer))) continue
    const spending = spendings?.get(promotion.id)
    standings.push({
      promotion,
      ...part,
      status: openNow(part.status, promotion, facts),
      left: spending ? budgetLeft(promotion.offer.budget, spending.inAll, spending.today) : null,
      paid: part.paid ?? zero,
    })
  }
  return standings
}

/** Outside the hours of the promotion nobody joins, and no wheel is spun. */
function openNow(
  status: PromotionStatus,
  { offer }: OpenPromotion,
  { nowMs, timeZone }: MemberFacts,
): PromotionStatus {
  const waits = status === 'Join' || (offer.kind === 'WHEEL' && (status === 'Claim' || status === 'Process'))
  return waits && !isOpenAt(offer.schedule ?? always, nowMs, timeZone) ? 'coming soon' : status
}
