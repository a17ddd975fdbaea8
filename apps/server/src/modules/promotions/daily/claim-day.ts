// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import { amountFromWire, amountOfMillionths, zero, type Amount } from '@tessera/rules/money'
import { bonusTermsOf } from '@tessera/rules/promotions/offer-terms'
import { dayIn } from '@tessera/rules/site/zoned-days'
import type { Tx } from '../../../platform/db/index.ts'
import { settleReserved } from '../budget/spend-budget.ts'
import { updatePaid } from '../entry-store.ts'
import { payReward, type PayBonus } from '../pay-bonus.ts'
import type { MemberFacts } from '../promotions-deps.ts'
import type { Standing } from '../standing.ts'
import { insertGot, type Got } from './daily-store.ts'

/**
 * Credits the reward of today in a calendar, out of what was held back when its member joined. What can no
 * longer come, because its day was missed, goes back to the budget. Its caller lets the claims of a member wait
 * for each other. Throws `promotions.wrongState`.
 */
export async function claimDay(
  tx: Tx,
  payBonus: PayBonus,
  { memberId, brandCode, nowMs, timeZone }: MemberFacts,
  { promotion: { id: promotionId, title }, status, terms, entry, daily }: Standing,
): Promise<Got> {
  const number = (daily?.days.findIndex(({ state }) => state === 'now') ?? -1) + 1
  if (terms.kind !== 'CALENDAR' || !entry || status !== 'Claim' || number === 0)
    throw fault('promotions.wrongState', { status })
  const day = dayIn(timeZone, nowMs)
  const amount = amountFromWire(terms.days[number - 1] ?? 0)
  const { currency, reservedOn } = entry
  const got = { number, name: '', amount }
  await insertGot(tx, { promotionId, memberId, day, ...got, currency, gotAtMs: nowMs })
  const later = sumOf(terms.days.slice(number))
  await updatePaid(tx, entry, {
    credited: amountOfMillionths(entry.credited + amount),
    reserved: later,
    claimedAtMs: number === terms.days.length ? nowMs : null,
  })
  if (reservedOn === null)
    throw new Error(`nothing was held back for the calendar ${promotionId} of ${memberId}`)
  await settleReserved(
    tx,
    { promotionId, day: reservedOn },
    { paid: amount, released: amountOfMillionths(entry.reserved - amount - later) },
  )
  await payReward(tx, payBonus, {
    memberId,
    brandCode,
    currency,
    amount,
    deposit: zero,
    title,
    reference: `day/${promotionId}/${memberId}/${day}`,
    terms: bonusTermsOf(terms.wagering),
    nowMs,
  })
  return got
}

const sumOf = (amounts: readonly number[]): Amount =>
  amountOfMillionths(amounts.reduce((sum, amount) => sum + amountFromWire(amount), 0n))
