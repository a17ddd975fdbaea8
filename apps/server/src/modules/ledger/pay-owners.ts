// SPDX-License-Identifier: Apache-2.0
import type { Amount } from '@tessera/rules/money'
import { sql, textArray, type Tx } from '../../platform/db/index.ts'
import { operatorAccount, type Account } from './account.ts'
import { settleDebt } from './credit.ts'
import { creditMany, openAccountsOfMany } from './post-many.ts'

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
  const owners = [...new Set(payments.map(({ owner }) => owner))]
  const [from, locked] = await Promise.all([
    operatorAccount(tx, purpose, currency),
    lockOwners(tx, owners, currency),
  ])
  await creditMany(
    tx,
    { from, cause },
    payments.map(({ owner, amount, kind, externalId }) => ({
      to: locked.get(owner)!.cash,
      amount,
      kind,
      externalId,
    })),
  )
  for (const { owner, amount, externalId } of payments) {
    const accounts = locked.get(owner)!
    if (accounts.owed > 0n) await settleDebt(tx, accounts, { amount, cause, externalId })
  }
}

interface LockedOwner {
  cash: Account
  receivable: Account
  owed: bigint
}

/** Locks the accounts of owners and says what each owes; opens what is missing. */
async function lockOwners(
  tx: Tx,
  owners: readonly string[],
  currency: string,
): Promise<Map<string, LockedOwner>> {
  const locked = await lockKnown(tx, owners, currency)
  const missing = owners.filter((owner) => !locked.has(owner))
  if (missing.length === 0) return locked
  await openAccountsOfMany(tx, missing, currency)
  return new Map([...locked, ...(await lockKnown(tx, missing, currency))])
}

async function lockKnown(
  tx: Tx,
  owners: readonly string[],
  currency: string,
): Promise<Map<string, LockedOwner>> {
  const rows = await tx.query<{ owner: string } & Record<'cash' | 'receivable' | 'owed', bigint>>(
    sql`select owner, cash, receivable, owed from ledger_lock_owners(${textArray(owners)}::text[], ${currency})`,
  )
  const cached = (id: bigint): Account => ({ id, cached: true, currency })
  return new Map(
    rows.map(({ owner, cash, receivable, owed }) => [
      owner,
      { cash: cached(cash), receivable: cached(receivable), owed },
    ]),
  )
}
