// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import { zero } from '@tessera/rules/money'
import { bonusTermsOf } from '@tessera/rules/promotions/offer-terms'
import type { PromotionStatus } from '@tessera/rules/promotions/promotion-status'
import { dayIn } from '@tessera/rules/site/zoned-days'
import type { Chance } from '../../platform/chance/chance.ts'
import type { Tx } from '../../platform/db/index.ts'
import { settleReserved, spendBudget } from './budget/spend-budget.ts'
import type { Got } from './daily/daily-store.ts'
import { claimDay } from './daily/claim-day.ts'
import { claimEnvelope } from './envelopes/claim-envelope.ts'
import { spinWheel } from './daily/spin-wheel.ts'
import { lockParticipation, updatePaid, type Entry } from './entry-store.ts'
import { payReward, type PayBonus } from './pay-bonus.ts'
import type { MemberFacts } from './promotions-deps.ts'
import { readStanding } from './read-standings.ts'
import type { Standing } from './standing.ts'

export interface Claimed {
  status: PromotionStatus
  /** The currency, if this very claim credited the reward. */ credited: string | undefined
  /** What the member got today. */ got: Got | null
}

/**
 * Credits the reward of a promotion whose target a member has reached, claims the day of a calendar or an envelope,
 * or spins the wheel of the day. However many claims come at once, one credits and the others get the answer that it
 * is done. Throws `call.notFound`, `promotions.wrongState`, `promotions.budgetSpent`.
 */
export async function claimPromotion(
  tx: Tx,
  { chance, payBonus }: { chance: Chance; payBonus: PayBonus },
  facts: MemberFacts,
  promotionId: number,
): Promise<Claimed> {
  // From here on claims run one after the other, each seeing what the one before has done.
  await lockParticipation(tx, facts.memberId, promotionId)
  const standing = await readStanding(tx, facts, promotionId)
  if (!standing) throw fault('call.notFound')
  const { status, entry, terms, promotion, daily } = standing
  if (daily?.got || (terms.kind === 'AUTO' && status === 'Claimed'))
    return { status, credited: undefined, got: daily?.got ?? null }
  const got = await claimOfToday(tx, { chance, payBonus }, facts, standing)
  if (got)
    return {
      status: 'Claimed',
      credited: got.amount > zero ? (entry?.currency ?? facts.currency) : undefined,
      got,
    }
  if (terms.kind !== 'AUTO' || !entry || status !== 'Claim') throw fault('promotions.wrongState', { status })
  await updatePaid(tx, entry, { credited: entry.reward, reserved: zero, claimedAtMs: facts.nowMs })
  await countPaid(tx, entry, facts)
  await payReward(tx, payBonus, {
    memberId: facts.memberId,
    brandCode: facts.brandCode,
    currency: entry.currency,
    amount: entry.reward,
    deposit: zero,
    title: promotion.title,
    reference: `entry/${promotionId}/${facts.memberId}${entry.turn && `/${entry.turn}`}`,
    terms: bonusTermsOf(terms.wagering),
    nowMs: facts.nowMs,
  })
  return { status: 'Claimed', credited: entry.currency, got: null }
}

/** Claims what there is once on each day; undefined for other kinds. */
async function claimOfToday(
  tx: Tx,
  deps: { chance: Chance; payBonus: PayBonus },
  facts: MemberFacts,
  standing: Standing,
): Promise<Got | undefined> {
  switch (standing.terms.kind) {
    case 'WHEEL':
      return spinWheel(tx, deps, facts, standing)
    case 'RED_ENVELOPE':
      return claimEnvelope(tx, deps, facts, standing)
    case 'CALENDAR':
      return claimDay(tx, deps.payBonus, facts, standing)
    default:
      return undefined
  }
}

/** Members who joined before anything was held back are paid all the same: they were promised it. */
async function countPaid(
  tx: Tx,
  { promotionId, reserved, reservedOn, reward }: Entry,
  { nowMs, timeZone }: MemberFacts,
): Promise<void> {
  if (reserved > zero && reservedOn !== null)
    return settleReserved(tx, { promotionId, day: reservedOn }, { paid: reward, released: zero })
  await spendBudget(tx, { promotionId, day: dayIn(timeZone, nowMs), budget: undefined }, reward)
}
