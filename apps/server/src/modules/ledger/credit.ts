// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths } from '@tessera/rules/money'
import type { Tx } from '../../platform/db/index.ts'
import type { OwnerAccounts } from './account.ts'
import { balanceOfLocked, lockAccounts, post } from './post.ts'
import type { PostResult, Transfer } from './transfer.ts'

/** A payment to an owner: a transfer whose receiving account the ledger chooses. */
export type Credit = Omit<Transfer, 'to'> & { to: OwnerAccounts }

/**
 * Pays an owner: their debt to the platform is settled first, the rest goes to their cash. Returns the result
 * of the payment itself; the part that settles a debt is posted under the cause `{cause}.debt` with the same
 * external id.
 */
export async function creditCash(tx: Tx, { to, ...credit }: Credit): Promise<PostResult> {
  await lockAccounts(tx, [to.cash.id, to.receivable.id])
  const [result] = await post(tx, [{ ...credit, to: to.cash }])
  const owed = -(await balanceOfLocked(tx, to.receivable))
  if (result!.status !== 'posted' || owed <= 0n) return result!
  const settled = amountOfMillionths(owed < credit.amount ? owed : credit.amount)
  const [paid] = await post(tx, [
    {
      from: to.cash,
      to: to.receivable,
      amount: settled,
      cause: `${credit.cause}.debt`,
      externalId: credit.externalId,
      kind: 'debt',
    },
  ])
  return { ...result!, balance: paid!.balance }
}
