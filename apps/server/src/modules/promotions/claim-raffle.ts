// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import { amountFromWire, zero, type Amount } from '@tessera/rules/money'
import { bonusTermsOf } from '@tessera/rules/promotions/offer-terms'
import { numbersOf, prizeAt } from '@tessera/rules/promotions/promotion-status'
import { dayIn } from '@tessera/rules/site/zoned-days'
import type { Chance } from '../../platform/chance/chance.ts'
import type { Tx } from '../../platform/db/index.ts'
import { spendBudget } from './budget/spend-budget.ts'
import { insertDraw, lockDraws } from './draw-store.ts'
import { payReward, type PayBonus } from './pay-bonus.ts'
import type { MemberFacts } from './promotions-deps.ts'
import { readStanding } from './read-standings.ts'

export interface DrawnPrize {
  prizeName: string
  amount: Amount
  ticketsLeft: number
}

/**
 * Exchanges one ticket of a raffle for a prize, drawn among the prizes by their weights, and credits it
 * (D-141). A raffle whose budget cannot pay its largest prize any more is over: its chances never change.
 * Throws `call.notFound`, `promotions.noTicket`, `promotions.budgetSpent`.
 */
export async function claimRaffle(
  tx: Tx,
  { chance, payBonus }: { chance: Chance; payBonus: PayBonus },
  facts: MemberFacts,
  promotionId: number,
): Promise<DrawnPrize> {
  const { memberId, brandCode, currency, nowMs, timeZone } = facts
  await lockDraws(tx, memberId, promotionId)
  const standing = await readStanding(tx, facts, promotionId)
  if (!standing) throw fault('call.notFound')
  const {
    promotion: { offer, title },
    status,
    ticketsLeft,
    drawn,
    left,
  } = standing
  if (offer.kind !== 'RAFFLE' || status !== 'Claim') throw fault('promotions.noTicket')
  const largest = amountFromWire(Math.max(...offer.prizes.map(({ amount }) => amount)))
  if (left !== null && left < largest) throw fault('promotions.budgetSpent')
  const prize = prizeAt(offer.prizes, chance.below(numbersOf(offer.prizes)))
  const [amount, number] = [amountFromWire(prize.amount), drawn + 1]
  await insertDraw(tx, {
    promotionId,
    memberId,
    number,
    prize: prize.name,
    amount,
    currency,
    drawnAtMs: nowMs,
  })
  const budgetOf = { promotionId, day: dayIn(timeZone, nowMs), budget: offer.budget }
  if (amount > zero && !(await spendBudget(tx, budgetOf, amount))) throw fault('promotions.budgetSpent')
  await payReward(tx, payBonus, {
    memberId,
    brandCode,
    currency,
    amount,
    deposit: zero,
    title: `${title}: ${prize.name}`,
    reference: `draw/${promotionId}/${memberId}/${number}`,
    terms: bonusTermsOf(offer.wagering),
    nowMs,
  })
  return { prizeName: prize.name, amount, ticketsLeft: ticketsLeft - 1 }
}
