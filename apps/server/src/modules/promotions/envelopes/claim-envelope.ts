// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import { amountFromWire, zero } from '@tessera/rules/money'
import { bonusTermsOf } from '@tessera/rules/promotions/offer-terms'
import { drawShares } from '@tessera/rules/promotions/red-envelope'
import { dayIn } from '@tessera/rules/site/zoned-days'
import type { Chance } from '../../../platform/chance/chance.ts'
import type { Tx } from '../../../platform/db/index.ts'
import { lockBudget, reserveBudget, settleReserved } from '../budget/spend-budget.ts'
import { insertGot, type Got } from '../daily/daily-store.ts'
import { payReward, type PayBonus } from '../pay-bonus.ts'
import type { MemberFacts } from '../promotions-deps.ts'
import type { Standing } from '../standing.ts'
import { roundNow, type RoundNow } from './envelope-part.ts'
import { insertRound, takeShare } from './round-store.ts'

type OpenRound = NonNullable<RoundNow['open']>

/**
 * Credits the next envelope of the round that is open. All claims of a promotion wait for each other at its budget;
 * the first one of a round holds the pot back and draws all shares. Its caller lets the claims of a member wait for
 * each other. Throws `promotions.wrongState`, `promotions.budgetSpent`.
 */
export async function claimEnvelope(
  tx: Tx,
  { chance, payBonus }: { chance: Chance; payBonus: PayBonus },
  facts: MemberFacts,
  { promotion, status, round }: Standing,
): Promise<Got> {
  const { id: promotionId, offer, title } = promotion
  if (round?.left === 0) throw fault('promotions.budgetSpent')
  if (offer.kind !== 'RED_ENVELOPE' || status !== 'Claim') throw fault('promotions.wrongState', { status })
  const { memberId, brandCode, currency, nowMs, timeZone } = facts
  const at = { promotionId, day: dayIn(timeZone, nowMs) }
  await lockBudget(tx, { ...at, budget: offer.budget })
  // Looked at once more, because others may have drawn and emptied it meanwhile.
  const { open } = await roundNow(tx, { ...promotion, offer }, facts)
  if (!open) throw fault('promotions.wrongState', { status: 'Close' })
  await drawOnce(tx, chance, at, { ...open, currency })
  const share = await takeShare(tx, at, (limit) => chance.below(limit))
  if (!share) throw fault('promotions.budgetSpent')
  const got = { ...share, name: '' }
  await insertGot(tx, { ...at, memberId, ...got, currency, gotAtMs: nowMs })
  await settleReserved(tx, at, { paid: got.amount, released: zero })
  await payReward(tx, payBonus, {
    memberId,
    brandCode,
    currency,
    amount: got.amount,
    deposit: zero,
    title,
    reference: `day/${promotionId}/${memberId}/${at.day}`,
    terms: bonusTermsOf(open.offer.wagering),
    nowMs,
  })
  return got
}

/** Holds the pot back and draws the shares, unless an earlier claim of the round has. */
async function drawOnce(
  tx: Tx,
  chance: Chance,
  at: { promotionId: number; day: string },
  { isDrawn, offer, opensAtMs, closesAtMs, currency }: OpenRound & { currency: string },
): Promise<void> {
  if (isDrawn) return
  if (!(await reserveBudget(tx, { ...at, budget: offer.budget }, amountFromWire(offer.pot))))
    throw fault('promotions.budgetSpent')
  const shares = drawShares(offer, currency, (limit) => chance.below(limit))
  await insertRound(tx, { ...at, offer, opensAtMs, closesAtMs }, shares)
}
