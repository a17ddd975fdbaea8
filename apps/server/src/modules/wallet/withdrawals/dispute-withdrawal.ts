// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import { disputeDays } from '@tessera/rules/wallet/proof'
import { dispute, disputeForced } from '@tessera/rules/wallet/withdrawal-state'
import type { Tx } from '../../../platform/db/index.ts'
import type { WalletDeps } from '../wallet-deps.ts'
import { insertDispute, lastPayment } from './dispute-store.ts'
import { noteStage } from './stage-store.ts'
import { step, type SteppedWithdrawal } from './withdrawal-steps.ts'
import { lockWithdrawal, type Withdrawal } from './withdrawal-store.ts'

const dayMs = 86_400_000

interface MembersWord {
  id: string
  memberId: bigint
  images: readonly Blob[]
  nowMs: number
}

/**
 * The member reports that the paid part has not arrived, with pictures as proof (D-79). This pays nothing
 * again: an operator first looks for the payment. Reporting it again changes nothing. Throws
 * `wallet.proofNeeded`, `call.notFound`, `wallet.wrongState` and what is wrong with a picture.
 */
export async function disputeWithdrawal(
  deps: Pick<WalletDeps, 'database' | 'proofPictures'>,
  { id, memberId, images, nowMs }: MembersWord,
): Promise<SteppedWithdrawal> {
  if (images.length === 0) throw fault('wallet.proofNeeded')
  // Checked before processing the pictures, which is expensive, and again when they are stored.
  const standing = await deps.database.transaction((tx) => lockOwn(tx, id, memberId))
  const judged = dispute(standing)
  if (!judged.ok) throw fault('wallet.wrongState')
  if (!judged.changed) return { before: standing, after: standing, changed: false }
  const pictures = await deps.proofPictures.keep(
    await Promise.all(images.map(async (image) => Buffer.from(await image.arrayBuffer()))),
  )
  return deps.database.transaction(async (tx) => {
    const stepped = await step(
      tx,
      id,
      dispute,
      (withdrawal) => ({ ...withdrawal, confirmUntilMs: undefined }),
      memberId,
    )
    if (!stepped.changed) return stepped
    const by = stepped.after.username
    await insertDispute(tx, id, await lastNumber(tx, id), { by, pictures, nowMs })
    await noteStage(tx, id, { stage: 'notReceived', by, atMs: nowMs })
    return stepped
  })
}

/**
 * Until when customer service may reopen a part that counted as received because nobody answered; undefined
 * when there is none.
 */
export const disputeUntilMs = ({ forcedAtMs, status }: Withdrawal): number | undefined =>
  forcedAtMs === undefined || (status !== 'Forced-received' && status !== 'Approved')
    ? undefined
    : forcedAtMs + disputeDays * dayMs

/**
 * Customer service reopens such a part for the member. Throws `call.notFound`, and `wallet.wrongState` when
 * it is too late.
 */
export async function reopenWithdrawal(
  tx: Tx,
  { id, remark, by, nowMs }: { id: string; remark: string; by: string; nowMs: number },
): Promise<SteppedWithdrawal> {
  const standing = await lockWithdrawal(tx, id)
  if (!standing) throw fault('call.notFound')
  const until = disputeUntilMs(standing)
  const payment = await lastPayment(tx, id)
  if (until === undefined || until <= nowMs || !payment) throw fault('wallet.wrongState')
  const stepped = await step(
    tx,
    id,
    (state) => disputeForced(state, payment.amount),
    (withdrawal) => ({ ...withdrawal, forcedAtMs: undefined }),
  )
  await insertDispute(tx, id, payment.number, { by, pictures: [], remark, nowMs })
  await noteStage(tx, id, { stage: 'notReceived', amount: payment.amount, by, atMs: nowMs })
  return stepped
}

async function lockOwn(tx: Tx, id: string, memberId: bigint): Promise<Withdrawal> {
  const withdrawal = await lockWithdrawal(tx, id)
  if (withdrawal?.memberId !== memberId) throw fault('call.notFound')
  return withdrawal
}

async function lastNumber(tx: Tx, id: string): Promise<number> {
  const payment = await lastPayment(tx, id)
  if (!payment) throw new Error(`withdrawal ${id} was never paid`)
  return payment.number
}
