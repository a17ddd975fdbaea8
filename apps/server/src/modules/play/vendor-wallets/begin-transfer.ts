// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import { negate, zero, type Amount } from '@tessera/rules/money'
import { mayTransfer, smallestTransfer } from '@tessera/rules/wallet/may-transfer'
import type { Tx } from '../../../platform/db/index.ts'
import { turnoverLeft } from '../../bonuses/index.ts'
import { exclusionOf, playLimited } from '../../compliance/index.ts'
import {
  balanceOfLocked,
  lockAccounts,
  openAccounts,
  ownerOfMember,
  post,
  type OwnerAccounts,
} from '../../ledger/index.ts'
import { isBlocked } from '../../members/index.ts'
import { movingAccount, transferCause } from './settle-transfer.ts'
import {
  insertTransfer,
  openTransfers,
  transferOfRequest,
  type NewTransfer,
  type Transfer,
} from './transfer-store.ts'

export interface TransferToBegin extends Pick<
  NewTransfer,
  | 'memberId'
  | 'requestId'
  | 'vendorAccountId'
  | 'vendorName'
  | 'playerRef'
  | 'currency'
  | 'toVendor'
  | 'amount'
  | 'automatic'
> {
  nowMs: number
}

/** Until then the vendor is asked by whoever began; after that a job asks. */
const firstWaitMs = 15_000

/**
 * Stores a transfer before the vendor hears of it. Money to a vendor leaves the cash of the member at once, so that it
 * cannot be spent twice; money from a vendor is credited only when the vendor has confirmed. `fresh` is false for a
 * request that made a transfer before: nothing happens then.
 */
export async function beginTransfer(
  tx: Tx,
  { nowMs, ...order }: TransferToBegin,
): Promise<{ transfer: Transfer; fresh: boolean }> {
  const { memberId, currency, requestId } = order
  const accounts = await openAccounts(tx, ownerOfMember(memberId), currency)
  const moving = await movingAccount(tx, memberId, currency)
  // Every transfer of a member takes this lock, so what is read below stays true.
  await lockAccounts(tx, [accounts.cash.id, accounts.receivable.id, moving.id])
  const earlier = requestId === undefined ? undefined : await transferOfRequest(tx, memberId, requestId)
  if (earlier) return { transfer: sameOrRefused(earlier, order), fresh: false }
  const open = await openTransfers(tx, memberId)
  if (open.some(({ vendorAccountId }) => vendorAccountId === order.vendorAccountId))
    throw fault('play.transferOpen')
  if (order.amount < smallestTransfer && !order.automatic)
    throw fault('wallet.belowMinimum', { min: smallestTransfer })
  if (order.toVendor) await requireAllowed(tx, { ...order, nowMs }, accounts)
  const transfer = await insertTransfer(tx, { ...order, createdAtMs: nowMs }, nowMs + firstWaitMs)
  if (order.toVendor) {
    const [taken] = await post(tx, [
      {
        from: accounts.cash,
        to: moving,
        amount: order.amount,
        kind: 'transfer',
        cause: transferCause,
        externalId: transfer.id,
        memo: order.vendorName,
      },
    ])
    if (taken?.status !== 'posted') throw new Error(`a transfer was not posted: ${taken?.status}`)
  }
  return { transfer, fresh: true }
}

function sameOrRefused(earlier: Transfer, order: Omit<TransferToBegin, 'nowMs'>): Transfer {
  const same =
    earlier.vendorAccountId === order.vendorAccountId &&
    earlier.toVendor === order.toVendor &&
    earlier.amount === order.amount
  if (!same) throw fault('call.requestReused')
  return earlier
}

/** Whether this member may move this into a wallet in which our limits do not count. */
async function requireAllowed(
  tx: Tx,
  { memberId, amount, nowMs }: { memberId: bigint; amount: Amount; nowMs: number },
  { cash, receivable }: OwnerAccounts,
): Promise<void> {
  if (await isBlocked(tx, memberId)) throw fault('call.forbidden')
  const exclusion = await exclusionOf(tx, memberId, nowMs)
  if (exclusion) throw fault('compliance.excluded', { until: exclusion.untilMs ?? null })
  if (await playLimited(tx, memberId)) throw fault('play.limitsCountHere')
  const available = await balanceOfLocked(tx, cash)
  const owed = negate(await balanceOfLocked(tx, receivable))
  const left = available > zero ? await turnoverLeft(tx, memberId) : zero
  const judged = mayTransfer({ amount, available, turnoverLeft: left, owed })
  if (!judged.ok) throw fault(`wallet.${judged.reason}`, { min: smallestTransfer, available, left, owed })
}
