// SPDX-License-Identifier: Apache-2.0
import type { Amount } from '@tessera/rules/money'
import type { Tx } from '../../platform/db/index.ts'
import { creditCash, operatorAccount, openAccounts, ownerOfMember } from '../ledger/index.ts'

export interface Reward {
  memberId: bigint
  amount: Amount
  currency: string
  /** The entry, application or draw that it is for: paid once, whatever is repeated. */
  reference: string
  /** The text beside it in the account record. */
  memo: string
}

/**
 * Credits a reward to the main wallet as a BONUS of the account record, in the transaction that records why.
 */
export async function creditReward(
  tx: Tx,
  { memberId, amount, currency, reference, memo }: Reward,
): Promise<void> {
  const to = await openAccounts(tx, ownerOfMember(memberId), currency)
  const from = await operatorAccount(tx, 'promotions', currency)
  const { status } = await creditCash(tx, {
    from,
    to,
    amount,
    cause: 'promotions.reward',
    externalId: reference,
    kind: 'bonus',
    memo,
  })
  if (status !== 'posted') throw new Error(`the reward ${reference} was not posted: ${status}`)
}
