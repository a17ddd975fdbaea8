// SPDX-License-Identifier: Apache-2.0
import type { Amount } from '@tessera/rules/money'
import type { Tx } from '../../platform/db/index.ts'
import { creditCash, operatorAccount, openAccounts, ownerOfMember } from '../ledger/index.ts'

export interface Reward {
  memberId: number
  amount: Amount
  currency: string
  /** Which entry, application or draw it is for: paid once, whatever is repeated. */
  reference: string
  /** What the account record says beside it. */
  memo: string
}

/**
 * Credits a reward to the main wallet as a BONUS of the account record, in the transaction that writes down
 * why.
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
