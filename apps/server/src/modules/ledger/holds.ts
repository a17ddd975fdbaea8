// SPDX-License-Identifier: Apache-2.0
import type { Amount } from '@tessera/rules/money'
import { amountOfMillionths } from '@tessera/rules/money'
import { sql, type Tx } from '../../platform/db/index.ts'
import type { Account, OwnerAccounts } from './account.ts'
import { post } from './post.ts'
import type { PostResult } from './transfer.ts'

/** Identifies one hold: what kind of thing it is for, such as `wallet.withdrawal`, and which one. */
export interface HoldReference {
  cause: string
  externalId: string
}

/** Holds money: cash -> hold. `insufficient` when cash does not cover it. */
export async function hold(
  tx: Tx,
  accounts: OwnerAccounts,
  amount: Amount,
  reference: HoldReference,
): Promise<PostResult> {
  const [result] = await post(tx, [
    { from: accounts.cash, to: accounts.hold, amount, kind: 'withdraw', ...reference },
  ])
  return result!
}

/** Pays a hold out: hold -> clearing, the whole amount. A hold ends once: `conflict` when it was released. */
export function settleHold(
  tx: Tx,
  accounts: OwnerAccounts,
  clearing: Account,
  reference: HoldReference,
): Promise<PostResult> {
  return endHold(tx, accounts, clearing, 'withdrawPaid', reference)
}

/** Releases a hold: hold -> cash, the whole amount. A hold ends once: `conflict` when it was paid. */
export function releaseHold(tx: Tx, accounts: OwnerAccounts, reference: HoldReference): Promise<PostResult> {
  return endHold(tx, accounts, accounts.cash, 'withdrawReturned', reference)
}

/** Both ends share one cause, so the ledger's unique key lets a hold end only once. */
async function endHold(
  tx: Tx,
  accounts: OwnerAccounts,
  to: Account,
  kind: string,
  reference: HoldReference,
): Promise<PostResult> {
  const amount = await heldAmount(tx, accounts, reference)
  const [result] = await post(tx, [
    {
      from: accounts.hold,
      to,
      amount,
      kind,
      cause: `${reference.cause}.end`,
      externalId: reference.externalId,
    },
  ])
  return result!
}

async function heldAmount(tx: Tx, accounts: OwnerAccounts, reference: HoldReference): Promise<Amount> {
  const held = await tx.one<{ amount: bigint }>(sql`select amount from ledger_posting
    where cause = ${reference.cause} and external_id = ${reference.externalId} and leg = 1 and account_id = ${accounts.hold.id}`)
  if (!held) throw new Error(`nothing is held for ${reference.cause}/${reference.externalId}`)
  return amountOfMillionths(held.amount)
}
