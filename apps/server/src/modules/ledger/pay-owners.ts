// SPDX-License-Identifier: Apache-2.0
import type { Amount } from '@tessera/rules/money'
import type { Tx } from '../../platform/db/index.ts'
import { operatorAccount } from './account.ts'
import { settleDebt } from './credit.ts'
import { balancesOfLocked, creditMany, openAccountsOfMany } from './post-many.ts'
import { lockAccounts } from './post.ts'

/** What an owner is paid for one thing that has ended. */
export interface OwnerPayment {
  owner: string
  currency: string
  /** Zero is not posted. */
  amount: Amount
  kind: string
  externalId: string
}

/**
 * Pays many owners from the operator's account of a purpose, in sets. The cause and the external id let each be paid
 * only once: throws, and the transaction must end, when one was paid before. A payment settles what its owner owes first.
 */
export async function payOwners(
  tx: Tx,
  by: { purpose: string; cause: string },
  payments: readonly OwnerPayment[],
): Promise<void> {
  const paying = Map.groupBy(
    payments.filter(({ amount }) => amount > 0n),
    ({ currency }) => currency,
  )
  for (const currency of [...paying.keys()].toSorted())
    await payIn(tx, currency, by, paying.get(currency) ?? [])
}

async function payIn(
  tx: Tx,
  currency: string,
  { purpose, cause }: { purpose: string; cause: string },
  payments: readonly OwnerPayment[],
): Promise<void> {
  const [from, accounts] = await Promise.all([
    operatorAccount(tx, purpose, currency),
    openAccountsOfMany(tx, [...new Set(payments.map(({ owner }) => owner))], currency),
  ])
  const touched = [...accounts.values()]
  // They travel together and are carried out in this order.
  const [, owed] = await Promise.all([
    lockAccounts(
      tx,
      touched.flatMap(({ cash, receivable }) => [cash.id, receivable.id]),
    ),
    balancesOfLocked(
      tx,
      touched.map(({ receivable }) => receivable),
    ),
    creditMany(
      tx,
      { from, cause },
      payments.map(({ owner, amount, kind, externalId }) => ({
        to: accounts.get(owner)!.cash,
        amount,
        kind,
        externalId,
      })),
    ),
  ])
  for (const { owner, amount, externalId } of payments)
    if ((owed.get(accounts.get(owner)!.receivable.id) ?? 0n) < 0n)
      await settleDebt(tx, accounts.get(owner)!, { amount, cause, externalId })
}
