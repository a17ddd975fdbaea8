// SPDX-License-Identifier: Apache-2.0
import type { Tx } from '../../../platform/db/index.ts'
import {
  balanceOfLocked,
  lockAccounts,
  openAccount,
  openAccounts,
  operatorAccount,
  ownerOfMember,
  post,
  type Account,
} from '../../ledger/index.ts'
import type { TransferAnswer } from '../ports.ts'
import { endTransfer, lockTransfer, type Transfer } from './transfer-store.ts'
import { noteMoved } from './wallet-store.ts'

export const transferCause = 'play.vendorTransfer'

/** Where money is from the request until the vendor confirms it. */
export const movingAccount = (tx: Tx, memberId: bigint, currency: string): Promise<Account> =>
  openAccount(tx, ownerOfMember(memberId), 'moving', currency)

/** What members have moved to a vendor: the vendor owes it to the operator. */
const heldByVendor = (tx: Tx, { vendorAccountId, currency }: Transfer): Promise<Account> =>
  operatorAccount(tx, `vendorWallets:${vendorAccountId}`, currency)

/**
 * Ends a transfer by the answer of the vendor, once: money on its way arrives or returns, money that the vendor gave
 * back is credited. A transfer that has ended stays as it is.
 */
export async function settleTransfer(
  tx: Tx,
  { id, memberId, currency }: Transfer,
  answer: TransferAnswer,
  nowMs: number,
): Promise<Transfer> {
  const { cash } = await openAccounts(tx, ownerOfMember(memberId), currency)
  const moving = await movingAccount(tx, memberId, currency)
  await lockAccounts(tx, [cash.id, moving.id])
  const transfer = await lockTransfer(tx, id)
  if (transfer.state !== 'pending') return transfer
  await moveMoney(tx, transfer, answer, { cash, moving })
  await endTransfer(tx, id, {
    state: answer.status,
    mainBalance: await balanceOfLocked(tx, cash),
    vendorBalance: answer.balance,
    nowMs,
  })
  await noteMoved(tx, { ...transfer, balance: answer.balance }, nowMs)
  return lockTransfer(tx, id)
}

async function moveMoney(
  tx: Tx,
  transfer: Transfer,
  { status }: TransferAnswer,
  { cash, moving }: { cash: Account; moving: Account },
): Promise<void> {
  if (!transfer.toVendor && status === 'refused') return
  const between = !transfer.toVendor
    ? { from: await heldByVendor(tx, transfer), to: cash }
    : status === 'done'
      ? { from: moving, to: await heldByVendor(tx, transfer) }
      : { from: moving, to: cash }
  const [moved] = await post(tx, [
    {
      ...between,
      amount: transfer.amount,
      kind: 'transfer',
      cause: `${transferCause}.end`,
      externalId: transfer.id,
      memo: transfer.vendorName,
    },
  ])
  if (moved?.status !== 'posted') throw new Error(`the transfer ${transfer.id} did not end: ${moved?.status}`)
}
