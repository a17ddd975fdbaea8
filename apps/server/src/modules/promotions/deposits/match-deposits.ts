// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, zero, type Amount } from '@tessera/rules/money'
import { bonusTermsOf, matchDeposit } from '@tessera/rules/promotions/offer-terms'
import type { Tx } from '../../../platform/db/index.ts'
import { mayBeOffered } from '../audience/judge-audience.ts'
import { settleReserved } from '../budget/spend-budget.ts'
import { updatePaid, type Entry } from '../entry-store.ts'
import { offerFactsOf } from '../../members/index.ts'
import { payReward, type PayBonus } from '../pay-bonus.ts'
import { lockAccepted } from './accepted-entries.ts'

/** A deposit that was just credited. */
export interface DepositToMatch {
  memberId: bigint
  brandCode: string
  currency: string
  depositId: string
  amount: Amount
  nowMs: number
}

/** The promotion whose bonus came with a deposit, for the open pages. */
export interface MatchedDeposit {
  memberId: bigint
  promotionId: number
}

/**
 * Grants the bonus that a member accepted before a deposit, in the transaction that credits the deposit. A
 * deposit counts for one promotion: the one accepted first of those that it is large enough for. Returns
 * undefined if there is none. The terms are those of when it was accepted.
 */
export async function matchDeposits(
  tx: Tx,
  { payBonus, leftOutLabels }: { payBonus: PayBonus; leftOutLabels: readonly string[] },
  deposit: DepositToMatch,
): Promise<MatchedDeposit | undefined> {
  for (const entry of await lockAccepted(tx, deposit)) {
    const bonus = bonusFor(entry, deposit)
    if (bonus === zero) continue
    const member = await offerFactsOf(tx, deposit.memberId)
    if (!member || !mayBeOffered(member, leftOutLabels)) return undefined
    await grant(tx, payBonus, entry, deposit, bonus)
    return { memberId: deposit.memberId, promotionId: entry.promotionId }
  }
  return undefined
}

const bonusFor = ({ offer, credited }: Entry, { amount, currency }: DepositToMatch): Amount =>
  offer?.kind === 'DEPOSIT' ? matchDeposit(offer, { deposit: amount, before: credited, currency }) : zero

async function grant(
  tx: Tx,
  payBonus: PayBonus,
  entry: Entry,
  { memberId, brandCode, currency, depositId, amount, nowMs }: DepositToMatch,
  bonus: Amount,
): Promise<void> {
  const { offer, promotionId, reserved, reservedOn, credited } = entry
  const left = amountOfMillionths(reserved - bonus)
  const isDone = offer?.kind === 'DEPOSIT' && (offer.which === 'FIRST' || left === zero)
  await updatePaid(tx, entry, {
    credited: amountOfMillionths(credited + bonus),
    reserved: isDone ? zero : left,
    claimedAtMs: isDone ? nowMs : null,
  })
  if (reservedOn !== null)
    await settleReserved(
      tx,
      { promotionId, day: reservedOn },
      { paid: bonus, released: isDone ? left : zero },
    )
  await payReward(tx, payBonus, {
    memberId,
    brandCode,
    currency,
    amount: bonus,
    deposit: amount,
    title: entry.title,
    reference: `deposit/${depositId}`,
    terms: bonusTermsOf(offer?.wagering),
    nowMs,
  })
}
