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
  if (result!.status !== 'posted') return result!
  const settled = await settleDebt(tx, to, credit)
  return settled ? { ...result!, balance: settled.balance } : result!
}

/**
 * Settles what an owner owes with a credit that was just posted to their cash, as far as the credit goes. Both
 * accounts must be locked. Undefined when they owe nothing; throws when it is not posted.
 */
export async function settleDebt(
  tx: Tx,
  { cash, receivable }: Pick<OwnerAccounts, 'cash' | 'receivable'>,
  { amount, cause, externalId }: Pick<Credit, 'amount' | 'cause' | 'externalId'>,
): Promise<PostResult | undefined> {
  const owed = -(await balanceOfLocked(tx, receivable))
  if (owed <= 0n) return undefined
  const settled = amountOfMillionths(owed < amount ? owed : amount)
  const [paid] = await post(tx, [
    { from: cash, to: receivable, amount: settled, cause: `${cause}.debt`, externalId, kind: 'debt' },
  ])
  if (paid?.status !== 'posted')
    throw new Error(`the debt behind ${cause}/${externalId} was not settled: ${paid?.status}`)
  return paid
}
