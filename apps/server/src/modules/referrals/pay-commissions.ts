// SPDX-License-Identifier: Apache-2.0
import { floorToCoin } from '@tessera/rules/currencies/whole-coins'
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { addDays, dayIn } from '@tessera/rules/site/zoned-days'
import { text } from '@tessera/texts'
import type { Tx } from '../../platform/db/index.ts'
import { creditCash, openAccounts, operatorAccount, ownerOfMember } from '../ledger/index.ts'
import { siteTimeZone } from '../site/index.ts'
import { pushBalance } from '../wallet/index.ts'
import { brandsThatOwe, insertCommission, lockDue, saveCommissionPaid, type Due } from './commission-store.ts'
import type { ReferralsDeps } from './referrals-deps.ts'

/** Inviters that one transaction pays. */
const step = 100

/**
 * Job: pays each inviter, once for each day of the site that has ended, their share of what their friends have
 * bet so far, in whole coins. What is left over waits for the next day, and the
 * share of an account that is closed or blocked until it is open again.
 */
export async function payCommissions(deps: ReferralsDeps, nowMs: number): Promise<void> {
  for (const brandCode of await brandsThatOwe(deps.database)) {
    const timeZone = await siteTimeZone(deps.settings.of(brandCode))
    const day = addDays(dayIn(timeZone, nowMs), -1)
    for (let after = 0n; ;) {
      const paid = await deps.database.transaction((tx) => payStep(tx, { brandCode, day, after, nowMs }))
      for (const { memberId, currency } of paid.paid)
        if (deps.live.isOpen(memberId)) pushBalance(deps, { memberId, currency })
      if (paid.last === undefined) break
      after = paid.last
    }
  }
}

async function payStep(
  tx: Tx,
  { brandCode, day, after, nowMs }: { brandCode: string; day: string; after: bigint; nowMs: number },
): Promise<{ paid: { memberId: bigint; currency: string }[]; last: bigint | undefined }> {
  const due = await lockDue(tx, { brandCode, day, after, limit: step })
  const payable = due.filter((one) => payableOf(one) > 0n)
  for (const one of payable) await pay(tx, one, day, nowMs)
  return {
    paid: payable.map(({ member_id: memberId, currency }) => ({ memberId, currency })),
    last: due.length < step ? undefined : due.at(-1)?.member_id,
  }
}

const payableOf = ({ unpaid, currency }: Pick<Due, 'unpaid' | 'currency'>): Amount =>
  floorToCoin(amountOfMillionths(unpaid), currency)

async function pay(
  tx: Tx,
  { member_id: memberId, currency, unpaid }: Due,
  day: string,
  nowMs: number,
): Promise<void> {
  const amount = payableOf({ unpaid, currency })
  await insertCommission(tx, { memberId, day, amount, currency, nowMs })
  await saveCommissionPaid(tx, memberId, amount)
  const { status } = await creditCash(tx, {
    from: await operatorAccount(tx, 'promotions', currency),
    to: await openAccounts(tx, ownerOfMember(memberId), currency),
    amount,
    cause: 'referral.commission',
    externalId: `${memberId}/${day}`,
    kind: 'bonus',
    memo: text('EN', 'referral.title.commission', { day }),
  })
  if (status !== 'posted') throw new Error(`the commission of ${memberId} for ${day} was not paid: ${status}`)
}
