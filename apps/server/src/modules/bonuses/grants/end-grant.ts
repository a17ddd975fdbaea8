// SPDX-License-Identifier: Apache-2.0
import { zero } from '@tessera/rules/money'
import type { Tx } from '../../../platform/db/index.ts'
import {
  balanceOfLocked,
  creditCash,
  lockAccounts,
  openAccounts,
  operatorAccount,
  ownerOfMember,
  post,
  type Account,
  type OwnerAccounts,
} from '../../ledger/index.ts'
import { hasStakesInPlay } from '../stakes/stake-store.ts'
import { lockRequirement, markEnding, saveEnd, type EndedAs, type Requirement } from './requirement-store.ts'

export interface EndOfBonus {
  endsAs: Exclude<EndedAs, 'completed'>
  reason: string
  operatorId?: number
  nowMs: number
}

/** The account of a bonus. */
export const accountOf = ({ accountId, currency }: Requirement): Account | undefined =>
  accountId === undefined ? undefined : { id: accountId, cached: true, currency }

/** Locks the owner's accounts, then the requirement: the order in which everybody locks them. */
export async function lockForEnd(
  tx: Tx,
  { id, memberId, currency }: Pick<Requirement, 'id' | 'memberId' | 'currency'>,
): Promise<{ requirement: Requirement; accounts: OwnerAccounts } | undefined> {
  const accounts = await openAccounts(tx, ownerOfMember(memberId), currency)
  await lockAccounts(tx, [accounts.cash.id, accounts.receivable.id])
  const requirement = await lockRequirement(tx, id)
  if (!requirement || requirement.memberId !== memberId) return undefined
  if (requirement.accountId !== undefined) await lockAccounts(tx, [requirement.accountId])
  return { requirement, accounts }
}

/**
 * Ends a bonus before its turnover is reached: its money goes back to the operator. While stakes of it are in
 * play it takes no new ones; their wins still belong to it, and it ends once they are settled. Returns its
 * state afterwards.
 */
export async function endBonus(
  tx: Tx,
  requirement: Requirement,
  end: EndOfBonus,
): Promise<'ending' | EndedAs> {
  const { endsAs, reason, operatorId, nowMs } = end
  if (await hasStakesInPlay(tx, requirement.id)) {
    await markEnding(tx, requirement.id, { endsAs, reason, operatorId })
    return 'ending'
  }
  const account = accountOf(requirement)
  const returned = account ? await balanceOfLocked(tx, account) : zero
  if (account && returned > zero) {
    const to = await operatorAccount(tx, 'promotions', requirement.currency)
    const [posted] = await post(tx, [
      {
        from: account,
        to,
        amount: returned,
        // As when it was granted, so that both add up to nothing.
        kind: 'bonus',
        cause: 'bonuses.end',
        externalId: String(requirement.id),
        memo: requirement.title,
      },
    ])
    if (posted?.status !== 'posted')
      throw new Error(`the end of bonus ${requirement.id} was not posted: ${posted?.status}`)
  }
  await saveEnd(tx, requirement.id, {
    endedAs: endsAs,
    reason,
    operatorId,
    released: zero,
    returned,
    atMs: nowMs,
  })
  return endsAs
}

/** The turnover is reached: what is left of the bonus becomes cash, debts first. A deposit is just done. */
export async function completeRequirement(
  tx: Tx,
  requirement: Requirement,
  accounts: OwnerAccounts,
  { reason, nowMs }: { reason: string; nowMs: number },
): Promise<void> {
  const account = accountOf(requirement)
  const released = account ? await balanceOfLocked(tx, account) : zero
  if (account && released > zero) {
    const { status } = await creditCash(tx, {
      from: account,
      to: accounts,
      amount: released,
      kind: 'bonusReleased',
      cause: 'bonuses.end',
      externalId: String(requirement.id),
      memo: requirement.title,
    })
    if (status !== 'posted') throw new Error(`bonus ${requirement.id} was not released: ${status}`)
  }
  await saveEnd(tx, requirement.id, {
    endedAs: 'completed',
    reason,
    operatorId: undefined,
    released,
    returned: zero,
    atMs: nowMs,
  })
}
