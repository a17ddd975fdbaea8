// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, zero, type Amount } from '@tessera/rules/money'
import { bonusTermsOf, matchDeposit } from '@tessera/rules/promotions/offer-terms'
import { sql, type Tx } from '../../../platform/db/index.ts'
import { mayBeOffered } from '../audience/judge-audience.ts'
import { settleReserved } from '../budget/spend-budget.ts'
import { entryOf, updatePaid, type Entry, type EntryRow } from '../entry-store.ts'
import { offerFactsOf } from '../../members/index.ts'
import { payReward, type PayBonus } from '../pay-bonus.ts'

/** A deposit that was just credited. */
export interface DepositToMatch {
  memberId: number
  brandCode: string
  currency: string
  depositId: string
  amount: Amount
  nowMs: number
}

/** The promotion whose bonus came with a deposit, for the open pages. */
export interface MatchedDeposit {
  memberId: number
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

/** What the member has accepted and can still get, oldest first, locked until the transaction ends. */
async function lockAccepted(tx: Tx, { memberId, currency, nowMs }: DepositToMatch): Promise<Entry[]> {
  const now = new Date(nowMs)
  const rows = await tx.query<EntryRow>(sql`
    select promotion_id, member_id, turn, offer, title, target, reward, currency, joined_at, ends_at, claimed_at, code, reserved, reserved_on::text as reserved_on, credited
    from promotion_entry where member_id = ${memberId} and lapsed_at is null and (offer ->> 'kind') = 'DEPOSIT' and claimed_at is null
      and currency = ${currency} and joined_at <= ${now} and (ends_at is null or ends_at > ${now})
    order by joined_at, promotion_id for update`)
  return rows.map(entryOf)
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
