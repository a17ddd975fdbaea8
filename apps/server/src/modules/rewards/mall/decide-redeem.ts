// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import type { Tx } from '../../../platform/db/index.ts'
import { creditCash, operatorAccount, openAccounts, ownerOfMember, post } from '../../ledger/index.ts'
import { amountOfPoints, operatorPoints, pointAccount } from '../points/point-account.ts'
import { lockRedeem, saveDecision, type Redeem, type RedeemStatus } from './redeem-store.ts'
import { takeStock } from './reward-store.ts'

/** An operator's decision, with the remark that the member reads. */
export interface Decision {
  id: string
  remark: string
  by: string
  nowMs: number
}

/**
 * Approves a redemption: a bonus is paid in the same transaction; goods are sent. Throws `call.notFound` or
 * `wallet.wrongState`.
 */
export async function approveRedeem(tx: Tx, decision: Decision): Promise<Redeem> {
  const redeem = await decide(tx, decision, 'Approved')
  if (redeem.kind === 'BONUS') await payBonus(tx, redeem)
  return redeem
}

/**
 * Rejects a redemption: points and stock go back in the same transaction. Throws `call.notFound` or
 * `wallet.wrongState`.
 */
export async function rejectRedeem(tx: Tx, decision: Decision): Promise<Redeem> {
  const redeem = await decide(tx, decision, 'Rejected')
  await takeStock(tx, redeem.rewardId, -redeem.quantity)
  const [returned] = await post(tx, [
    {
      from: await operatorPoints(tx, 'redeemed'),
      to: await pointAccount(tx, redeem.memberId),
      amount: amountOfPoints(redeem.points),
      cause: 'points.redeem.end',
      externalId: redeem.id,
      kind: 'pointsReturned',
    },
  ])
  if (returned?.status !== 'posted')
    throw new Error(`points of redemption ${redeem.id} were not given back: ${returned?.status}`)
  return redeem
}

async function payBonus(tx: Tx, { id, memberId, bonus, currency, name }: Redeem): Promise<void> {
  const paid = await creditCash(tx, {
    from: await operatorAccount(tx, 'promotions', currency),
    to: await openAccounts(tx, ownerOfMember(memberId), currency),
    amount: bonus,
    kind: 'bonus',
    memo: name,
    // Both ends of a redemption share one cause, so the ledger itself lets it end only once.
    cause: 'points.redeem.end',
    externalId: id,
  })
  if (paid.status !== 'posted') throw new Error(`the bonus of redemption ${id} was not paid: ${paid.status}`)
}

async function decide(tx: Tx, { id, remark, by, nowMs }: Decision, status: RedeemStatus): Promise<Redeem> {
  const before = await lockRedeem(tx, id)
  if (!before) throw fault('call.notFound')
  if (before.status !== 'In Process') throw fault('wallet.wrongState')
  const after: Redeem = { ...before, status, remark, decidedAtMs: nowMs, decidedBy: by }
  await saveDecision(tx, after)
  return after
}
