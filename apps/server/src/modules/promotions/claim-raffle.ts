// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import { amountFromWire, type Amount } from '@tessera/rules/money'
import { numbersOf, prizeAt } from '@tessera/rules/promotions/promotion-status'
import type { Chance } from '../../platform/chance/chance.ts'
import type { Tx } from '../../platform/db/index.ts'
import { creditReward } from './credit-reward.ts'
import { insertDraw, lockDraws } from './draw-store.ts'
import type { MemberFacts } from './promotions-deps.ts'
import { readStanding } from './read-standings.ts'

export interface DrawnPrize {
  prizeName: string
  amount: Amount
  ticketsLeft: number
}

/**
 * Exchanges one ticket of a raffle for a prize, drawn among the prizes by their weights, and credits it
 * (D-141). Throws `call.notFound`, `promotions.noTicket`.
 */
export async function claimRaffle(
  tx: Tx,
  chance: Chance,
  facts: MemberFacts & { currency: string },
  promotionId: number,
): Promise<DrawnPrize> {
  const { memberId, currency, nowMs } = facts
  await lockDraws(tx, memberId, promotionId)
  const standing = await readStanding(tx, facts, promotionId)
  if (!standing) throw fault('call.notFound')
  const {
    promotion: { offer, title },
    status,
    ticketsLeft,
    drawn,
  } = standing
  if (offer.kind !== 'RAFFLE' || status !== 'Claim') throw fault('promotions.noTicket')
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
  if (amount > 0n)
    await creditReward(tx, {
      memberId,
      amount,
      currency,
      reference: `draw/${promotionId}/${memberId}/${number}`,
      memo: `${title}: ${prize.name}`,
    })
  return { prizeName: prize.name, amount, ticketsLeft: ticketsLeft - 1 }
}
